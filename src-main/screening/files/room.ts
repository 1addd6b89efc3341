import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Page } from '@shared/ipc';
import type { NameDraft, NameRow } from '@shared/screening-files';
import { fileFailures } from '../../tables/read/failures';
import { maxFileBytes } from '../../tables/read/limits';
import { openDrafts } from '../../tables/read/open-drafts';
import { createRemote } from '../../threads/remote';
import { openNames, type NameDraftChange, type OpenNames } from './draft';

/** The files of names that lie open. Methods reject with `Failure`: `file`, or `not_found` for a closed one. */
export interface NameRoom {
  open(id: string, fileName: string, bytes: Uint8Array): Promise<NameDraft>;
  view(id: string): Promise<NameDraft>;
  change(id: string, change: NameDraftChange): Promise<NameDraft>;
  rows(id: string, page: NamePage): Promise<Page<NameRow>>;
  close(id: string): Promise<void>;
}

export interface NamePage {
  readonly problemsOnly: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Keeps what lies open in the memory of this thread. */
export function createNameRoom(): NameRoom {
  const drafts = openDrafts<OpenNames>();
  return {
    async open(id, fileName, bytes) {
      const draft = await openNames(id, fileName, bytes);
      drafts.put(id, draft);
      return draft.view;
    },
    view: async (id) => drafts.find(id).view,
    change: async (id, change) => drafts.find(id).change(change),
    rows: async (id, { problemsOnly, offset, limit }) => drafts.find(id).rows(problemsOnly, offset, limit),
    close: async (id) => drafts.close(id),
  };
}

/** Mebibytes that reading a file may take; past them the thread ends and the file is refused. */
const threadMemory = 1024;

/** The same in a thread of its own. @param builtDir folder of the built worker files */
export function namesInThread(builtDir: string): NameRoom & { end(): Promise<void> } {
  const remote = createRemote<NameRoom>(
    () =>
      new Worker(join(builtDir, 'names.worker.js'), {
        resourceLimits: { maxOldGenerationSizeMb: threadMemory },
      }),
    fileFailures.interrupted,
  );
  return {
    async open(id, fileName, bytes) {
      // Refused here as well, so that nothing of that size is copied to the thread.
      if (bytes.length > maxFileBytes) throw fileFailures.tooLarge();
      return remote.call('open', id, fileName, bytes);
    },
    view: (id) => remote.call('view', id),
    change: (id, change) => remote.call('change', id, change),
    rows: (id, page) => remote.call('rows', id, page),
    close: (id) => remote.call('close', id),
    end: () => remote.close(),
  };
}
