import { describe, expect, it } from 'vitest';
import { preview } from './lookups';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the preview of a kept body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'text/html',
    'application/problem+json',
    '',
  ])('shows %s as text', (contentType) => {
    expect(preview(bytes('{"a":"ñ"}'), contentType)).toEqual({
      text: '{"a":"ñ"}',
      truncated: false,
      contentType,
    });
  });

  it('reads the charset that the source declared', () => {
    const latin = Uint8Array.from([0x4e, 0x69, 0xf1, 0x6f]);
    expect(preview(latin, 'text/plain; charset=iso-8859-1').text).toBe('Niño');
    expect(preview(latin, 'text/plain').text).toBe('Niño');
  });

  it.each(['application/pdf', 'image/png', 'application/octet-stream'])('shows no %s', (contentType) => {
    expect(preview(bytes('%PDF'), contentType).text).toBeNull();
  });

  it('shows no body without a type that is not text', () => {
    expect(preview(Uint8Array.from([1, 0, 2]), '').text).toBeNull();
  });

  it.each([0, 1, 2, 3])('cuts a long text between characters (%i)', (shift) => {
    const text = 'x'.repeat(shift) + '€ñ😀'.repeat(100_000);
    const { text: shown, truncated } = preview(bytes(text), 'application/json');
    expect(truncated).toBe(true);
    expect(text.startsWith(shown ?? 'no text')).toBe(true);
    expect(bytes(shown ?? '').length).toBeGreaterThan(512 * 1024 - 4);
  });
});
