import type { AssistanceView } from '@shared/assistance';
import { missingBasis, type Basis } from '@shared/basis';
import { upstreamError } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { ExchangeRecorder } from '../engine/adapter';
import type { AssistanceFactory, AssistancePlan, AssistedLookup, Capture } from '../engine/assistance';
import type { AssistedBrowser } from './browser';
import type { Redirection } from './redirection';
import { startSession, usualLookMs, type Session } from './session';

export interface DeskOptions {
  readonly browser: AssistedBrowser;
  readonly redirection: Redirection;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How often the page is looked at. */
  readonly lookEveryMs?: number;
  /** Told before a person goes to a page, with the basis on which they do. */
  readonly begun: (lookup: AssistedLookup, basis: Basis) => void;
  /** Told whenever something changed that the queue or the bar shows. */
  readonly changed: () => void;
}

/** The queue of lookups that wait for a person, and the one that is in the assisted window. */
export interface AssistanceDesk {
  readonly assistance: AssistanceFactory;
  /** In the order they came; the one in the window among them. */
  list(): readonly AssistanceView[];
  /** Records why these are looked up, where whoever asked did not say. @throws Failure (`not_found`) */
  giveBasis(lookupIds: readonly string[], basis: Basis): void;
  /**
   * Takes a lookup to the window. The one that is there goes back to the queue; when this one is done, the next of the
   * same source follows that lacks nothing.
   * @throws Failure (`not_found`; `conflict` when its basis is not recorded yet)
   */
  open(lookupId: string): void;
  /** «Read this page now.» */
  readNow(lookupId: string): Promise<void>;
  unusable(lookupId: string): Promise<void>;
  restart(lookupId: string): Promise<void>;
  /** The person does not do it: the lookup ends. */
  decline(lookupId: string): void;
  /** Leaves it for later. */
  postpone(lookupId: string): void;
}

interface Waiting {
  readonly lookup: AssistedLookup;
  readonly plan: AssistancePlan;
  readonly recorder: ExchangeRecorder;
  readonly since: number;
  readonly resolve: (captures: readonly Capture[]) => void;
  readonly reject: (reason: unknown) => void;
  session: Session | null;
  basis: Basis;
}

export function createDesk({
  browser,
  redirection,
  now,
  begun,
  changed,
  lookEveryMs = usualLookMs,
}: DeskOptions): AssistanceDesk {
  const queue = new Map<string, Waiting>();

  const inWindow = () => [...queue.values()].find(({ session }) => session !== null);

  function find(lookupId: string): Waiting {
    const entry = queue.get(lookupId);
    if (entry !== undefined) return entry;
    throw new Failure('not_found', {
      es: 'Esa consulta ya no espera a nadie.',
      en: 'That lookup no longer waits for anybody.',
    });
  }

  function sessionOf(lookupId: string): Session {
    const { session } = find(lookupId);
    if (session !== null) return session;
    throw new Failure('conflict', {
      es: 'La página de esa consulta no está abierta.',
      en: 'The page of that lookup is not open.',
    });
  }

  const missing = ({ lookup, basis }: Waiting) => missingBasis(lookup.operation, basis);

  function start(entry: Waiting): void {
    const { lookup, plan, recorder, basis } = entry;
    begun(lookup, basis);
    const session = startSession({
      lookup,
      plan,
      recorder,
      browser,
      redirection,
      now,
      lookEveryMs,
      changed,
      onClosed: () => toQueue(entry),
    });
    entry.session = session;
    browser.show();
    changed();
    session.result.then(
      (captures) => leave(entry, () => entry.resolve(captures)),
      (reason: unknown) => leave(entry, () => entry.reject(reason)),
    );
  }

  function toQueue(entry: Waiting): void {
    entry.session?.close();
    entry.session = null;
    changed();
  }

  /** A lookup is done; the person goes on with the next one of the series. */
  function leave(entry: Waiting, settle: () => void): void {
    const { lookupId, profile } = entry.lookup;
    if (queue.get(lookupId) !== entry) return;
    const wasOpen = entry.session !== null;
    queue.delete(lookupId);
    settle();
    changed();
    if (!wasOpen || inWindow() !== undefined) return;
    const next = [...queue.values()].find(
      (other) => other.lookup.profile.source.id === profile.source.id && missing(other).length === 0,
    );
    if (next === undefined) browser.close();
    else start(next);
  }

  return {
    assistance: (lookup, recorder, signal) => ({
      ask: (plan) =>
        new Promise((resolve, reject) => {
          signal.throwIfAborted();
          const { basis } = lookup;
          const entry: Waiting = {
            lookup,
            plan,
            recorder,
            since: now(),
            resolve,
            reject,
            session: null,
            basis,
          };
          queue.set(lookup.lookupId, entry);
          signal.addEventListener(
            'abort',
            () => {
              if (entry.session === null) leave(entry, () => reject(signal.reason));
              else entry.session.end(signal.reason);
            },
            { once: true },
          );
          changed();
        }),
    }),
    list: () =>
      [...queue.values()].map((entry) => ({
        lookupId: entry.lookup.lookupId,
        operation: entry.lookup.operation.id,
        subject: entry.lookup.subject,
        since: entry.since,
        basis: entry.basis,
        missing: missing(entry),
        open: entry.session?.view() ?? null,
      })),
    giveBasis(lookupIds, basis) {
      for (const entry of lookupIds.map(find)) {
        entry.basis = basis;
        entry.lookup.onBasis(basis);
      }
      changed();
    },
    open(lookupId) {
      const entry = find(lookupId);
      if (entry.session !== null) return browser.show();
      if (missing(entry).length > 0) throw noBasis();
      const before = inWindow();
      if (before !== undefined) toQueue(before);
      start(entry);
    },
    readNow: (lookupId) => sessionOf(lookupId).readNow(),
    unusable: (lookupId) => sessionOf(lookupId).unusable(),
    restart: (lookupId) => sessionOf(lookupId).restart(),
    decline(lookupId) {
      const entry = find(lookupId);
      const reason = upstreamError({
        reason: 'assistance_declined',
        source: entry.lookup.profile.source.id,
        observed: 'the person declined it',
      });
      if (entry.session === null) leave(entry, () => entry.reject(reason));
      else entry.session.end(reason);
    },
    postpone(lookupId) {
      const entry = find(lookupId);
      if (entry.session === null) return;
      toQueue(entry);
      browser.close();
    },
  };
}

function noBasis(): Failure {
  return new Failure('conflict', {
    es: 'Antes de abrir la página registre la finalidad, la base legal y, donde se exige, la autorización del titular.',
    en: 'Before the page is opened, record the purpose, the legal basis and, where it is asked for, the authorization of the subject.',
  });
}
