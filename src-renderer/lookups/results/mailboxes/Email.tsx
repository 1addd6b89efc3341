import { useIntl } from 'react-intl';
import { CopyButton } from '../../../design/CopyButton';
import './mailboxes.css';

/** An address, ready to be copied. */
export function Email({ address }: { readonly address: string }) {
  const intl = useIntl();
  const [account, host = ''] = address.split('@');
  return (
    <span className="mailbox-email">
      <span className="mono">
        {account}
        <wbr />@{host}
      </span>
      <CopyButton text={address} label={intl.formatMessage({ id: 'mailbox.copy' })} />
    </span>
  );
}
