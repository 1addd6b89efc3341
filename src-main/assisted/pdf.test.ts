import { expect, test } from 'vitest';
import { plainPdf } from '../../src-practice/pdf';
import { readPdf } from './pdf';

test('lines from top to bottom, over pages, with accents', async () => {
  const lines = [
    'CONTRALORÍA (práctica)',
    'Nombre: NIÑO EJEMPLO',
    ...Array.from({ length: 60 }, (_, i) => `línea ${i}`),
  ];
  const { pages, text } = await readPdf(plainPdf(lines));
  expect(pages).toHaveLength(2);
  expect(text.split('\n')).toEqual(lines);
});

test('what is no PDF is refused', async () => {
  await expect(readPdf(new TextEncoder().encode('<html>'))).rejects.toThrow();
  await expect(readPdf(plainPdf(['x']).subarray(0, 60))).rejects.toThrow();
});
