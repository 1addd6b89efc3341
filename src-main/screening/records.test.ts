import { beforeAll, expect, it } from 'vitest';
import { recordKinds } from '@shared/screening';
import { startPractice } from '../../src-practice';
import type { Datasets } from '../datasets';
import { datasetsOf } from '../datasets/declared';
import { adapters } from '../sources';
import { listsOf } from '../sources/testing/lists';

/* Every list that is searched by names, as its stand-in gives it: what it says of each of its parties. */

const lists = listsOf(adapters, startPractice);
let datasets: Datasets;
beforeAll(() => {
  datasets = lists.open();
});

const named = datasetsOf(adapters).filter(({ names }) => names !== null && names.record !== null);

it.each(named.map(({ id }) => id))('%s calls each party by its own name and describes it', async (id) => {
  const list = await datasets.open(id, new AbortController().signal);
  const entities = await list.all<{ entity: number }>('SELECT DISTINCT entity FROM match_name');
  expect(entities.length).toBeGreaterThan(0);
  const parties = new Set<string>();
  for (const { entity } of entities) {
    const { party, lines } = await list.record(entity);
    parties.add(party);
    expect(party).not.toBe('');
    expect(lines.map(({ kind }) => kind)).toContain('name');
    for (const { kind, value } of lines) {
      expect(recordKinds).toContain(kind);
      expect(value.trim()).not.toBe('');
    }
  }
  expect(parties.size).toBe(entities.length);
});
