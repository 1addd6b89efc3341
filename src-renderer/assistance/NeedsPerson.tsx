import { FormattedMessage, useIntl } from 'react-intl';
import { Callout } from '../design/Callout';
import { OpenPage } from './OpenPage';
import { useAssistance } from './useAssistance';

/** Under a lookup that runs: what it waits for, and the door to the official page. Nothing when it waits for nobody. */
export function NeedsPerson({ lookupId }: { readonly lookupId: string }) {
  const intl = useIntl();
  const entry = useAssistance().find((waiting) => waiting.lookupId === lookupId);
  if (entry === undefined) return null;
  return (
    <Callout
      tone="yours"
      title={intl.formatMessage({ id: 'assistance.needed' })}
      actions={<OpenPage entry={entry} />}
    >
      <p>
        <FormattedMessage id="assistance.neededWords" />
      </p>
    </Callout>
  );
}
