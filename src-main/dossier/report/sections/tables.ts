import type { ContentText } from 'pdfmake/interfaces';
import { fieldText } from '@shared/operations/operation';
import { shortDate } from '@shared/vocabulary/moment';
import { reportWords } from '@shared/words/report';
import type { z } from 'zod';
import { ink, muted, size } from '../style';
import type { Typesetter } from '../typesetter';

/** What the contract calls a field. */
export function label(type: Typesetter, field: z.ZodType): string {
  const text = fieldText(field);
  return text === undefined ? '' : type.say(text.label);
}

/** A day as it is written in the reader's language; a dash for none. */
export function day(type: Typesetter, date: string | null): string {
  return date === null ? type.say(reportWords.empty) : shortDate(date, type.language);
}

/** The head of a table within a finding. @param columns fields of the contract, or words */
export function head(type: Typesetter, columns: readonly (z.ZodType | string)[]): ContentText[] {
  return columns.map((column) =>
    type.sans(typeof column === 'string' ? column : label(type, column), {
      fontSize: size.small,
      bold: true,
      color: muted,
    }),
  );
}

/** A row of a table within a finding; what is empty is shown as a dash. */
export function cells(type: Typesetter, ...values: readonly (string | null)[]): ContentText[] {
  return values.map((value) =>
    type.sans(value === null || value === '' ? type.say(reportWords.empty) : value, {
      fontSize: size.small,
      color: ink,
    }),
  );
}
