import type { Statement } from 'better-sqlite3';
import type { Value } from './dataset';
import { openFile, type Database } from './database';

/** Values of a query's parameters: by position or by name. */
export type Parameters = readonly Value[] | Readonly<Record<string, Value>>;

/** Reads generations. Lives in a thread of its own, so that a search over millions of rows does not hold the window up. */
export interface QueryRoom {
  all(path: string, sql: string, parameters: Parameters): Promise<unknown[]>;
  /** Lets go of a file that is about to be deleted, or of every one. */
  close(path?: string): Promise<void>;
}

const openAtOnce = 12;

export function createQueryRoom(): QueryRoom {
  const open = new Map<string, Connection>();

  function connection(path: string): Connection {
    const found = open.get(path) ?? connect(path);
    // The one used longest ago comes first.
    open.delete(path);
    open.set(path, found);
    for (const [oldest, { db }] of open) {
      if (open.size <= openAtOnce) break;
      db.close();
      open.delete(oldest);
    }
    return found;
  }

  return {
    async all(path, sql, parameters) {
      const { prepare } = connection(path);
      const statement = prepare(sql);
      return isPositional(parameters) ? statement.all(...parameters) : statement.all(parameters);
    },
    async close(path) {
      for (const [name, { db }] of open) {
        if (path !== undefined && path !== name) continue;
        db.close();
        open.delete(name);
      }
    },
  };
}

function isPositional(parameters: Parameters): parameters is readonly Value[] {
  return Array.isArray(parameters);
}

interface Connection {
  readonly db: Database;
  readonly prepare: (sql: string) => Statement;
}

function connect(path: string): Connection {
  const db = openFile(path);
  const prepared = new Map<string, Statement>();
  return {
    db,
    prepare(sql) {
      const found = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, found);
      return found;
    },
  };
}
