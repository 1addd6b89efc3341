import type { Exchange } from '@shared/lookup';
import type { RecordedExchange } from '../engine/adapter';
import type { Blobs } from './blobs';
import type { Database } from './database';
import { statement } from './statements';

export interface EvidenceRepository {
  /**
   * The exchanges behind a lookup's answer in the order they ended; for an answer from the cache those of the lookup
   * that asked the source. Empty when the lookup is not there or asked nobody.
   */
  of(lookupId: string): readonly Exchange[];
  /** One exchange; undefined when it is not there. */
  get(exchangeId: number): Exchange | undefined;
  /** The body as it came; null when no answer arrived or the exchange is not there. */
  body(exchangeId: number): Uint8Array | null;
}

/** The evidence of one lookup as it is written, with the hashes that its audit entry records. */
export interface EvidenceWriter {
  /** Keeps the bodies; the exchanges themselves are written once their lookup is. */
  keep(exchanges: readonly RecordedExchange[]): KeptEvidence;
}

export interface KeptEvidence {
  /** SHA-256 of each exchange's body, null where none arrived. */
  readonly hashes: readonly (string | null)[];
  write(lookupSeq: number): void;
}

interface Row extends Omit<Exchange, 'requestHeaders' | 'responseHeaders'> {
  readonly requestHeaders: string;
  readonly responseHeaders: string;
}

/** A condition on `exchange e`: that it belongs to the lookup of this number. */
export const isOf = (lookup: string) => `e.id BETWEEN ${lookup} * 10000 + 1 AND ${lookup} * 10000 + 9999`;

const columns = `e.id, e.id % 10000 AS sequence, e.method, e.url, e.sent_to AS sentTo, e.request_headers AS requestHeaders,
  e.request_body AS requestBody, e.status, e.response_headers AS responseHeaders, e.started_at AS startedAt,
  e.duration_ms AS durationMs, e.bytes, e.sha256, e.failure`;

export function evidenceRepository(db: Database, blobs: Blobs): EvidenceRepository & EvidenceWriter {
  const insert = statement<unknown[]>(
    db,
    `INSERT INTO exchange (id, method, url, sent_to, request_headers, request_body, status, response_headers,
       started_at, duration_ms, bytes, sha256, body, failure)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const ofLookup = statement<[string], Row>(
    db,
    `SELECT ${columns} FROM lookup l JOIN exchange e ON ${isOf('coalesce(l.answer_of, l.seq)')}
     WHERE l.id = ? ORDER BY e.id`,
  );
  const one = statement<[number], Row>(db, `SELECT ${columns} FROM exchange e WHERE e.id = ?`);
  const bodyOf = statement<[number], { body: number | null }>(db, 'SELECT body FROM exchange WHERE id = ?');

  return {
    keep(exchanges) {
      const kept = exchanges.map(({ body }) => (body === null ? null : blobs.put(body)));
      return {
        hashes: kept.map((blob) => blob?.sha256 ?? null),
        write(lookupSeq) {
          for (const [index, exchange] of exchanges.entries()) {
            const blob = kept[index] ?? null;
            insert().run(
              lookupSeq * 10_000 + index + 1,
              exchange.method,
              exchange.url,
              exchange.sentTo,
              JSON.stringify(exchange.requestHeaders),
              exchange.requestBody,
              exchange.status,
              JSON.stringify(exchange.responseHeaders),
              Math.round(exchange.startedAt),
              Math.round(exchange.durationMs),
              exchange.body?.byteLength ?? 0,
              blob?.sha256 ?? null,
              blob?.id ?? null,
              exchange.failure,
            );
          }
        },
      };
    },
    of: (lookupId) => ofLookup().all(lookupId).map(exchangeOf),
    get(exchangeId) {
      const row = one().get(exchangeId);
      return row === undefined ? undefined : exchangeOf(row);
    },
    body(exchangeId) {
      const blob = bodyOf().get(exchangeId)?.body ?? null;
      return blob === null ? null : blobs.get(blob);
    },
  };
}

function exchangeOf(row: Row): Exchange {
  return {
    ...row,
    requestHeaders: JSON.parse(row.requestHeaders) as Exchange['requestHeaders'],
    responseHeaders: JSON.parse(row.responseHeaders) as Exchange['responseHeaders'],
  };
}
