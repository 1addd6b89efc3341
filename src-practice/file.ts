import { createHash } from 'node:crypto';
import type { Question, Reply } from './serve';

/** A file as servers of files give it: whole, from some byte on, or not at all to who has it already. */
export function serveFile({ headers }: Question, file: Uint8Array, type: string): Reply {
  const etag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
  const common = { 'Content-Type': type, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (headers['if-none-match'] === etag) return { status: 304, headers: common, body: '' };
  const range = /^bytes=(\d+)-$/.exec(headers.range ?? '');
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  if (range === null || !isSame) return { status: 200, headers: common, body: file };
  const from = Number(range[1]);
  if (from >= file.byteLength)
    return { status: 416, headers: { ...common, 'Content-Range': `bytes */${file.byteLength}` }, body: '' };
  return {
    status: 206,
    headers: { ...common, 'Content-Range': `bytes ${from}-${file.byteLength - 1}/${file.byteLength}` },
    body: file.subarray(from),
  };
}
