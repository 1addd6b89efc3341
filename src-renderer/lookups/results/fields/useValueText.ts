import { useIntl } from 'react-intl';
import { formatDecimal, formatMoney } from '@shared/answers/decimal';
import type { Field } from '@shared/answers/fields';
import { formatRadicado } from '@shared/vocabulary/radicado';
import { formatDate, formatMoment } from '../../../i18n/dates';
import { useLanguage, useText } from '../../../i18n/text';

type Scalar = Extract<Field, { kind: 'value' | 'values' }>;

/** Writes one value of an answer as a person reads it; null where the source gives none. */
export function useValueText(): (field: Scalar, value: unknown, currency?: string) => string | null {
  const intl = useIntl();
  const language = useLanguage();
  const text = useText();

  const textOf = (field: Scalar, value: unknown, currency: string | undefined): string | null => {
    if (value === null || value === undefined || value === '') return null;
    if (Array.isArray(value))
      return value.length === 0
        ? intl.formatMessage({ id: 'value.empty' })
        : value.map((item) => textOf(field, item, currency) ?? '—').join(', ');
    if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'value.yes' : 'value.no' });
    if (typeof value === 'number') {
      const number = Number.isInteger(value)
        ? String(value)
        : intl.formatNumber(value, { maximumFractionDigits: 20 });
      return field.words?.unit === undefined ? number : `${number}\u00a0${field.words.unit}`;
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if (field.kind === 'value' && field.isDecimal) {
      return currency === undefined || field.words?.isMeasure === true
        ? formatDecimal(value, intl.locale)
        : formatMoney(value, currency, intl.locale);
    }
    const choice = field.words?.choices?.[value];
    if (choice !== undefined) return text(choice);
    if (/^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)))
      return formatMoment(Date.parse(value), language);
    return formatDate(formatRadicado(value), language);
  };
  return (field, value, currency) => textOf(field, value, currency);
}
