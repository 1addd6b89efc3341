import type { Statement } from 'better-sqlite3';
import type { Database } from './database';

type Parameters = unknown[] | object;
type Prepared<P extends Parameters, Row> = P extends unknown[] ? Statement<P, Row> : Statement<[P], Row>;

/**
 * A statement that is prepared when it is first used, so that opening the store compiles nothing.
 *
 * A plus before a parameter (`a = +?`) keeps its value out of SQLite's plan and changes nothing else. Without it the plan
 * of a statement that compares parameters and sorts, or takes a `max`, is made anew at every use, which costs such a
 * statement ten times its own work. Those of every lookup have it.
 */
export function statement<P extends Parameters = [], Row = unknown>(
  db: Database,
  sql: string,
): () => Prepared<P, Row> {
  let prepared: Prepared<P, Row> | undefined;
  return () => (prepared ??= db.prepare<P, Row>(sql) as Prepared<P, Row>);
}
