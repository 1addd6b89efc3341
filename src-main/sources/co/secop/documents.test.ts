import { expect, test } from 'vitest';
import { digitForms, documentForms } from './documents';

test.each([
  ['900123456', ['900123456', '9001234568']],
  ['9001234568', ['9001234568', '900123456']],
  // Not its check digit: nine other digits would be another company.
  ['9001234567', ['9001234567']],
  // A cédula of ten digits; with its check digit it is the person's NIT.
  ['1020000004', ['1020000004', '10200000040']],
  // A cédula of eight digits that begins like a company's NIT: with a digit more it would be one.
  ['80123456', ['80123456']],
  ['52000001', ['52000001']],
])('%s', (document, forms) => {
  expect(digitForms(document).map((form) => form.slice(0, 10))).toEqual(
    forms.map((form) => form.slice(0, 10)),
  );
  expect(digitForms(document)).toHaveLength(forms.length);
});

test('text columns have dots and dashes too', () => {
  expect(documentForms('900123456')).toEqual([
    '900123456',
    '9001234568',
    '900.123.456',
    '900123456-8',
    '900.123.456-8',
  ]);
  expect(documentForms('52000001')).toEqual(['52000001', '52.000.001']);
});
