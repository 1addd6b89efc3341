import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { casesByEntity, casesByRadicado, casesByRadicadoBatch } from '@shared/operations/co/rama-judicial';
import { buildEntries, type Built } from '../batch/testing/build';
import { openPracticeService, type PracticeService } from './testing/practice-service';
import { storm, type StormRequest } from './testing/storm';

// So many commits bring the checkpoint thread in.
let built: Built;
beforeAll(async () => {
  built = await buildEntries(['src-main/store/checkpoint.worker.ts']);
});
afterAll(() => built.remove());

let open: PracticeService | undefined;
afterEach(() => open?.close());

const limit = 60;
const organizations = ['One', 'Two', 'Three', 'Four'];
const requestsPerClient = 8;

/** Of 30 cases each is asked many times: the first goes to the source, later ones to the cache. */
const radicado = (index: number) => `0500131030012023${String(index % 30).padStart(5, '0')}00`;

it('a hundred clients get exactly what their quotas allow, and pay for exactly that', async () => {
  open = await openPracticeService(built.dir);
  const { service, workspace, keys, logged } = open;
  const { engine, store } = workspace;
  const clients = organizations.map((name) => {
    const { key, view } = keys.create('load', name);
    for (const { id } of [casesByRadicado, casesByRadicadoBatch])
      engine.setQuota(view.organization.id, id, limit);
    return { key, organization: view.organization.id };
  });

  let count = 0;
  const left = Array.from({ length: 100 }, () => requestsPerClient);
  const next = (client: number): StormRequest | undefined => {
    if (left[client] === 0) return undefined;
    left[client] = (left[client] ?? 0) - 1;
    count += 1;
    const key = clients[client % clients.length]?.key ?? '';
    // One in eight breaks a rule, which costs nothing; one in sixteen is a batch of three.
    if (count % 8 === 0) return { key, path: casesByEntity.path ?? '', body: '{"name":1}' };
    const items = [0, 1, 2].map((item) => ({ registration_number: radicado(count + item) }));
    return count % 16 === 1
      ? { key, path: casesByRadicadoBatch.path ?? '', body: JSON.stringify({ items }) }
      : { key, path: casesByRadicado.path ?? '', body: JSON.stringify(items[0]) };
  };
  const { statuses } = await storm({ baseUrl: service.baseUrl, clients: 100, next });

  for (const { key, organization } of clients) {
    const answers = statuses.get(key) ?? new Map<number, number>();
    expect([...answers.keys()].toSorted()).toEqual([200, 400, 429]);
    const ledger = (id: string) => store.quota.use(organization, id, 0);
    const singles = ledger(casesByRadicado.id);
    const batches = ledger(casesByRadicadoBatch.id);
    expect(singles.used).toBe(limit);
    // Every 200 is paid for: one unit a case, up to three a batch.
    const batchAnswers = (answers.get(200) ?? 0) - limit;
    expect(batches.used).toBeGreaterThan(2 * batchAnswers - 1);
    expect(batches.used).toBeLessThanOrEqual(Math.min(limit, 3 * batchAnswers));
    expect(ledger(casesByEntity.id)).toMatchObject({ used: 0, held: 0 });
    // What was kept for the next lookup goes back by itself.
    await vi.waitFor(
      () =>
        expect([ledger(casesByRadicado.id), ledger(casesByRadicadoBatch.id)]).toMatchObject([
          { held: 0 },
          { held: 0 },
        ]),
      5000,
    );
  }
  expect(logged).toEqual([]);
  expect(await store.verify()).toMatchObject({ ok: true });
}, 60_000);
