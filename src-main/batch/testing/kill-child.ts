import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '../../engine';
import { systemClock } from '../../engine/clock';
import { adapters } from '../../sources';
import { openStore, type Store } from '../../store';
import { createUpstream } from '../../upstream';
import { nodeTransport } from '../../upstream/node-transport';
import type { Transport } from '../../upstream/transport';
import { createBatches } from '../index';
import { createDraftRoom } from '../import/draft-room';

/*
 * Runs the batch of a file on a workspace to its end, as the command line does, and kills itself without warning at a
 * given step of the way. Steps are what happens between one durable state and the next: a transaction begins, it is
 * about to be committed, it is committed, a row's answer is about to be written, it is written, a request is about to
 * be sent, its answer is there.
 */

export interface ChildJob {
  readonly workspace: string;
  readonly file: string;
  readonly output: string;
  readonly originMap: Record<string, string>;
  /** null for a life that is not cut short. */
  readonly killAtStep: number | null;
}

const job = JSON.parse(process.argv[2] ?? '') as ChildJob;

let steps = 0;
function step(): void {
  steps += 1;
  if (steps === job.killAtStep) process.kill(process.pid, 'SIGKILL');
}

function watchedStore(store: Store): Store {
  return {
    ...store,
    transaction: (work) => {
      step();
      const result = store.transaction(() => {
        const made = work();
        step();
        return made;
      });
      step();
      return result;
    },
  };
}

function watchedTransport(transport: Transport): Transport {
  return async (request) => {
    step();
    const response = await transport(request);
    step();
    return response;
  };
}

function watchedEngine(engine: Engine): Engine {
  return {
    ...engine,
    lookup: (call) =>
      engine.lookup({
        ...call,
        settle: (outcome) => {
          step();
          call.settle?.(outcome);
          step();
        },
      }),
  };
}

async function run(): Promise<void> {
  const store = watchedStore(openStore(job.workspace, { clock: systemClock }));
  const log = {
    error: (where: string, error: unknown) => process.stderr.write(`${where} ${String(error)}\n`),
  };
  const { http } = createUpstream({
    transport: watchedTransport(nodeTransport()),
    originMap: job.originMap,
    clock: systemClock,
    random: () => 0.5,
  });
  const engine = createEngine({
    store,
    adapters,
    http,
    clock: systemClock,
    newId: randomUUID,
    practice: true,
    log,
  });
  const batches = createBatches({
    store,
    engine: watchedEngine(engine),
    clock: systemClock,
    newId: randomUUID,
    settings: () => ({ batchConcurrency: 8 }),
    emit: { batch: () => undefined, changed: () => undefined },
    log,
    workerDir: '',
    actor: 'cli',
    draftRoom: { ...createDraftRoom(), end: async () => undefined },
  });
  const { id } = await batches.ofFile({
    name: 'radicados.csv',
    bytes: readFileSync(job.file),
    output: job.output,
    acceptSuggestions: true,
  });
  const { state } = await batches.runToRest(id);
  await batches.close();
  await engine.stop();
  store.close();
  process.stdout.write(JSON.stringify({ state, steps }));
}

void run();
