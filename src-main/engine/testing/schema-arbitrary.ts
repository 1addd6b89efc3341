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
  const known = Object.entries(members(schema)).map(([name, member]) => change(name, strangeValue(member)));
  const foreign = ['unknown', '__proto__', 'constructor', ''].map((name) => change(name, fc.jsonValue()));
  const names = [...Object.keys(members(schema)), 'unknown'];
  return fc.oneof(
    valid,
    ...[...known, fc.oneof(...foreign)].map((changed) =>
      fc.tuple(valid, changed).map(([body, extra]) => ({ ...(body as object), ...extra })),
    ),
    fc
      .tuple(valid, fc.constantFrom(...names))
      .map(([body, name]) =>
        Object.fromEntries(Object.entries(body as object).filter(([member]) => member !== name)),
      ),
    fc.jsonValue(),
  );
}

/** An object of one member; `__proto__` too becomes a member of its own, as it does when a body is parsed. */
function change(name: string, value: Arbitrary<unknown>): Arbitrary<object> {
  return value.map((chosen) => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(chosen)}}`) as object);
}

/** Values that a property's rules trip over: just at, below and beyond its limits, of wrong types, of odd characters. */
function strangeValue(schema: JsonSchema): Arbitrary<unknown> {
  const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'].flatMap(
    (keyword) => bound(schema, keyword) ?? [],
  );
  const limit = fc.constantFrom(...(limits.length > 0 ? limits : [0]));
  const number = fc.tuple(limit, fc.integer({ min: -1, max: 1 })).map(([near, by]) => near + by);
  const text = fc
    .tuple(
      fc.constantFrom('a', '5', 'ñ', ' ', '😀', '𝒜'),
      number,
      fc.constantFrom('', '', '\n', '\0', '\ud800'),
    )
    .map(([unit, length, tail]) => unit.repeat(Math.min(Math.max(length, 0), 1000)) + tail);
  const own =
    schema['type'] === 'string' ? text : schema['type'] === 'integer' ? number : arbitraryBody(schema);
  return fc.oneof(
    { weight: 4, arbitrary: own },
    number,
    number.map((value) => value + 0.5),
    text,
    fc.array(arbitraryBody(schema), { maxLength: 3 }),
    fc.jsonValue(),
    fc.constantFrom(null, true, '', [], {}, 1e300, '1'),
  );
}

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const required = (schema['required'] ?? []) as readonly string[];
  const entries = Object.entries(members(schema)).map(([name, member]) => [name, arbitraryBody(member)]);
  const dependent = Object.entries((schema['dependentRequired'] ?? {}) as Record<string, readonly string[]>);
  const known = fc
    .record(Object.fromEntries(entries) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: [...required],
    })
    .filter((body) =>
      dependent.every(([name, others]) => !(name in body) || others.every((other) => other in body)),
    );
  if (schema['additionalProperties'] === false) return known;
  const more = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
  return fc.tuple(more, known).map(([extra, own]) => ({ ...extra, ...own }));
}

function strings(schema: JsonSchema): Arbitrary<string> {
  const min = bound(schema, 'minLength') ?? 0;
  const max = bound(schema, 'maxLength') ?? min + 40;
  // Several patterns stand in `allOf`, as a format with a further rule has them.
  const parts = (schema['allOf'] ?? []) as readonly JsonSchema[];
  const patterns = [schema, ...parts].map((part) => part['pattern']).filter((one) => typeof one === 'string');
  const [first] = patterns;
  if (first === undefined) return fc.string({ unit: 'grapheme', maxLength: max }).filter(fits);
  return matching(first, min, max).filter(fits);

  function fits(value: string): boolean {
    const length = [...value].length;
    return (
      length >= min && length <= max && patterns.every((pattern) => new RegExp(pattern, 'u').test(value))
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
