import { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { Failure } from '@shared/failure';
import { crc32 } from './crc32';
import { damaged, type Bytes } from './format';

/** An open ZIP file; every failure of it is said in the reader's words. */
export interface Zip {
  /** Its files, in the order of its directory; folders are left out. */
  entries(): AsyncGenerator<Entry>;
  /** What a file holds; the stream fails at its end when its checksum does not fit. */
  stream(entry: Entry): Promise<Readable>;
  close(): void;
}

/** Opens a ZIP file on the disk. Throws `Failure` (`file`) for one that is damaged, or lies within an archive itself. */
export async function openZip(file: Bytes): Promise<Zip> {
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
  return {
    async *entries() {
      try {
        for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) yield entry;
      } catch (error) {
        throw error instanceof Failure ? error : damagedArchive(file.name, error);
      }
    },
    async stream(entry) {
      try {
        const stream = await zip.openReadStreamPromise(entry, {});
        return checked(Readable.from(whole(stream, entry, file.onRead)), file.name);
      } catch (error) {
        throw damagedArchive(file.name, error);
      }
    },
    close: () => zip.close(),
  };
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
export function checked(stream: Readable, name: string): Readable {
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
