import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { fileNotWritten } from './failures';

/**
 * Writes a file as a whole or not at all: beside its place first, flushed, then renamed over what stood there.
 * @throws Failure (`file`)
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(beside, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw fileNotWritten(file, error);
  }
}
