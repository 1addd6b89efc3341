import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCitation } from './citation';
import { foldInPlace, matchesIn, positionsOf, sought } from './find';
import { plainText, sectionsOf } from './sections';

const law = [
  '# por la cual se dictan normas',
  '',
  '## TÍTULO I',
  '### CAPÍTULO I',
  '',
  '##### **Artículo 1°. Objeto.** Texto del *primero*.',
  '',
  '- Una condición.',
  '- Otra.',
  '',
  '##### **Artículo 2°.** Texto ~~derogado~~ con [enlace](https://x.example).',
  '',
  '```',
  '# no es un título',
  '```',
  '',
].join('\n');

describe('the sections of a text', () => {
  it('joined are the text, whatever it is', () => {
    const piece = fc.constantFrom(
      '# A\n',
      '##### **Art. 1.** x\n',
      '\n',
      'texto\n',
      '- x\n',
      '  más\n',
      '```\n',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const { sections, outline } = sectionsOf(text);
        expect(sections.map(({ markdown }) => markdown).join('')).toBe(text);
        for (const { section } of outline) expect(sections[section]?.markdown).toMatch(/^#{1,6}[ \t]/);
        let at = 0;
        for (const { start, markdown } of sections) {
          expect(start).toBe(at);
          at += markdown.length;
        }
      }),
    );
  });

  it('have an outline of headings and articles, without gaps in its levels', () => {
    expect(sectionsOf(law).outline.map(({ level, label }) => `${level} ${label}`)).toEqual([
      '1 por la cual se dictan normas',
      '2 TÍTULO I',
      '3 CAPÍTULO I',
      '4 Artículo 1°. Objeto',
      '4 Artículo 2°',
    ]);
  });

  it('end at blank lines, and neither in a list nor in a block of code', () => {
    const paragraph = `${'palabra '.repeat(200)}\n\n`;
    const list = `- uno\n\n- dos\n\n  sigue\n\n`;
    const { sections } = sectionsOf(
      paragraph.repeat(6) + list + paragraph + `\`\`\`\n${paragraph.repeat(4)}\`\`\`\n`,
    );
    expect(sections.length).toBeGreaterThan(3);
    for (const { markdown } of sections) {
      expect(markdown).not.toMatch(/^(- dos| {2}sigue)/);
      expect((markdown.match(/```/g) ?? []).length % 2).toBe(0);
    }
  });

  it('are cut in a moment, also of a text of a megabyte', () => {
    const { sections, outline } = sectionsOf(law.repeat(4000));
    expect(sections.length).toBeGreaterThan(10_000);
    expect(outline).toHaveLength(5 * 4000);
  });
});

describe('searching', () => {
  const words = (markdown: string) => foldInPlace(plainText(markdown));

  it('sees what the reader sees', () => {
    expect(
      plainText('##### **Artículo 1°. Objeto.** Texto *en* ~~lo~~ [pertinente](https://x.example).'),
    ).toBe('Artículo 1°. Objeto. Texto en lo pertinente.');
    expect(plainText('| Tarifa | Valor |\n| --- | ---: |\n| General | 1.500 |')).toBe(
      'Tarifa Valor General 1.500',
    );
    expect(plainText('- Uno\n- Dos \\* tres')).toBe('Uno Dos * tres');
  });

  it('minds neither case nor accents nor where lines break', () => {
    expect(
      matchesIn([words('La **ACTUACIÓN**\nprocesal y otra actuacion'), words('Nada')], sought(' Actuación ')),
    ).toEqual([
      { section: 0, nth: 0 },
      { section: 0, nth: 1 },
    ]);
    expect(matchesIn([words('actuación\nprocesal')], sought('ACTUACION   PROCESAL'))).toHaveLength(1);
    expect(sought('a ')).toBe('');
    expect(positionsOf('abc', '')).toEqual([]);
  });

  it('keeps every character in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldInPlace(text)).toHaveLength(text.length);
      }),
    );
    expect(foldInPlace('İÑáßﬁ😀Ω')).toHaveLength('İÑáßﬁ😀Ω'.length);
  });
});

it('a citation names title, source, address and day', () => {
  const origin = {
    title: 'LEY 1 DE 2030',
    source: 'Legalize',
    url: 'https://x.example',
    readOn: 'leído el 21 nov 2026',
  };
  expect(withCitation(' Texto. \n', origin)).toBe(
    '«Texto.»\n\nLEY 1 DE 2030. Legalize, https://x.example (leído el 21 nov 2026).\n',
  );
});
