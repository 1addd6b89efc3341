import { useIntl } from 'react-intl';
import { CopyButton } from './CopyButton';

/** A SHA-256 shortened to its ends; the whole of it on hover and in the clipboard. */
export function Hash({ value }: { readonly value: string }) {
  const intl = useIntl();
  return (
    <span className="row nowrap">
      <span className="mono" title={value}>
        {value.slice(0, 4)} {value.slice(4, 8)} … {value.slice(-4)}
      </span>
      <CopyButton text={value} label={intl.formatMessage({ id: 'action.copyHash' })} />
    </span>
  );
}
