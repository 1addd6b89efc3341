import fc from 'fast-check';
import { expect } from 'vitest';
import { LookupError } from '@shared/errors';

/*
 * Random damage to recorded answers. A parser given a damaged text either throws the typed error or says exactly what
 * the damaged text says; a test reads that a second time without the parser's help.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values that sources have been seen to put where others belong. */
const oddValues: readonly Json[] = ['', ' ', '0', 0, -1, 2 ** 53, 1e300, '2099-02-29', 'null', [], {}];

/**
 * A recorded JSON answer whose members are deleted, replaced, repeated and renamed, or whose text is cut and spliced.
 * @param odd further values that a parser of this source might take for the right ones (dates, codes)
 */
export function damagedJson(recorded: string, odd: readonly Json[] = []): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>,
    fc.constantFrom(...oddValues, ...odd),
  );
  const step = fc.record({
    path: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
    action: fc.constantFrom('delete', 'replace', 'repeat', 'rename'),
    value,
  });
  const restructured = fc
    .array(step, { minLength: 1, maxLength: 3 })
    .map((steps) =>
      JSON.stringify(
        steps.reduce<Json>(
          (whole, { path, action, value: by }) => damage(whole, path, action, by),
          JSON.parse(recorded) as Json,
        ),
      ),
    );
  return fc.oneof({ weight: 2, arbitrary: restructured }, { weight: 1, arbitrary: damagedText(recorded) });
}

/** A recorded answer of any format, cut off or with a stretch of it lost, doubled or overwritten. */
function damagedText(recorded: string): fc.Arbitrary<string> {
  const place = fc.nat(recorded.length);
  return fc.oneof(
    place.map((length) => recorded.slice(0, length)),
    fc
      .tuple(place, fc.nat(80), fc.oneof(fc.constant(''), fc.string({ maxLength: 3 })))
      .map(([from, lost, noise]) => recorded.slice(0, from) + noise + recorded.slice(from + lost)),
    fc
      .tuple(place, fc.nat(200))
      .map(([from, length]) => recorded.slice(0, from + length) + recorded.slice(from)),
  );
}

/**
 * Runs a parser. Gives the `observed` of the `changed` error that it throws, undefined when it throws none; whatever
 * else it throws is the failure of the test.
 */
export function observedIn(source: string, work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    const value = error instanceof LookupError ? error.value : null;
    if (value?.code !== 'upstream_error' || value.details.reason !== 'changed') throw error;
    expect(value.details).toMatchObject({ source, observed: expect.any(String) });
    return value.details.observed;
  }
  return undefined;
}

function damage(value: Json, path: readonly number[], action: string, by: Json): Json {
  const [first = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(keys.length, 1)];
  if (key === undefined) return by;
  const copy = structuredClone(value) as { [key: string]: Json } & Json[];
  const inner = copy[key] as Json;
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    copy[key] = damage(inner, rest, action, by);
  else if (action === 'replace') copy[key] = by;
  else if (action === 'repeat' && Array.isArray(value)) return [...value, inner];
  else if (Array.isArray(value)) return value.filter((_, place) => String(place) !== key);
  else {
    delete copy[key];
    if (action === 'rename') copy[`${key}X`] = inner;
  }
  return copy;
}
