import type { Value } from '@shared/answers/fields';

export interface Paging {
  readonly page: number;
  /** null when the source does not count. */
  readonly pages: number | null;
  readonly hasMore: boolean;
}

/** The paging of a search, in either form that contracts give it; null for an answer without pages. */
export function pagingOf({ pagination }: Value): Paging | null {
  if (typeof pagination !== 'object' || pagination === null) return null;
  const { page, total_pages: pages, has_more: hasMore } = pagination as Value;
  if (typeof page !== 'number') return null;
  const known = typeof pages === 'number' ? pages : null;
  return {
    page,
    pages: known,
    hasMore: typeof hasMore === 'boolean' ? hasMore : known !== null && page < known,
  };
}
