import { expect, test } from 'vitest';
import { placedPdf, plainPdf } from '../../src-practice/pdf';
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

test('runs of words that stand apart, by where they stand and not by the order in which they were written', async () => {
  const { pages } = await readPdf(
    placedPdf([
      [
        { text: 'derecha', x: 300, y: 700 },
        { text: 'dos', x: 62, y: 700, size: 10 },
        { text: 'uno', x: 40, y: 700, size: 10 },
        { text: 'arriba', x: 40, y: 720 },
      ],
    ]),
  );
  expect(pages[0]?.map(({ runs }) => runs.map(({ text, left }) => [text, left]))).toEqual([
    [['arriba', 40]],
    [
      ['uno dos', 40],
      ['derecha', 300],
    ],
  ]);
});

test('what is no PDF is refused', async () => {
  await expect(readPdf(new TextEncoder().encode('<html>'))).rejects.toThrow();
  await expect(readPdf(plainPdf(['x']).subarray(0, 60))).rejects.toThrow();
});
