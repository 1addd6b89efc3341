import { FormattedMessage, useIntl } from 'react-intl';
import { Callout } from '../../../design/Callout';

/** Says of an empty answer that the page may have refused in silence. */
export function Unconfirmed() {
  const intl = useIntl();
  return (
    <Callout tone="silent" title={intl.formatMessage({ id: 'delaware.unconfirmed' })}>
      <p>
        <FormattedMessage id="delaware.unconfirmedWhy" />
      </p>
    </Callout>
  );
}
