import type { Readable } from 'node:stream';
import type { Text } from '@shared/text';
import { Failure } from '@shared/failure';

/** A file to read: one on the disk, or one within an archive. */
export interface Bytes {
  readonly name: string;
  /** On the disk; null for what lies within an archive. */
  readonly path: string | null;
  /** Told how many bytes on the disk were read further on. */
  readonly onRead: (bytes: number) => void;
  stream(): Promise<Readable>;
}

/** A record and where it stands: line, row or number of the element, from 1. */
export interface Located<R> {
  readonly line: number;
  readonly value: R;
}

/** What of the file could not be read as a record. */
export interface Unreadable {
  readonly line: number;
  readonly problem: string;
  readonly excerpt: string;
}

/**
 * Some records at a time. A chunk may read each of them as it is asked for, so that it has to be gone through once, to its
 * end, before the next one is asked for.
 */
export type Chunk<R> = Iterable<Located<R> | Unreadable>;

/**
 * How the bytes of a file become records, in bounded memory.
 * Throws `Failure` (`file`) for a file that as a whole is not what it should be.
 */
export type Format<R> = (file: Bytes) => AsyncIterable<Chunk<R>>;

/** A file that is not what its format says, in the reader's words. */
export function damaged(file: string, what: Text, cause?: unknown): Failure {
  return new Failure(
    'file',
    {
      es: `${file}: ${what.es} Los datos en servicio no cambiaron.`,
      en: `${file}: ${what.en} The data in service did not change.`,
    },
    { cause },
  );
}
