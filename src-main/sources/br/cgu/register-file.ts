import type { Register } from '@shared/operations/br/cgu';
import { packed } from '../../../datasets/formats/archive';
import { csvWithRow, type WholeRow } from '../../../datasets/formats/csv';
import type { Format } from '../../../datasets/formats/format';

/*
 * The daily files of the four registers: a CSV in ISO-8859-1 within a ZIP file, every value quoted, line breaks within
 * values. Facts of 21 November 2026. Only the columns without which a row says nothing are asked for; all are kept.
 */

const sanctioned = {
  document: ['CPF OU CNPJ DO SANCIONADO'],
  name: ['NOME DO SANCIONADO'],
  category: ['CATEGORIA DA SANÇÃO'],
} as const;

/** The heading of CEIS and CNEP in autumn 2026 says ABRAGÊNCIA; the official dictionary, ABRANGÊNCIA. */
const company = {
  ...sanctioned,
  code: ['CÓDIGO DA SANÇÃO'],
  start: ['DATA INÍCIO SANÇÃO'],
  end: ['DATA FINAL SANÇÃO'],
  scope: ['ABRAGÊNCIA DA SANÇÃO', 'ABRANGÊNCIA DA SANÇÃO'],
  body: ['ÓRGÃO SANCIONADOR'],
  legalBasis: ['FUNDAMENTAÇÃO LEGAL'],
} as const;

const required: Readonly<Record<Register, Readonly<Record<string, readonly string[]>>>> = {
  ceis: company,
  cnep: { ...company, fine: ['VALOR DA MULTA'] },
  cepim: {
    document: ['CNPJ ENTIDADE'],
    name: ['NOME ENTIDADE'],
    agreement: ['NÚMERO CONVÊNIO'],
    body: ['ÓRGÃO CONCEDENTE'],
    reason: ['MOTIVO DO IMPEDIMENTO', 'MOTIVO IMPEDIMENTO'],
  },
  ceaf: {
    document: [...sanctioned.document, 'CPF SERVIDOR'],
    name: [...sanctioned.name, 'NOME SERVIDOR'],
    category: [...sanctioned.category, 'TIPO DE PUNIÇÃO'],
  },
};

/** A row of a register, or the day that the name of its file says. */
export type RegisterRecord = WholeRow | { readonly day: string };

/** @returns a format that tells the day of `20261002_CEIS.csv`, where the name says one, before the rows */
export function registerFile(register: Register): Format<RegisterRecord> {
  const rows = csvWithRow({
    delimiter: ';',
    quote: '"',
    charset: null,
    columns: required[register],
  });
  return packed<RegisterRecord>(async function* read(file) {
    const [, year, month, day] = /(\d{4})(\d{2})(\d{2})_[A-Z]+\.(?:csv|zip)$/i.exec(file.name) ?? [];
    if (year !== undefined) yield [{ line: 1, value: { day: `${year}-${month}-${day}` } }];
    yield* rows(file);
  }, /\.csv$/i);
}
