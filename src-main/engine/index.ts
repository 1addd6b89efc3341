import { operations as registry } from '@shared/operations';
import { Failure } from '@shared/failure';
import { cutText, textOf } from '@shared/operations/long-text';
import type { Operation } from '@shared/operations/operation';
import type { Engine, EngineOptions } from './engine';
import { cancelled, stopped } from './endings';
import { jobs as jobBook, type UnfinishedJob } from './jobs';
import { waitFor } from './patience';
import { pipeline } from './pipeline';
import { heartbeatMs } from './lease';
import { presence as presenceOf } from './presence';
import { quotaLedger } from './quota';
import { recorder } from './recorder';
import { reparse } from './reparse';
import { routesOf } from './routes';
import { runningLookups, runningView } from './running';
import { texts } from './texts';

export type { Engine, EngineOptions } from './engine';

/**
 * The one place where lookups happen. Throws when an operation of the registry has no adapter.
 * @param operations the registry, unless a test brings its own
 */
export function createEngine(options: EngineOptions, operations: readonly Operation[] = registry): Engine {
  const { store, clock, newId, practice, log, onChange } = options;
  const routes = routesOf(operations, options.adapters);
  const presence = presenceOf(store, clock, newId);
  const quota = quotaLedger(store, clock, presence, log);
  const running = runningLookups(() => onChange?.('lookups'));
  const jobs = jobBook(store, clock, newId, presence);
  const read = texts(store, options);
  const lookup = pipeline({
    options,
    routes,
    quota,
    running,
    jobs,
    recorder: recorder(options, quota),
    texts: read,
  });
  let isStopped = false;
  let tendsJobs = false;
  const heart = setInterval(beat, heartbeatMs).unref();

  /** Shows the other processes that this one lives, and takes over what those left that are gone. */
  function beat(): void {
    try {
      if (running.all().length > 0) store.transaction(presence.sign, 'soon');
      if (tendsJobs) takeOver();
    } catch (error) {
      log.error('engine.beat', error);
    }
  }

  function takeOver(): number {
    const left = jobs.takeOver();
    for (const promise of left) void runAgain(promise);
    return left.length;
  }

  function operationOf(id: string): Operation {
    const route = routes.get(id);
    if (route !== undefined) return route.operation;
    throw new Failure('not_found', { es: 'No existe esa operación.', en: 'There is no such operation.' });
  }

  function view(lookupId: string) {
    const entry = running.get(lookupId);
    return entry === undefined ? store.lookups.view(lookupId) : runningView(entry, practice);
  }

  async function runAgain({ job, call }: UnfinishedJob): Promise<void> {
    try {
      const outcome = await lookup(call, { job });
      if (outcome.lookupId === null) jobs.refused(job, outcome);
    } catch (error) {
      // A stop or a cancellation is nobody's mistake; the job stays for the next start, or is gone.
      if (!(error instanceof Failure)) log.error('engine.resume', error);
    }
  }

  return {
    async lookup(call) {
      if (isStopped) throw stopped();
      return lookup(call);
    },
    view,
    list(filter, { offset, limit }) {
      const first = running.rows(filter, practice);
      const shown = first.slice(offset, offset + limit);
      const kept = store.lookups.list(filter, {
        offset: Math.max(0, offset - first.length),
        limit: limit - shown.length,
      });
      const open = running.rows({ ...filter, verdict: null }, practice).length;
      return {
        rows: [...shown, ...kept.rows],
        total: first.length + kept.total,
        byVerdict: { ...kept.byVerdict, not_asked: kept.byVerdict.not_asked + open },
      };
    },
    cancel(lookupId) {
      const entry = running.get(lookupId);
      if (entry === undefined) return false;
      if (entry.jobId !== null) store.jobs.drop(lookupId);
      entry.controller.abort(cancelled());
      return true;
    },
    job: (jobId, organization) => jobs.state(jobId, organization),
    async awaitJob(jobId, organization, { patienceMs, signal }) {
      const state = jobs.state(jobId, organization);
      const entry = running.all().find((one) => one.jobId === jobId);
      if (state === undefined || state.done || entry === undefined) return state;
      await waitFor(
        entry.outcome.catch(() => undefined),
        patienceMs,
        signal,
      );
      return jobs.state(jobId, organization);
    },
    async reparse(lookupId) {
      const recorded = store.lookups.view(lookupId);
      const route = routes.get(recorded.operation);
      if (route === undefined || 'item' in route)
        throw new Failure('conflict', {
          es: 'Esta operación no tiene una respuesta que se pueda leer de nuevo.',
          en: 'This operation has no answer that could be read again.',
        });
      return reparse(recorded, route, store, options);
    },
    async text(lookupId, range) {
      const { operation } = store.lookups.view(lookupId);
      const route = routes.get(operation);
      const whole = route === undefined || 'item' in route ? undefined : await read.whole(lookupId, route);
      const text = whole === undefined || route === undefined ? null : textOf(route.operation, whole.data);
      if (text !== null) return cutText(text, range);
      throw new Failure('not_found', {
        es: 'La evidencia de esta consulta no contiene un texto que se pueda leer.',
        en: 'The evidence of this lookup holds no text that could be read.',
      });
    },
    quota(organization) {
      // What a process that died had set aside is no use of the quota.
      presence.bury();
      return operations.map((operation) => quota.state(organization, operation));
    },
    quotaOf: (organization, operationId) => quota.stateFor(1, organization, operationOf(operationId)),
    setQuota(organization, operationId, limit) {
      const operation = operationOf(operationId);
      // A kept unit is not asked about again.
      quota.giveBack();
      store.transaction(() => {
        store.quota.setLimit(organization, operationId, limit);
        store.audit.append({
          at: clock.now(),
          actor: 'application',
          action: 'quota.limit_set',
          subject: operationId,
          detail: { organization, limit },
        });
      });
      onChange?.('quota');
      return quota.state(organization, operation);
    },
    resume() {
      tendsJobs = true;
      return takeOver();
    },
    async stop() {
      isStopped = true;
      for (const { controller } of running.all()) controller.abort(stopped());
      clearInterval(heart);
      await Promise.allSettled(running.all().map(({ outcome }) => outcome));
      quota.stop();
      presence.leave();
    },
  };
}
