import type { Store } from '../store';
import type { Job } from '../store/jobs';
import type { LookupCall, Outcome } from './call';
import type { Clock, NewId } from './clock';
import type { JobState } from './engine';
import { outcomeOf, refusal } from './outcome';
import type { Presence } from './presence';
import type { Running } from './running';

export interface UnfinishedJob {
  readonly job: Job;
  readonly call: LookupCall;
}

/** Lookups that go on after their caller left with a promise. */
export interface Jobs {
  /** The job of a running lookup, made when it has none yet. */
  of(entry: Running): { readonly id: string };
  state(jobId: string, organization: string): JobState | undefined;
  /** The calls that another process promised and will not answer any more: they are this one's from now on. */
  takeOver(): readonly UnfinishedJob[];
  /** Ends a job whose call could not become a lookup any more. */
  refused(job: Job, outcome: Outcome): void;
}

/** What of a call another process needs to run it again. `settle` is not among it: it belonged to the caller that left. */
type Promised = Pick<
  LookupCall,
  | 'operation'
  | 'input'
  | 'organization'
  | 'door'
  | 'idempotencyKey'
  | 'fresh'
  | 'purpose'
  | 'legalBasis'
  | 'authorization'
>;

export function jobs(store: Store, clock: Clock, newId: NewId, presence: Presence): Jobs {
  return {
    of(entry) {
      if (entry.jobId !== null) return { id: entry.jobId };
      const { call, lookupId, operation } = entry.question;
      const { input, organization, door, idempotencyKey, fresh, purpose, legalBasis, authorization } = call;
      const promised: Promised = {
        operation: operation.id,
        input,
        organization,
        door,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        ...(fresh === undefined ? {} : { fresh }),
        ...(purpose === undefined ? {} : { purpose }),
        ...(legalBasis === undefined ? {} : { legalBasis }),
        ...(authorization === undefined ? {} : { authorization }),
      };
      const id = newId();
      const job = {
        id,
        organization,
        operation: operation.id,
        lookupId,
        call: JSON.stringify(promised),
        createdAt: clock.now(),
      };
      store.transaction(() => {
        presence.sign();
        store.jobs.add(job, presence.name);
      });
      entry.jobId = id;
      return { id };
    },
    state(jobId, organization) {
      const job = store.jobs.get(jobId, organization);
      if (job === undefined) return undefined;
      const { operation } = job;
      if (job.finishedAt === null) return { operation, done: false };
      return { operation, done: true, outcome: outcomeOfJob(job) };
    },
    takeOver: () =>
      store.transaction(() => {
        presence.bury();
        const free = store.jobs.free();
        if (free.length > 0) presence.sign();
        return free.map((job) => {
          store.jobs.assign(job.id, presence.name);
          return { job, call: { ...(JSON.parse(job.call) as Promised), patienceMs: Infinity } };
        });
      }),
    refused(job, { error }) {
      store.jobs.finish(job.lookupId, clock.now(), error);
    },
  };

  function outcomeOfJob({ error, lookupId }: Job): Outcome {
    return error === null ? outcomeOf(store.lookups.view(lookupId)) : refusal(error, lookupId, null);
  }
}
