import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPractice, type StandIn } from '../../src-practice';
import { localOrganization } from '../engine/call';
import { openStore } from '../store';
import { connect } from '../store/database';
import { batchOperation } from './operation';
import { buildEntries, type Built } from './testing/build';
import type { ChildJob } from './testing/kill-child';

const kills = 50;
const sample = resolve(import.meta.dirname, '../../samples/radicados-limpio.csv');
const clock = { now: Date.now };

let practice: StandIn;
let built: Built;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-kill-'));
  [practice, built] = await Promise.all([
    startPractice(),
    buildEntries(['src-main/batch/testing/kill-child.ts']),
  ]);
}, 60_000);
afterAll(async () => {
  await practice.close();
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** One life of the batch process. */
function live(job: ChildJob): Promise<{ signal: string | null; out: string; errors: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(built.dir, 'kill-child.js'), JSON.stringify(job)]);
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', fail);
    child.on('close', (_, signal) => done({ signal, out, errors }));
  });
}

function workspace(name: string): Omit<ChildJob, 'killAtStep'> {
  const file = join(folder, `${name}.csv`);
  const rows = readFileSync(sample, 'utf8').trimEnd();
  // With rows that are never asked: a duplicate, and one to mend.
  writeFileSync(file, `${rows}\n${rows.split(/\r?\n/).at(-1)}\nnada\n`);
  const job = {
    workspace: join(folder, `${name}.sqlite`),
    file,
    output: join(folder, 'out.csv'),
    originMap: practice.originMap,
  };
  const store = openStore(job.workspace, { clock });
  store.quota.setLimit(localOrganization, batchOperation.id, 10_000);
  store.close();
  return job;
}

/** Everything that must not depend on how often the process died. */
async function outcome({ workspace }: Pick<ChildJob, 'workspace'>) {
  const store = openStore(workspace, { clock });
  const [batch, ...others] = store.batches.list();
  const rows = store.batches.exportRows(batch?.id ?? '', 0, 10_000);
  const entries = store.audit.from(1, 100_000);
  const verified = await store.verify();
  const use = store.quota.use(localOrganization, batchOperation.id, 0);
  store.close();
  const db = connect(workspace);
  const count = (sql: string) => db.prepare<[], { n: number }>(sql).get()?.n;
  const result = {
    others,
    batch: { state: batch?.state, counts: batch?.counts, lease: batch?.lease },
    rows: rows.map(({ lookupId, askedAt, ...row }) => ({
      ...row,
      wasAsked: lookupId !== null && askedAt !== null,
    })),
    charges: use.used,
    lookups: count('SELECT count(*) AS n FROM lookup'),
    keys: count('SELECT count(*) AS n FROM idempotency'),
    actions: entries.map(({ action }) => action).toSorted(),
    chain: verified.ok,
    integrity: db.pragma('integrity_check', { simple: true }),
    foreignKeys: db.pragma('foreign_key_check'),
  };
  db.close();
  return result;
}

/** Numerical Recipes' linear congruential generator: the same moments on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

it(
  `killed ${kills} times, a batch comes to what an uninterrupted one comes to`,
  { timeout: 120_000 },
  async () => {
    const calm = workspace('calm');
    const whole = await live({ ...calm, killAtStep: null });
    expect(whole).toMatchObject({ signal: null, errors: '' });
    const { steps } = JSON.parse(whole.out) as { steps: number };

    const random = seeded(20_261_121);
    const rough = workspace('rough');
    // The first lives end within the import, the others anywhere in what one fiftieth of the work may take.
    for (let kill = 0; kill < kills; kill += 1) {
      const killAtStep = 1 + Math.floor(random() * (kill < 5 ? 8 : (1.4 * steps) / kills));
      const life = await live({ ...rough, killAtStep });
      expect(life, `life ${kill}, killed at step ${killAtStep}`).toMatchObject({
        signal: 'SIGKILL',
        errors: '',
      });
    }
    expect(await live({ ...rough, killAtStep: null })).toMatchObject({ signal: null, errors: '' });

    const expected = await outcome(calm);
    expect(expected).toMatchObject({
      batch: { state: 'done', counts: { total: 302, duplicate: 1, invalid: 1, open: 0 }, lease: null },
      charges: 300 - (expected.batch.counts?.silent ?? 0),
      chain: true,
      integrity: 'ok',
      foreignKeys: [],
    });
    expect(await outcome(rough)).toEqual(expected);
  },
);
