import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { datasetMissing } from '@shared/errors';
import type { ScreeningSubject } from '@shared/screening';
import type { Datasets } from '../datasets';
import { createNameIndex, openNameIndex } from '../datasets/matching';
import { openLists, searchLists } from './search';

/** Lists by their id; null for one that is not on this machine. */
function datasetsOf(lists: Readonly<Record<string, readonly string[] | null>>): Datasets {
  const handles = new Map(
    Object.entries(lists).map(([id, names]) => {
      if (names === null) return [id, null] as const;
      const db = new BetterSqlite3(':memory:');
      const writer = createNameIndex(db);
      for (const [entity, name] of names.entries()) writer.add(entity, name, 'Person');
      writer.finish();
      const index = openNameIndex(db);
      const handle = {
        generation: { id: `${id}-1`, dataset: id, asOf: '2026-11-20' },
        search: async (...args: Parameters<typeof index.search>) => index.search(...args),
        record: async (entity: number) => ({
          party: `${id} ${entity}`,
          lines: [{ kind: 'name', value: names[entity] }],
        }),
      };
      return [id, handle] as const;
    }),
  );
  return {
    list: () => [
      ...[...handles.keys()].map((id) => ({ id, title: { es: id, en: id }, hasNames: true })),
      { id: 'codes', title: { es: 'codes', en: 'codes' }, hasNames: false },
    ],
    view: () => ({ isStale: false }),
    open: async (id: string) => handles.get(id) ?? Promise.reject(datasetMissing('source', id)),
  } as unknown as Datasets;
}

const signal = new AbortController().signal;
const subject = (name: string): ScreeningSubject => ({
  name,
  kind: null,
  birthDate: null,
  countries: [],
  identifiers: [],
});

describe('a search over all lists', () => {
  it('searches every list of names, best hit first, and says which were searched and which are missing', async () => {
    const lists = await openLists(
      datasetsOf({
        us_ofac: ['Tulio Echavarría Bustillo'],
        other: ['Tulio Echavarría', 'Nubia Quiceno'],
        far: null,
      }),
      signal,
    );
    const { hits, cut } = await searchLists(lists, subject('Tulio Echavarria'), { threshold: 0.8 });
    expect(hits.map(({ dataset, party, ofacScore }) => [dataset, party, ofacScore])).toEqual([
      ['other', 'other 0', null],
      ['us_ofac', 'us_ofac 0', 98],
    ]);
    expect(hits[0]?.record).toEqual([{ kind: 'name', value: 'Tulio Echavarría' }]);
    expect(cut).toEqual([]);
    expect(lists.searched.map(({ generation }) => [generation.dataset, generation.asOf])).toEqual([
      ['us_ofac', '2026-11-20'],
      ['other', '2026-11-20'],
    ]);
    expect(lists.missing.map(({ dataset }) => dataset)).toEqual(['far']);
  });

  it('says when a list had more hits than are kept', async () => {
    const lists = await openLists(
      datasetsOf({ one: ['Nubia Quiceno', 'Nubia Quiceno', 'Ana Pérez'] }),
      signal,
    );
    const bounds = { threshold: 0.8, limit: 1 };
    const searched = await searchLists(lists, subject('Nubia Quiceno'), bounds);
    expect(searched.hits).toHaveLength(1);
    expect(searched.cut).toEqual(['one']);
    expect((await searchLists(lists, subject('Ana Pérez'), bounds)).cut).toEqual([]);
  });

  it('does not take another failure for a missing list', async () => {
    const datasets = {
      ...datasetsOf({ one: [] }),
      open: () => Promise.reject(new Error('damaged')),
    } as Datasets;
    await expect(openLists(datasets, signal)).rejects.toThrow('damaged');
  });
});
