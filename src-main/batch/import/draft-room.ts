import type { FileDraft, PreviewRow } from '@shared/batch';
import type { Page } from '@shared/ipc';
import { openDraft, type Draft, type DraftChange, type DraftPage } from './draft';
import { openDrafts } from '../../tables/read/open-drafts';

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

/** Keeps what lies open in the memory of this thread. */
export function createDraftRoom(): DraftRoom {
  const drafts = openDrafts<Draft>();
  return {
    async open(id, fileName, bytes) {
      const draft = await openDraft(id, fileName, bytes);
      drafts.put(id, draft);
      return draft.view;
    },
    view: async (id) => drafts.find(id).view,
    change: async (id, change) => drafts.find(id).change(change),
    rows: async (id, page) => drafts.find(id).rows(page),
    imported: async (id, { acceptSuggestions, offset, limit }) =>
      drafts
        .find(id)
        .imported(acceptSuggestions)
        .slice(offset, offset + limit),
    close: async (id) => drafts.close(id),
  };
}
