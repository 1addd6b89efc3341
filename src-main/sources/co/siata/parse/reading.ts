import { z } from 'zod';
import type { LookupError } from '@shared/errors';
import { fold } from '@shared/fold';
import { siata } from '@shared/operations/co/siata';
import { isDecimal } from '../../../digits';
import { changed as changedAt, readJson } from '../../../reading';

/** The error of an answer that is not what it should be. */
export function changed(observed: string, options?: ErrorOptions): LookupError {
  return changedAt(siata.id, observed, options);
}

export function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with whichever members; taken as it is, not copied. */
export const members = z.custom<Readonly<Record<string, unknown>>>(isMembers, 'no object');

const quotedOrNaN = /"(?:[^"\\]|\\.)*"|\bNaN\b/g;

/** Reads JSON by a schema. Files that Python wrote have held the bare word NaN, which is no JSON and means «no value». */
export function read<S extends z.ZodType>(bytes: Uint8Array, schema: S): z.output<S> {
  try {
    return readJson(siata.id, bytes, schema);
  } catch (error) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!buffer.includes('NaN')) throw error;
    const text = buffer
      .toString('latin1')
      .replaceAll(quotedOrNaN, (match) => (match === 'NaN' ? 'null' : match));
    return readJson(siata.id, Buffer.from(text, 'latin1'), schema);
  }
}

/** At and below this, a number says that there is none (−999, −9999). */
const lowestReal = -900;
/** Numbers that air stations have been seen to send for «none». */
const noAir = new Set([985, 995, 9999, 99_999]);
const decimal = /^\s*(-?\d+(?:\.\d+)?)(?: ?mm)?\s*$/i;
const noData = /^(no hay datos|sin datos?|no data|n\/?a$|nan$|null$|-+$)/;

/**
 * A number, which the source writes as number or text. null for its signs of «no reading»: nothing, a sentinel, or its
 * words. Throws for anything else.
 */
export function reading(value: unknown, name: string): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value <= lowestReal ? null : value;
  if (typeof value === 'string') {
    if (isDecimal(value)) return reading(Number(value), name);
    const written = decimal.exec(value)?.[1];
    if (written !== undefined) return reading(Number(written), name);
    const words = fold(value);
    if (words === '' || noData.test(words)) return null;
  }
  throw changed(`${name} is ${JSON.stringify(value)}, no number`);
}

/** Readings of one kind in their order. A list of numbers without sentinels, as most are, is taken as it is. */
export function readings(list: readonly unknown[], name: string): readonly (number | null)[] {
  return list.every(isReading) ? list : list.map((value) => reading(value, name));
}

function isReading(value: unknown): value is number {
  return typeof value === 'number' && value > lowestReal;
}

/** A reading of an air station. */
export function airReading(value: unknown, name: string): number | null {
  const number = reading(value, name);
  return number === null || number < 0 || noAir.has(number) ? null : number;
}

/** Blanks that are not one space. */
const uneven = /\s\s|[^\S ]/;

/** Trimmed text; null for none. Numbers are taken as they would be written. */
export function words(value: unknown, name: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value <= lowestReal ? null : String(value);
  if (typeof value === 'string') {
    const text = value.trim();
    return (uneven.test(text) ? text.replaceAll(/\s+/g, ' ') : text) || null;
  }
  throw changed(`${name} is ${JSON.stringify(value)}, no text`);
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** A colour #rrggbb; null for none. */
export function color(value: unknown, name: string): string | null {
  const text = words(value, name);
  if (text === null || hexColor.test(text)) return text?.toUpperCase() ?? null;
  throw changed(`${name} is ${JSON.stringify(value)}, no colour`);
}
