import { useIntl } from 'react-intl';
import { formatDecimal } from '@shared/answers/decimal';

/** Amounts with the currency after them; a dash where there is none. */
export function useMoney(): (value: string | null, currency?: string | null) => string {
  const intl = useIntl();
  return (value, currency = null) => {
    if (value === null) return '—';
    const amount = formatDecimal(value, intl.locale);
    return currency === null ? amount : `${amount}\u00a0${currency}`;
  };
}
