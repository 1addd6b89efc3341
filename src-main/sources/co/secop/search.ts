import type { Origin, PageOfRows } from '../datos-abiertos/client';
import type { Condition } from '../datos-abiertos/soql';
import type { Columns } from '../datos-abiertos/table';

/*
 * What the searches share: filters that are given become conditions, pages become answers.
 */

type Given<C extends Columns> = Condition<C> | undefined | false;

/** The conditions of the filters that are given. */
export function conditions<C extends Columns>(...given: readonly Given<C>[]): readonly Condition<C>[] {
  return given.filter((condition) => condition !== undefined && condition !== false);
}

/** A condition of a value that may not be given. */
export function when<T, C extends Columns>(
  value: T | undefined,
  condition: (value: T) => Condition<C>,
): Condition<C> | undefined {
  return value === undefined ? undefined : condition(value);
}

/** What an answer says of where it comes from. */
export function origins(...from: readonly Origin[]) {
  const datasets = [...new Map(from.map((origin) => [origin.id, origin])).values()];
  const days = datasets.map((origin) => origin.as_of);
  return {
    as_of: days.includes(null) || days.length === 0 ? null : (days.toSorted()[0] ?? null),
    datasets,
  };
}

/** The paging block of a search. */
export function paginationOf(
  { page, per_page }: { readonly page: number; readonly per_page: number },
  { total, hasMore }: Pick<PageOfRows<Columns>, 'total' | 'hasMore'>,
) {
  return { page, per_page, has_more: hasMore, total };
}
