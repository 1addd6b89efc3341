import { expect, test } from 'vitest';
import { pagingOf } from './paging';

test.each([
  [
    { page: 1, total_pages: 3, total: 60, page_size: 20 },
    { page: 1, pages: 3, hasMore: true },
  ],
  [
    { page: 3, total_pages: 3, total: 60, page_size: 20 },
    { page: 3, pages: 3, hasMore: false },
  ],
  [
    { page: 2, per_page: 20, has_more: true, total: null },
    { page: 2, pages: null, hasMore: true },
  ],
  [
    { page: 1, per_page: 20, has_more: false, total_pages: null },
    { page: 1, pages: null, hasMore: false },
  ],
  [{ offset: 0 }, null],
  [null, null],
])('%j', (pagination, paging) => {
  expect(pagingOf({ pagination })).toEqual(paging);
});
