import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import type { Statement } from 'better-sqlite3';
import type { DatasetFile, Generation } from '@shared/dataset';
import { createFile, type Database } from './database';
import { schemaOf, type Dataset, type Form, type Out, type Tables, type Value } from './dataset';
import { expectations } from './expectations';
import { failures } from './failures';
import { fileBytes } from './formats/archive';
import type { Chunk, Located } from './formats/format';
import { createNameIndex, type NameIndexWriter, type Schema } from './matching';

/** A file on this machine that a generation is built from. */
export interface InputFile extends Omit<DatasetFile, 'bytes' | 'sha256' | 'asOf' | 'asOfBasis'> {
  readonly path: string;
}

/** What a worker is told to build. */
export interface BuildJob {
  readonly dataset: string;
  readonly form: string;
  /** In the order of the form's kinds. */
  readonly files: readonly InputFile[];
  /** Where the new file goes; nothing is there yet. */
  readonly target: string;
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The generation in service; null when there is none. */
  readonly previous: Generation | null;
  /** Practice files are small: their number of rows is not held against what the source has. */
  readonly practice: boolean;
}

/** What came of it: a complete file, or the news that it would hold what is in service already. */
export type Built = { readonly generation: Generation } | { readonly unchanged: true };

export interface BuildProgress {
  readonly phase: 'reading' | 'indexing' | 'checking';
  readonly file: string | null;
  readonly doneBytes: number;
  readonly totalBytes: number;
  readonly rows: number;
  readonly rejected: number;
}

/** A record that a reader leaves out. */
class Rejection extends Error {
  override readonly name = 'Rejection';
}

const progressEveryMs = 200;
/** So many rejected records are kept with their line; all are counted. */
const keptRejections = 5000;
const excerptLength = 300;

/**
 * Reads files into a new SQLite file and checks it. Whatever goes wrong leaves nothing behind.
 * @throws Failure (`file`) for files that are damaged or not what they should be, (`conflict`) when expectations fail
 */
export async function buildGeneration(
  dataset: Dataset,
  job: BuildJob,
  report: (progress: BuildProgress) => void,
): Promise<Built> {
  const form = dataset.forms.find(({ id }) => id === job.form);
  if (form === undefined) throw new Error(`${dataset.id} has no form ${job.form}`);
  const hashed = await Promise.all(job.files.map(hashOf));
  if (isInService(job, schemaOf(dataset), hashed)) return { unchanged: true };
  const db = createFile(job.target);
  try {
    const generation = await fill(db, dataset, form, { ...job, files: hashed }, report);
    db.close();
    await toDisk(job.target);
    return { generation };
  } catch (error) {
    db.close();
    await rm(job.target, { force: true });
    throw failures.ofSystem(error);
  }
}

type HashedFile = InputFile & { readonly bytes: number; readonly sha256: string };

async function hashOf(file: InputFile): Promise<HashedFile> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file.path, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer);
  return { ...file, bytes: (await stat(file.path)).size, sha256: hash.digest('hex') };
}

function isInService({ previous, form }: BuildJob, schema: string, files: readonly HashedFile[]): boolean {
  if (previous?.schema !== schema || previous.form !== form) return false;
  const keyOf = ({ kind, sha256 }: Pick<HashedFile, 'kind' | 'sha256'>): string => `${kind} ${sha256}`;
  const before = previous.files.map(keyOf).toSorted().join();
  return before === files.map(keyOf).toSorted().join();
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function fill(
  db: Database,
  dataset: Dataset,
  form: Form,
  job: Omit<BuildJob, 'files'> & { readonly files: readonly HashedFile[] },
  report: (progress: BuildProgress) => void,
): Promise<Generation> {
  const { tables } = dataset;
  const sink = rowSink(db, tables);
  const names = nameSink(dataset.names === null ? null : createNameIndex(db));
  const checks = expectations(dataset, job);
  const rejections = rejectionLog(db);
  const totalBytes = job.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let doneBytes = 0;
  let records = 0;
  let reported = 0;
  const tell = (phase: BuildProgress['phase'], file: string | null): void => {
    reported = performance.now();
    report({
      phase,
      file,
      doneBytes: Math.round(doneBytes),
      totalBytes,
      rows: sink.rows(),
      rejected: rejections.count(),
    });
  };

  const files: DatasetFile[] = [];
  let stated: string | null = null;
  const out: Out<Tables> = {
    add: sink.add,
    name: names.name,
    identifier: names.identifier,
    reject(reason) {
      throw new Rejection(reason);
    },
    asOf(date) {
      stated = date;
    },
  };
  const readers = form.read(out);

  db.exec('BEGIN');
  for (const { path, ...file } of job.files) {
    const kind = form.files[file.kind];
    const read = readers[file.kind];
    if (kind === undefined || read === undefined) throw new Error(`${form.id} reads no ${file.kind}`);
    stated = null;
    tell('reading', file.name);
    const recordsBefore = records;
    const bytes = fileBytes(path, file.name, (more) => (doneBytes += more));
    for await (const chunk of kind.format(bytes) as AsyncIterable<Chunk<unknown>>) {
      for (const record of chunk) {
        records += 1;
        if ('problem' in record) rejections.add(file.name, record.line, record.problem, record.excerpt);
        else readRecord(record, file.name, read);
      }
      checks.whileReading(sink.counts(), records, rejections.count());
      if (performance.now() - reported >= progressEveryMs) tell('reading', file.name);
    }
    if (kind.required && records === recordsBefore) throw failures.noRecords(file.name);
    files.push({ ...file, ...currentness(file, stated) });
  }

  tell('indexing', null);
  names.finish();
  db.exec('COMMIT');
  for (const [table, { indexes = [] }] of Object.entries(tables))
    for (const [index, columns] of indexes.entries())
      db.exec(`CREATE INDEX "${table}_${index + 1}" ON "${table}" (${columns})`);
  for (const [table, { words }] of Object.entries(tables))
    if (words !== undefined) indexWords(db, table, words);
  db.exec('ANALYZE');

  tell('checking', null);
  checks.whole(sink.counts(), records, rejections.count());
  const generation: Generation = {
    id: job.id,
    dataset: dataset.id,
    form: form.id,
    schema: schemaOf(dataset),
    asOf: files.map(({ asOf }) => asOf).reduce((oldest, one) => (one < oldest ? one : oldest)),
    files,
    rows: sink.counts(),
    rejected: rejections.count(),
    builtAt: job.now,
  };
  db.exec('CREATE TABLE _generation (facts TEXT NOT NULL) STRICT');
  db.prepare('INSERT INTO _generation (facts) VALUES (?)').run(JSON.stringify(generation));
  if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw failures.damagedBuild();
  return generation;

  function readRecord(
    { line, value }: Located<unknown>,
    file: string,
    read: (record: unknown) => void,
  ): void {
    try {
      read(value);
      sink.keep();
      names.keep();
    } catch (error) {
      sink.drop();
      names.drop();
      const reason = rejectionReason(error);
      if (reason === null) throw error;
      rejections.add(file, line, reason, JSON.stringify(value).slice(0, excerptLength));
    }
  }
}

/** Millions of names a minute: the words are read from the table itself, and neither kept again nor counted. */
function indexWords(db: Database, table: string, column: string): void {
  const index = `"${table}_words"`;
  db.exec(`
    CREATE VIRTUAL TABLE ${index} USING fts5 (
      "${column}", content = "${table}", detail = none, columnsize = 0,
      tokenize = "unicode61 remove_diacritics 2"
    );
    INSERT INTO ${index} (${index}) VALUES ('rebuild');
  `);
}

/** What a record is left out for; null for anything that is no fault of the record. */
function rejectionReason(error: unknown): string | null {
  if (error instanceof Rejection) return error.message;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  return code.startsWith('SQLITE_CONSTRAINT') ? message : null;
}

function currentness(
  { lastModified, retrievedAt }: HashedFileFacts,
  stated: string | null,
): Pick<DatasetFile, 'asOf' | 'asOfBasis'> {
  if (stated !== null) return { asOf: stated, asOfBasis: 'stated' };
  const modified = Date.parse(lastModified ?? '');
  if (!Number.isNaN(modified)) return { asOf: dayOf(modified), asOfBasis: 'modified' };
  return { asOf: dayOf(retrievedAt), asOfBasis: 'retrieved' };
}

type HashedFileFacts = Pick<DatasetFile, 'lastModified' | 'retrievedAt'>;

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

interface Writer {
  readonly names: readonly string[];
  readonly insert: Statement<Value[]>;
  readonly remove: Statement<Value[]>;
  rows: number;
}

/** Makes the tables and takes rows in; those of a record are written together, once it was read without a problem. */
function rowSink(db: Database, tables: Tables) {
  const writers = new Map(
    Object.entries(tables).map(([name, { columns }]): [string, Writer] => {
      const names = Object.keys(columns);
      const defined = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`);
      db.exec(`CREATE TABLE "${name}" (${defined.join(', ')}) STRICT`);
      const insert = db.prepare<Value[]>(`INSERT INTO "${name}" VALUES (${names.map(() => '?').join(', ')})`);
      const remove = db.prepare<Value[]>(`DELETE FROM "${name}" WHERE rowid = ?`);
      return [name, { names, insert, remove, rows: 0 }];
    }),
  );
  const pending: { readonly writer: Writer; readonly values: Value[]; rowid: number | bigint | null }[] = [];
  let rows = 0;

  return {
    add(table: string, row: Readonly<Record<string, Value>>): void {
      const writer = writers.get(table);
      if (writer === undefined) throw new Error(`there is no table ${table}`);
      const { names } = writer;
      const values: Value[] = [];
      for (const name of names) values.push(row[name] ?? null);
      pending.push({ writer, values, rowid: null });
    },
    /** Writes the rows of the record at hand. */
    keep(): void {
      for (const entry of pending) {
        entry.rowid = entry.writer.insert.run(...entry.values).lastInsertRowid;
        entry.writer.rows += 1;
        rows += 1;
      }
      pending.length = 0;
    },
    /** Forgets the record at hand, and takes back what of it was written. */
    drop(): void {
      for (const { writer, rowid } of pending) {
        if (rowid === null) continue;
        writer.remove.run(rowid);
        writer.rows -= 1;
        rows -= 1;
      }
      pending.length = 0;
    },
    rows: () => rows,
    counts: (): Readonly<Record<string, number>> =>
      Object.fromEntries([...writers].map(([name, writer]) => [name, writer.rows])),
  };
}

/** Takes names and numbers in; those of a record are indexed together, once its rows were written. */
function nameSink(index: NameIndexWriter | null) {
  const pending: ((writer: NameIndexWriter) => void)[] = [];
  return {
    name(entity: number, name: string, schema?: Schema): void {
      pending.push((writer) => writer.add(entity, name, schema));
    },
    identifier(entity: number, value: string): void {
      pending.push((writer) => writer.addIdentifier(entity, value));
    },
    keep(): void {
      if (pending.length === 0) return;
      if (index === null) throw new Error('a data set without `names` has no index of names');
      for (const write of pending) write(index);
      pending.length = 0;
    },
    drop(): void {
      pending.length = 0;
    },
    finish(): void {
      index?.finish();
    },
  };
}

function rejectionLog(db: Database) {
  db.exec(
    'CREATE TABLE _rejected (file TEXT NOT NULL, line INTEGER NOT NULL, reason TEXT NOT NULL, excerpt TEXT NOT NULL) STRICT',
  );
  const insert = db.prepare('INSERT INTO _rejected VALUES (?, ?, ?, ?)');
  let count = 0;
  return {
    add(file: string, line: number, reason: string, excerpt: string): void {
      count += 1;
      if (count <= keptRejections) insert.run(file, line, reason, excerpt);
    },
    count: () => count,
  };
}
