import { expect, test } from 'vitest';
import { formatDecimal, formatMoney } from './decimal';

test.each([
  ['1234567.5', 'es-CO', '1.234.567,5'],
  ['1234567.50', 'en-US', '1,234,567.50'],
  ['-0.12', 'es-CO', '-0,12'],
  ['999', 'es-CO', '999'],
  ['12345678901234567890123.45', 'es-CO', '12.345.678.901.234.567.890.123,45'],
  ['n.d.', 'es-CO', 'n.d.'],
])('%s in %s is %s', (value, locale, shown) => {
  expect(formatDecimal(value, locale)).toBe(shown);
});

test.each([
  ['180000000.5', 'COP', 'es-CO', '180.000.000,50\u00a0COP'],
  ['1234.56', 'BRL', 'en-US', '1,234.56\u00a0BRL'],
  ['240000000', 'COP', 'es-CO', '240.000.000\u00a0COP'],
  ['0.125', null, 'es-CO', '0,125'],
])('%s %s in %s is %s', (value, currency, locale, shown) => {
  expect(formatMoney(value, currency, locale)).toBe(shown);
});
