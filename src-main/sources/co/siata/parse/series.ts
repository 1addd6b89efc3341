import { z } from 'zod';
import { Fields } from './fields';
import { changed, members, read, readings } from './reading';
import { colombian, moment } from './time';

/** Clocks of the source may be this far ahead of the moment its answer arrived. */
const clockDriftMs = 10 * 60_000;

const graph = z.object({ info: members });

/** The properties of the graph of a station. */
export function parseGraph(bytes: Uint8Array): Fields {
  return new Fields(read(bytes, graph).info);
}

/** Readings of several kinds over one time axis, oldest first. */
export interface Series {
  readonly at: readonly string[];
  /** The readings of the first kind whose folded name a pattern matches; undefined when there is none. */
  column(pattern: RegExp): readonly (number | null)[] | undefined;
}

/**
 * The time axis among some properties with every list beside it; null when there is no axis. Moments that had not come
 * when the answer arrived are left out: the source opens buckets ahead.
 */
export function seriesOf(fields: Fields, receivedAt: number): Series | null {
  const axes = fields.matching(/^(tiempo|horas|dias|fechas?|x)$/).filter(([, value]) => Array.isArray(value));
  const [axis] = axes;
  if (axis === undefined) return null;
  const written = axis[1] as readonly unknown[];
  const times: string[] = [];
  for (const value of written) {
    const at = moment(longTime(value), axis[0]);
    if (at === null) throw changed(`${axis[0]} holds an empty time`);
    times.push(at);
  }
  const last = colombian(receivedAt + clockDriftMs);
  const order = isAscending(written) && (times.at(-1) ?? '') <= last ? null : orderUpTo(times, last);
  const inOrder = <T>(list: readonly T[]) => order?.map((index) => list[index] as T) ?? list;
  const columns = fields.matching(/./).filter(([name, value]) => name !== axis[0] && Array.isArray(value));
  return {
    at: inOrder(times),
    column(pattern) {
      const [name, values] = columns.find(([column]) => pattern.test(column)) ?? [];
      if (name === undefined) return undefined;
      const list = values as readonly unknown[];
      if (list.length !== times.length)
        throw changed(`${name} has ${list.length} readings for ${times.length} times`);
      return readings(inOrder(list), name);
    },
  };
}

const separator = 'yyyy-mm-dd'.length;

/** Whether times stand in their order: as texts they compare only while all are written alike. */
function isAscending(written: readonly unknown[]): boolean {
  let before = written[0];
  for (const value of written) {
    if (typeof before !== 'string' || typeof value !== 'string') return false;
    if (value.length !== before.length || value[separator] !== before[separator] || value < before)
      return false;
    before = value;
  }
  return true;
}

/** The places of the times up to a last one, in the order of time. */
function orderUpTo(times: readonly string[], last: string): readonly number[] {
  const at = (index: number) => times[index] ?? '';
  return [...times.keys()]
    .filter((index) => at(index) <= last)
    .toSorted((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0));
}

/** With blanks around it. */
const longestDay = 'yyyy-mm-dd'.length + 4;

/** Days come without an hour in some graphs. */
function longTime(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > longestDay) return value;
  const text = value.trim();
  return text.length === 'yyyy-mm-dd'.length ? `${text} 00:00` : text;
}

const xy = z.object({ x: z.array(z.unknown()), y: z.array(z.unknown()) });

/** Readings that come as `{x: times, y: values}`; null when the member is absent or has no times. */
export function xySeries(
  value: unknown,
  name: string,
  receivedAt: number,
): readonly { readonly at: string; readonly value: number | null }[] | null {
  if (value === null || value === undefined) return null;
  const parsed = xy.safeParse(value);
  if (!parsed.success) throw changed(`${name} is no series of x and y`);
  const series = seriesOf(new Fields({ x: parsed.data.x, y: parsed.data.y }), receivedAt);
  const values = series?.column(/^y$/);
  return series === null || values === undefined
    ? null
    : series.at.map((at, index) => ({ at, value: values[index] ?? null }));
}
