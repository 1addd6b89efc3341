import type { FileDraft } from '@shared/batch';
import { fileFailures } from './failures';

export interface DecodedText {
  readonly text: string;
  readonly encoding: NonNullable<FileDraft['encoding']>;
  readonly byteOrderMark: boolean;
}

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/**
 * Decodes a text file: by its byte order mark, else as UTF-8 if every byte fits, else as Windows-1252, which is what
 * spreadsheets save «CSV» as in Colombia. The mark is not part of the text.
 * Throws `Failure('file')` for bytes that are no text.
 */
export function decode(bytes: Uint8Array): DecodedText {
  const decoded = read(bytes);
  if (decoded.text.includes('\0')) throw fileFailures.notText();
  return decoded;
}

function read(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le', byteOrderMark: true };
  const byteOrderMark = startsWith(bytes, 0xef, 0xbb, 0xbf);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', byteOrderMark };
  } catch {
    const body = byteOrderMark ? bytes.subarray(3) : bytes;
    return { text: new TextDecoder('windows-1252').decode(body), encoding: 'windows-1252', byteOrderMark };
  }
}
