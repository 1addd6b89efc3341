import type { Exchange } from '@shared/lookup';
import type { RecordedExchange } from '../engine/adapter';
import type { Blobs } from './blobs';
import type { Database } from './database';
import { exchangeColumns, placesFor, rowHash } from './lookup-proof';
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
  /** Of each exchange, with its body's hash in it. */
  readonly hashes: readonly string[];
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
    `INSERT INTO exchange (id, ${exchangeColumns}, body) VALUES (?, ${placesFor(exchangeColumns)}, ?)`,
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
      const rows = exchanges.map((exchange) => {
        const body = exchange.body === null ? null : blobs.put(exchange.body);
        const row = [
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
          body?.sha256 ?? null,
          exchange.failure,
        ];
        return { row, body: body?.id ?? null };
      });
      return {
        hashes: rows.map(({ row }) => rowHash(row)),
        write(lookupSeq) {
          for (const [index, { row, body }] of rows.entries())
            insert().run(lookupSeq * 10_000 + index + 1, ...row, body);
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
