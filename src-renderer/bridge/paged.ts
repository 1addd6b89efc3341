import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Answers, Page, Request } from '@shared/ipc';
import type { PagedRows } from '../design/DataTable';
import { call } from './bridge';
import { queryKey } from './query';

/** Channels that answer a page of rows. */
type PagingChannel =
  | 'lookups.list'
  | 'batches.rows'
  | 'drafts.rows'
  | 'screenings.list'
  | 'screeningFiles.rows'
  | 'screeningFiles.draftRows';
type RowOf<C extends PagingChannel> = Answers[C]['rows'][number];
/** A paging request without the page. */
type Question<C extends PagingChannel> = Omit<Request<C>, 'offset' | 'limit'>;

const pageSize = 100;
/** Pages out of sight are kept so long: scrolling through everything must not fill the memory. */
const forgetAfterMs = 20_000;
/** The most that a request may ask for, when all rows are wanted. */
const wholePage = 500;

interface Paged<C extends PagingChannel> extends PagedRows<RowOf<C>> {
  /** No page has arrived yet. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** The first page's answer as a whole, for what it says beside its rows. */
  readonly first: Answers[C] | undefined;
}

/** Rows of any number, of which only the pages in sight are fetched and kept current. */
export function usePagedRows<C extends PagingChannel>(channel: C, question: Question<C>): Paged<C> {
  const client = useQueryClient();
  const [range, setRange] = useState({ from: 0, to: 0 });

  // The first page is always wanted: it says how many rows there are.
  const pages = [...new Set([0, ...span(range.from, range.to)])];
  const request = (page: number) =>
    ({ ...question, offset: page * pageSize, limit: pageSize }) as unknown as Request<C>;
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: queryKey(channel, request(page)),
      queryFn: () => call(channel, request(page)),
      gcTime: forgetAfterMs,
    })),
  });

  const [head] = results;
  const first = head?.data as Answers[C] | undefined;
  const total = (first as Page<RowOf<C>> | undefined)?.total ?? 0;
  const show = useCallback((start: number, end: number) => {
    const next = { from: Math.floor(start / pageSize), to: Math.floor(end / pageSize) };
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, []);

  const all = async () => {
    const rows: RowOf<C>[] = [];
    for (let offset = 0, end = 1; offset < end; offset += wholePage) {
      const page = (await call(channel, {
        ...question,
        offset,
        limit: wholePage,
      } as unknown as Request<C>)) as Page<RowOf<C>>;
      rows.push(...page.rows);
      end = page.total;
    }
    return rows;
  };

  // Finding a page in the cache takes its key to be written out: once for each page and rendering is enough.
  const read = new Map<number, Page<RowOf<C>> | null>();
  return {
    question: JSON.stringify(question),
    total,
    show,
    all,
    first,
    isPending: head?.isPending ?? true,
    error: head?.error ?? null,
    at: (index) => {
      const number = Math.floor(index / pageSize);
      let page = read.get(number);
      if (page === undefined) {
        page = client.getQueryData<Page<RowOf<C>>>(queryKey(channel, request(number))) ?? null;
        read.set(number, page);
      }
      return page?.rows[index % pageSize];
    },
  };
}

function span(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
