import { fileFailures } from './failures';
import { maxDrafts } from './limits';

/** The files that lie open, in memory: at most `maxDrafts`, of which the one used longest ago makes room. */
export interface OpenDrafts<Draft> {
  put(id: string, draft: Draft): void;
  /** Throws `Failure` `not_found` for a draft that was closed, or made room. */
  find(id: string): Draft;
  close(id: string): void;
}

export function openDrafts<Draft>(): OpenDrafts<Draft> {
  // In the order of their last use.
  const drafts = new Map<string, Draft>();
  return {
    put(id, draft) {
      drafts.set(id, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > maxDrafts && oldest !== undefined) drafts.delete(oldest);
    },
    find(id) {
      const draft = drafts.get(id);
      if (draft === undefined) throw fileFailures.unknownDraft();
      drafts.delete(id);
      drafts.set(id, draft);
      return draft;
    },
    close(id) {
      drafts.delete(id);
    },
  };
}
