import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '@shared/operations/schema';

/** A property anywhere within a schema, with its JSON Pointer into the schema. */
export interface Property {
  readonly pointer: string;
  readonly schema: JsonSchema;
}

/** Every property that a schema describes, however deep. */
export function propertiesOf(schema: JsonSchema, pointer = ''): readonly Property[] {
  const own = Object.entries(members(schema)).map(([name, member]) => ({
    pointer: `${pointer}/properties/${name}`,
    schema: member,
  }));
  const nested = own.flatMap((property) => propertiesOf(property.schema, property.pointer));
  const inItems = isSchema(schema['items']) ? propertiesOf(schema['items'], `${pointer}/items`) : [];
  const inChoices = choices(schema).flatMap((choice, index) =>
    propertiesOf(choice, `${pointer}/anyOf/${index}`),
  );
  return [...own, ...nested, ...inItems, ...inChoices];
}

/** Bodies that a schema allows. Throws for a keyword that it does not know, so that no rule goes untested. */
export function arbitraryBody(schema: JsonSchema): Arbitrary<unknown> {
  const options = choices(schema);
  if (options.length > 0) return fc.oneof(...options.map(arbitraryBody));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['type']))
    return fc.oneof(...schema['type'].map((type: unknown) => arbitraryBody({ ...schema, type })));
  switch (schema['type']) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(arbitraryBody(schema['items'] as JsonSchema), {
        minLength: bound(schema, 'minItems') ?? 0,
        maxLength: Math.min(bound(schema, 'maxItems') ?? 5, 5),
      });
    case 'string':
      return strings(schema);
    case 'integer':
      return fc.integer({
        min: bound(schema, 'minimum') ?? Number.MIN_SAFE_INTEGER,
        max: bound(schema, 'maximum') ?? Number.MAX_SAFE_INTEGER,
      });
    case 'number':
      return fc.double({
        min: bound(schema, 'minimum') ?? -1e9,
        max: bound(schema, 'maximum') ?? 1e9,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (Object.keys(schema).every((keyword) => keyword === 'description')) return fc.jsonValue();
      throw new Error(`no values for the schema ${JSON.stringify(schema)}`);
  }
}

/** Bodies about the border of a schema: valid ones with something changed, added or taken away, and valid ones. */
export function nearlyValid(schema: JsonSchema, example: unknown): Arbitrary<unknown> {
  const valid = fc.oneof(fc.constant(example), arbitraryBody(schema));
  const names = [...Object.keys(members(schema)), 'unknown', '__proto__', 'constructor', ''];
  const change = fc.record({ name: fc.constantFrom(...names), value: strangeValue(schema) });
  return fc.oneof(
    valid,
    fc
      .tuple(valid, change)
      .map(([body, { name, value }]) => ({ ...(body as object), ...ownMember(name, value) })),
    fc
      .tuple(valid, fc.constantFrom(...names))
      .map(([body, name]) =>
        Object.fromEntries(Object.entries(body as object).filter(([member]) => member !== name)),
      ),
    fc.jsonValue(),
  );
}

function ownMember(name: string, value: unknown): object {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object;
}

/** Values that rules trip over: lengths and numbers about the limits, characters outside the basic plane, wrong types. */
function strangeValue(schema: JsonSchema): Arbitrary<unknown> {
  const nested = Object.values(members(schema)).map(arbitraryBody);
  const limits = Object.values(members(schema)).flatMap((member) =>
    ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'].flatMap((name) => bound(member, name) ?? []),
  );
  const near = fc.constantFrom(...(limits.length > 0 ? limits : [0]), 0, 1);
  const offset = fc.integer({ min: -1, max: 1 });
  const number = fc.tuple(near, offset).map(([limit, by]) => limit + by);
  const character = fc.constantFrom('1', 'a', 'ñ', '٣', '😀', 'é', ' ', '\n', '-');
  const text = fc
    .tuple(character, number, fc.string({ unit: 'binary', maxLength: 2 }))
    .map(([unit, length, tail]) => unit.repeat(Math.min(Math.max(length, 0), 300)) + tail);
  return fc.oneof(
    number,
    number.map((value) => value + 0.5),
    text,
    text.map((value) => [value]),
    fc.jsonValue(),
    fc.constantFrom(null, true, '', [], {}, 1e300, '1'),
    ...nested,
  );
}

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const required = (schema['required'] ?? []) as readonly string[];
  const entries = Object.entries(members(schema)).map(([name, member]) => [name, arbitraryBody(member)]);
  const known = fc.record(Object.fromEntries(entries) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
  if (schema['additionalProperties'] === false) return known;
  const more = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
  return fc.tuple(more, known).map(([extra, own]) => ({ ...extra, ...own }));
}

function strings(schema: JsonSchema): Arbitrary<string> {
  const min = bound(schema, 'minLength') ?? 0;
  const max = bound(schema, 'maxLength') ?? min + 40;
  const pattern = schema['pattern'];
  if (typeof pattern !== 'string') return fc.string({ unit: 'grapheme', maxLength: max }).filter(fits);
  return matching(pattern, min, max).filter(fits);

  function fits(value: string): boolean {
    const length = [...value].length;
    return (
      length >= min && length <= max && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))
    );
  }
}

const alphabet = [
  'a',
  'Z',
  'ñ',
  'é',
  'e\u0301',
  '5',
  '٣',
  '中',
  '𝒜',
  ' ',
  '.',
  ',',
  "'",
  '&',
  '-',
  '_',
  '@',
  '😀',
];

/** Strings of a pattern; for one that is a repeated class also of letters from beyond ASCII, which the former leave out. */
function matching(pattern: string, min: number, max: number): Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  const allowed = alphabet.filter((character) => expression.test(character));
  const plain = fc.stringMatching(expression, { maxLength: max });
  if (allowed.length === 0) return plain;
  return fc.oneof(plain, fc.string({ unit: fc.constantFrom(...allowed), minLength: min, maxLength: max }));
}

function members(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
}

function choices(schema: JsonSchema): readonly JsonSchema[] {
  return (schema['anyOf'] ?? schema['oneOf'] ?? []) as readonly JsonSchema[];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bound(schema: JsonSchema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}
