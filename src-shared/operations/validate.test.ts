import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { detailsFor, errorBody } from '../errors';
import { violationMessage } from '../violations';
import { text } from './operation';
import { validate } from './validate';

const schema = z.strictObject({
  name: text({ min: 3, max: 5, pattern: /^[a-z😀]+$/u }),
  kind: z.enum(['one', 'two']).default('one'),
  page: z.int().min(1).max(10).optional(),
  share: z.number().gt(0).multipleOf(0.5).optional(),
  items: z
    .array(z.strictObject({ 'a/b': z.string() }))
    .max(2)
    .optional(),
  day: z.iso.date().optional(),
});

function broken(body: unknown) {
  const checked = validate(schema, body);
  return checked.ok ? [] : checked.violations;
}
const rules = (body: unknown) => broken(body).map(({ path, rule }) => [path, rule]);

describe('a body', () => {
  it('that keeps every rule comes back with its defaults', () => {
    expect(validate(schema, { name: 'abc' })).toEqual({ ok: true, input: { name: 'abc', kind: 'one' } });
  });

  it('is told every rule that it breaks, by the keyword of JSON Schema and a pointer', () => {
    expect(rules({})).toEqual([['/name', 'required']]);
    expect(rules({ name: 7 })).toEqual([['/name', 'type']]);
    expect(rules({ name: 'A' })).toEqual([
      ['/name', 'pattern'],
      ['/name', 'minLength'],
    ]);
    expect(
      rules({
        name: 'abcdef',
        kind: 'x',
        page: 0,
        share: -1,
        items: [{}, { 'a/b': 1 }],
        day: 'x',
        y: 1,
      }),
    ).toEqual([
      ['/name', 'maxLength'],
      ['/kind', 'enum'],
      ['/page', 'minimum'],
      ['/share', 'exclusiveMinimum'],
      ['/items/0/a~1b', 'required'],
      ['/items/1/a~1b', 'type'],
      ['/day', 'format'],
      ['/y', 'additionalProperties'],
    ]);
    expect(rules({ name: 'abc', page: 1.5 })).toEqual([['/page', 'type']]);
    expect(rules({ name: 'abc', share: 0.7 })).toEqual([['/share', 'multipleOf']]);
    expect(rules({ name: 'abc', items: [{}, {}, {}] })).toEqual([['/items', 'maxItems']]);
    expect(rules(null)).toEqual([['', 'type']]);
    expect(rules(undefined)).toEqual([['', 'required']]);
  });

  it('is told in the reader’s language', () => {
    const messages = broken({ name: '😀', kind: 'x', page: 11, z: 1 }).map((violation) => [
      violationMessage(violation, 'es'),
      violationMessage(violation, 'en'),
    ]);
    expect(messages).toEqual([
      ['Debe tener al menos 3 caracteres.', 'Must have at least 3 characters.'],
      ['Debe ser uno de estos valores: «one», «two».', 'Must be one of «one», «two».'],
      ['Debe ser 10 o menor.', 'Must be 10 or less.'],
      ['Esta operación no conoce este dato.', 'This operation does not know this property.'],
    ]);
  });

  it('of an error says so without what only the words are made of', () => {
    const error = { code: 'invalid_request', details: { violations: broken({}) } } as const;
    expect(detailsFor(error, 'es')).toEqual({
      violations: [{ path: '/name', rule: 'required', message: 'Falta este dato.' }],
    });
    expect(errorBody(error, 'id', 'en').error).toMatchObject({ request_id: 'id', code: 'invalid_request' });
  });
});
