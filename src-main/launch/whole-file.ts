import { open, rename } from 'node:fs/promises';

/**
 * Writes a file whole: a power cut leaves the old one or the new one, never half of one.
 * @param mode of a file that is made; the system's own when absent
 */
export async function writeWhole(file: string, text: string, mode?: number): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
