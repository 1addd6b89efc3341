import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DeskContext } from '../desk';
import { askFilesToOpen } from '../dialogs';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `datasets.${string}`>;

const shownRejections = 500;

/** The lists that are held on this machine. A refresh is started and left alone: the view tells how it gets on. */
export function datasetHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const datasets = () => desk.workspace().datasets;
  const follow = (work: Promise<unknown>): null => {
    work.catch((error: unknown) => desk.log.error('datasets', error));
    return null;
  };
  return {
    'datasets.list': () => datasets().list(),
    'datasets.refresh': ({ id }) => {
      datasets().view(id);
      return follow(datasets().refresh(id, 'person'));
    },
    async 'datasets.import'({ id }) {
      datasets().view(id);
      const paths = await askFilesToOpen(desk.window, [
        { name: 'ZIP, GZ, XML, CSV, TXT, XLSX', extensions: ['zip', 'gz', 'xml', 'csv', 'txt', 'xlsx'] },
      ]);
      return paths.length === 0 ? null : follow(datasets().importFiles(id, paths));
    },
    async 'datasets.importBytes'({ id, files }) {
      datasets().view(id);
      return follow(importDropped(id, files));
    },
    'datasets.cancel': ({ id }) => {
      datasets().cancel(id);
      return null;
    },
    'datasets.rejected': ({ id }) => datasets().rejected(id, shownRejections),
  };

  /** The page knows only the bytes of what was dropped on it, not where they lie. */
  async function importDropped(
    id: string,
    files: readonly { name: string; bytes: Uint8Array }[],
  ): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'expediente-'));
    try {
      const paths = files.map(({ name }) => join(folder, basename(name)));
      for (const [index, { bytes }] of files.entries()) await writeFile(paths[index] ?? '', bytes);
      await datasets().importFiles(id, paths);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
