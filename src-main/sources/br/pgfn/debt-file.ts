import type { DebtSystem } from '@shared/operations/br/pgfn';
import { packed } from '../../../datasets/formats/archive';
import { csv, type CsvRecord } from '../../../datasets/formats/csv';
import type { Format } from '../../../datasets/formats/format';

/*
 * The quarterly files: CSV in ISO-8859-1 with semicolons and no quotes, several in one ZIP file, each with its heading.
 * Facts of 21 November 2026; files from before 2021 have the state of the unit in place of the debtor's, and are refused.
 */

const common = {
  document: ['CPF_CNPJ'],
  personType: ['TIPO_PESSOA'],
  debtorType: ['TIPO_DEVEDOR'],
  name: ['NOME_DEVEDOR'],
  state: ['UF_DEVEDOR'],
  unit: ['UNIDADE_RESPONSAVEL'],
  number: ['NUMERO_INSCRICAO'],
  statusType: ['TIPO_SITUACAO_INSCRICAO'],
  status: ['SITUACAO_INSCRICAO'],
  date: ['DATA_INSCRICAO'],
  filed: ['INDICADOR_AJUIZADO'],
  amount: ['VALOR_CONSOLIDADO'],
} as const;

export type DebtRow = CsvRecord<keyof typeof common | 'subject'> & {
  readonly entity?: string;
  readonly registrationUnit?: string;
};

/** A row, or the last day of the quarter that a file is of. */
export type DebtRecord = DebtRow | { readonly day: string };

const subjects: Readonly<Record<DebtSystem, readonly string[]>> = {
  general: ['RECEITA_PRINCIPAL'],
  social_security: ['TIPO_CREDITO'],
  fgts: ['RECEITA_PRINCIPAL'],
};

/** @returns a format that tells the quarter of each file, where its name says one, before its rows */
export function debtFile(system: DebtSystem): Format<DebtRecord> {
  const rows = csv<string>({
    delimiter: ';',
    quote: null,
    charset: null,
    columns: {
      ...common,
      subject: subjects[system],
      ...(system === 'fgts'
        ? { entity: ['ENTIDADE_RESPONSAVEL'], registrationUnit: ['UNIDADE_INSCRICAO'] }
        : {}),
    },
  }) as Format<DebtRow>;
  return packed<DebtRecord>(async function* read(file) {
    const day = quarterEnd(file.name);
    if (day !== null) yield [{ line: 1, value: { day } }];
    yield* rows(file);
  }, /\.csv$/i);
}

/** The last day that `arquivo_lai_SIDA_1_202606.csv` or `2026_trimestre_02_….zip` speaks of; the nearest name counts. */
export function quarterEnd(name: string): string | null {
  const [, monthYear, month] = /(20\d{2})(0[1-9]|1[0-2])\.csv$/i.exec(name) ?? [];
  if (monthYear !== undefined && month !== undefined) return lastDay(Number(monthYear), Number(month));
  const [, year, quarter] = /(20\d{2})_trimestre_0([1-4])/i.exec(name) ?? [];
  return year === undefined || quarter === undefined ? null : lastDay(Number(year), Number(quarter) * 3);
}

function lastDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
