import { formatDecimal, formatMoney } from '@shared/answers/decimal';
import type { Field } from '@shared/answers/fields';
import { formatRadicado } from '@shared/vocabulary/radicado';
import { reportWords } from '@shared/words/report';
import { shortDate, shortMoment } from '@shared/vocabulary/moment';
import type { Speaker } from '../typesetter';

/** A field that is no structure. */
export type Scalar = Extract<Field, { kind: 'value' | 'values' }>;

/** A value of an answer as a person reads it; null where the source gives none. `currency` is that of the amounts beside it. */
export function valueText(
  speaker: Speaker,
  field: Scalar,
  value: unknown,
  currency?: string | undefined,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value))
    return value.length === 0
      ? speaker.say(reportWords.none)
      : value.map((item) => valueText(speaker, field, item, currency) ?? '').join(', ');
  if (typeof value === 'boolean') return speaker.say(value ? reportWords.yes : reportWords.no);
  if (typeof value === 'number') {
    const number = Number.isInteger(value)
      ? String(value)
      : formatDecimal(String(Number(value.toFixed(mostDecimals))), locales[speaker.language]);
    return field.words?.unit === undefined ? number : `${number}\u00a0${field.words.unit}`;
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value.startsWith('data:')) return speaker.say(reportWords.file);
  if (field.kind === 'value' && field.isDecimal) {
    const locale = locales[speaker.language];
    return currency === null || currency === undefined || field.words?.isMeasure === true
      ? formatDecimal(value, locale)
      : formatMoney(value, currency, locale);
  }
  const choice = field.words?.choices?.[value];
  if (choice !== undefined) return speaker.say(choice);
  return shortDate(shortMoment(formatRadicado(value), speaker.language), speaker.language);
}

/** Enough for a place on the map; more are the noise of the arithmetic. */
const mostDecimals = 5;

const locales = { es: 'es-CO', en: 'en-US' } as const;
