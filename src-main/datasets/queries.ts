import type { Statement } from 'better-sqlite3';
import type { Value } from './dataset';
import { openNameIndex, type Hit, type NameIndex, type SearchOptions, type Subject } from './matching';
import { openFile, type Database } from './database';

/** Values of a query's parameters: by position or by name. */
export type Parameters = readonly Value[] | Readonly<Record<string, Value>>;

/** Reads generations. Lives in threads of its own, so that a search over millions of rows does not hold the window up. */
export interface QueryRoom {
  all(path: string, sql: string, parameters: Parameters): Promise<unknown[]>;
  /** The entities whose names are like the subject's, best first. @param facts SQL, see `Dataset.names` */
  search(path: string, subject: Subject, options: NameSearch, facts: string): Promise<readonly Hit[]>;
  /** The entities with a name that has a word beginning with each word of the text. */
  withWords(path: string, text: string, limit: number): Promise<readonly number[]>;
  /** The entities with this identity number. */
  withIdentifier(path: string, value: string): Promise<readonly number[]>;
  /** Lets go of a file that is about to be deleted, or of every one. */
  close(path?: string): Promise<void>;
}

/** How a search by name is bounded. */
export interface NameSearch extends Omit<SearchOptions, 'factsOf'> {
  /** It is one of many, for which nobody waits. */
  readonly inBulk?: boolean;
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
    async search(path, subject, { inBulk: _, ...options }, facts) {
      const { names, prepare } = connection(path);
      const factsOf = (entity: number): Facts => factsIn(prepare(facts).all({ entity }) as FactRow[]);
      return names.search(subject, { ...options, factsOf });
    },
    withWords: async (path, text, limit) => connection(path).names.withWords(text, limit),
    withIdentifier: async (path, value) => connection(path).names.withIdentifier(value),
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
  /** Opening it costs nothing. */
  readonly names: NameIndex;
}

function connect(path: string): Connection {
  const db = openFile(path);
  const prepared = new Map<string, Statement>();
  return {
    db,
    names: openNameIndex(db),
    prepare(sql) {
      const found = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, found);
      return found;
    },
  };
}

type Facts = NonNullable<ReturnType<NonNullable<SearchOptions['factsOf']>>>;

interface FactRow {
  readonly kind: string;
  readonly value: string;
}

function factsIn(rows: readonly FactRow[]): Facts {
  const of = (kind: string): string[] => rows.flatMap((row) => (row.kind === kind ? [row.value] : []));
  return { birthDates: of('birth_date'), countries: of('country'), identifiers: of('identifier') };
}
