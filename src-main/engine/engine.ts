import type { ErrorValue } from '@shared/errors';
import type { LookupFilter, Page } from '@shared/ipc';
import type { LookupRow, LookupView, QuotaState } from '@shared/lookup';
import type { TextPage, TextRange } from '@shared/operations/long-text';
import type { Verdict } from '@shared/verdict';
import type { Store } from '../store';
import type { DatasetHandle } from '../datasets/handle';
import type { BoundAdapter, HttpFactory } from './adapter';
import type { AssistanceFactory } from './assistance';
import type { LookupCall, Outcome } from './call';
import type { Clock, NewId } from './clock';

/** The local copies of public lists. */
export interface HeldDatasets {
  /** The copy in service; see `OpenDataset`. */
  open(id: string, signal: AbortSignal): Promise<DatasetHandle>;
  /** One certain copy; undefined when it is no longer held. */
  at(id: string, generation: string): DatasetHandle | undefined;
}

/** What the engine is made of; everything that is not a rule of lookups comes from outside. */
export interface EngineOptions {
  readonly store: Store;
  readonly adapters: readonly BoundAdapter[];
  readonly http: HttpFactory;
  /** Without it every data set is missing. */
  readonly datasets?: HeldDatasets;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Lookups go to stand-ins and are marked so. */
  readonly practice: boolean;
  /** Brings a person to a source's official page; absent where there is no window to open. */
  readonly assistance?: AssistanceFactory;
  /** A credential that the user has set for a source; absent when none can be set. */
  readonly credential?: (source: string, id: string) => string | null;
  /** Where errors go that are the application's own fault; the caller gets `internal_error`. */
  readonly log: { error(where: string, error: unknown): void };
  /** Told after something changed that lists show. */
  readonly onChange?: (topic: 'lookups' | 'quota') => void;
}

/** Where a job stands: still running, or what the lookup came to. */
export type JobState = { readonly operation: string } & (
  { readonly done: false } | { readonly done: true; readonly outcome: Outcome }
);

export interface Engine {
  /**
   * Looks something up by every rule of the interface. Resolves to an outcome, an error of the lookup included; rejects
   * only with the reason of the caller's signal, or with a `Failure` when the lookup was cancelled or the engine stopped.
   */
  lookup(call: LookupCall): Promise<Outcome>;
  /** A lookup, running or recorded. Throws `Failure` (`not_found`). */
  view(lookupId: string): LookupView;
  /** The history, newest first; running lookups come before all others. */
  list(
    filter: LookupFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Page<LookupRow> & { readonly byVerdict: Readonly<Record<Verdict, number>> };
  /** Ends a running lookup, which then costs nothing and leaves only a line in the audit log; false when it is not running. */
  cancel(lookupId: string): boolean;
  /** The state of a job of this organization; undefined when it has no such job. */
  job(jobId: string, organization: string): JobState | undefined;
  /**
   * The same once the job has ended, or the caller's patience.
   * @throws the signal's reason when it aborts first
   */
  awaitJob(
    jobId: string,
    organization: string,
    wait: { readonly patienceMs: number; readonly signal: AbortSignal },
  ): Promise<JobState | undefined>;
  /**
   * Reads the kept exchanges of a lookup again with today's parser, without the network and without changing anything.
   * Throws `Failure` (`not_found`, or `conflict` when the lookup has no evidence of its own).
   */
  reparse(lookupId: string): Promise<Reparsed>;
  /**
   * A range of the long text that a recorded lookup found, read from its evidence: nothing is asked, recorded or charged.
   * Throws `Failure` (`not_found`, or `conflict` when the evidence cannot be read any more).
   */
  text(lookupId: string, range: TextRange): Promise<TextPage>;
  /** The quota of every operation, in the registry's order. */
  quota(organization: string): readonly QuotaState[];
  /** The quota of one operation. Throws `Failure` (`not_found`). */
  quotaOf(organization: string, operation: string): QuotaState;
  /** Sets an operation's lookups per rolling 24 hours. */
  setQuota(organization: string, operation: string, limit: number): QuotaState;
  /**
   * Runs the jobs again that a process which is gone left unfinished, now and from time to time; returns how many there
   * are now. A job is run by one process, however many are on the file.
   */
  resume(): number;
  /** Takes no more lookups, ends those that run, and waits until they have ended. */
  stop(): Promise<void>;
}

/** What today's parser makes of kept evidence. */
export interface Reparsed {
  /** The answer is the one that was recorded. */
  readonly same: boolean;
  /** The lookup with the answer of today's parser in the place of the recorded one. */
  readonly view: LookupView;
  readonly error: ErrorValue | null;
}
