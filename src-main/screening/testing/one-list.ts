import BetterSqlite3 from 'better-sqlite3';
import { datasetMissing } from '@shared/errors';
import type { Datasets } from '../../datasets';
import { createNameIndex, openNameIndex } from '../../datasets/matching';

/** One list with one party, Prueba Ejemplov, over a real index of names. */
export interface OneList {
  readonly datasets: Datasets;
  /** What the list says of its party; null while the list is not on this machine. */
  program: string | null;
}

export function oneList(): OneList {
  const db = new BetterSqlite3(':memory:');
  const writer = createNameIndex(db);
  writer.add(1, 'EJEMPLOV, Prueba', 'Person');
  writer.addIdentifier(1, 'XX-000.001');
  writer.finish();
  const index = openNameIndex(db);
  const list: OneList = {
    program: 'X-1',
    datasets: {
      list: () => [{ id: 'one', title: { es: 'Una', en: 'One' }, hasNames: true }],
      view: () => ({ isStale: false }),
      open: async () => (list.program === null ? Promise.reject(datasetMissing('source', 'one')) : handle),
    } as unknown as Datasets,
  };
  const handle = {
    generation: { id: 'g', dataset: 'one', asOf: '2026-11-20', files: [], rows: {} },
    search: async (...args: Parameters<typeof index.search>) => index.search(...args),
    record: async () => ({ party: 'sdn/1', lines: [{ kind: 'program', value: list.program }] }),
  };
  return list;
}
