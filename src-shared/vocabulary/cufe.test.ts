import { expect, test } from 'vitest';
import { cleanCufe, cufePattern } from './cufe';

const key = 'a1B2c3d4'.repeat(12);

test.each([
  [`  ${key}\n`, key],
  [`${key.slice(0, 50)}\n ${key.slice(50)}`, key],
  [`https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${key}`, key],
  [`NumFac: SETP990000001 FecFac: 2026-01-15 CUFE: ${key} QRCode: https://catalogo-vpfe.dian.gov.co`, key],
  [key.slice(0, 40), key.slice(0, 40)],
  [`${key}0`, `${key}0`],
  [' no es una clave ', 'no es una clave'],
])('%s', (raw, cleaned) => expect(cleanCufe(raw)).toBe(cleaned));

test.each([
  [key, true],
  [key.slice(0, 40), true],
  [key.slice(0, 95), false],
  [key.slice(0, 64), false],
  [`${key.slice(0, 95)}g`, false],
])('%s is a key: %s', (value, isKey) => expect(cufePattern.test(value)).toBe(isKey));
