import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AssistanceView } from '@shared/assistance';
import { Button } from '../design/Button';
import { BasisDialog } from './BasisDialog';
import { useAssist } from './useAssistance';

/** The door to the official page of a lookup; it asks first for what has to be recorded and is not. */
export function OpenPage({ entry }: { readonly entry: AssistanceView }) {
  const open = useAssist('assistance.open');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="primary"
        onPress={() => (entry.missing.length > 0 ? setAsking(true) : open(entry.lookupId))}
      >
        <FormattedMessage id={entry.open === null ? 'assistance.open' : 'assistance.show'} />
      </Button>
      {isAsking && <BasisDialog entry={entry} onClose={() => setAsking(false)} />}
    </>
  );
}
