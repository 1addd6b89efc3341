import { useIntl } from 'react-intl';
import { formatMoney } from '@shared/answers/decimal';

/** Amounts with the currency after them; a dash where there is none. */
export function useMoney(): (value: string | null, currency?: string | null) => string {
  const intl = useIntl();
  return (value, currency = null) => {
    if (value === null) return '—';
    return formatMoney(value, currency, intl.locale);
  };
}
