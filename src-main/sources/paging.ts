import type { z } from 'zod';
import type { pagination } from '@shared/operations/operation';

type Pagination = z.output<typeof pagination>;

/** What a request asks of pages: numbers from 1. */
interface AskedPage {
  readonly page: number;
  readonly per_page: number;
}

/** The `pagination` of an answer whose records can all be counted. */
export function paginationOf(total: number, { page, per_page: size }: AskedPage): Pagination {
  return { total, page_size: size, total_pages: Math.ceil(total / size), page };
}

/** Of records that are all at hand those of the page asked for, and its `pagination`. */
export function pageOf<R>(
  records: readonly R[],
  asked: AskedPage,
): { readonly shown: R[]; readonly pagination: Pagination } {
  const first = (asked.page - 1) * asked.per_page;
  return {
    shown: records.slice(first, first + asked.per_page),
    pagination: paginationOf(records.length, asked),
  };
}
