import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { damaged, type Bytes, type Format } from './format';
import { checked, openZip } from './zip';

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
  const zip = await openZip(file);
  try {
    let found = 0;
    for await (const entry of zip.entries()) {
      if (!entries.test(entry.fileName)) continue;
      found += 1;
      yield* inner({
        name: `${file.name}/${entry.fileName}`,
        path: null,
        onRead: () => undefined,
        stream: () => zip.stream(entry),
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
