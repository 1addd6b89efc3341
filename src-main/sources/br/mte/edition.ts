import { fold } from '@shared/fold';
import { dayFirstDate } from '@shared/vocabulary/dates';

const months = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** What a line around the table says of the edition. */
export interface EditionLine {
  /** `updated` counts more than `periodic`: employers come and go between two periodic editions. */
  readonly kind: 'updated' | 'periodic' | 'title';
  /** yyyy-mm-dd; null in the title. */
  readonly date: string | null;
}

/** Reads `Cadastro atualizado em 04/09/2026.` or `Atualização periódica de 6 de abril de 2026.`; null for any other line. */
export function editionLine(line: string): EditionLine | null {
  const text = fold(line);
  const updated = /cadastro atualizado em (\d{1,2}\/\d{1,2}\/\d{4})/.exec(text)?.[1];
  if (updated !== undefined) return { kind: 'updated', date: dayFirstDate(updated) };
  const [, day, month, year] =
    /atualizacao periodica de (\d{1,2})o? de ([a-z]+) de (\d{4})/.exec(text.replaceAll('º', 'o')) ?? [];
  if (day !== undefined && month !== undefined) {
    const number = months.indexOf(month) + 1;
    return { kind: 'periodic', date: number === 0 ? null : dayFirstDate(`${day}/${number}/${year}`) };
  }
  return text.startsWith('cadastro de empregadores') ? { kind: 'title', date: null } : null;
}
