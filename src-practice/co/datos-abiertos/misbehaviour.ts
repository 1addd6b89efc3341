import type { Reply } from '../../serve';
import { json, refused } from './answer';
import type { PracticeTable } from './table';

/*
 * Bad days of the portal, called up by a number anywhere in a question. They work for every data set.
 */

/** The column that a data set has lost, until its description has been read. */
export interface Loss {
  readonly column: string;
  readonly as: 'renamed' | 'retyped';
}

/** Takes the place of an answer; null where the portal is well. */
export type Misbehaviour = (
  question: { readonly table: PracticeTable; readonly query: URLSearchParams; readonly slowMs: number },
  /** True the first time, the third, … */
  isOdd: boolean,
  lose: (loss: Loss) => void,
) => Reply | null;

const maintenance: Reply = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<!DOCTYPE html><html><head><title>Mantenimiento</title></head><body><h1>Mantenimiento</h1></body></html>',
};

/** The last column asked for, other than those of the condition, so that only the answer misses it. */
function lastColumn(query: URLSearchParams): string {
  return (query.get('$select') ?? '').split(',').at(-1) ?? '';
}

export const misbehaviours: Readonly<Record<string, Misbehaviour>> = {
  '999000202': () => json({ status: 'executing' }, 202),
  '999000400': ({ query }) => refused('query.soql.invalid-value', 'The value is not supported', query),
  '999000403': ({ query }) =>
    refused('permission_denied', 'You must be logged in to access this resource', query, 403),
  '999000404': ({ query }) => refused('dataset.missing', 'Not found', query, 404),
  '999000408': ({ slowMs }) => ({ ...json([]), waitMs: slowMs }),
  '999000429': (_, isOdd) =>
    isOdd
      ? json({ message: 'Too many requests', errorCode: 'throttled' }, 429, { 'Retry-After': '1' })
      : null,
  '999000500': () => json({ message: 'Internal error', errorCode: 'internal-error' }, 500),
  '999000503': (_, isOdd) =>
    isOdd
      ? json({ message: 'Temporarily unavailable', errorCode: 'unavailable' }, 503, { 'Retry-After': '1' })
      : null,
  '999000601': ({ query }, _, lose) => {
    lose({ column: lastColumn(query), as: 'renamed' });
    return refused('query.soql.no-such-column', `No such column: ${lastColumn(query)}`, query);
  },
  '999000602': ({ query }, _, lose) => {
    lose({ column: lastColumn(query), as: 'retyped' });
    return refused('query.soql.type-mismatch', 'Type mismatch for op$=, is text, should be number', query);
  },
  '999000603': () => maintenance,
  '999000604': () => ({ ...json([{ [':id']: 'row-000000' }]), connection: 'break' }),
  '999000605': () => json({ rows: [] }),
  '999000606': ({ query }) => json([{ [lastColumn(query)]: { odd: ['shape'] } }]),
  '999000607': () => json({ message: 'No results found.', errorCode: 'query.soql.no-results' }, 400),
};
