import type { Origin, PageOfRows } from '../datos-abiertos/client';
import type { Condition } from '../datos-abiertos/soql';
import type { Columns } from '../datos-abiertos/table';
import { brokenRule } from '../../broken-rule';

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

/**
 * What lies between two filters of a question, both ends included; an absent one is open. The wrong way round nothing
 * would, which is no answer of the source.
 */
export function between<C extends Columns, Input extends object>(
  column: keyof C & string,
  input: Input,
  from: keyof Input & string,
  to: keyof Input & string,
): Condition<C> {
  const [low, high] = [input[from], input[to]] as readonly (string | undefined)[];
  if (low !== undefined && high !== undefined) {
    const isDay = low.includes('-');
    if (isDay ? high < low : Number(high) < Number(low)) throw brokenRule(to, 'notBelow', { other: from });
  }
  return { column, from: low, to: high };
}

/** Refuses an identifier of SECOP II of another kind, by which nothing would be found. */
export function expectKind(name: string, id: string, kinds: readonly string[]): void {
  const kind = /^(CO1\.[A-Z]+)\.\d+$/i.exec(id)?.[1]?.toUpperCase();
  if (kind !== undefined && !kinds.includes(kind)) throw brokenRule(name, 'otherKind', { kinds });
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
