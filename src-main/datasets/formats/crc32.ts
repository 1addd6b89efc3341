import * as zlib from 'node:zlib';
import { buf } from 'crc-32';

/** The checksum of ZIP, carried on from `value`. Runtimes before Node 22 have none of their own. */
export const crc32: (data: Uint8Array, value: number) => number =
  zlib.crc32 ?? ((data, value) => buf(data, value) >>> 0);
