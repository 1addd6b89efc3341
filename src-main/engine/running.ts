import { fold } from '@shared/fold';
import type { LookupFilter } from '@shared/ipc';
import type { LookupRow, LookupView } from '@shared/lookup';
import { basisOf, type Outcome } from './call';
import type { Question } from './question';

/** A lookup that asks its source right now. It is in memory only: what is not finished has nothing to record. */
export interface Running {
  readonly question: Question;
  readonly controller: AbortController;
  /** Set once a caller got a job instead of the answer. */
  jobId: string | null;
  /** Rejects when the lookup was cancelled. */
  readonly outcome: Promise<Outcome>;
}

/** The lookups under way, in the order they came. */
export interface RunningLookups {
  /** Runs the work of a question and lists it until it has ended. @param jobId the job that promised it before */
  start(question: Question, jobId: string | null, work: (running: Running) => Promise<Outcome>): Running;
  get(lookupId: string): Running | undefined;
  all(): readonly Running[];
  /** Those that the filter finds, newest first. */
  rows(filter: LookupFilter, practice: boolean): readonly LookupRow[];
}

export function runningLookups(changed: () => void): RunningLookups {
  const running = new Map<string, Running>();

  return {
    start(question, jobId, work) {
      const { promise, resolve } = deferred<Outcome>();
      const entry: Running = { question, controller: new AbortController(), jobId, outcome: promise };
      running.set(question.lookupId, entry);
      changed();
      // The callers that wait see a rejection; when all have left nobody has to.
      promise.catch(() => undefined);
      resolve(work(entry).finally(() => running.delete(question.lookupId)));
      return entry;
    },
    get: (lookupId) => running.get(lookupId),
    all: () => [...running.values()],
    rows: (filter, practice) =>
      [...running.values()]
        .map(({ question }) => rowOf(question, practice))
        .filter((row) => isWanted(row, filter))
        .toReversed(),
  };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: Promise<T>) => void } {
  let resolve: (value: Promise<T>) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function isWanted(row: LookupRow, { text, verdict, operation, door }: LookupFilter): boolean {
  return (
    fold(row.subject).includes(fold(text)) &&
    (verdict === null || row.verdict === verdict) &&
    (operation === null || row.operation === operation) &&
    (door === null || row.door === door)
  );
}

function rowOf({ call, operation, input, lookupId, requestedAt }: Question, practice: boolean): LookupRow {
  return {
    id: lookupId,
    operation: operation.id,
    subject: operation.subject(input as Record<string, unknown>),
    door: call.door,
    state: 'running',
    verdict: 'not_asked',
    status: null,
    requestedAt,
    finishedAt: null,
    answeredAt: null,
    origin: null,
    digest: null,
    error: null,
    practice,
    redirected: false,
    review: null,
  };
}

/** A running lookup in full: the question, and nothing of an answer yet. */
export function runningView({ question }: Running, practice: boolean): LookupView {
  return {
    ...rowOf(question, practice),
    requestId: question.requestId,
    input: question.input,
    data: null,
    aside: null,
    answerSha256: null,
    ...basisOf(question.call),
    exchanges: [],
    generations: [],
  };
}
