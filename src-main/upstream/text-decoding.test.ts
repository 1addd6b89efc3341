import { describe, expect, it } from 'vitest';
import { decodeText } from './text-decoding';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

describe('decodeText', () => {
  it.each([
    ['a byte order mark before the header', utf16('Bogotá'), 'text/html; charset=utf-8', 'Bogotá'],
    ['a UTF-8 mark, which is not text', utf8('\uFEFFBogotá'), undefined, 'Bogotá'],
    ['the charset of the header', latin1('Bogotá'), 'application/json; charset=ISO-8859-1', 'Bogotá'],
    ['a quoted charset', latin1('Bogotá'), 'text/plain; charset="windows-1252"', 'Bogotá'],
    [
      'the header before the page',
      utf8('<meta charset=iso-8859-1>á'),
      'text/html; charset=utf-8',
      '<meta charset=iso-8859-1>á',
    ],
    ['an unknown charset as none', utf8('Bogotá'), 'text/plain; charset=x-nobody', 'Bogotá'],
    [
      'the charset of a page',
      latin1('<html><meta charset="iso-8859-1">á'),
      'text/html',
      '<html><meta charset="iso-8859-1">á',
    ],
    [
      'the older way to say it',
      latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">á'),
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">á',
    ],
    [
      'the encoding of an XML document',
      latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>á</a>'),
      'text/xml',
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>á</a>',
    ],
    [
      'a page that wrongly claims UTF-16',
      utf8('<meta charset="utf-16">á'),
      'text/html',
      '<meta charset="utf-16">á',
    ],
    [
      'valid UTF-8 that says nothing',
      utf8('{"despacho":"BOGOTÁ"}'),
      'application/json',
      '{"despacho":"BOGOTÁ"}',
    ],
    ['windows-1252 that says nothing', new Uint8Array([0x93, 0xd1, 0x94, 0x80]), undefined, '“Ñ”€'],
    ['an empty body', new Uint8Array(), undefined, ''],
  ])('reads %s', (_, bytes, contentType, expected) => {
    expect(decodeText(bytes, contentType)).toBe(expected);
  });

  it('does not take a charset out of the text of a JSON answer', () => {
    const json = '{"html":"<meta charset=iso-8859-1>","n":"ñ"}';
    expect(decodeText(utf8(json), 'application/json')).toBe(json);
  });
});
