import { form, type Dataset, type Tables } from '../../../datasets/dataset';
import { cleanNit } from '@shared/vocabulary/identifiers';
import { newestBulletin } from './bulletin-download';
import { bulletinFile, type BulletinRecord } from './bulletin-file';
import { profile } from './profile';
import { responsibleFacts, responsibleRecord } from './queries';

const tables = {
  responsible: {
    columns: {
      key: 'INTEGER PRIMARY KEY',
      name: 'TEXT NOT NULL',
      document_type: 'TEXT NOT NULL',
      /** Digits alone; of a NIT without its check digit. */
      number: 'TEXT NOT NULL',
      document: 'TEXT NOT NULL',
      affected_entity: 'TEXT NOT NULL',
      liability_type: 'TEXT NOT NULL',
      count: 'INTEGER',
      reporting_entity: 'TEXT NOT NULL',
      department: 'TEXT NOT NULL',
      municipality: 'TEXT NOT NULL',
    },
    indexes: ['number'],
    // Some thousand debts that are still unpaid.
    expected: { least: 1000, most: 60_000, shrink: 0.3 },
  },
  edition: { columns: { number: 'TEXT NOT NULL', cutoff: 'TEXT NOT NULL' } },
} satisfies Tables;

/** The quarterly bulletin of fiscal responsibles of the Contraloría; facts of 21 November 2026. */
export const bulletin: Dataset = {
  id: 'co_contraloria_bulletin',
  title: {
    es: 'Boletín de Responsables Fiscales (Colombia)',
    en: 'Bulletin of fiscal responsibles (Colombia)',
  },
  description: {
    es: 'Quienes deben al Estado por fallos de responsabilidad fiscal sin pagar, cada trimestre (Contraloría, SIBOR).',
    en: 'Who owes the State for unpaid rulings of fiscal liability, each quarter (Contraloría, SIBOR).',
  },
  licence: {
    name: 'Documento público (Ley 610 de 2000, art. 60)',
    url: 'https://cfiscal.contraloria.gov.co/reportes/consultaboletinestrimestrales.aspx',
  },
  profile,
  version: 1,
  cadence: { checkEveryHours: 7 * 24, staleAfterDays: 200 },
  downloadBytes: 5_000_000,
  mostBytes: 64_000_000,
  tables,
  names: { facts: responsibleFacts, record: responsibleRecord },
  // A row that is left out would read as «not in the bulletin».
  mostRejected: 0.002,
  forms: [
    form(tables, {
      id: 'pdf',
      label: { es: 'PDF del trimestre', en: 'PDF of the quarter' },
      files: { bulletin: { name: /\.pdf$/i, format: bulletinFile, required: true } },
      remote: () => Promise.resolve([{ kind: 'bulletin', name: 'boletin.pdf', pages: newestBulletin }]),
      read(out) {
        let key = 0;
        return {
          bulletin(record: BulletinRecord) {
            if ('edition' in record) {
              out.add('edition', { ...record.edition });
              out.asOf(record.edition.cutoff);
              return;
            }
            const { row } = record;
            const [, type = '', written = ''] = /^([A-Z]+)\s*(.+)$/.exec(row.document) ?? [];
            const number = numberOf(type, written);
            if (!/^\d+$/.test(row.count)) out.reject(`a number of rulings «${row.count}»`);
            key += 1;
            out.add('responsible', { ...row, key, document_type: type, number, count: Number(row.count) });
            out.name(key, row.name, type === 'NIT' ? 'Company' : 'Person');
            out.identifier(key, number);
          },
        };
      },
    }),
  ],
};

/** Digits as they are compared. */
export function numberOf(type: string, written: string): string {
  return type === 'NIT' ? cleanNit(written).value : written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}
