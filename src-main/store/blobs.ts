import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from './database';
import { sha256 } from './hash';
import { statement } from './statements';

/** A kept run of bytes. */
export interface BlobRef {
  readonly id: number;
  readonly sha256: string;
}

interface Row {
  readonly coding: 'plain' | 'deflate';
  readonly content: Uint8Array;
}

/** Below this, deflate saves less than its own trouble. */
const worthCompressing = 512;

/** Bytes by their hash: equal ones are kept once, large ones compressed. Used inside the store only. */
export interface Blobs {
  /** Keeps bytes, or finds them kept already. */
  put(bytes: Uint8Array): BlobRef;
  /** The bytes of a kept blob, as they were put. Throws when the kept content cannot be read. */
  get(id: number): Uint8Array;
}

export function blobs(db: Database): Blobs {
  const find = statement<[string], { id: number }>(db, 'SELECT id FROM blob WHERE sha256 = ?');
  const insert = statement<[string, number, string, Uint8Array]>(
    db,
    'INSERT INTO blob (sha256, size, coding, content) VALUES (?, ?, ?, ?)',
  );
  const read = statement<[number], Row>(db, 'SELECT coding, content FROM blob WHERE id = ?');

  return {
    put(bytes) {
      const hash = sha256(bytes);
      const kept = find().get(hash);
      if (kept !== undefined) return { id: kept.id, sha256: hash };
      const { coding, content } = pack(bytes);
      const { lastInsertRowid } = insert().run(hash, bytes.byteLength, coding, content);
      return { id: Number(lastInsertRowid), sha256: hash };
    },
    get(id) {
      const row = read().get(id);
      if (row === undefined) throw new Error(`blob ${id} is not there`);
      return row.coding === 'plain' ? row.content : inflateRawSync(row.content);
    },
  };
}

// Level 1 takes most of what deflate can take from JSON and HTML, in a tenth of a millisecond per 10 KB.
function pack(bytes: Uint8Array): Row {
  if (bytes.byteLength < worthCompressing) return { coding: 'plain', content: bytes };
  const packed = deflateRawSync(bytes, { level: 1 });
  return packed.byteLength < bytes.byteLength
    ? { coding: 'deflate', content: packed }
    : { coding: 'plain', content: bytes };
}
