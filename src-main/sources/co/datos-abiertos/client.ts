import { isUpstreamError, upstreamError } from '@shared/errors';
import { appToken } from '@shared/operations/co/datos-abiertos';
import type { Source } from '@shared/operations/operation';
import type { AdapterContext, SourceResponse } from '../../../engine/adapter';
import { changed } from '../../reading';
import { site } from './profile';
import { driftOf, parseDescription, parseRefusal, refusalError } from './refusal';
import { parseRows } from './rows';
import { columnsIn, isExact, orderText, whereText, type Condition, type Order } from './soql';
import { pageOf, type Columns, type Row, type Table } from './table';

export interface Question<C extends Columns> {
  readonly where: readonly Condition<C>[];
  /** Words for the source's own full-text search over all columns. */
  readonly words?: string | undefined;
  readonly order: readonly Order<C>[];
}

/** Which data set answered, and the day it was last written at the source (null when the source did not say). */
export interface Origin {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly as_of: string | null;
}

export interface Rows<C extends Columns> {
  readonly rows: Row<C>[];
  /** Rows follow after these. */
  readonly hasMore: boolean;
  readonly origin: Origin;
  /** Epoch milliseconds: when the answer had arrived. */
  readonly receivedAt: number;
}

export interface PageOfRows<C extends Columns> extends Rows<C> {
  /** All rows that satisfy the question; null when counting them would keep the source busy for too long. */
  readonly total: number | null;
}

/** Sums over the rows of a table, the largest groups first. */
export interface Summing<C extends Columns> {
  readonly where: readonly Condition<C>[];
  /** Columns whose values make the groups, `{ yearOf }` for the year of a date; none for one group of everything. */
  readonly by: readonly (Name<C> | { readonly yearOf: Name<C> })[];
  readonly sum?: Name<C>;
  /** Also the first and the last value of this date. */
  readonly span?: Name<C>;
  readonly limit: number;
}

export interface Group {
  /** The group's values in the order of `by`; a year is four digits. */
  readonly key: readonly (string | null)[];
  readonly count: number;
  /** Decimal; null when no row has a value, or no sum was asked for. */
  readonly sum: string | null;
  readonly first: string | null;
  readonly last: string | null;
}

type Name<C extends Columns> = keyof C & string;

/** What can be asked of datos.gov.co for one lookup. */
export interface OpenData {
  /** One page of rows; `page` counts from 1. */
  page<C extends Columns>(
    table: Table<C>,
    question: Question<C>,
    paging: { readonly page: number; readonly perPage: number },
  ): Promise<PageOfRows<C>>;
  /** The first `most` rows. */
  rows<C extends Columns>(table: Table<C>, question: Question<C>, most: number): Promise<Rows<C>>;
  sums<C extends Columns>(
    table: Table<C>,
    summing: Summing<C>,
  ): Promise<{ readonly groups: readonly Group[]; readonly origin: Origin }>;
}

/**
 * The SODA 2.1 interface of datos.gov.co (facts of 2026-11-21). Every request names its columns, so that a renamed one is
 * refused by the source and does not read as empty.
 */
export function openData(
  source: Source,
  { http, credential }: Pick<AdapterContext, 'http' | 'credential'>,
): OpenData {
  const token = credential(appToken.id);
  const headers: Readonly<Record<string, string>> = token === null ? {} : { 'X-App-Token': token };

  async function get(
    path: string,
    query: Readonly<Record<string, string>>,
    table: Table,
  ): Promise<SourceResponse> {
    const search = new URLSearchParams(query).toString();
    const url = `${site}${path}${search === '' ? '' : `?${search}`}`;
    const response = await http.send({ url, headers, accept: [400, 403, 404] });
    if (response.status === 202)
      throw upstreamError({
        reason: 'source_error',
        source: source.id,
        upstream_status: 202,
        observed: `${table.id}: still being worked out`,
      });
    if (response.status === 403 || response.status === 404) throw withdrawn(response, table);
    return response;
  }

  /** 404: the identifier is retired. 403: it was made private, unless the source speaks of the app token. */
  function withdrawn(response: SourceResponse, { id }: Table) {
    const { code, message } = parseRefusal(source.id, response.bytes);
    const isAboutToken = /app[_ ]token/i.test(message);
    return upstreamError({
      reason: isAboutToken ? 'blocked' : 'changed',
      source: source.id,
      upstream_status: response.status,
      observed: `${id}: HTTP ${response.status} ${code}`.trim(),
      source_message: message,
    });
  }

  /**
   * Asks with the table as it is known. A refusal is held against the source's description of the data set; where only
   * unsure columns differ, the question is put once more as the data set really is.
   */
  async function ask(
    table: Table,
    needed: readonly string[],
    query: (as: Table) => Readonly<Record<string, string>>,
  ): Promise<{ readonly response: SourceResponse; readonly as: Table }> {
    const path = `/resource/${table.id}.json`;
    const response = await get(path, query(table), table);
    if (response.status !== 400) return { response, as: table };
    const refusal = parseRefusal(source.id, response.bytes);
    if (refusal.code === 'query.soql.no-results')
      return { response: { ...response, bytes: noRows }, as: table };
    const view = await get(`/api/views/${table.id}.json`, {}, table);
    if (view.status === 400) throw refusalError(source.id, table, refusal, ['its description is refused']);
    const { adapted, broken, suspect } = driftOf(table, needed, parseDescription(source.id, view.bytes));
    if (broken.length > 0 || adapted === null)
      throw refusalError(source.id, table, refusal, [...broken, ...suspect]);
    const again = await get(path, query(adapted), table);
    if (again.status === 400)
      throw refusalError(source.id, table, parseRefusal(source.id, again.bytes), suspect);
    return { response: again, as: adapted };
  }

  async function select<C extends Columns>(
    table: Table<C>,
    { where, words, order }: Question<C>,
    limit: number,
    offset: number,
  ): Promise<Rows<C>> {
    const needed = [...columnsIn(where), ...order.map(({ by }) => by)];
    const { response, as } = await ask(table, needed, (present) => ({
      $select: Object.keys(present.columns).join(','),
      ...given('$where', whereText(present, where)),
      ...given('$q', words ?? ''),
      $order: orderText(order),
      $limit: String(limit + 1),
      $offset: String(offset),
    }));
    const found = parseRows(source.id, as, response.bytes);
    if (found.length > limit + 1)
      throw changed(source.id, `${table.id}: ${found.length} rows, asked for ${limit + 1}`);
    const asked = found.slice(0, limit);
    const rows = (as === table ? asked : asked.map((row) => withAllColumns(table, row))) as Row<C>[];
    return {
      rows,
      hasMore: found.length > limit,
      origin: originOf(table, response),
      receivedAt: response.receivedAt,
    };
  }

  /**
   * Counts only what exact values find; other counts over millions of rows end in a time-out. One that fails all the same
   * does not cost the rows.
   */
  async function total<C extends Columns>(
    table: Table<C>,
    { where, words }: Question<C>,
    found: Rows<C>,
    offset: number,
  ): Promise<number | null> {
    if (!found.hasMore && (found.rows.length > 0 || offset === 0)) return offset + found.rows.length;
    if (words !== undefined || !isExact(where)) return null;
    try {
      const { groups } = await sums(table, { where, by: [], limit: 1 });
      return groups[0]?.count ?? null;
    } catch (error) {
      if (isUpstreamError(error)) return null;
      throw error;
    }
  }

  async function sums<C extends Columns>(table: Table<C>, { where, by, sum, span, limit }: Summing<C>) {
    const keys = by.map((part) => (typeof part === 'string' ? part : `date_extract_y(${part.yearOf})`));
    const aliases = keys.map((_, index) => `key_${index}`);
    const needed = [
      ...columnsIn(where),
      ...by.map((part) => (typeof part === 'string' ? part : part.yearOf)),
      ...[sum, span].flatMap((name) => name ?? []),
    ];
    const { response } = await ask(table, needed, (present) => ({
      $select: [
        ...keys.map((key, index) => `${key} AS key_${index}`),
        'count(*) AS group_rows',
        ...(sum === undefined ? [] : [`sum(${sum}) AS group_sum`]),
        ...(span === undefined ? [] : [`min(${span}) AS group_first`, `max(${span}) AS group_last`]),
      ].join(','),
      ...given('$where', whereText(present, where)),
      ...given('$group', keys.join(',')),
      // Groups of one size stand in the order of their names, so that a cut list is the same each time.
      ...given(
        '$order',
        by.length === 0
          ? ''
          : [`${sum === undefined ? 'group_rows' : 'group_sum'} DESC`, ...aliases].join(','),
      ),
      $limit: String(limit),
    }));
    const columns = {
      ...Object.fromEntries(
        by.map(
          (part, index) => [`key_${index}`, typeof part === 'string' ? table.columns[part] : 'code'] as const,
        ),
      ),
      group_rows: 'integer',
      group_sum: 'number',
      group_first: 'date',
      group_last: 'date',
    } as Columns;
    const groups = parseRows(source.id, { id: table.id, columns }, response.bytes).map((row): Group => {
      const count = row['group_rows'];
      if (typeof count !== 'number') throw changed(source.id, `${table.id}: a group without its count`);
      const text = (name: string) => {
        const value = row[name];
        return value === null || value === undefined ? null : String(value);
      };
      return {
        key: aliases.map(text),
        count,
        sum: text('group_sum'),
        first: text('group_first'),
        last: text('group_last'),
      };
    });
    return { groups, origin: originOf(table, response) };
  }

  return {
    async page(table, question, { page, perPage }) {
      const offset = (page - 1) * perPage;
      const found = await select(table, question, perPage, offset);
      return { ...found, total: await total(table, question, found, offset) };
    },
    rows: (table, question, most) => select(table, question, most, 0),
    sums,
  };
}

const noRows = new TextEncoder().encode('[]');

function given(name: string, value: string): Readonly<Record<string, string>> {
  return value === '' ? {} : { [name]: value };
}

/** Columns that the data set turned out not to have are null, as the source leaves them out. */
function withAllColumns({ columns }: Table, row: Row<Columns>): Row<Columns> {
  const absent = Object.keys(columns).filter((name) => !(name in row));
  return absent.length === 0 ? row : { ...Object.fromEntries(absent.map((name) => [name, null])), ...row };
}

function originOf({ id, name }: Table, { headers }: SourceResponse): Origin {
  return { id, name, url: pageOf({ id }), as_of: dayIn(headers['last-modified']) };
}

/** The day of an HTTP date; null for anything else. */
function dayIn(header: string | undefined): string | null {
  const time = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
