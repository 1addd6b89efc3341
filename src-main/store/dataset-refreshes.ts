import type { DatasetRefresh, Generation, RefreshOutcome } from '@shared/dataset';
import type { Text } from '@shared/text';
import type { AuditRepository } from './audit';
import type { Database } from './database';
import { statement } from './statements';

/** How a refresh ended. */
export type RefreshEnd = Pick<DatasetRefresh, 'generation' | 'problem'> & {
  readonly outcome: RefreshOutcome;
};

export interface DatasetRefreshRepository {
  begin(refresh: Pick<DatasetRefresh, 'id' | 'dataset' | 'trigger' | 'startedAt'>): void;
  /** Ends a refresh; a new copy of a list is entered in the audit log, for answers will be read from it. */
  end(id: string, at: number, end: RefreshEnd): void;
  /** Those of a data set, newest first. */
  of(dataset: string, limit: number): readonly DatasetRefresh[];
  /** Those that never ended, in whatever process they began. */
  unfinished(): readonly DatasetRefresh[];
  /** When the data set was last found to be current or brought up to date; null when it never was. */
  lastSuccess(dataset: string): number | null;
  /** When the source itself last had nothing newer; files that a person brought do not count. */
  lastCheck(dataset: string): number | null;
}

interface Row {
  readonly id: string;
  readonly dataset: string;
  readonly trigger: DatasetRefresh['trigger'];
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly outcome: RefreshOutcome | null;
  readonly problem: string | null;
  readonly generation: string | null;
}

const selected = `SELECT id, dataset, started_by AS "trigger", started_at AS startedAt, finished_at AS finishedAt,
  outcome, problem, generation FROM dataset_refresh`;

/** Past refreshes of a data set that are kept. */
const kept = 200;

export function datasetRefreshRepository(db: Database, audit: AuditRepository): DatasetRefreshRepository {
  const insert = statement<[string, string, string, number]>(
    db,
    'INSERT INTO dataset_refresh (id, dataset, started_by, started_at) VALUES (?, ?, ?, ?)',
  );
  const finish = statement<[number, string, string | null, string | null, string]>(
    db,
    'UPDATE dataset_refresh SET finished_at = ?, outcome = ?, problem = ?, generation = ? WHERE id = ?',
  );
  const forget = statement<[string, string, number]>(
    db,
    `DELETE FROM dataset_refresh WHERE dataset = ? AND id IN (
       SELECT id FROM dataset_refresh WHERE dataset = ? ORDER BY started_at DESC LIMIT -1 OFFSET ?)`,
  );
  const one = statement<[string], Row>(db, `${selected} WHERE id = ?`);
  const newest = statement<[string, number], Row>(
    db,
    `${selected} WHERE dataset = ? ORDER BY started_at DESC, id LIMIT ?`,
  );
  const open = statement<[], Row>(db, `${selected} WHERE finished_at IS NULL ORDER BY started_at`);
  const succeeded = `SELECT max(finished_at) AS at FROM dataset_refresh
    WHERE dataset = ? AND outcome IN ('imported', 'unchanged')`;
  const success = statement<[string], { at: number | null }>(db, succeeded);
  const check = statement<[string], { at: number | null }>(db, `${succeeded} AND started_by <> 'file'`);

  return {
    begin({ id, dataset, trigger, startedAt }) {
      insert().run(id, dataset, trigger, startedAt);
    },
    end(id, at, { outcome, problem, generation }) {
      const work = db.transaction(() => {
        const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
        finish().run(at, outcome, json(problem), json(generation), id);
        const row = one().get(id);
        if (row === undefined) return;
        forget().run(row.dataset, row.dataset, kept);
        if (generation === null) return;
        audit.append({
          at,
          actor: 'application',
          action: 'dataset.imported',
          subject: generation.dataset,
          detail: {
            generation: generation.id,
            asOf: generation.asOf,
            trigger: row.trigger,
            rows: generation.rows,
            rejected: generation.rejected,
            files: generation.files.map(({ name, sha256 }) => ({ name, sha256 })),
          },
        });
      });
      work();
    },
    of: (dataset, limit) => newest().all(dataset, limit).map(refreshOf),
    unfinished: () => open().all().map(refreshOf),
    lastSuccess: (dataset) => success().get(dataset)?.at ?? null,
    lastCheck: (dataset) => check().get(dataset)?.at ?? null,
  };
}

function refreshOf({ problem, generation, ...row }: Row): DatasetRefresh {
  return {
    ...row,
    problem: problem === null ? null : (JSON.parse(problem) as Text),
    generation: generation === null ? null : (JSON.parse(generation) as Generation),
  };
}
