import { isAscii, isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';

const newline = 0x0a;

/** Charsets that a source may be known to use. */
export type Charset = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/**
 * Decodes a stream of text: by its byte order mark, else as it is declared, else strictly as UTF-8, else as windows-1252.
 * The last two are told apart block by block at line ends, because one line in another charset, pasted in at the source,
 * must not spoil the others; once a block was windows-1252 before any was UTF-8, the file is.
 */
export async function* decoded(bytes: Readable, declared: Charset | null): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let decoder: Decoder | null = null;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (decoder === null && block.length < longestMark) {
      rest = block;
      continue;
    }
    decoder ??= decoderFor(block, declared);
    const end = decoder.byLines ? endOfLines(block) : block.length;
    rest = block.subarray(end);
    if (end > 0) yield decoder.decode(block.subarray(0, end));
  }
  if (rest.length > 0) yield (decoder ?? decoderFor(rest, declared)).decode(rest);
}

const longestMark = 3;
/** Bytes of a line that is still waited for; a document may be all one line. */
const longestLine = 32 * 1024;

/** Where a block is cut: behind its last line, or, in a long line, behind a byte that is a letter of its own in any charset. */
function endOfLines(block: Buffer): number {
  const end = block.lastIndexOf(newline) + 1;
  if (end > 0 || block.length <= longestLine) return end;
  return block.findLastIndex((byte) => byte < 0x80) + 1;
}

interface Decoder {
  /** Wants blocks that end at a line feed; one that does not keeps an open character itself. */
  readonly byLines: boolean;
  decode(block: Buffer): string;
}

function decoderFor(head: Buffer, declared: Charset | null): Decoder {
  const marked = charsetOfMark(head);
  const charset = marked ?? declared;
  if (charset === 'utf-16le' || charset === 'utf-16be') {
    const decoder = new TextDecoder(charset);
    return { byLines: false, decode: (block) => decoder.decode(block, { stream: true }) };
  }
  const decode = charset === 'windows-1252' ? windows1252 : undeclared(charset === 'utf-8');
  return { byLines: true, decode: marked === null ? decode : afterMark(decode) };
}

function charsetOfMark(head: Buffer): Charset | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

function afterMark(decode: (block: Buffer) => string): (block: Buffer) => string {
  let skip = longestMark;
  return (block) => {
    const text = decode(block.subarray(skip));
    skip = 0;
    return text;
  };
}

function undeclared(isUtf8Known: boolean): (block: Buffer) => string {
  let known: Charset | null = isUtf8Known ? 'utf-8' : null;
  return (block) => {
    if (isAscii(block)) return block.toString('latin1');
    if (known === 'windows-1252') return windows1252(block);
    if (isUtf8(block)) {
      known = 'utf-8';
      return block.toString('utf8');
    }
    if (known === 'utf-8') return byLine(block);
    known = 'windows-1252';
    return windows1252(block);
  };
}

function byLine(block: Buffer): string {
  let text = '';
  for (let from = 0; from < block.length;) {
    const at = block.indexOf(newline, from);
    const line = block.subarray(from, at === -1 ? block.length : at + 1);
    text += isUtf8(line) ? line.toString('utf8') : windows1252(line);
    from += line.length;
  }
  return text;
}

const decoder1252 = new TextDecoder('windows-1252');

/** Node decodes latin1 several times faster; the two differ only in the bytes 0x80 to 0x9F. */
function windows1252(block: Buffer): string {
  const text = block.toString('latin1');
  return /[\u0080-\u009f]/.test(text) ? decoder1252.decode(block) : text;
}
