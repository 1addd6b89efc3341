import { LookupError } from '@shared/errors';
import type { CheckedRequest, Page } from '@shared/ipc';
import type { ScreeningRow, ScreeningView } from '@shared/screening';
import type { Datasets } from '../datasets';
import type { Clock, NewId } from '../engine/clock';
import type { Store } from '../store';
import { screeningActions } from '../store/screening-proof';
import { screeningFailures as failures } from './failures';
import { openLists, searchLists, type OpenLists } from './search';
import { subjectKey } from './subject';

export interface ScreeningsOptions {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly practice: boolean;
  /** Who decides, asked anew each time: may be empty. */
  readonly analyst: () => string;
  /** The way in that the audit log names: `window`, `cli`. */
  readonly actor: string;
  /** Told after screenings changed; decisions show in dossiers, too. */
  readonly onChange: (topic: 'screenings' | 'dossiers') => void;
}

/** Screenings as the doors use them. Methods throw `Failure`: `not_found`, `conflict`, `bad_request` or `file`. */
export interface Screenings {
  /** Searches every held list of names for a subject and keeps what they answered, also that nobody was found. */
  run(request: CheckedRequest<'screenings.run'>): Promise<ScreeningView>;
  get(id: string): ScreeningView;
  list(query: CheckedRequest<'screenings.list'>): Page<ScreeningRow>;
  /** Decides whether the subject is the listed party; a true or false match needs its reason. */
  decide(request: CheckedRequest<'screenings.decide'>): ScreeningView;
  /** Deletes screenings; those that stand in a dossier are kept. */
  remove(ids: readonly string[]): { readonly deleted: number; readonly kept: number };
  /** Deletes the screenings of a name. */
  removeOfName(name: string): { readonly deleted: number; readonly kept: number };
}

export function createScreenings(options: ScreeningsOptions): Screenings {
  const { store, datasets, clock, newId, practice, analyst, actor, onChange } = options;

  function get(id: string): ScreeningView {
    const view = store.screenings.view(id);
    if (view === undefined) throw failures.unknown();
    return view;
  }

  async function held(): Promise<OpenLists> {
    try {
      return await openLists(datasets, new AbortController().signal);
    } catch (error) {
      throw error instanceof LookupError ? failures.unreadableList(error) : error;
    }
  }

  function remove(ids: readonly string[], reason: 'person' | 'subject') {
    const event = { at: clock.now(), actor, reason };
    const deleted = store.transaction(() => store.screenings.remove({ ids }, event));
    if (deleted > 0) onChange('screenings');
    return { deleted, kept: ids.length - deleted };
  }

  return {
    async run({ subject, threshold, purpose, legalBasis }) {
      // The name of a company is nobody's personal data; any other may be a person's.
      const concernsPerson = subject.kind === null || subject.kind === 'Person';
      if (concernsPerson && (purpose === null || legalBasis === null)) throw failures.basisMissing();
      const lists = await held();
      if (lists.handles.length === 0) throw failures.noLists();
      const { hits, cut } = await searchLists(lists, subject, { threshold });
      const id = newId();
      store.transaction(() => {
        const askedAt = clock.now();
        const screening = store.screenings.record({
          id,
          subject,
          subjectKey: subjectKey(subject),
          threshold,
          purpose,
          legalBasis,
          practice,
          askedAt,
          lists: lists.searched,
          missing: lists.missing,
          cut,
          hits: hits.map((hit) => ({ ...hit, id: newId() })),
        });
        store.audit.append({
          at: askedAt,
          actor,
          action: screeningActions.recorded,
          subject: id,
          detail: {
            screening,
            threshold,
            generations: lists.searched.map(({ generation }) => generation.id),
            missing: lists.missing.map(({ dataset }) => dataset),
            hits: hits.map(({ dataset, recordSha256 }) => ({ dataset, record: recordSha256 })),
          },
        });
      });
      onChange('screenings');
      return get(id);
    },
    get,
    list: (query) => store.screenings.list(query),
    decide({ hitId, verdict, reason }) {
      if (verdict !== 'unclear' && reason.trim() === '') throw failures.reasonMissing();
      const screening = store.screenings.ofHit(hitId);
      if (screening === undefined) throw failures.unknownHit();
      store.transaction(() => {
        const at = clock.now();
        const made = { at, by: analyst(), verdict, reason: reason.trim() };
        const decision = store.screenings.decide(hitId, made);
        store.audit.append({
          at,
          actor,
          action: screeningActions.decided,
          subject: hitId,
          detail: { verdict, decision },
        });
      });
      onChange('screenings');
      onChange('dossiers');
      return get(screening);
    },
    remove: (ids) => remove(ids, 'person'),
    removeOfName: (name) => remove(store.screenings.ofName(name), 'subject'),
  };
}
