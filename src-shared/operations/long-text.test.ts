import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, normalizedText, textOf, withoutRange, withText, type TextPage } from './long-text';

function whole(text: string): TextPage {
  const content = normalizedText(text);
  return {
    text_status: 'ok',
    content_md: content,
    offset: 0,
    limit: content.length,
    total_chars: content.length,
    next_offset: null,
    has_more: false,
    text_hash: '0123456789abcdef',
  };
}

/** Every range, by following `next_offset`. */
function pagesOf(text: TextPage, limit: number, from = 0): TextPage[] {
  const pages: TextPage[] = [];
  for (let offset: number | null = from; offset !== null;) {
    const page = cutText(text, { offset, limit });
    pages.push(page);
    offset = page.next_offset;
  }
  return pages;
}

const texts = fc.string({ unit: 'binary', maxLength: 400 });

describe('the ranges of a text', () => {
  it('joined are the whole text, each begins where the one before ended, and none parts a character', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 60 }), (text, limit) => {
        const document = whole(text);
        const pages = pagesOf(document, limit);
        expect(pages.map((page) => page.content_md).join('')).toBe(document.content_md);
        let at = 0;
        for (const page of pages) {
          expect(page.offset).toBe(at);
          expect(page.content_md.length).toBeLessThanOrEqual(limit);
          expect(page.content_md.isWellFormed()).toBe(document.content_md.isWellFormed());
          expect(page.has_more).toBe(page.next_offset !== null);
          expect(page.total_chars).toBe(document.content_md.length);
          at += page.content_md.length;
          if (page.next_offset !== null) expect(page.next_offset).toBe(at);
        }
        expect(at).toBe(document.content_md.length);
      }),
    );
  });

  it('begin at the character when the position lies within one', () => {
    const document = whole('a😀b');
    expect(cutText(document, { offset: 2, limit: 200 })).toMatchObject({ offset: 1, content_md: '😀b' });
    expect(cutText(document, { offset: 0, limit: 2 })).toMatchObject({ content_md: 'a', next_offset: 1 });
  });

  it.each([3, 4, 50_000_000])('are empty at the end and past it (%i)', (offset) => {
    expect(cutText(whole('ley'), { offset, limit: 200 })).toMatchObject({
      content_md: '',
      offset: 3,
      next_offset: null,
      has_more: false,
      total_chars: 3,
    });
  });

  it('count composed characters and line feeds, however the source writes them', () => {
    expect(normalizedText('nin\u0303o\r\nley\rfin\n')).toBe('niño\nley\nfin\n');
  });
});

describe('the text of an answer', () => {
  const page = whole('texto');

  it('stands in the data, or in one of its members, or nowhere', () => {
    expect(textOf({ text: 'data' }, { found: true, ...page })).toEqual(page);
    expect(textOf({ text: 'content' }, { found: true, content: { ...page, lang: 'es' } })).toEqual(page);
    expect(textOf({ text: 'data' }, { found: false })).toBeNull();
    expect(textOf({ text: 'content' }, { found: false, content: null })).toBeNull();
    expect(textOf({ text: null }, { ...page })).toBeNull();
  });

  it('is replaced where it stands, and nothing else is', () => {
    const cut = cutText(page, { offset: 2, limit: 200 });
    expect(withText({ text: 'data' }, { found: true, ...page }, cut)).toEqual({ found: true, ...cut });
    expect(withText({ text: 'content' }, { id: 1, content: { ...page, lang: 'es' } }, cut)).toEqual({
      id: 1,
      content: { ...cut, lang: 'es' },
    });
  });

  it('is asked for whatever part of it is wanted', () => {
    const input = { law_id: 'LEY-1-2030', offset: 200, limit: 500 };
    expect(withoutRange({ text: 'data' }, input)).toEqual({ law_id: 'LEY-1-2030' });
    expect(withoutRange({ text: null }, input)).toBe(input);
  });
});
