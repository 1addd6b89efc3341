import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { datasetMissing } from '@shared/errors';
import type { Datasets } from '.';
import { createNameIndex, openNameIndex } from './matching';
import { screen } from './screening';

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
        generation: { id: `${id}-1`, asOf: '2026-11-20' },
        search: async (...args: Parameters<typeof index.search>) => index.search(...args),
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

describe('screen', () => {
  it('searches every list of names, best hit first, and says which were searched and which are missing', async () => {
    const datasets = datasetsOf({
      us_ofac: ['Tulio Echavarría Bustillo'],
      other: ['Tulio Echavarría', 'Nubia Quiceno'],
      far: null,
    });
    const screening = await screen(
      datasets,
      { name: 'Tulio Echavarria' },
      { limit: 5, threshold: 0.8 },
      signal,
    );
    expect(screening.hits.map(({ dataset, name, ofac_score }) => [dataset, name, ofac_score])).toEqual([
      ['other', 'Tulio Echavarría', null],
      ['us_ofac', 'Tulio Echavarría Bustillo', 98],
    ]);
    expect(screening.lists.map(({ dataset, as_of }) => [dataset, as_of])).toEqual([
      ['us_ofac', '2026-11-20'],
      ['other', '2026-11-20'],
    ]);
    expect(screening.missing.map(({ dataset }) => dataset)).toEqual(['far']);
  });

  it('does not take another failure for a missing list', async () => {
    const datasets = {
      ...datasetsOf({ one: [] }),
      open: () => Promise.reject(new Error('damaged')),
    } as Datasets;
    await expect(screen(datasets, { name: 'x' }, { limit: 1, threshold: 0 }, signal)).rejects.toThrow(
      'damaged',
    );
  });
});
