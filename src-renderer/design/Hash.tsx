import { useIntl } from 'react-intl';
import { CopyButton } from './CopyButton';

/** A SHA-256 shortened to its ends; the whole of it on hover. */
export function ShortHash({ value }: { readonly value: string }) {
  return (
    <span className="mono" title={value}>
      {value.slice(0, 4)} {value.slice(4, 8)} … {value.slice(-4)}
    </span>
  );
}

/** The same with a button that copies the whole of it. */
export function Hash({ value }: { readonly value: string }) {
  const intl = useIntl();
  return (
    <span className="row nowrap">
      <ShortHash value={value} />
      <CopyButton text={value} label={intl.formatMessage({ id: 'action.copyHash' })} />
    </span>
  );
}
