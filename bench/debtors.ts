import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { form, type Dataset, type Tables } from '../src-main/datasets/dataset';
import { csv } from '../src-main/datasets/formats/csv';
import { profile } from '../src-main/sources/us/ofac/profile';

/*
 * A file in the shape of the debtors of Brazil's treasury (PGFN): 13 columns, semicolons, windows-1252, no quotes. The
 * people and companies are made up of their number.
 */

export const columns = [
  'CPF_CNPJ',
  'TIPO_PESSOA',
  'TIPO_DEVEDOR',
  'NOME_DEVEDOR',
  'UF_DEVEDOR',
  'UNIDADE_RESPONSAVEL',
  'NUMERO_INSCRICAO',
  'TIPO_SITUACAO_INSCRICAO',
  'SITUACAO_INSCRICAO',
  'RECEITA_PRINCIPAL',
  'DATA_INSCRICAO',
  'INDICADOR_AJUIZADO',
  'VALOR_CONSOLIDADO',
] as const;
type Column = (typeof columns)[number];

export function debtor(index: number): readonly string[] {
  return [
    `${10 + (index % 80)}.${100 + (index % 900)}.${100 + ((index * 7) % 900)}/0001-${10 + (index % 90)}`,
    'Pessoa jurídica',
    'PRINCIPAL',
    `EMPRESA INVENTADA DE SERVIÇOS ${index} LTDA`,
    'SP',
    'SAO PAULO',
    `80 6 ${index} ${index * 3}`,
    'Em cobrança',
    'ATIVA EM COBRANCA',
    'Receita da dívida ativa - SIMPLES NACIONAL',
    `${1 + (index % 28)}/03/2019`,
    'SIM',
    `${(index * 13) % 1_000_000}.${10 + (index % 90)}`,
  ];
}

const blockRows = 5000;

/** Writes so many debtors to a file. */
export async function writeDebtors(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  const write = async (text: string): Promise<void> => {
    if (!file.write(Buffer.from(text, 'latin1'))) await once(file, 'drain');
  };
  await write(`${columns.join(';')}\n`);
  for (let from = 0; from < rows; from += blockRows) {
    const lines = Array.from({ length: Math.min(blockRows, rows - from) }, (_, index) =>
      debtor(from + index).join(';'),
    );
    await write(`${lines.join('\n')}\n`);
  }
  file.end();
  await once(file, 'close');
}

const tables = {
  debt: {
    columns: Object.fromEntries(columns.map((name) => [name.toLowerCase(), 'TEXT NOT NULL'])),
  },
} satisfies Tables;

const records = csv({
  delimiter: ';',
  quote: null,
  charset: 'windows-1252',
  columns: Object.fromEntries(columns.map((name) => [name, [name]])) as Record<Column, [string]>,
});

/** The list of debtors as a data set, without indexes: the bare insert that it is held against has none either. */
export const debtorList: Dataset = {
  id: 'bench_debtors',
  title: { es: 'Deudores', en: 'Debtors' },
  description: { es: 'Deudores', en: 'Debtors' },
  licence: { name: 'none', url: 'https://ofac.treasury.gov' },
  profile,
  version: 1,
  cadence: { checkEveryHours: 24, staleAfterDays: 120 },
  downloadBytes: 0,
  mostBytes: Number.MAX_SAFE_INTEGER,
  tables,
  names: null,
  mostRejected: 0,
  forms: [
    form(tables, {
      id: 'csv',
      label: { es: 'CSV', en: 'CSV' },
      files: { debts: { name: /\.csv$/, format: records, required: true } },
      remote: null,
      read: (out) => ({
        debts(record) {
          out.add('debt', {
            cpf_cnpj: record.CPF_CNPJ,
            tipo_pessoa: record.TIPO_PESSOA,
            tipo_devedor: record.TIPO_DEVEDOR,
            nome_devedor: record.NOME_DEVEDOR,
            uf_devedor: record.UF_DEVEDOR,
            unidade_responsavel: record.UNIDADE_RESPONSAVEL,
            numero_inscricao: record.NUMERO_INSCRICAO,
            tipo_situacao_inscricao: record.TIPO_SITUACAO_INSCRICAO,
            situacao_inscricao: record.SITUACAO_INSCRICAO,
            receita_principal: record.RECEITA_PRINCIPAL,
            data_inscricao: record.DATA_INSCRICAO,
            indicador_ajuizado: record.INDICADOR_AJUIZADO,
            valor_consolidado: record.VALOR_CONSOLIDADO,
          });
        },
      }),
    }),
  ],
};
