import { fold } from '@shared/fold';
import type { Register } from '@shared/operations/br/cgu';
import type { Text } from '@shared/text';
import { form, type Dataset, type Tables } from '../../../datasets/dataset';
import { documentColumns, heldDocument } from '../documents';
import { portal, profile } from './profile';
import { partyFacts, partyRecord } from './queries';
import { registerFile } from './register-file';
import { currentFile } from './remote';
import { documentOf, fingerprint, namesOf, sanctionId, summaryOf } from './row';

interface Declared {
  readonly title: Text;
  readonly description: Text;
  /** Rows on 8 October 2026, where they are known. */
  readonly rows: number;
  readonly downloadBytes: number;
}

const megabyte = 1_000_000;
/** Dates of a file that does not say its own day are held against this one. */
const noDay = '2199-12-31';

const declared: Readonly<Record<Register, Declared>> = {
  ceis: {
    title: { es: 'CEIS: inidóneas y suspendidas (Brasil)', en: 'CEIS: barred and suspended (Brazil)' },
    description: {
      es: 'Empresas y personas impedidas de contratar con la administración pública del Brasil.',
      en: 'Companies and people barred from contracts with Brazil’s public administration.',
    },
    rows: 23_721,
    downloadBytes: 3.4 * megabyte,
  },
  cnep: {
    title: { es: 'CNEP: empresas punidas (Brasil)', en: 'CNEP: punished companies (Brazil)' },
    description: {
      es: 'Sanciones de la ley anticorrupción del Brasil (Ley 12.846).',
      en: 'Sanctions under Brazil’s anti-corruption law (Law 12,846).',
    },
    rows: 1827,
    downloadBytes: 0.2 * megabyte,
  },
  cepim: {
    title: { es: 'CEPIM: entidades impedidas (Brasil)', en: 'CEPIM: barred non-profits (Brazil)' },
    description: {
      es: 'Entidades sin fines de lucro impedidas de celebrar convenios con la Unión.',
      en: 'Non-profits barred from agreements with the Union.',
    },
    rows: 4000,
    downloadBytes: 0.4 * megabyte,
  },
  ceaf: {
    title: { es: 'CEAF: servidores expulsados (Brasil)', en: 'CEAF: expelled civil servants (Brazil)' },
    description: {
      es: 'Servidores expulsados de la administración federal del Brasil; el CPF está enmascarado.',
      en: 'Civil servants expelled from Brazil’s federal administration; the CPF is masked.',
    },
    rows: 4066,
    downloadBytes: 0.5 * megabyte,
  },
};

/** The four registers of sanctions, each a list of its own, as CGU publishes them; facts of 21 November 2026. */
export const registerLists: Readonly<Record<Register, Dataset>> = {
  ceis: registerList('ceis'),
  cnep: registerList('cnep'),
  cepim: registerList('cepim'),
  ceaf: registerList('ceaf'),
};

function registerList(register: Register): Dataset {
  const { title, description, rows, downloadBytes } = declared[register];
  const tables = {
    sanction: {
      columns: {
        key: 'INTEGER PRIMARY KEY',
        id: 'TEXT NOT NULL UNIQUE',
        party: 'INTEGER NOT NULL',
        body: 'TEXT NOT NULL',
        state: 'TEXT',
        sphere: 'TEXT',
        begins: 'TEXT',
        ends: 'TEXT',
        row: 'TEXT NOT NULL',
      },
      indexes: ['party'],
      expected: { least: Math.floor(rows / 2), most: rows * 20, shrink: 0.5 },
    },
    party: {
      columns: { key: 'INTEGER PRIMARY KEY', ...documentColumns },
      indexes: ['plain', 'root', 'shown'],
    },
  } satisfies Tables;
  return {
    id: `br_cgu_${register}`,
    title,
    description,
    licence: {
      name: 'Portal da Transparência, dados abertos',
      url: `${portal}/download-de-dados/${register}`,
    },
    profile,
    version: 1,
    cadence: { checkEveryHours: 24, staleAfterDays: 14 },
    downloadBytes,
    mostBytes: 500 * megabyte,
    tables,
    names: { facts: partyFacts, record: partyRecord },
    mostRejected: 0.001,
    forms: [
      form(tables, {
        id: 'csv',
        label: { es: 'ZIP o CSV del portal', en: 'ZIP or CSV of the portal' },
        files: {
          register: {
            name: new RegExp(`${register}.*\\.(zip|csv)$`, 'i'),
            format: registerFile(register),
            required: true,
          },
        },
        remote: (http) => currentFile(register, http),
        read(out) {
          // Some 20,000 parties; a party is a document and a name.
          const parties = new Map<string, { readonly key: number; readonly names: Set<string> }>();
          const rowsOfId = new Map<string, Set<string>>();
          let key = 0;
          let day = noDay;
          return {
            register(record) {
              if ('day' in record) {
                day = record.day;
                out.asOf(day);
                return;
              }
              const { row } = record;
              const names = namesOf(row);
              const document = documentOf(register, row);
              if (names.length === 0 && document === null) out.reject('neither a name nor a document');
              const id = ownId(row);
              if (id === null) return;
              const summary = summaryOf(register, id, row, day);
              key += 1;
              out.add('sanction', {
                key,
                id,
                party: partyOf(document ?? '', names),
                body: fold(summary.sanctioning_body ?? ''),
                state: summary.state,
                sphere: fold(summary.sphere ?? ''),
                begins: summary.start_date,
                ends: summary.end_date,
                row: JSON.stringify(row),
              });
            },
          };

          /** null for a row that the file repeats; another row with the same code is told apart by its fingerprint. */
          function ownId(row: Readonly<Record<string, string>>): string | null {
            const id = sanctionId(register, row);
            const mark = fingerprint(row);
            const known = rowsOfId.get(id);
            if (known?.has(mark) === true) return null;
            rowsOfId.set(id, (known ?? new Set()).add(mark));
            return known === undefined ? id : `${id}#${mark}`;
          }

          function partyOf(document: string, names: readonly string[]): number {
            const identity = `${document} ${names[0] ?? ''}`;
            const held = heldDocument(document);
            let party = parties.get(identity);
            if (party === undefined) {
              party = { key: parties.size + 1, names: new Set() };
              parties.set(identity, party);
              out.add('party', { key: party.key, ...held });
              if (held.plain !== null) out.identifier(party.key, held.plain);
            }
            for (const name of names) {
              if (party.names.has(name)) continue;
              party.names.add(name);
              out.name(party.key, name, held.root === null ? undefined : 'Company');
            }
            return party.key;
          }
        },
      }),
    ],
  };
}
