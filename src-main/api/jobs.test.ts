import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseItem } from 'structured-headers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upstreamError } from '@shared/errors';
import type { Operation } from '@shared/operations/operation';
import { gate, movableClock, rig, testOperation, until } from '../engine/testing/rig';
import { createKeys } from './keys';
import { createGrants } from './oauth/grants';
import { startService, usualPatience } from './service';
import { ask } from './testing/ask';
import { docsFiles } from './testing/docs';

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };

describe('the service over a source that the test holds', () => {
  let folder: string;
  let closing: (() => Promise<void>)[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'service-'));
    closing = [];
  });
  afterEach(async () => {
    for (const close of closing.toReversed()) await close();
    rmSync(folder, { recursive: true });
  });

  async function open(
    run: Parameters<typeof rig>[0]['run'],
    {
      over = {},
      clock = movableClock(),
      stopMs = usualPatience.stopMs,
    }: { over?: Partial<Operation>; clock?: ReturnType<typeof movableClock>; stopMs?: number } = {},
  ) {
    const bench = rig({ run, over, clock, file: join(folder, 'test.sqlite') });
    const keys = createKeys(bench.store, clock, () => 'other-organization', 'test');
    const log = { error: (_where: string, error: unknown) => void bench.logged.push(error) };
    const operations = [testOperation(over)];
    const grants = createGrants(bench.store, bench.clock, randomUUID, 'test');
    const consent = async () => false;
    const parts = { engine: bench.engine, keys, grants, consent, clock: bench.clock, log, docs: docsFiles };
    const patience = { ...usualPatience, stopMs };
    const service = await startService({ ...parts, port: 0, operations, patience });
    const close = async () => {
      await service.stop();
      keys.flush();
      await bench.close();
    };
    closing.push(close);
    const { key } = keys.create('key');
    return {
      bench,
      keys,
      key,
      service,
      lookUp: (json: unknown = { name: 'Ana' }) => ask(`${service.baseUrl}/xx/test/lookup/v1`, { key, json }),
      poll: (url: string, by = key) => ask(url, { key: by, method: 'GET' }),
      async close() {
        closing.splice(closing.indexOf(close), 1);
        await close();
      },
    };
  }
  const jobOf = ({ body }: { body: unknown }) =>
    (body as { data: { job_id: string; status: string; status_url: string } }).data;

  it('promises a slow answer and gives it to the organization that asked', async () => {
    const opened = gate();
    const { lookUp, poll, keys, service } = await open(() => opened.promise.then(() => answer), {
      over: { patienceMs: 0 },
    });
    const first = await lookUp();
    expect(first.status).toBe(200);
    const { job_id, status, status_url } = jobOf(first);
    expect([status, status_url]).toEqual(['pending', `${service.baseUrl}/jobs/${job_id}`]);
    expect(first.headers.get('x-cache')).toBe('MISS');
    expect(jobOf(await poll(status_url))).toEqual(jobOf(first));

    expect((await ask(status_url, { method: 'GET' })).status).toBe(401);
    const stranger = keys.create('stranger', 'another').key;
    expect((await poll(status_url, stranger)).status).toBe(404);
    expect((await poll(`${service.baseUrl}/jobs/guessed`)).error.details).toEqual({ reason: 'unknown_job' });

    opened.resolve();
    let last = await poll(status_url);
    while (jobOf(last).status === 'pending') last = await poll(status_url);
    expect([last.status, last.body]).toEqual([200, { data: answer.data }]);
    expect(last.headers.get('x-ratelimit-remaining')).toBe('2');
    expect(last.headers.get('x-cache')).toBe('MISS');
  });

  it('gives the status of a slow lookup that failed', async () => {
    const failing = gate<typeof answer>();
    const { lookUp, poll } = await open(() => failing.promise, { over: { patienceMs: 0 } });
    const { status_url } = jobOf(await lookUp());
    failing.reject(upstreamError({ reason: 'source_error', source: 'test_source' }));
    let last = await poll(status_url);
    while (last.status === 200) last = await poll(status_url);
    expect([last.status, last.error.code]).toEqual([502, 'upstream_error']);
    expect(last.error.request_id).toBe(last.headers.get('x-request-id'));
  });

  it('keeps a job over a restart', async () => {
    const before = await open(
      (_input, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      { over: { patienceMs: 0 } },
    );
    const { job_id } = jobOf(await before.lookUp());
    await before.close();

    const after = await open(() => Promise.resolve(answer), { clock: movableClock(Date.now()) });
    after.bench.engine.resume();
    const url = `${after.service.baseUrl}/jobs/${job_id}`;
    await until(() => after.bench.engine.job(job_id, 'local')?.done === true);
    expect(await after.poll(url, before.key)).toMatchObject({ status: 200, body: { data: answer.data } });
  });

  it('ends a lookup whose client has left, without a charge', async () => {
    const asked = gate();
    const ended = gate();
    const { service, key, bench } = await open((_input, { signal }) => {
      asked.resolve();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          ended.resolve();
          reject(signal.reason);
        }),
      );
    });
    const leaving = new AbortController();
    const left = ask(`${service.baseUrl}/xx/test/lookup/v1`, {
      key,
      json: { name: 'Ana' },
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(left).rejects.toThrow();
    await ended.promise;
    await until(
      () =>
        bench.engine.list({ text: '', verdict: null, operation: null, door: null }, { offset: 0, limit: 1 })
          .total === 0,
    );
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: 0 });
    expect(bench.logged).toEqual([]);
  });

  it('lets the answers under way out before it stops', async () => {
    const asked = gate();
    const opened = gate();
    const { lookUp, close } = await open(() => {
      asked.resolve();
      return opened.promise.then(() => answer);
    });
    const underWay = lookUp();
    await asked.promise;
    const closed = close();
    opened.resolve();
    expect((await underWay).status).toBe(200);
    await closed;
  });

  it('ends an answer that takes too long while it stops, which then costs nothing', async () => {
    const asked = gate();
    const { bench, lookUp, service } = await open(
      (_input, { signal }) => {
        asked.resolve();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
      { stopMs: 20 },
    );
    const answer = lookUp().catch((error: unknown) => error);
    await asked.promise;
    await service.stop();
    expect(await answer).toBeInstanceOf(Error);
    await until(() => bench.store.audit.last()?.action === 'lookup.cancelled');
    expect(bench.engine.quota('local').every(({ used }) => used === 0)).toBe(true);
    expect(bench.logged).toEqual([]);
  });

  it('does not show what went wrong inside', async () => {
    const { lookUp, bench } = await open(() => Promise.reject(new Error('secret of the house')));
    const failed = await lookUp();
    expect([failed.status, failed.error.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(failed.body)).not.toContain('secret');
    expect(failed.headers.get('ratelimit-policy')).toBe('"day";q=3;w=86400');
    expect(bench.logged).toHaveLength(1);
  });

  it('tells of a deprecated operation on every answer, and what follows it once it is gone', async () => {
    const deprecated = { since: '2026-08-27', sunset: '2026-12-01', successor: '/xx/test/next/v1' };
    const clock = movableClock(Date.UTC(2026, 10, 30, 23, 59, 59));
    const { lookUp, service, bench } = await open(() => Promise.resolve(answer), {
      over: { deprecated, cacheSeconds: 0 },
      clock,
    });
    const expectSigns = ({ headers }: { headers: Headers }) => {
      expect(headers.get('deprecation')).toBe('@1787788800');
      expect(parseItem(headers.get('deprecation') ?? '')[0]).toEqual(new Date('2026-08-27'));
      expect(headers.get('sunset')).toBe('Tue, 01 Dec 2026 00:00:00 GMT');
      expect(headers.get('link')).toBe('</xx/test/next/v1>; rel="successor-version"');
      expect(headers.get('ratelimit-policy')).toBe('"day";q=3;w=86400');
    };
    const before = await lookUp();
    expect(before.status).toBe(200);
    expectSigns(before);
    const invalid = await lookUp({});
    expect(invalid.status).toBe(400);
    expectSigns(invalid);
    const stranger = await ask(`${service.baseUrl}/xx/test/lookup/v1`, { json: {} });
    expect(stranger.status).toBe(401);
    expectSigns(stranger);
    const { body } = await ask(`${service.baseUrl}/catalog`, { method: 'GET' });
    expect(body).toMatchObject([
      {
        deprecated: {
          ...(({ since, sunset }) => ({ since, sunset }))(deprecated),
          successor_url: `${service.baseUrl}/xx/test/next/v1`,
        },
      },
    ]);

    clock.move(1000);
    const gone = await lookUp();
    expect([gone.status, gone.error.code]).toEqual([410, 'gone']);
    expect(gone.error.details).toEqual({ sunset: '2026-12-01', successor: '/xx/test/next/v1' });
    expectSigns(gone);
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: 1 });
  });
});
