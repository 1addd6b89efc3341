import type { FileDraft, PreviewRow } from '@shared/batch';
import type { Page } from '@shared/ipc';
import { openDraft, type Draft, type DraftChange, type DraftPage } from './draft';
import { fileFailures } from '../../tables/read/failures';
import { maxDrafts } from '../../tables/read/limits';

/** The files that lie open. Every method rejects with `Failure`: `file` for what cannot be read, `not_found` for a closed draft. */
export interface DraftRoom {
  open(id: string, fileName: string, bytes: Uint8Array): Promise<FileDraft>;
  view(id: string): Promise<FileDraft>;
  change(id: string, change: DraftChange): Promise<FileDraft>;
  rows(id: string, page: DraftPage): Promise<Page<PreviewRow>>;
  /** A part of the rows as a batch takes them, in row order. */
  imported(id: string, part: ImportedPart): Promise<readonly PreviewRow[]>;
  close(id: string): Promise<void>;
}

export interface ImportedPart {
  readonly acceptSuggestions: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Keeps drafts in memory, at most `maxDrafts`. */
export function createDraftRoom(): DraftRoom {
  const drafts = new Map<string, Draft>();

  function find(id: string): Draft {
    const draft = drafts.get(id);
    if (draft === undefined) throw fileFailures.unknownDraft();
    drafts.delete(id);
    drafts.set(id, draft);
    return draft;
  }

  return {
    async open(id, fileName, bytes) {
      const draft = await openDraft(id, fileName, bytes);
      drafts.set(id, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > maxDrafts && oldest !== undefined) drafts.delete(oldest);
      return draft.view;
    },
    view: async (id) => find(id).view,
    change: async (id, change) => find(id).change(change),
    rows: async (id, page) => find(id).rows(page),
    imported: async (id, { acceptSuggestions, offset, limit }) =>
      find(id)
        .imported(acceptSuggestions)
        .slice(offset, offset + limit),
    async close(id) {
      drafts.delete(id);
    },
  };
}
