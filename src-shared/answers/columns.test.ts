import { expect, test } from 'vitest';
import { z } from 'zod';
import { at, leavesOf, namingOf, telling, type FilledLeaf, type Leaf } from './columns';
import type { Value } from './fields';

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);
const schema = z.strictObject({
  platform: z.string(),
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  subject: z.string(),
  note: z.string().nullable(),
  buyer: z.strictObject({ name: z.string(), nit: z.string() }),
  place: z.string(),
  branch: z.string(),
  signed_on: z.iso.date(),
  ends_on: z.iso.date(),
  value: amount,
  paid: amount,
  parts: z.array(z.strictObject({ name: z.string() })),
});

const row = (number: number): Value => ({
  platform: 'SECOP II',
  id: `CO1.${number}`,
  reference: `R-${number}`,
  status: number % 2 === 0 ? 'Activo' : 'Cerrado',
  subject: `Obra número ${number}`,
  note: null,
  buyer: { name: `Alcaldía ${number}`, nit: `80000000${number}` },
  place: `Lugar ${number}`,
  branch: `Rama ${number} ejecutiva`,
  signed_on: `2026-01-0${number}`,
  ends_on: `2026-02-0${number}`,
  value: `${number}000.50`,
  paid: `${number}00`,
  parts: [],
});

const filled = (leaves: readonly Leaf[], rows: readonly Value[]) =>
  leaves.map((leaf): FilledLeaf => {
    const values = rows.map((value) => at(value, leaf.path));
    return { ...leaf, values, texts: values.map((value) => (value === null ? '' : String(value))) };
  });
const shownOf = (rows: readonly Value[]) =>
  [...telling(filled(leavesOf(schema), rows))].map(({ path }) => path.join('.'));

test('lists become no columns, parts become one for each of their values', () => {
  expect(leavesOf(schema).map(({ path }) => path.join('.'))).toEqual([
    'platform',
    'id',
    'reference',
    'status',
    'subject',
    'note',
    'buyer.name',
    'buyer.nit',
    'place',
    'branch',
    'signed_on',
    'ends_on',
    'value',
    'paid',
  ]);
});

test('what tells rows apart is shown: one identifier, one day, one amount, and words', () => {
  expect(shownOf([row(1), row(2), row(3)])).toEqual([
    'id',
    'status',
    'subject',
    'buyer.name',
    'signed_on',
    'value',
  ]);
});

test('of a single row everything counts that is given', () => {
  const shown = shownOf([row(1)]);
  expect(shown).toContain('platform');
  expect(shown).not.toContain('note');
  expect(shown).toHaveLength(6);
});

test('the number of a row in the source tells nothing; a row is named by the first words, not by a day', () => {
  const actions = z.strictObject({ id: z.int(), day: z.iso.date(), kind: z.string() });
  const rows = [
    { id: 1, day: '2026-01-01', kind: 'Al despacho' },
    { id: 2, day: '2026-01-02', kind: 'Traslado' },
  ];
  for (const some of [rows, rows.slice(1)]) {
    const shown = telling(filled(leavesOf(actions), some));
    expect([...shown].map(({ path }) => path[0])).toEqual(['day', 'kind']);
    expect(namingOf(shown)?.path).toEqual(['kind']);
  }
});
