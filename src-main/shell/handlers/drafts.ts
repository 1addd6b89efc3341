import { basename } from 'node:path';
import clean from '../../../samples/radicados-limpio.csv?asset';
import dirty from '../../../samples/radicados-sucio.csv?asset';
import type { DeskContext } from '../desk';
import { askFileToOpen } from '../dialogs';
import { readChosen } from '../read-chosen';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `drafts.${string}`>;

// The build puts a copy beside the code and gives its path.
const samples = { clean, dirty };

export function draftHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const drafts = () => desk.workspace().batches.drafts;
  return {
    async 'drafts.open'() {
      const file = await askFileToOpen(desk.window, [
        { name: 'CSV, XLSX', extensions: ['csv', 'txt', 'xlsx'] },
      ]);
      return file === null ? null : drafts().open(basename(file), await readChosen(file));
    },
    'drafts.openBytes': ({ name, bytes }) => drafts().open(basename(name), bytes),
    async 'drafts.openSample'({ sample }) {
      const file = samples[sample];
      // Without the hash that the build adds to the name.
      const name = basename(file).replace(/-[\w-]{8}(?=\.csv$)/, '');
      return drafts().open(name, await readChosen(file));
    },
    'drafts.change': ({ draftId, ...change }) => drafts().change(draftId, change),
    'drafts.rows': ({ draftId, ...page }) => drafts().rows(draftId, page),
    async 'drafts.close'({ draftId }) {
      await drafts().close(draftId);
      return null;
    },
  };
}
