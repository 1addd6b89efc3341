import { Failure } from '@shared/failure';
import type { Page } from '@shared/ipc';
import type { LookupRow, LookupView } from '@shared/lookup';
import type { ReviewEvidence, ReviewVerdict } from '@shared/review';
import type { Clock } from '../engine/clock';
import type { Store } from '../store';
import { readable } from './readable';

export interface ReviewsOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Who is at work, asked anew each time; may be empty. */
  readonly analyst: () => string;
  /** The way in that the audit log names. */
  readonly actor: string;
  readonly onChange?: () => void;
}

/** Readings by hand of answers that no parser recognised; see `Review`. */
export interface Reviews {
  /** Pages of the assisted window that nobody has read yet, newest first. */
  waiting(): Page<LookupRow>;
  /** What was kept of a lookup, to be read. @throws Failure (`not_found`) */
  evidence(lookupId: string): Promise<readonly ReviewEvidence[]>;
  /**
   * States what the analyst read. An earlier reading stays in the log and no longer holds.
   * @throws Failure (`not_found`; `conflict` when the answer was recognised, or nothing was kept of it)
   */
  record(lookupId: string, reading: { readonly verdict: ReviewVerdict; readonly reason: string }): LookupView;
}

/** So many are listed; more only wait. */
const mostListed = 200;
/** So many things that were kept of a lookup are shown, the last ones. */
const mostShown = 12;

export function createReviews({ store, clock, analyst, actor, onChange }: ReviewsOptions): Reviews {
  return {
    waiting: () => store.lookups.toReview(mostListed),
    async evidence(lookupId) {
      const { exchanges } = store.lookups.view(lookupId);
      const kept = exchanges.filter(({ sha256 }) => sha256 !== null).slice(-mostShown);
      return Promise.all(
        kept.map(async ({ id, url, responseHeaders }) => ({
          exchangeId: id,
          url,
          ...(await readable(
            store.evidence.body(id) ?? new Uint8Array(),
            responseHeaders['content-type'] ?? '',
          )),
        })),
      );
    },
    record(lookupId, { verdict, reason }) {
      const view = store.transaction(() => {
        if (!mayReview(store.lookups.view(lookupId))) throw notToRead();
        store.reviews.add(lookupId, { verdict, reason, by: analyst(), at: clock.now() }, actor);
        return store.lookups.view(lookupId);
      });
      onChange?.();
      return view;
    },
  };
}

/** Only what was not recognised is read by hand: what the parser read stands, and silence holds nothing to read. */
function mayReview({ error, exchanges }: LookupView): boolean {
  const isChanged = error?.code === 'upstream_error' && error.details.reason === 'changed';
  return isChanged && exchanges.some(({ sha256 }) => sha256 !== null);
}

function notToRead(): Failure {
  return new Failure('conflict', {
    es: 'Solo se lee a mano una respuesta conservada que la aplicación no reconoció.',
    en: 'Only a kept answer that the application did not recognise is read by hand.',
  });
}
