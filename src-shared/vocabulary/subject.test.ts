import { expect, it } from 'vitest';
import { formatSubject } from './subject';

it.each([
  ['11001400300120230012300', '11001-40-03-001-2023-00123-00'],
  ['CC 10000001', 'CC 10.000.001'],
  ['a0a0a0a0a0a0… · NIT 900000001', 'a0a0a0a0a0a0… · NIT 900.000.001'],
  // Numbers that are written without dots, and words.
  ['DNI 10000001', 'DNI 10000001'],
  ['CE 123456', 'CE 123456'],
  ['20999999990', '20999999990'],
  ['Banco Ejemplo S.A.', 'Banco Ejemplo S.A.'],
])('writes %s as %s', (subject, shown) => {
  expect(formatSubject(subject)).toBe(shown);
});
