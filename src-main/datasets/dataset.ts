import { createHash } from 'node:crypto';
import type { Text } from '@shared/text';
import type { SourceHttp, SourceProfile } from '../engine/adapter';
import type { Format } from './formats/format';
import { indexVersion, type Schema } from './matching';

/*
 * The declaration of a data set: a public list that is held locally and answers from there. It stands in the folder of
 * its source, as `dataset.ts`, and is all there is to write: download, build, checks, swap, schedule, screen and command
 * line follow from it.
 */

/** What a column can hold. */
export type Value = string | number | bigint | null;

export interface Table {
  /** Column → its SQLite type and constraints: `'INTEGER PRIMARY KEY'`, `'TEXT NOT NULL'`. */
  readonly columns: Readonly<Record<string, string>>;
  /** Indexes, each a list of columns: `'name, list'`. Made after the rows are in. */
  readonly indexes?: readonly string[];
  /**
   * A column whose words are indexed once the rows are in, for lists too long to be searched with errors: the FTS5 table
   * `<table>_words` then has the rowids of whole words without case and accents. It knows no phrases.
   */
  readonly words?: string;
  /** What a sound import holds; one that does not is refused, and the data in service stays. */
  readonly expected?: {
    /** Rows of the real source; practice files are small and are not held against it. */
    readonly least: number;
    readonly most: number;
    /** How much of its rows it may lose from one generation to the next: 0.1 is a tenth. */
    readonly shrink: number;
  };
}

export type Tables = Readonly<Record<string, Table>>;

/** A row to add: a value for each column. */
export type Row<T extends Table> = { readonly [C in keyof T['columns']]: Value };

/** Where the records of an import go. */
export interface Out<T extends Tables> {
  /** Adds a row once the record at hand was read without a problem. */
  add<K extends keyof T & string>(table: K, row: Row<T[K]>): void;
  /**
   * Makes an entity findable by a name, with its errors; only in a data set with `names`.
   * @param entity the number that searches give back: a key of the data set's own
   * @param schema without it the name itself decides
   */
  name(entity: number, name: string, schema?: Schema): void;
  /** Makes an entity findable by an identity number; blanks, dots and dashes do not matter. */
  identifier(entity: number, value: string): void;
  /** Leaves the record at hand out; it is counted and kept with its line and this reason. */
  reject(reason: string): never;
  /** Says how current the file at hand is, in the source's own words: yyyy-mm-dd. */
  asOf(date: string): void;
}

/** One file, or several of one kind, that a data set is read from. */
export interface FileKind<R = unknown> {
  /** What its name looks like; a file that the user brings is known by it. */
  readonly name: RegExp;
  readonly format: Format<R>;
  /** Without a file of this kind there is nothing to import. */
  readonly required: boolean;
}

/** A file at the source. */
export type RemoteFile = { readonly kind: string; readonly name: string } & (
  | { readonly url: string }
  /** What the source gives only in answers to questions: its pages, written one after the other. */
  | { readonly pages: (http: SourceHttp) => AsyncIterable<Uint8Array> }
);

/** One way in which the source publishes the data set. Kinds are read in their order. */
export interface Form {
  readonly id: string;
  readonly label: Text;
  readonly files: Readonly<Record<string, FileKind>>;
  /**
   * Where the files are now: fixed addresses, or what the source's catalogue page names. null when only the user can
   * bring them.
   */
  readonly remote: ((http: SourceHttp) => Promise<readonly RemoteFile[]>) | null;
  /** Called once for each import: what lives between records lives in its closure. One reader for each kind of file. */
  readonly read: (out: Out<Tables>) => Readonly<Record<string, (record: unknown) => void>>;
}

export interface Dataset {
  /** Such as `us_ofac`; also the name of its folder. */
  readonly id: string;
  readonly title: Text;
  /** What is in it, in a sentence. */
  readonly description: Text;
  /** Under which terms the publisher gives it away, and where it says so. */
  readonly licence: { readonly name: string; readonly url: string };
  /** How the source is spoken to, and who it is. */
  readonly profile: SourceProfile;
  /** Raised when the same files are read in another way, so that copies read in the old way are read anew. */
  readonly version: number;
  readonly cadence: {
    /** Hours between two looks at the source. */
    readonly checkEveryHours: number;
    /** Days after which `as_of` is too old to rely on. */
    readonly staleAfterDays: number;
  };
  /** About how much is downloaded. */
  readonly downloadBytes: number;
  /** Bytes that one file may have at most. */
  readonly mostBytes: number;
  readonly tables: Tables;
  /**
   * For a list that is searched by name: what it knows of its entities beside their names. null for any other.
   */
  readonly names: {
    /**
     * SQL for one entity (`:entity`): rows of `kind` (`birth_date`, `country` or `identifier`) and `value`. They
     * raise and lower the score of a name.
     */
    readonly facts: string;
    /**
     * SQL for one entity (`:entity`): rows of `kind` and `value` that a screening shows beside the subject. The first is
     * of the kind `party`: what it is called by from one copy to the next, however its rows are numbered. All others are
     * `RecordKind`s, in the source's own words; when they change, decisions on the party are asked for again. null for a
     * register of everybody, where being found says nothing of anyone: no screening searches it.
     */
    readonly record: string | null;
  } | null;
  /** Share of its records that may be rejected: 0.01 is one in a hundred. */
  readonly mostRejected: number;
  /** The first one that has a remote is what a refresh fetches. */
  readonly forms: readonly Form[];
}

type RecordOf<K> = K extends FileKind<infer R> ? R : never;

/** Declares a form of a data set with the types of its tables and records. */
export function form<T extends Tables, F extends Readonly<Record<string, FileKind>>>(
  _tables: T,
  declared: Omit<Form, 'files' | 'read'> & {
    readonly files: F;
    readonly read: (out: Out<T>) => { readonly [K in keyof F]: (record: RecordOf<F[K]>) => void };
  },
): Form {
  return declared as unknown as Form;
}

/** Fingerprint of what a file must have been built for to be of use to the declaration. */
export function schemaOf({ version, tables, names }: Dataset): string {
  // What is expected of a copy says nothing of its shape.
  const shapes = Object.entries(tables).map(([table, { expected: _, ...shape }]) => [table, shape]);
  return createHash('sha256')
    .update(JSON.stringify([version, shapes, names === null ? null : indexVersion]))
    .digest('hex')
    .slice(0, 16);
}
