import { isUpstreamError } from '@shared/errors';
import type { OpenData, Origin } from '../datos-abiertos/client';
import type { Condition, Order } from '../datos-abiertos/soql';
import type { Columns, Row, Table } from '../datos-abiertos/table';

/** A part of a record, as the interface gives it. */
export interface Part<Item> {
  readonly status: 'answered' | 'partial' | 'unavailable';
  readonly items: Item[] | null;
  readonly has_more: boolean;
}

/**
 * Collects the parts of a record: a data set that does not answer costs its own part and no other. One that there is no
 * identifier to ask with (`where` is null) says nothing either.
 */
export function partsOf(data: OpenData, most: number) {
  const answered: Origin[] = [];

  async function rows<C extends Columns>(
    table: Table<C>,
    where: readonly Condition<C>[] | null,
    order: readonly Order<C>[],
  ): Promise<{ readonly rows: readonly Row<C>[]; readonly hasMore: boolean } | null> {
    if (where === null) return null;
    try {
      const found = await data.rows(table, { where, order }, most);
      answered.push(found.origin);
      return found;
    } catch (error) {
      if (isUpstreamError(error)) return null;
      throw error;
    }
  }

  return {
    /** Of one data set. */
    async part<C extends Columns, Item>(
      table: Table<C>,
      where: readonly Condition<C>[] | null,
      order: readonly Order<C>[],
      read: (rows: readonly Row<C>[]) => Item[],
    ): Promise<Part<Item>> {
      const found = await rows(table, where, order);
      if (found === null) return { status: 'unavailable', items: null, has_more: false };
      return { status: 'answered', items: read(found.rows), has_more: found.hasMore };
    },
    /** Of several data sets of the same columns, such as the windows of an index. */
    async joined<C extends Columns, Item>(
      tables: readonly Table<C>[],
      where: readonly Condition<C>[] | null,
      order: readonly Order<C>[],
      read: (rows: readonly Row<C>[]) => Item[],
    ): Promise<Part<Item>> {
      const found = await Promise.all(tables.map((table) => rows(table, where, order)));
      const given = found.filter((each) => each !== null);
      if (given.length === 0) return { status: 'unavailable', items: null, has_more: false };
      const items = read(given.flatMap((each) => each.rows));
      return {
        status: given.length === found.length ? 'answered' : 'partial',
        items: items.slice(0, most),
        has_more: items.length > most || given.some((each) => each.hasMore),
      };
    },
    /** The data sets that answered, in a fixed order. */
    origins: (): readonly Origin[] => answered.toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}
