import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { csvEncoder } from './csv';
import type { Cell, TableEncoder, TableTarget } from './table';
import { xlsxEncoder } from './xlsx';

/** Writes one table to a file. The file has its name only when it is complete. */
export interface TableWriter {
  begin(target: TableTarget): Promise<void>;
  rows(cells: readonly (readonly Cell[])[]): Promise<void>;
  /** @returns the size of the file in bytes */
  end(): Promise<number>;
  /** Leaves nothing behind of a table that was begun. */
  abandon(): Promise<void>;
}

interface Writing {
  readonly target: TableTarget;
  readonly draft: string;
  readonly encoder: TableEncoder;
  readonly handle: FileHandle;
  bytes: number;
}

export function createTableWriter(): TableWriter {
  let writing: Writing | null = null;

  function current(): Writing {
    if (writing === null) throw new Error('no table was begun');
    return writing;
  }

  async function write(bytes: Uint8Array): Promise<void> {
    const { handle } = current();
    await handle.writeFile(bytes);
    current().bytes += bytes.length;
  }

  return {
    async begin(target) {
      const draft = `${target.file}.part`;
      const encoder = target.format === 'csv' ? csvEncoder() : xlsxEncoder(target.title);
      writing = { target, draft, encoder, handle: await open(draft, 'w'), bytes: 0 };
      await write(encoder.begin(target.heads));
    },
    async rows(cells) {
      await write(current().encoder.rows(cells));
    },
    async end() {
      const { target, draft, encoder, handle } = current();
      await write(encoder.end());
      await handle.sync();
      await handle.close();
      await rename(draft, target.file);
      const { bytes } = current();
      writing = null;
      return bytes;
    },
    async abandon() {
      if (writing === null) return;
      const { handle, draft } = writing;
      writing = null;
      await handle.close();
      await rm(draft, { force: true });
    },
  };
}
