import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LookupError } from '@shared/errors';
import type { SourceProfile } from '../engine/adapter';
import { createUpstream } from './index';
import { profileOf, recorder } from './testing/stand-in';
import type { TransportRequest } from './transport';

/*
 * What a public source is spared. Nothing here waits: the timers are moved by hand, and the far end answers from memory
 * after `latencyMs`.
 */

const origin = 'https://source.example';
const start = Date.parse('2026-11-21T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

interface Reply {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

interface FarEnd {
  /** Gives the status of the n-th request, counted from 0. */
  readonly reply: (index: number) => number | Reply | Error;
  readonly latencyMs?: number;
  readonly profile?: Partial<SourceProfile>;
  readonly isLocal?: boolean;
}

function answered(latencyMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, latencyMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function source({ reply, latencyMs = 0, profile = {}, isLocal = false }: FarEnd) {
  /** Seconds since the start at which each request was sent. */
  const sent: number[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  const transport = async ({ signal }: TransportRequest) => {
    const given = reply(sent.length);
    sent.push((Date.now() - start) / 1000);
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    try {
      if (latencyMs > 0) await answered(latencyMs, signal);
    } finally {
      underWay -= 1;
    }
    if (given instanceof Error) throw given;
    const { status, headers = {} } = typeof given === 'number' ? { status: given } : given;
    return { status, headers, body: (async function* () {})() };
  };
  const upstream = createUpstream({
    transport,
    originMap: {},
    clock: { now: () => Date.now() },
    random: () => 0.5,
    isLocal: () => isLocal,
  });
  const kept = recorder();
  const ask = (signal = new AbortController().signal) =>
    upstream
      .http(profileOf(origin, profile), kept, signal)
      .send({ url: `${origin}/` })
      .then(
        ({ status }) => status,
        (error: unknown) => {
          if (!(error instanceof LookupError) || error.value.code !== 'upstream_error') throw error;
          return error.value.details;
        },
      );
  return { ask, sent, kept, upstream, mostUnderWay: () => mostUnderWay };
}

const many = (count: number, ask: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, () => ask()));
const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

describe('pace and concurrency', () => {
  it('hold across lookups: never more than the pace in any window', async () => {
    const { ask, sent } = source({
      reply: () => 200,
      profile: { concurrency: 8, pace: { requests: 3, perMs: 6_000 } },
    });
    const all = many(7, ask);
    await vi.runAllTimersAsync();
    expect(await all).toEqual(Array(7).fill(200));
    expect(sent).toEqual([0, 0, 0, 6, 6, 6, 12]);
  });

  it('never have more under way than the source is asked at once', async () => {
    const { ask, mostUnderWay } = source({
      reply: () => 200,
      latencyMs: 500,
      profile: { concurrency: 2, pace: { requests: 100, perMs: 1_000 } },
    });
    const all = many(9, ask);
    await vi.runAllTimersAsync();
    await all;
    expect(mostUnderWay()).toBe(2);
  });

  it('are not held towards this machine', async () => {
    const { ask, sent, mostUnderWay } = source({ reply: () => 200, latencyMs: 500, isLocal: true });
    const all = many(20, ask);
    await vi.runAllTimersAsync();
    await all;
    expect(sent).toEqual(Array(20).fill(0));
    expect(mostUnderWay()).toBe(20);
  });

  it('count a retry like any other request', async () => {
    const { ask, sent } = source({ reply: (index) => (index === 0 ? 503 : 200) });
    const all = many(2, ask);
    await vi.runAllTimersAsync();
    expect(await all).toEqual([200, 200]);
    expect(sent).toEqual([0, 2, 4]);
  });
});

const unpaced = { pace: { requests: 100, perMs: 1_000 }, concurrency: 8 };

describe('retries', () => {
  it('wait longer each time, with jitter', async () => {
    const { ask, sent } = source({ reply: reset, profile: unpaced });
    const failed = ask();
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ reason: 'unreachable', attempts: 3 });
    expect(sent).toEqual([0, 0.5, 1.5]);
  });

  it.each([
    ['seconds', '7'],
    ['a date', new Date(start + 7_000).toUTCString()],
  ])('wait as long as the source asks in %s', async (_, wait) => {
    const { ask, sent } = source({
      reply: (index) => (index === 0 ? { status: 503, headers: { 'retry-after': wait } } : 200),
      profile: unpaced,
    });
    const done = ask();
    await vi.runAllTimersAsync();
    expect(await done).toBe(200);
    expect(sent).toEqual([0, 7]);
  });

  it('do not go on beyond half a minute', async () => {
    const { ask, sent } = source({ reply: () => 504, latencyMs: 16_000, profile: unpaced });
    const failed = ask();
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ reason: 'source_error', attempts: 2, upstream_status: 504 });
    expect(sent).toEqual([0, 16.5]);
  });

  it('leave a source alone that asks for longer, and say until when', async () => {
    const { ask, sent, upstream } = source({
      reply: (index) => (index === 0 ? { status: 429, headers: { 'retry-after': '600' } } : 200),
      profile: unpaced,
    });
    const retry_at = new Date(start + 600_000).toISOString();
    expect(await ask()).toMatchObject({ reason: 'blocked', attempts: 1, retry_at });
    await vi.advanceTimersByTimeAsync(599_000);
    expect(await ask()).toMatchObject({ reason: 'blocked', attempts: 0, retry_at });
    expect(upstream.health()).toMatchObject([{ breaker: 'open', restsUntil: start + 600_000 }]);
    await vi.advanceTimersByTimeAsync(1_000);
    const done = ask();
    await vi.runAllTimersAsync();
    expect(await done).toBe(200);
    expect(sent).toEqual([0, 600]);
  });

  it('bound what a source may ask for', async () => {
    const { ask } = source({
      reply: () => ({ status: 503, headers: { 'retry-after': '99999999' } }),
      profile: unpaced,
    });
    expect(await ask()).toMatchObject({ retry_at: new Date(start + 3_600_000).toISOString() });
    await vi.runAllTimersAsync();
  });
});

describe('a refusal', () => {
  it('cools the whole host down for as long as the profile says', async () => {
    const { ask, sent } = source({ reply: (index) => (index < 3 ? 403 : 200), profile: unpaced });
    const first = ask();
    await vi.advanceTimersByTimeAsync(1_000);
    const second = ask();
    await vi.runAllTimersAsync();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
    expect(sent).toEqual([0, 60, 60, 90, 90]);
  });

  it('of requests that were under way together costs one cool-down, not one each', async () => {
    const { ask, sent } = source({
      reply: (index) => (index < 8 ? 403 : 200),
      latencyMs: 100,
      profile: unpaced,
    });
    const all = many(8, ask);
    await vi.runAllTimersAsync();
    expect(await all).toEqual(Array(8).fill(200));
    expect(sent.slice(8)).toEqual(Array(8).fill(60.1));
  });

  it('that outlasts the cool-downs opens the breaker for everyone, and one probe closes it', async () => {
    let status = 403;
    const { ask, sent, upstream } = source({ reply: () => status });
    const waiting = many(5, ask);
    await vi.advanceTimersByTimeAsync(150_000);
    const retry_at = new Date(start + 150_000 + 300_000).toISOString();
    expect(sent).toEqual([0, 60, 90, 150]);
    const failures = await waiting;
    expect(failures[0]).toMatchObject({ reason: 'blocked', attempts: 4, upstream_status: 403, retry_at });
    expect(failures.slice(1)).toEqual(
      Array(4).fill(expect.objectContaining({ reason: 'blocked', attempts: 0, retry_at })),
    );
    expect(await ask()).toMatchObject({ reason: 'blocked', attempts: 0, retry_at });
    expect(upstream.health()).toEqual([
      {
        origin,
        breaker: 'open',
        restsUntil: start + 450_000,
        failures: [150, 90, 60, 0].map((second) => ({
          at: start + second * 1000,
          reason: 'blocked',
          observed: 'HTTP 403',
        })),
        medianMs: null,
      },
    ]);

    await vi.advanceTimersByTimeAsync(300_000);
    // Still refused: the probe opens it again, for twice as long, without a cool-down.
    expect(upstream.health()).toMatchObject([{ breaker: 'half_open', restsUntil: null }]);
    const probe = ask();
    await vi.runAllTimersAsync();
    expect(await probe).toMatchObject({
      attempts: 1,
      retry_at: new Date(start + 450_000 + 600_000).toISOString(),
    });

    status = 200;
    await vi.advanceTimersByTimeAsync(600_000);
    const both = many(2, ask);
    await vi.runAllTimersAsync();
    expect(await both).toEqual([200, 200]);
    expect(upstream.health()).toMatchObject([{ breaker: 'closed', restsUntil: null, medianMs: 0 }]);
  });

  it('of a source without cool-downs opens it at once', async () => {
    const { ask, sent } = source({ reply: () => 403, profile: { coolDownsMs: [] } });
    expect(await many(3, ask)).toEqual(
      [1, 0, 0].map((attempts) => expect.objectContaining({ reason: 'blocked', attempts })),
    );
    expect(sent).toEqual([0]);
    await vi.runAllTimersAsync();
  });

  it('costs milliseconds towards this machine', async () => {
    const { ask, sent } = source({ reply: (index) => (index < 3 ? 403 : 200), isLocal: true });
    const done = ask();
    await vi.runAllTimersAsync();
    expect(await done).toBe(200);
    expect(sent.at(-1)).toBeLessThan(0.2);
  });
});

describe('an outage', () => {
  it('of six attempts in a row leaves the host alone until a probe succeeds', async () => {
    let up = false;
    const { ask, sent } = source({ reply: () => (up ? 200 : reset()), profile: unpaced });
    for (let index = 0; index < 2; index++) {
      const failed = ask();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await failed).toMatchObject({ reason: 'unreachable', attempts: 3 });
    }
    expect(sent).toHaveLength(6);
    expect(await ask()).toMatchObject({
      reason: 'unreachable',
      attempts: 0,
      observed: expect.stringContaining('ECONNRESET'),
      retry_at: expect.any(String),
    });
    up = true;
    await vi.advanceTimersByTimeAsync(30_000);
    const done = many(3, ask);
    await vi.runAllTimersAsync();
    expect(await done).toEqual([200, 200, 200]);
  });

  it('is not assumed when single questions fail', async () => {
    const { ask, sent } = source({ reply: (index) => (index % 3 === 2 ? 404 : 500), profile: unpaced });
    for (let index = 0; index < 10; index++) {
      const failed = ask();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await failed).not.toMatchObject({ attempts: 0 });
    }
    expect(sent.length).toBeGreaterThan(10);
  });

  it('is not assumed of this machine', async () => {
    const { ask, sent } = source({ reply: reset, isLocal: true });
    for (let index = 0; index < 5; index++) {
      const failed = ask();
      await vi.runAllTimersAsync();
      expect(await failed).toMatchObject({ attempts: 3 });
    }
    expect(sent).toHaveLength(15);
  });
});

describe('an aborted signal', () => {
  it('ends a wait for the turn', async () => {
    const { ask, sent } = source({ reply: () => 200 });
    const controller = new AbortController();
    const first = ask();
    const second = ask(controller.signal);
    controller.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(await first).toBe(200);
    expect(sent).toEqual([0]);
  });

  it('ends a wait for the next attempt', async () => {
    const { ask, sent } = source({ reply: () => 503, profile: unpaced });
    const controller = new AbortController();
    const asked = expect(ask(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await asked;
    await vi.runAllTimersAsync();
    expect(sent).toEqual([0]);
  });

  it('ends a cool-down for its own request only', async () => {
    const { ask, sent } = source({ reply: (index) => (index === 0 ? 403 : 200) });
    const controller = new AbortController();
    const asked = expect(ask(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    await asked;
    const other = ask();
    await vi.runAllTimersAsync();
    expect(await other).toBe(200);
    expect(sent).toEqual([0, 60]);
  });
});

describe('a timeout', () => {
  it('is not tried again, and frees its place', async () => {
    const { ask, sent } = source({ reply: () => 200, latencyMs: 60_000 });
    const all = many(2, ask);
    await vi.runAllTimersAsync();
    expect(await all).toEqual([
      expect.objectContaining({ reason: 'timeout', attempts: 1 }),
      expect.objectContaining({ reason: 'timeout', attempts: 1 }),
    ]);
    expect(sent).toEqual([0, 20]);
  });
});
