import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { useAssist, useAssistance } from './useAssistance';

/** Under a lookup that runs: what it waits for, and the door to the official page. Nothing when it waits for nobody. */
export function NeedsPerson({ lookupId }: { readonly lookupId: string }) {
  const intl = useIntl();
  const entry = useAssistance().find((waiting) => waiting.lookupId === lookupId);
  const open = useAssist('assistance.open');
  if (entry === undefined) return null;
  return (
    <Callout
      tone="yours"
      title={intl.formatMessage({ id: 'assistance.needed' })}
      actions={
        <Button kind="primary" onPress={() => open(lookupId)}>
          <FormattedMessage id={entry.open === null ? 'assistance.open' : 'assistance.show'} />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="assistance.neededWords" />
      </p>
    </Callout>
  );
}
