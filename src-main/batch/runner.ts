import type { BatchView } from '@shared/batch';
import type { ErrorValue } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { Settings } from '@shared/settings';
import type { Text } from '@shared/text';
import { localOrganization, type Outcome } from '../engine/call';
import type { Clock } from '../engine/clock';
import type { Engine } from '../engine';
import { heartbeatMs, isGone, leaseMs } from '../engine/lease';
import { createPace, type Pace } from '../engine/pace';
import type { Store } from '../store';
import type { ClaimedRow, RowAnswer, StoredBatch } from '../store/batches';
import { applicationFails, batchFailures, diskIsFull, sourceFails } from './failures';
import { requestOf } from './operation';
import { reckoned } from './reckoning';
import type { Timer } from './timer';

export interface RunnerOptions {
  readonly store: Store;
  readonly engine: Pick<Engine, 'lookup' | 'quotaOf'>;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly settings: () => Pick<Settings, 'batchConcurrency'>;
  /** This process as the holder of batches. */
  readonly holder: string;
  /** Told of progress, at most four times a second and batch. */
  readonly onProgress: (batch: BatchView) => void;
  /** Told when a batch came to its end. */
  readonly onFinished: (batch: StoredBatch) => void;
  readonly log: { error(where: string, error: unknown): void };
}

/** Asks the rows of batches. What stands in the store is the truth; a run is only this process working on it. */
export interface Runner {
  /** Takes a batch up, or goes on with one that waits. Throws `Failure` (`conflict`) when another process has it. */
  run(batchId: string): void;
  /** Takes up what an earlier process left running or waiting; what another process runs, when that one ends. */
  recover(): void;
  /** Asks no further rows of a batch; those under way are still recorded. */
  halt(batchId: string): void;
  /** There are new rows to ask. */
  nudge(batchId: string): void;
  /** Whether this process works on the batch. */
  isRunning(batchId: string): boolean;
  /** A batch with what is reckoned of its run. */
  view(batch: StoredBatch): BatchView;
  /** Resolves when this process works on the batch no more, or waits for the quota; not while a source rests. */
  atRest(batchId: string): Promise<void>;
  /** Ends the lookups under way and lets go of every batch; each goes on with the next start. */
  close(): Promise<void>;
}

/** Failures in a row after which a run stops by itself. */
const patience = 10;
const progressMs = 250;
/** Longest sleep while waiting: a machine that slept, or a quota that was raised, is noticed after so long. */
const longestWaitMs = 60_000;
/** Rows are claimed for so many rounds of all lookups at once. */
const claimRounds = 2;

interface Run {
  readonly id: string;
  readonly operation: string;
  readonly pace: Pace;
  readonly abort: AbortController;
  readonly claimed: ClaimedRow[];
  /** Rows whose lookup has not ended. */
  readonly underWay: Set<number>;
  /** Those of them that the source may still be asked for: so many are allowed at once. */
  readonly atSource: Set<number>;
  readonly resting: (() => void)[];
  failures: number;
  /** The source is left alone until then, epoch milliseconds; null when it may be asked. */
  restsUntil: number | null;
  /** No further rows are asked. */
  halted: boolean;
  /** No further rows are asked until those under way have ended: they may hold the last units of the quota. */
  holding: boolean;
  cancelWake: (() => void) | null;
  cancelRest: (() => void) | null;
  cancelProgress: (() => void) | null;
  progressDue: boolean;
}

export function createRunner(options: RunnerOptions): Runner {
  const { store, engine, clock, timer, holder, log } = options;
  const { batches } = store;
  const runs = new Map<string, Run>();
  /** Why batches stopped whose pause could not be written, as on a full disk: the file still calls them running. */
  const unwritten = new Map<string, Text>();
  let closing = false;
  let cancelHeartbeat: (() => void) | null = null;
  let cancelRecovery: (() => void) | null = null;

  function takeLease(batchId: string): boolean {
    const now = clock.now();
    const held = batches.get(batchId)?.lease?.owner ?? null;
    const deadHolder = held !== null && held !== holder && isGone(held) ? held : null;
    return batches.takeLease(batchId, { owner: holder, until: now + leaseMs }, { now, deadHolder });
  }

  function heartbeat(): void {
    cancelHeartbeat = null;
    if (closing || runs.size === 0) return;
    for (const run of runs.values())
      guard(run, () => {
        const isOurs = takeLease(run.id);
        if (isOurs && isActive(batches.get(run.id))) return;
        // Another process took the batch over, paused it or deleted it.
        stop(run);
        if (run.underWay.size === 0) leave(run);
      });
    keepBeating();
  }

  function keepBeating(): void {
    cancelHeartbeat ??= timer.after(heartbeatMs, heartbeat);
  }

  /** Trouble with the store stops the run in words, instead of the process. */
  function guard(run: Run, work: () => void): void {
    try {
      work();
    } catch (error) {
      fault(run, error);
    }
  }

  function fault(run: Run, error: unknown): void {
    log.error(`batch ${run.id}`, error);
    stop(run);
    try {
      store.transaction(() => {
        giveBack(run);
        if (isActive(batches.get(run.id)))
          batches.setState(run.id, 'paused', { pausedBecause: applicationFails(error) });
      });
    } catch (cause) {
      // The rows stay claimed and the batch running: the next start finds them so and goes on.
      log.error(`batch ${run.id}`, cause);
      unwritten.set(run.id, applicationFails(error));
    }
    if (run.underWay.size === 0) leave(run);
  }

  function stop(run: Run): void {
    run.halted = true;
    run.cancelWake?.();
    run.cancelWake = null;
    run.cancelRest?.();
    run.cancelRest = null;
    run.restsUntil = null;
  }

  function giveBack(run: Run): void {
    batches.release(
      run.id,
      run.claimed.splice(0).map(({ row }) => row),
    );
  }

  /** Fills the places that are free and sees to the end when there is nothing to fill them with. */
  function pump(run: Run): void {
    guard(run, () => {
      if (run.underWay.size === 0) run.holding = false;
      while (!run.halted && !run.holding && run.restsUntil === null && hasPlace(run)) {
        const row = next(run);
        if (row === undefined) break;
        void ask(run, row);
      }
      if (run.underWay.size === 0 && run.claimed.length === 0) rest(run);
    });
  }

  /**
   * Whether another row may be asked. A row that the source has answered makes room before it is written; but where the
   * last row failed, what the next ones come to decides whether any more are asked.
   */
  function hasPlace({ failures, atSource, underWay }: Run): boolean {
    const atOnce = options.settings().batchConcurrency;
    if (failures > 0) return underWay.size < atOnce;
    return atSource.size < atOnce && underWay.size < 2 * atOnce;
  }

  /** The next row to ask; undefined when there is none, or another process paused, deleted or took over the batch. */
  function next(run: Run): ClaimedRow | undefined {
    const batch = batches.get(run.id);
    if (batch?.state === 'running' && batch.lease?.owner === holder) return run.claimed.shift() ?? claim(run);
    stop(run);
    // Rows of a batch that was taken over are the other process's to ask.
    if (batch?.lease?.owner === holder) store.transaction(() => giveBack(run));
    else run.claimed.length = 0;
    return undefined;
  }

  function claim(run: Run): ClaimedRow | undefined {
    const limit = options.settings().batchConcurrency * claimRounds;
    run.claimed.push(...store.transaction(() => batches.claim(run.id, limit)));
    return run.claimed.shift();
  }

  async function ask(run: Run, row: ClaimedRow): Promise<void> {
    run.underWay.add(row.row);
    run.atSource.add(row.row);
    try {
      const outcome = await engine.lookup({
        operation: run.operation,
        input: requestOf(row.value),
        organization: localOrganization,
        door: 'batch',
        idempotencyKey: keyOf(run.id, row),
        patienceMs: Number.POSITIVE_INFINITY,
        signal: run.abort.signal,
        onSourceFree: () => {
          run.atSource.delete(row.row);
          pump(run);
        },
        settle: (outcome) => {
          if (outcome.error?.code === 'rate_limited') return;
          if (wasHeldBack(outcome)) batches.postpone(run.id, row.row);
          else batches.answer(run.id, row.row, answerOf(outcome));
        },
      });
      if (outcome.error?.code === 'rate_limited') defer(run, row, outcome.error);
      else settled(run, outcome);
    } catch (error) {
      abandoned(run, row, error);
    } finally {
      run.underWay.delete(row.row);
      run.atSource.delete(row.row);
    }
    progress(run);
    pump(run);
  }

  /**
   * The row was not asked: the quota is used up, or set aside for rows under way. A failure gives its unit back, so the
   * batch waits only when the last of those has ended.
   */
  function defer(run: Run, row: ClaimedRow, error: Extract<ErrorValue, { code: 'rate_limited' }>): void {
    const isLast = run.underWay.size === 1;
    const until = clock.now() + error.details.retry_after_seconds * 1000;
    store.transaction(() => {
      batches.release(run.id, [row.row]);
      giveBack(run);
      if (isLast && batches.get(run.id)?.state === 'running')
        batches.setState(run.id, 'waiting_quota', { waitsUntil: until });
    });
    if (isLast) stop(run);
    else run.holding = true;
  }

  /** Whether the source rests, and the row was therefore not sent: it stays open. */
  function wasHeldBack({ error, lookupId }: Outcome): boolean {
    return restOf(error) > clock.now() && lookupId !== null && store.evidence.of(lookupId).length === 0;
  }

  function settled(run: Run, outcome: Outcome): void {
    const { status, error } = outcome;
    if (!wasHeldBack(outcome)) run.pace.count(clock.now());
    if (restOf(error) > clock.now()) {
      leaveAlone(run, restOf(error));
      return;
    }
    run.failures = status === 200 || status === 400 ? 0 : run.failures + 1;
    const isDiskFull = error?.code === 'internal_error' && error.details.reason === 'disk_full';
    if ((run.failures < patience && !isDiskFull) || run.halted) return;
    stop(run);
    const pausedBecause = isDiskFull ? diskIsFull : sourceFails(run.failures, error);
    store.transaction(() => {
      giveBack(run);
      if (batches.get(run.id)?.state === 'running') batches.setState(run.id, 'paused', { pausedBecause });
    });
  }

  /** Asks nothing until the source has had its rest, and then goes on. */
  function leaveAlone(run: Run, until: number): void {
    if (run.halted) return;
    giveBack(run);
    run.restsUntil = Math.max(until, run.restsUntil ?? 0);
    sleep(run);
  }

  function sleep(run: Run): void {
    run.cancelRest?.();
    const ms = Math.min(Math.max((run.restsUntil ?? 0) - clock.now(), 0), longestWaitMs);
    run.cancelRest = timer.after(ms, () => {
      run.cancelRest = null;
      guard(run, () => {
        if (run.restsUntil !== null && clock.now() < run.restsUntil) return sleep(run);
        run.restsUntil = null;
        progress(run);
        pump(run);
      });
    });
  }

  function abandoned(run: Run, row: ClaimedRow, error: unknown): void {
    if (!run.abort.signal.aborted) fault(run, error);
    try {
      batches.release(run.id, [row.row]);
    } catch (cause) {
      log.error(`batch ${run.id}`, cause);
    }
  }

  /** No row is under way: the batch is done, waits, or is let go of. */
  function rest(run: Run): void {
    const batch = batches.get(run.id);
    if (!run.halted && batch?.state === 'running') {
      if (batch.counts.open > 0) {
        // Rows whose taking back failed.
        if (batches.releaseAll(run.id) > 0) pump(run);
        return;
      }
      store.transaction(() => {
        batches.setState(run.id, 'done', { finishedAt: clock.now() });
        options.onFinished(batch);
      });
      stop(run);
    }
    if (batch?.state === 'waiting_quota' && batch.lease?.owner === holder && !closing) {
      wait(run, batch.waitsUntil ?? 0);
      settle(run);
    } else leave(run);
  }

  function leave(run: Run): void {
    runs.delete(run.id);
    run.cancelProgress?.();
    try {
      tell(run.id);
      batches.dropLease(run.id, holder);
    } catch (error) {
      log.error(`batch ${run.id}`, error);
    }
    settle(run);
  }

  function settle(run: Run): void {
    for (const resolve of run.resting.splice(0)) resolve();
  }

  function wait(run: Run, until: number): void {
    if (run.cancelWake !== null) return;
    const ms = Math.min(Math.max(until - clock.now(), 0), longestWaitMs);
    run.cancelWake = timer.after(ms, () => {
      run.cancelWake = null;
      guard(run, () => {
        if (batches.get(run.id)?.state !== 'waiting_quota') leave(run);
        else if (clock.now() >= until || hasQuota(run.operation)) wake(run);
        else wait(run, until);
      });
    });
  }

  function wake(run: Run): void {
    batches.setState(run.id, 'running');
    run.cancelWake?.();
    run.cancelWake = null;
    run.halted = false;
    progress(run);
    pump(run);
  }

  function hasQuota(operation: string): boolean {
    return engine.quotaOf(localOrganization, operation).remaining > 0;
  }

  /** Tells of progress at once, and then at most once in a quarter of a second. */
  function progress(run: Run): void {
    if (run.cancelProgress !== null) {
      run.progressDue = true;
      return;
    }
    run.cancelProgress = timer.after(progressMs, () => {
      run.cancelProgress = null;
      if (!run.progressDue) return;
      run.progressDue = false;
      progress(run);
    });
    tell(run.id);
  }

  function tell(batchId: string): void {
    const batch = batches.get(batchId);
    if (batch !== undefined) options.onProgress(view(batch));
  }

  function view(batch: StoredBatch): BatchView {
    // Another process may have gone on with it since.
    const isElsewhere = batch.lease !== null && batch.lease.owner !== holder;
    const pausedBecause = batch.state === 'running' && !isElsewhere ? unwritten.get(batch.id) : undefined;
    return pausedBecause === undefined
      ? reckoned(options, batch, runs.get(batch.id))
      : reckoned(options, { ...batch, state: 'paused', pausedBecause }, undefined);
  }

  function run(batchId: string): void {
    const existing = runs.get(batchId);
    if (existing !== undefined) {
      existing.failures = 0;
      wake(existing);
      return;
    }
    const batch = store.transaction(() => {
      if (!takeLease(batchId)) throw batchFailures.heldElsewhere();
      // Rows that a process before this one handed out and did not answer.
      batches.releaseAll(batchId);
      return batches.get(batchId);
    });
    if (batch === undefined) throw batchFailures.unknown();
    unwritten.delete(batchId);
    const made: Run = {
      id: batchId,
      operation: batch.operation,
      pace: createPace(clock.now()),
      abort: new AbortController(),
      claimed: [],
      underWay: new Set(),
      atSource: new Set(),
      resting: [],
      failures: 0,
      restsUntil: null,
      halted: false,
      holding: false,
      cancelWake: null,
      cancelRest: null,
      cancelProgress: null,
      progressDue: false,
    };
    runs.set(batchId, made);
    keepBeating();
    if (
      batch.state === 'waiting_quota' &&
      clock.now() < (batch.waitsUntil ?? 0) &&
      !hasQuota(batch.operation)
    ) {
      made.halted = true;
      wait(made, batch.waitsUntil ?? 0);
    } else wake(made);
  }

  function recover(): void {
    cancelRecovery?.();
    cancelRecovery = null;
    if (closing) return;
    const left = batches.list().filter((batch) => isActive(batch) && !runs.has(batch.id));
    for (const batch of left) {
      try {
        run(batch.id);
      } catch (error) {
        if (!(error instanceof Failure)) log.error(`batch ${batch.id}`, error);
      }
    }
    // Another process may end while this one lives.
    if (left.some((batch) => !runs.has(batch.id))) cancelRecovery = timer.after(leaseMs, recover);
  }

  return {
    run,
    recover,
    halt(batchId) {
      const run = runs.get(batchId);
      if (run === undefined) return;
      stop(run);
      guard(run, () => store.transaction(() => giveBack(run)));
      pump(run);
    },
    nudge(batchId) {
      const run = runs.get(batchId);
      if (run !== undefined) pump(run);
    },
    isRunning: (batchId) => runs.has(batchId),
    view,
    atRest(batchId) {
      const run = runs.get(batchId);
      if (run === undefined || (run.underWay.size === 0 && run.cancelWake !== null)) return Promise.resolve();
      return new Promise((resolve) => run.resting.push(resolve));
    },
    async close() {
      closing = true;
      cancelHeartbeat?.();
      cancelRecovery?.();
      await Promise.all(
        [...runs.values()].map((run) => {
          stop(run);
          giveBack(run);
          const ended = new Promise<void>((resolve) => run.resting.push(resolve));
          run.abort.abort();
          pump(run);
          return ended;
        }),
      );
    },
  };
}

/** Each time a row is given back after a failure it is a new question; within one, the same question however often. */
function keyOf(batchId: string, { row, retries }: ClaimedRow): string {
  return retries === 0 ? `batch:${batchId}:${row}` : `batch:${batchId}:${row}:${retries}`;
}

function answerOf(outcome: Outcome): RowAnswer {
  const { status, verdict, lookupId, digest, error } = outcome;
  return { state: status === 200 || status === 400 ? 'done' : 'failed', verdict, lookupId, digest, error };
}

/** When the source of a failure may be asked again, epoch milliseconds; 0 when that is not known. */
function restOf(error: ErrorValue | null): number {
  const retryAt = error?.code === 'upstream_error' ? error.details.retry_at : undefined;
  return retryAt === undefined ? 0 : Date.parse(retryAt);
}

function isActive(batch: StoredBatch | undefined): boolean {
  return batch?.state === 'running' || batch?.state === 'waiting_quota';
}
