import type { DatasetHandle } from '../../datasets/handle';

/** Where a record stands: its list, and its key there. */
interface Held {
  readonly list: DatasetHandle;
  readonly key: number;
}

/**
 * Reads the whole rows of records that were found in several lists.
 * @param byKeys SQL that takes a JSON list of keys as `:keys`
 * @returns the row of each
 */
export async function rowsOf<Row extends { readonly key: number }>(
  found: readonly Held[],
  byKeys: string,
): Promise<(held: Held) => Row | undefined> {
  const rows = new Map<DatasetHandle, ReadonlyMap<number, Row>>();
  for (const list of new Set(found.map((held) => held.list))) {
    const keys = JSON.stringify(found.filter((held) => held.list === list).map(({ key }) => key));
    rows.set(list, new Map((await list.all<Row>(byKeys, { keys })).map((row) => [row.key, row])));
  }
  return ({ list, key }) => rows.get(list)?.get(key);
}
