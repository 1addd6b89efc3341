import type { Database } from './database';
import { statement } from './statements';

/** A process that works on the file. Times are epoch milliseconds. */
export interface Worker {
  readonly name: string;
  /** Until when it is believed alive without another sign. */
  readonly until: number;
}

export interface WorkerRepository {
  /** Says that a worker lives. Written only when that is believed for at least `stepMs` longer than before. */
  sign(worker: Worker, stepMs: number): void;
  all(): readonly Worker[];
  /** Forgets a worker: its jobs are nobody's, its units are free. */
  remove(name: string): void;
}

export function workerRepository(db: Database): WorkerRepository {
  const sign = statement<{ name: string; until: number; stepMs: number }>(
    db,
    `INSERT INTO worker (name, until) VALUES (:name, :until)
     ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE abs(excluded.until - until) >= :stepMs`,
  );
  const all = statement<[], Worker>(db, 'SELECT name, until FROM worker');
  const remove = statement<[string]>(db, 'DELETE FROM worker WHERE name = ?');

  return {
    sign({ name, until }, stepMs) {
      sign().run({ name, until, stepMs });
    },
    all: () => all().all(),
    remove(name) {
      remove().run(name);
    },
  };
}
