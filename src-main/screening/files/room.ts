import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Page } from '@shared/ipc';
import type { NameDraft, NameRow } from '@shared/screening-files';
import { fileFailures } from '../../tables/read/failures';
import { maxDrafts, maxFileBytes } from '../../tables/read/limits';
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

/** Keeps files in memory, at most `maxDrafts`. */
export function createNameRoom(): NameRoom {
  const drafts = new Map<string, OpenNames>();
  const find = (id: string): OpenNames => {
    const draft = drafts.get(id);
    if (draft === undefined) throw fileFailures.unknownDraft();
    return draft;
  };
  return {
    async open(id, fileName, bytes) {
      const draft = await openNames(id, fileName, bytes);
      drafts.set(id, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > maxDrafts && oldest !== undefined) drafts.delete(oldest);
      return draft.view;
    },
    view: async (id) => find(id).view,
    change: async (id, change) => find(id).change(change),
    rows: async (id, { problemsOnly, offset, limit }) => find(id).rows(problemsOnly, offset, limit),
    async close(id) {
      drafts.delete(id);
    },
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
