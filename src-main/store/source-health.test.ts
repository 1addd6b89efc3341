import { describe, expect, it } from 'vitest';
import type { UpstreamReason } from '@shared/errors';
import { healthWindow } from '@shared/source-health';
import { openStore, type Store } from './index';
import { answered, exchangeOf, factsOf, start, unanswered } from './testing/lookups';

const asked = [
  { source: 'one', operation: 'one_by_name' },
  { source: 'one', operation: 'one_by_number' },
  { source: 'two', operation: 'two' },
  { source: 'never', operation: 'never' },
];
const minute = 60_000;

/** Records lookups a minute apart, the first one earliest. */
function recorder(store: Store) {
  let number = 0;
  const next = (operation: string) => {
    number += 1;
    const requestedAt = start + number * minute;
    return { id: `lookup-${number}`, operation, requestedAt, finishedAt: requestedAt + 1000 };
  };
  return {
    answers: (operation: string, verdict: 'found' | 'nothing', ...durations: number[]) => {
      const { id, ...over } = next(operation);
      const exchanges = durations.map((durationMs) => exchangeOf(id, { durationMs }));
      store.lookups.recordAsked(answered(id, { ...over, verdict, exchanges }));
    },
    fails: (operation: string, reason: UpstreamReason, durationMs = 30_000) => {
      const { id, ...over } = next(operation);
      const error = { code: 'upstream_error', details: { reason, source: 'any' } } as const;
      store.lookups.recordAsked(
        unanswered(id, { ...over, error, exchanges: [exchangeOf(null, { durationMs })] }),
      );
    },
    breaks: (operation: string) => {
      const { id, ...over } = next(operation);
      const error = { code: 'internal_error', details: {} } as const;
      store.lookups.recordAsked(unanswered(id, { ...over, status: 500, error }));
    },
    servesAgain: (operation: string, of: string) => {
      const { id, ...over } = next(operation);
      const earlier = store.lookups.cached(of, factsOf('x').input.sha256, false, 0);
      if (earlier === undefined) throw new Error('nothing to serve again');
      store.lookups.recordCached(factsOf(id, over), earlier);
    },
  };
}

function withStore(work: (store: Store) => void): void {
  const store = openStore(':memory:', { clock: { now: () => start } });
  work(store);
  store.close();
}

describe('how a source has answered lately', () => {
  it('is told over all its operations, newest first', () => {
    withStore((store) => {
      const record = recorder(store);
      record.answers('one_by_name', 'found', 100);
      record.answers('one_by_number', 'nothing', 300, 400);
      record.fails('one_by_name', 'timeout');
      record.fails('one_by_number', 'changed');
      record.fails('one_by_name', 'timeout');
      record.answers('one_by_name', 'found', 200);
      record.breaks('one_by_name');
      record.answers('other', 'found', 1);
      expect(store.sourceHealth.of(asked)).toEqual([
        {
          source: 'one',
          recent: ['silent', 'found', 'silent', 'silent', 'silent', 'nothing', 'found'],
          answered: 3,
          failures: { changed: 1, internal: 1, timeout: 2 },
          medianMs: 200,
          lastAnsweredAt: start + 6 * minute + 1000,
          lastFailedAt: start + 7 * minute + 1000,
        },
      ]);
    });
  });

  it('takes the middle of an even number, and counts only answers of the source', () => {
    withStore((store) => {
      const record = recorder(store);
      record.answers('two', 'found', 100);
      record.answers('two', 'found', 250);
      record.servesAgain('two', 'two');
      expect(store.sourceHealth.of(asked)).toMatchObject([
        { source: 'two', recent: ['found', 'found'], medianMs: 175, lastFailedAt: null },
      ]);
    });
  });

  it('has no time where nothing was answered', () => {
    withStore((store) => {
      recorder(store).fails('two', 'blocked');
      expect(store.sourceHealth.of(asked)).toMatchObject([
        { answered: 0, failures: { blocked: 1 }, medianMs: null, lastAnsweredAt: null },
      ]);
    });
  });

  it('looks at the last ones only, whichever operation they are of', () => {
    withStore((store) => {
      const record = recorder(store);
      for (let index = 0; index < 60; index += 1) record.fails('one_by_name', 'timeout');
      for (let index = 0; index < 20; index += 1) record.answers('one_by_number', 'found', 10);
      const [one] = store.sourceHealth.of(asked);
      expect(one?.recent).toHaveLength(healthWindow);
      expect(one).toMatchObject({ answered: 20, failures: { timeout: 30 } });
    });
  });
});
