import type { DeskContext } from '../desk';
import { askFileToSave } from '../dialogs';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `batches.${string}`>;

export function batchHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const batches = () => desk.workspace().batches;
  return {
    'batches.create': (request) => batches().create(request),
    'batches.list': () => batches().list(),
    'batches.get': ({ batchId }) => batches().get(batchId),
    'batches.rows': (query) => batches().rows(query),
    'batches.start': ({ batchId }) => batches().start(batchId),
    'batches.pause': ({ batchId }) => batches().pause(batchId),
    'batches.cancel': ({ batchId }) => batches().cancel(batchId),
    'batches.retry': ({ batchId }) => batches().retry(batchId),
    'batches.mend': ({ batchId, row, value }) => batches().mend(batchId, row, value),
    'batches.delete'({ batchId }) {
      batches().remove(batchId);
      return null;
    },
    async 'batches.export'({ batchId, format }) {
      const name = `${fileNameOf(batches().get(batchId).name)}.${format}`;
      const file = await askFileToSave(desk.window, name);
      return file === null ? null : batches().export(batchId, format, file, desk.settings().language);
    },
  };
}

/** A batch's name without what a file system does not take. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/\.(csv|txt|xlsx)$/i, '')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .trim();
  return plain === '' ? 'expediente' : plain;
}
