import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { compiledSchema } from '@shared/compiled-schema';
import { upstreamError, type LookupError } from '@shared/errors';

/*
 * How parsers read bytes: whatever does not have the known shape is thrown as `upstream_error` `changed`, with what was
 * seen, and never becomes «no record».
 */

/** The error of an answer that is not what it should be. `observed` is for the person who mends the adapter. */
export function changed(source: string, observed: string, options?: ErrorOptions): LookupError {
  return upstreamError({ reason: 'changed', source, observed }, options);
}

/** Reads JSON in UTF-8 by a schema. Throws `changed` for any other encoding, text or shape. */
export function readJson<S extends z.ZodType>(source: string, bytes: Uint8Array, schema: S): z.output<S> {
  const result = compiledSchema(schema).safeParse(json(source, bytes));
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw changed(source, issues.join('; '), { cause: result.error });
}

const byteOrderMark = '\ufeff';

function json(source: string, bytes: Uint8Array): unknown {
  // Checked and decoded apart, because a decoder that does both takes several times as long.
  if (!isUtf8(bytes)) throw changed(source, `not UTF-8, ${bytes.byteLength} bytes`);
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoded = buffer.toString('utf8');
  const text = decoded.startsWith(byteOrderMark) ? decoded.slice(1) : decoded;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const start = text.slice(0, 40).replaceAll(/\s+/g, ' ');
    throw changed(source, `not JSON, ${bytes.byteLength} bytes that start with «${start}»`, { cause });
  }
}
