import { basename } from 'node:path';
import names from '../../../samples/nombres.csv?asset';
import type { DeskContext } from '../desk';
import { askFileToOpen, askFileToSave } from '../dialogs';
import { readChosen } from '../read-chosen';
import { fileNameOf } from './batches';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `screeningFiles.${string}`>;

export function screeningFileHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const files = () => desk.workspace().screeningFiles;
  return {
    async 'screeningFiles.open'() {
      const file = await askFileToOpen(desk.window, [
        { name: 'CSV, XLSX', extensions: ['csv', 'txt', 'xlsx'] },
      ]);
      return file === null ? null : files().drafts.open(basename(file), await readChosen(file));
    },
    'screeningFiles.openBytes': ({ name, bytes }) => files().drafts.open(basename(name), bytes),
    'screeningFiles.openSample': async () => files().drafts.open('nombres.csv', await readChosen(names)),
    'screeningFiles.change': ({ draftId, ...change }) => files().drafts.change(draftId, change),
    'screeningFiles.draftRows': ({ draftId, ...page }) => files().drafts.rows(draftId, page),
    async 'screeningFiles.close'({ draftId }) {
      await files().drafts.close(draftId);
      return null;
    },
    'screeningFiles.create': (request) => files().create(request),
    'screeningFiles.list': () => files().list(),
    'screeningFiles.get': ({ fileId }) => files().get(fileId),
    'screeningFiles.rows': (query) => files().rows(query),
    'screeningFiles.start': ({ fileId }) => files().start(fileId),
    'screeningFiles.pause': ({ fileId }) => files().pause(fileId),
    'screeningFiles.cancel': ({ fileId }) => files().cancel(fileId),
    async 'screeningFiles.delete'({ fileId }) {
      await files().remove(fileId);
      return null;
    },
    async 'screeningFiles.export'({ fileId, format }) {
      const name = `${fileNameOf(files().get(fileId).name)}.${format}`;
      const file = await askFileToSave(desk.window, name);
      return file === null ? null : files().export(fileId, format, file, desk.settings().language);
    },
  };
}
