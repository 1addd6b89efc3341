import { healthWindow, type SourceHealth } from '@shared/source-health';
import type { Database } from './database';
import { isOf } from './evidence';
import { statement } from './statements';

export interface SourceHealthRepository {
  /**
   * How sources have answered lately; one that was never asked is left out.
   * @param operations the operations of each source that are looked up one by one
   */
  of(operations: readonly { readonly source: string; readonly operation: string }[]): readonly SourceHealth[];
}

type Row = Omit<SourceHealth, 'recent' | 'failures'> & { readonly recent: string; readonly failures: string };

export function sourceHealthRepository(db: Database): SourceHealthRepository {
  // The last calls of each operation come from the index alone; only those that are the source's last are read.
  const health = statement<[string], Row>(
    db,
    `WITH
       asked (source, operation) AS (
         SELECT value ->> 'source', value ->> 'operation' FROM json_each(?)
       ),
       latest AS (
         SELECT a.source, l.seq,
           row_number() OVER (PARTITION BY a.source ORDER BY l.requested_at DESC, l.seq DESC) AS place
         FROM asked a JOIN lookup l ON l.operation = a.operation AND l.origin = 'source'
           AND l.requested_at >= coalesce((
             SELECT requested_at FROM lookup WHERE operation = a.operation AND origin = 'source'
             ORDER BY requested_at DESC LIMIT 1 OFFSET ${healthWindow - 1}
           ), 0)
       ),
       call AS MATERIALIZED (
         SELECT p.source, p.place, l.finished_at, l.verdict, l.error,
           l.verdict IN ('found', 'nothing') AS answered,
           (SELECT sum(duration_ms) FROM exchange e WHERE ${isOf('p.seq')}) AS took
         FROM latest p JOIN lookup l ON l.seq = p.seq WHERE p.place <= ${healthWindow}
       ),
       ranked AS (
         SELECT source, took,
           row_number() OVER (PARTITION BY source ORDER BY took) AS place,
           count(*) OVER (PARTITION BY source) AS many
         FROM call WHERE answered AND took IS NOT NULL
       ),
       middle AS MATERIALIZED (
         SELECT source, avg(took) AS took FROM ranked
         WHERE place IN ((many + 1) / 2, (many + 2) / 2) GROUP BY source
       ),
       failed AS (
         SELECT source, coalesce(error ->> '$.details.reason', 'internal') AS reason, count(*) AS many
         FROM call WHERE verdict = 'silent' GROUP BY 1, 2
       ),
       reasons AS MATERIALIZED (
         SELECT source, json_group_object(reason, many) AS failures FROM failed GROUP BY source
       )
     SELECT call.source,
       json_group_array(verdict ORDER BY place) AS recent,
       sum(answered) AS answered,
       coalesce(reasons.failures, '{}') AS failures,
       middle.took AS medianMs,
       max(finished_at) FILTER (WHERE answered) AS lastAnsweredAt,
       max(finished_at) FILTER (WHERE verdict = 'silent') AS lastFailedAt
     FROM call LEFT JOIN middle ON middle.source = call.source LEFT JOIN reasons ON reasons.source = call.source
     GROUP BY call.source ORDER BY call.source`,
  );
  return {
    of: (operations) =>
      health()
        .all(JSON.stringify(operations))
        .map((row) => ({
          ...row,
          recent: JSON.parse(row.recent) as SourceHealth['recent'],
          failures: JSON.parse(row.failures) as SourceHealth['failures'],
        })),
  };
}
