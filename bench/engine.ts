import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@shared/operations';
import { createEngine, type Engine } from '../src-main/engine';
import { systemClock } from '../src-main/engine/clock';
import { adapters } from '../src-main/sources';
import { openStore, type Store } from '../src-main/store';
import { createUpstream } from '../src-main/upstream';
import { nodeTransport } from '../src-main/upstream/node-transport';

export interface BenchEngine {
  readonly engine: Engine;
  readonly store: Store;
  close(): Promise<void>;
}

/** The engine as the command line composes it, on a file of its own and without a quota to speak of. */
export function benchEngine(originMap: Record<string, string>): BenchEngine {
  const folder = mkdtempSync(join(tmpdir(), 'expediente-bench-'));
  const store = openStore(join(folder, 'bench.sqlite'), { clock: systemClock });
  const upstream = createUpstream({
    transport: nodeTransport(),
    originMap,
    clock: systemClock,
    random: Math.random,
  });
  const engine = createEngine({
    store,
    adapters,
    http: upstream.http,
    clock: systemClock,
    newId: randomUUID,
    practice: false,
    log: {
      error(where, error) {
        throw new Error(`the bench failed in ${where}`, { cause: error });
      },
    },
  });
  for (const { id } of operations) {
    engine.setQuota('bench', id, 1_000_000);
    engine.setQuota('local', id, 1_000_000);
  }
  return {
    engine,
    store,
    async close() {
      await engine.stop();
      store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
