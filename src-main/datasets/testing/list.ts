import { ofac } from '@shared/operations/us/ofac';
import type { BoundAdapter, SourceProfile } from '../../engine/adapter';
import { form, type Dataset, type Tables } from '../dataset';
import { packed } from '../formats/archive';
import { csv } from '../formats/csv';

/** A small list of the tests: numbers and names, as a CSV at one address. */
export const listOrigin = 'https://lists.test';

const profile: SourceProfile = {
  source: { ...ofac, id: 'test_lists', homepage: listOrigin },
  headers: {},
  concurrency: 4,
  pace: { requests: 100, perMs: 1000 },
  timeoutMs: 2000,
  maxBytes: 1_000_000,
  blockedStatuses: [],
  coolDownsMs: [],
  intermediates: [],
};

const tables = {
  debtor: {
    columns: { id: 'INTEGER PRIMARY KEY', name: 'TEXT NOT NULL' },
    indexes: ['name'],
    words: 'name',
    expected: { least: 10, most: 5_000_000, shrink: 0.2 },
  },
} satisfies Tables;

const debtors = packed(
  csv({ delimiter: ';', quote: null, charset: null, columns: { id: ['ID'], name: ['NAME'] } }),
  /\.csv$/i,
);

export function testList(over: Partial<Dataset> = {}): Dataset {
  const text = { es: 'Lista', en: 'List' };
  return {
    id: 'test_list',
    title: text,
    description: text,
    licence: { name: 'none', url: listOrigin },
    profile,
    version: 1,
    cadence: { checkEveryHours: 24, staleAfterDays: 7 },
    downloadBytes: 1000,
    mostBytes: 50_000_000,
    tables,
    names: null,
    mostRejected: 0.05,
    forms: [
      form(tables, {
        id: 'csv',
        label: text,
        files: {
          debtors: {
            name: /^debtors.*\.(csv|zip)$/i,
            format: debtors,
            required: true,
          },
        },
        remote: async () => [{ kind: 'debtors', name: 'debtors.zip', url: `${listOrigin}/debtors.zip` }],
        read: (out) => ({
          debtors({ id, name }) {
            if (id === 'as_of') return out.asOf(name);
            if (!/^\d+$/.test(id)) out.reject(`id «${id}»`);
            return out.add('debtor', { id: Number(id), name });
          },
        }),
      }),
    ],
    ...over,
  };
}

/** An adapter that answers from a list, for what asks adapters which lists there are. */
export function reading(list: Dataset): BoundAdapter {
  return {
    operation: 'test_lookup',
    profile: list.profile,
    datasets: [list],
    run: () => Promise.reject(new Error('nobody asks')),
  };
}

/** The CSV of a list with so many rows, as of a day. */
export function listCsv(rows: number, asOf = '2026-11-20', name = 'Deudor'): string {
  const lines = Array.from({ length: rows }, (_, index) => `${index + 1};${name} ${index + 1}\n`);
  return `ID;NAME\nas_of;${asOf}\n${lines.join('')}`;
}
