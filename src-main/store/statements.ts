import type { Statement } from 'better-sqlite3';
import type { Database } from './database';

type Parameters = unknown[] | object;
type Prepared<P extends Parameters, Row> = P extends unknown[] ? Statement<P, Row> : Statement<[P], Row>;

/** A statement that is prepared when it is first used, so that opening the store compiles nothing. */
export function statement<P extends Parameters = [], Row = unknown>(
  db: Database,
  sql: string,
): () => Prepared<P, Row> {
  let prepared: Prepared<P, Row> | undefined;
  return () => (prepared ??= db.prepare<P, Row>(sql) as Prepared<P, Row>);
}
