import { fold } from '@shared/fold';
import type { DebtSystem } from '@shared/operations/br/pgfn';
import type { Text } from '@shared/text';
import { form, type Dataset, type Tables } from '../../../datasets/dataset';
import { debtFile } from './debt-file';
import { openData, profile } from './profile';
import { currentFile } from './remote';
import { centsOf, dayNumber, debtorNumber, filedNumber, keptDocument, personNumber } from './row';

interface Declared {
  readonly title: Text;
  readonly description: Text;
  readonly expected: { readonly least: number; readonly most: number };
  readonly downloadBytes: number;
  readonly fileName: RegExp;
}

const million = 1_000_000;

const declared: Readonly<Record<DebtSystem, Declared>> = {
  general: {
    title: { es: 'Dívida Ativa general (Brasil)', en: 'General Dívida Ativa (Brazil)' },
    description: {
      es: 'Deudas tributarias y no tributarias con la Unión (SIDA), unos 45 millones de filas; ocupa unos 6 GB.',
      en: 'Tax and other debts to the Union (SIDA), some 45 million rows; takes some 6 GB.',
    },
    expected: { least: 20 * million, most: 120 * million },
    downloadBytes: 1336 * million,
    fileName: /(nao_previd|sida).*\.(zip|csv)$/i,
  },
  social_security: {
    title: { es: 'Dívida Ativa previdenciaria (Brasil)', en: 'Social security Dívida Ativa (Brazil)' },
    description: {
      es: 'Deudas con la seguridad social del Brasil, unos 6 millones de filas.',
      en: 'Debts to Brazil’s social security, some 6 million rows.',
    },
    expected: { least: 2 * million, most: 30 * million },
    downloadBytes: 83 * million,
    fileName: /^(?!.*nao_previd).*prev.*\.(zip|csv)$/i,
  },
  fgts: {
    title: { es: 'Deudas con el FGTS (Brasil)', en: 'Debts to FGTS (Brazil)' },
    description: {
      es: 'Deudas con el fondo de garantía de los trabajadores del Brasil, medio millón de filas.',
      en: 'Debts to the guarantee fund of Brazil’s workers, half a million rows.',
    },
    expected: { least: 200_000, most: 5 * million },
    downloadBytes: 18 * million,
    fileName: /fgts.*\.(zip|csv)$/i,
  },
};

/** Words that repeat: units, states, statuses, kinds of revenue. Far fewer, unless the columns are other ones. */
const mostWords = 100_000;

/** The three systems of Brazil's Dívida Ativa, each a list of its own, as PGFN publishes them; facts of 21 November 2026. */
export const debtLists: Readonly<Record<DebtSystem, Dataset>> = {
  general: debtList('general'),
  social_security: debtList('social_security'),
  fgts: debtList('fgts'),
};

function debtList(system: DebtSystem): Dataset {
  const { title, description, expected, downloadBytes, fileName } = declared[system];
  const tables = {
    debt: {
      columns: {
        key: 'INTEGER PRIMARY KEY',
        document: 'TEXT',
        name: 'TEXT NOT NULL',
        number: 'TEXT NOT NULL',
        person: 'INTEGER NOT NULL',
        type: 'INTEGER NOT NULL',
        state: 'INTEGER',
        unit: 'INTEGER',
        entity: 'INTEGER',
        registration_unit: 'INTEGER',
        status_type: 'INTEGER',
        status: 'INTEGER',
        subject: 'INTEGER',
        day: 'INTEGER',
        filed: 'INTEGER NOT NULL',
        cents: 'INTEGER NOT NULL',
      },
      indexes: ['document'],
      words: 'name',
      expected: { ...expected, shrink: 0.5 },
    },
    word: {
      columns: { key: 'INTEGER PRIMARY KEY', text: 'TEXT NOT NULL', folded: 'TEXT NOT NULL' },
      indexes: ['text', 'folded'],
    },
  } satisfies Tables;
  return {
    id: `br_pgfn_${system}`,
    title,
    description,
    licence: { name: 'Dados abertos da PGFN (Lei 12.527/2011)', url: openData },
    profile,
    version: 1,
    // A quarter is published some three weeks after its end.
    cadence: { checkEveryHours: 7 * 24, staleAfterDays: 150 },
    downloadBytes,
    mostBytes: 10_000 * million,
    tables,
    names: null,
    mostRejected: 0.0001,
    forms: [
      form(tables, {
        id: 'csv',
        label: { es: 'ZIP del trimestre, o sus CSV', en: 'ZIP of the quarter, or its CSV files' },
        files: { debts: { name: fileName, format: debtFile(system), required: true } },
        remote: (http) => currentFile(system, http),
        read(out) {
          const words = new Map<string, number>();
          let oldest: string | null = null;
          let key = 0;
          return {
            debts(record) {
              if ('day' in record) {
                if (oldest === null || record.day < oldest) oldest = record.day;
                out.asOf(oldest);
                return;
              }
              if (words.size > mostWords) out.reject(`more than ${mostWords} different words`);
              const name = record.name.trim();
              const document = keptDocument(record.document);
              if (name === '' && document === null) out.reject('neither a name nor a document');
              const number = record.number.trim();
              if (number === '') out.reject('no NUMERO_INSCRICAO');
              const row = {
                person: personNumber(record.personType) ?? out.reject(`TIPO_PESSOA «${record.personType}»`),
                type: debtorNumber(record.debtorType) ?? out.reject(`TIPO_DEVEDOR «${record.debtorType}»`),
                filed: filedNumber(record.filed) ?? out.reject(`INDICADOR_AJUIZADO «${record.filed}»`),
                cents: centsOf(record.amount) ?? out.reject(`VALOR_CONSOLIDADO «${record.amount}»`),
              };
              key += 1;
              out.add('debt', {
                key,
                document,
                name,
                number,
                ...row,
                state: wordOf(record.state),
                unit: wordOf(record.unit),
                entity: wordOf(record.entity ?? ''),
                registration_unit: wordOf(record.registrationUnit ?? ''),
                status_type: wordOf(record.statusType),
                status: wordOf(record.status),
                subject: wordOf(record.subject),
                day: dayNumber(record.date),
              });
            },
          };

          function wordOf(written: string): number | null {
            const known = words.get(written);
            if (known !== undefined) return known;
            const text = written.trim();
            if (text === '') return null;
            const number = words.size + 1;
            words.set(written, number);
            out.add('word', { key: number, text, folded: fold(text) });
            return number;
          }
        },
      }),
    ],
  };
}
