import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { Failure } from '@shared/failure';
import { crc32 } from './crc32';
import { damaged, type Bytes, type Format } from './format';

/**
 * Large blocks: what is done once for each of them is then a small part of the work. Not larger: V8 frees texts of more than
 * 128 KiB only when it goes through all of its memory.
 */
const blockBytes = 96 * 1024;

/**
 * A file on the disk.
 * @param onRead told how many bytes of it were read further on
 */
export function fileBytes(path: string, name: string, onRead: (bytes: number) => void): Bytes {
  return {
    name,
    path,
    onRead,
    stream() {
      const stream = createReadStream(path, { highWaterMark: blockBytes });
      stream.on('data', ({ length }) => onRead(length));
      return Promise.resolve(stream.pause());
    },
  };
}

const zipMark = [0x50, 0x4b];
const gzipMark = [0x1f, 0x8b];

/**
 * What lies within a ZIP or gzip file, or the file itself when it is neither: sources publish the same file packed and
 * plain, and users unpack what they download.
 * @param entries names of the archive's files that are read, each as the inner format says
 */
export function packed<R>(inner: Format<R>, entries: RegExp): Format<R> {
  return async function* read(file) {
    const head = await headOf(file);
    if (zipMark.every((byte, index) => head[index] === byte)) yield* unzipped(file, inner, entries);
    else if (gzipMark.every((byte, index) => head[index] === byte)) yield* inner(gunzipped(file));
    else yield* inner(file);
  };
}

async function headOf(file: Bytes): Promise<Buffer> {
  if (file.path === null) return Buffer.alloc(0);
  const handle = await open(file.path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function gunzipped(file: Bytes): Bytes {
  return {
    name: file.name,
    path: null,
    onRead: () => undefined,
    async stream() {
      const gunzip = createGunzip({ chunkSize: blockBytes });
      return checked(
        pipeline(await file.stream(), gunzip, () => undefined),
        file.name,
      );
    },
  };
}

async function* unzipped<R>(file: Bytes, inner: Format<R>, entries: RegExp): ReturnType<Format<R>> {
  if (file.path === null)
    throw damaged(file.name, {
      es: 'un archivo ZIP dentro de otro no se lee.',
      en: 'a ZIP file within another one is not read.',
    });
  let zip: ZipFile;
  try {
    zip = await openPromise(file.path, { autoClose: false });
  } catch (error) {
    throw damagedArchive(file.name, error);
  }
  try {
    let found = 0;
    for await (const entry of entriesOf(zip, file.name)) {
      if (entry.fileName.endsWith('/') || !entries.test(entry.fileName)) continue;
      found += 1;
      yield* inner({
        name: `${file.name}/${entry.fileName}`,
        path: null,
        onRead: () => undefined,
        stream: () => entryStream(zip, entry, file),
      });
    }
    if (found === 0)
      throw damaged(file.name, {
        es: 'el archivo ZIP no contiene el archivo esperado.',
        en: 'the ZIP file does not hold the expected file.',
      });
  } finally {
    zip.close();
  }
}

async function* entriesOf(zip: ZipFile, name: string): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw error instanceof Failure ? error : damagedArchive(name, error);
  }
}

async function entryStream(zip: ZipFile, entry: Entry, { name, onRead }: Bytes): Promise<Readable> {
  try {
    const stream = await zip.openReadStreamPromise(entry, {});
    return checked(Readable.from(whole(stream, entry, onRead)), name);
  } catch (error) {
    throw damagedArchive(name, error);
  }
}

/** The library checks sizes; that the bytes are the packed ones is checked here. */
async function* whole(
  stream: Readable,
  entry: Entry,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const share = entry.compressedSize / Math.max(1, entry.uncompressedSize);
  let sum = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    onRead(chunk.length * share);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new Error(`checksum of ${entry.fileName} does not fit`);
}

/** A stream whose failures are said in the reader's words. */
function checked(stream: Readable, name: string): Readable {
  return Readable.from(
    (async function* () {
      try {
        yield* stream as AsyncIterable<Buffer>;
      } catch (error) {
        throw damagedArchive(name, error);
      }
    })(),
  );
}

function damagedArchive(name: string, cause: unknown): Failure {
  return damaged(
    name,
    {
      es: 'el archivo comprimido está dañado o incompleto. Descárguelo de nuevo.',
      en: 'the archive is damaged or incomplete. Download it again.',
    },
    cause,
  );
}
