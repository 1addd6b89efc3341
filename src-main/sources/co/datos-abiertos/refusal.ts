import { LookupError, upstreamError } from '@shared/errors';
import { z } from 'zod';
import { readJson } from '../../reading';
import type { Columns, Kind, Table } from './table';

/*
 * What a refusal of datos.gov.co means. A question of ours is made of known columns, so a 400 has one of two causes: the
 * data set is no longer what the adapter knows, or the source does not take the values. Its own description of the data
 * set tells which.
 */

// Two spellings of the same body are in use (`errorCode` at the source, `code` in its documentation).
const refusalBody = z
  .object({
    message: z.string().optional(),
    errorCode: z.string().optional(),
    code: z.string().optional(),
  })
  .refine(({ message, errorCode, code }) => (message ?? errorCode ?? code) !== undefined);

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** The source's own words in an error body. */
export function parseRefusal(source: string, bytes: Uint8Array): Refusal {
  const { message = '', errorCode, code } = readJson(source, bytes, refusalBody);
  return { code: errorCode ?? code ?? '', message };
}

const description = z.object({
  columns: z.array(z.object({ fieldName: z.string(), dataTypeName: z.string() })),
});

/** Type names of a data set's columns by name, as its description gives them. */
export type Description = ReadonlyMap<string, string>;

/** Reads a data set's description of itself (`/api/views/<id>.json`). */
export function parseDescription(source: string, bytes: Uint8Array): Description {
  const { columns } = readJson(source, bytes, description);
  return new Map(columns.map(({ fieldName, dataTypeName }) => [fieldName, dataTypeName]));
}

const numeric = new Set(['number', 'money', 'percent', 'double']);
const typesOf: Readonly<Record<Kind, (type: string) => boolean>> = {
  text: (type) => type === 'text',
  number: (type) => numeric.has(type),
  integer: (type) => numeric.has(type),
  code: (type) => numeric.has(type),
  date: (type) => type === 'calendar_date' || type === 'floating_timestamp',
  flag: (type) => type === 'text' || type === 'checkbox',
  url: (type) => type === 'url' || type === 'text',
  raw: (type) => type === 'text' || numeric.has(type),
};

/** How a data set differs from what the adapter knows. */
export interface Drift {
  /** The same table without unsure columns that do not exist, the others with the kind they have; null if none differs. */
  readonly adapted: Table | null;
  /** Columns that must exist, and do not or are of another type; empty when the table is as it should be. */
  readonly broken: readonly string[];
  /** Columns that are only read and are of another type: to blame when nothing else is. */
  readonly suspect: readonly string[];
}

/** Holds a table against the source's description of it. `needed` are the columns that the question's filters use. */
export function driftOf(table: Table, needed: readonly string[], described: Description): Drift {
  const columns: Record<string, Kind> = {};
  const broken: string[] = [];
  const suspect: string[] = [];
  let differs = false;
  for (const [name, kind] of Object.entries(table.columns)) {
    const type = described.get(name);
    const isUnsure = table.unsure.includes(name);
    if (type !== undefined && typesOf[kind](type)) columns[name] = kind;
    else if (isUnsure && !needed.includes(name)) {
      // What is only read says itself what it is.
      if (type === undefined) differs = true;
      else {
        columns[name] = kind;
        suspect.push(`${name} is ${type}, was ${kind}`);
      }
    } else if (type !== undefined && isUnsure && otherKind(kind, type) !== null) {
      columns[name] = otherKind(kind, type) ?? kind;
      differs = true;
    } else broken.push(type === undefined ? `${name} is missing` : `${name} is ${type}, was ${kind}`);
  }
  return { adapted: differs ? { ...table, columns: columns satisfies Columns } : null, broken, suspect };
}

/** A code may be kept as text or as a number; anything else of another type cannot be read for what it was. */
function otherKind(kind: Kind, type: string): Kind | null {
  if (kind === 'code' && type === 'text') return 'text';
  if (kind === 'text' && numeric.has(type)) return 'code';
  return null;
}

/** Codes that only names, types or the form of a question bring about; those are ours, and no value that a person gives. */
const aboutTable = /\b(no-such-[a-z-]+|type-mismatch|malformed)$/;

/**
 * The error of a refused question: what the data set is now, or a value that the source does not take.
 * @param broken the columns that are not as they should be
 */
export function refusalError(
  source: string,
  { id }: Pick<Table, 'id'>,
  { code, message }: Refusal,
  broken: readonly string[],
): LookupError {
  if (broken.length > 0 || aboutTable.test(code))
    return upstreamError({
      reason: 'changed',
      source,
      upstream_status: 400,
      observed: `${id}: ${[code, ...broken].filter((said) => said !== '').join('; ')}`,
      source_message: message,
    });
  return new LookupError({
    code: 'invalid_request',
    details: { reason: 'refused_by_source', source_message: message || code },
  });
}
