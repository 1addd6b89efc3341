import { fold } from '@shared/fold';
import { form, type Dataset, type Tables } from '../../../datasets/dataset';
import { documentColumns, heldDocument } from '../documents';
import { catalogue, profile } from './profile';
import { personFacts, personRecord } from './queries';
import { currentFile } from './remote';
import { embargoFile, embargoId, embargoOf, reportDay } from './row';

const tables = {
  embargo: {
    columns: {
      key: 'INTEGER PRIMARY KEY',
      id: 'TEXT NOT NULL',
      number: 'TEXT',
      person: 'INTEGER',
      status: 'TEXT NOT NULL',
      date: 'TEXT',
      state: 'TEXT',
      municipality: 'TEXT NOT NULL',
      municipality_code: 'TEXT',
      latitude: 'REAL',
      longitude: 'REAL',
      /** Property, location and municipality as they are searched. */
      words: 'TEXT NOT NULL',
      record: 'TEXT NOT NULL',
    },
    indexes: ['id', 'number', 'person', 'latitude, longitude', 'municipality', 'date'],
    // 116,332 notices in September 2026.
    expected: { least: 80_000, most: 1_000_000, shrink: 0.1 },
  },
  person: {
    columns: { key: 'INTEGER PRIMARY KEY', ...documentColumns },
    indexes: ['plain', 'root', 'shown'],
  },
  geometry: { columns: { embargo: 'INTEGER PRIMARY KEY', wkt: 'TEXT NOT NULL' } },
} satisfies Tables;

/** IBAMA's embargo notices; facts of 21 November 2026. */
export const embargoes: Dataset = {
  id: 'br_ibama_embargoes',
  title: { es: 'Embargos ambientales del IBAMA', en: 'IBAMA environmental embargoes' },
  description: {
    es: 'Términos de embargo del IBAMA: áreas del Brasil en que se prohibió producir, y a quién.',
    en: 'Embargo notices of IBAMA: areas of Brazil where production was forbidden, and to whom.',
  },
  licence: {
    name: 'Dados abertos do IBAMA',
    url: `${catalogue}/dataset/fiscalizacao-termo-de-embargo`,
  },
  profile,
  version: 1,
  cadence: { checkEveryHours: 7 * 24, staleAfterDays: 30 },
  downloadBytes: 210_000_000,
  mostBytes: 2_000_000_000,
  tables,
  names: { facts: personFacts, record: personRecord },
  mostRejected: 0.001,
  forms: [
    form(tables, {
      id: 'csv',
      label: { es: 'CSV (o su ZIP)', en: 'CSV (or its ZIP)' },
      files: {
        embargoes: { name: /^termo[_-].*embargo.*\.(csv|zip)$/i, format: embargoFile, required: true },
      },
      remote: currentFile,
      read(out) {
        // Some 80,000 persons; a person is a document and a name.
        const people = new Map<string, number>();
        let key = 0;
        let oldest: string | null = null;
        return {
          embargoes(row) {
            const id = embargoId(row) ?? out.reject('neither SEQ_TAD nor NUM_TAD');
            const asOf = reportDay(row) ?? out.reject('no day in ULTIMA_ATUALIZACAO_RELATORIO');
            const embargo = embargoOf(row, id, asOf);
            if (oldest === null || asOf < oldest) oldest = asOf;
            out.asOf(oldest);
            key += 1;
            const { person_name: name, document, property_name, location, municipality } = embargo;
            out.add('embargo', {
              key,
              id,
              number: embargo.embargo_number,
              person: name === null && document === null ? null : personOf(name ?? '', document ?? ''),
              status: embargo.status,
              date: embargo.embargo_date,
              state: embargo.state,
              municipality: fold(municipality ?? ''),
              municipality_code: embargo.municipality_code,
              latitude: embargo.latitude,
              longitude: embargo.longitude,
              words: fold([property_name, location, municipality].join(' ')),
              record: JSON.stringify(embargo),
            });
            if (embargo.has_polygon) out.add('geometry', { embargo: key, wkt: row.geometry });
          },
        };

        function personOf(name: string, document: string): number {
          const known = people.get(`${document} ${name}`);
          if (known !== undefined) return known;
          const person = people.size + 1;
          people.set(`${document} ${name}`, person);
          const held = heldDocument(document);
          out.add('person', { key: person, ...held });
          if (name !== '') out.name(person, name, held.root === null ? undefined : 'Company');
          if (held.plain !== null) out.identifier(person, held.plain);
          return person;
        }
      },
    }),
  ],
};
