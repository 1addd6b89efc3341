import { createHash } from 'node:crypto';
import type { RecordedExchange } from '../../engine/adapter';
import type { LookupFacts, SourceLookup } from '../lookups';

/** 2026-11-21 09:00 UTC. */
export const start = Date.UTC(2026, 10, 21, 9);

export function exchangeOf(body: string | null, over: Partial<RecordedExchange> = {}): RecordedExchange {
  return {
    method: 'GET',
    url: 'https://source.test/records',
    sentTo: null,
    requestHeaders: { accept: 'application/json' },
    requestBody: null,
    status: body === null ? null : 200,
    responseHeaders: { 'content-type': 'application/json' },
    startedAt: start,
    durationMs: 12.4,
    failure: body === null ? 'timeout' : null,
    body: body === null ? null : Buffer.from(body),
    ...over,
  };
}

export function factsOf(id: string, over: Partial<LookupFacts> = {}): LookupFacts {
  const text = JSON.stringify({ name: over.subject ?? 'Ana Muñoz' });
  return {
    id,
    requestId: `request-${id}`,
    organization: 'local',
    operation: 'test_lookup',
    subject: 'Ana Muñoz',
    door: 'window',
    practice: false,
    input: { text, sha256: createHash('sha256').update(text).digest('hex') },
    askedSha256: createHash('sha256').update(text).digest('hex'),
    purpose: null,
    legalBasis: null,
    authorization: null,
    requestedAt: start,
    finishedAt: start + 5,
    status: 200,
    verdict: 'found',
    ...over,
  };
}

/** A lookup that the source answered with one record. */
export function answered(id: string, over: Partial<SourceLookup> = {}): SourceLookup {
  const title = over.subject ?? 'Ana Muñoz';
  return {
    ...factsOf(id, over),
    answeredAt: over.requestedAt ?? start,
    answer: {
      data: { records: [title], number: 1.5, id },
      aside: { note: 'ñ' },
      digest: { found: true, title, place: null, date: null, count: 1, note: null, flags: [] },
    },
    error: null,
    exchanges: [exchangeOf(JSON.stringify([title, id]))],
    generations: [],
    ...over,
  };
}

/** A lookup that the source did not answer. */
export function unanswered(id: string, over: Partial<SourceLookup> = {}): SourceLookup {
  return {
    ...answered(id, over),
    status: 502,
    verdict: 'silent',
    answer: null,
    error: { code: 'upstream_error', details: { reason: 'timeout', source: 'test_source' } },
    exchanges: [exchangeOf(null)],
    ...over,
  };
}
