import type {
  BatchCounts,
  BatchFilter,
  BatchRow,
  BatchSortKey,
  BatchState,
  BatchView,
  PreviewRow,
  RowProblem,
  RowRepair,
  RowState,
} from '@shared/batch';
import { describeError, type ErrorValue } from '@shared/errors';
import { fold } from '@shared/fold';
import type { BatchQuery, Page } from '@shared/ipc';
import type { Digest, Flag } from '@shared/operations/operation';
import type { Review } from '@shared/review';
import type { Text } from '@shared/text';
import type { Verdict } from '@shared/verdict';
import type { Statement } from 'better-sqlite3';
import type { Database } from './database';
import { newestReview } from './reviews';
import { statement } from './statements';

/** A batch as it is kept; what is known only while it runs (pace, expected end, rest) is not. */
export interface StoredBatch extends Omit<BatchView, 'perMinute' | 'expectedAt' | 'restsUntil'> {
  /** Where the command line writes the results; null for batches of the window. */
  readonly output: string | null;
  readonly lease: Lease | null;
}

/** The claim of a process on a batch: only its holder asks rows. */
export interface Lease {
  readonly owner: string;
  /** Epoch milliseconds; past it the holder is given up. */
  readonly until: number;
}

export interface NewBatch {
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly fileName: string;
  readonly fileSha256: string;
  readonly output: string | null;
  /** How the command line reads the file, in canonical JSON; null for batches of the window. */
  readonly reading: string | null;
  readonly createdAt: number;
  readonly lease: Lease;
}

/** A row that was handed out to be asked. */
export interface ClaimedRow {
  readonly row: number;
  readonly value: string;
  readonly retries: number;
}

/** What a row came to. */
export interface RowAnswer {
  readonly state: Extract<RowState, 'done' | 'failed'>;
  readonly verdict: Verdict;
  readonly lookupId: string | null;
  readonly digest: Digest | null;
  readonly error: ErrorValue | null;
}

export interface RowsQuery extends BatchQuery {
  /** yyyy-mm-dd: the filter `recent` keeps what is not before it. */
  readonly recentSince: string;
}

/** A row with what its lookup knows of the asking; null where there is no lookup (any more). */
export interface ExportRow extends BatchRow {
  /** Epoch milliseconds: when the source was asked. */
  readonly askedAt: number | null;
  readonly answerSha256: string | null;
  readonly practice: boolean | null;
  /** Asked through the origin map. */
  readonly redirected: boolean | null;
}

export interface BatchRepository {
  /** Adds a batch without rows in the state `importing`. */
  create(batch: NewBatch): void;
  addRows(batchId: string, rows: readonly PreviewRow[]): void;
  /** Newest first. */
  list(): readonly StoredBatch[];
  get(batchId: string): StoredBatch | undefined;
  /** The newest batch of a file that is read this way and written to this output, unless it was cancelled. */
  findByOutput(fileSha256: string, output: string, reading: string): StoredBatch | undefined;
  /** Batches that hold this value, by name. */
  namesHolding(value: string): readonly string[];

  row(batchId: string, row: number): BatchRow | undefined;
  rows(query: RowsQuery): Page<BatchRow>;
  /** Rows in their order, after one of them; for exports. */
  exportRows(batchId: string, afterRow: number, limit: number): readonly ExportRow[];

  /** Moves a batch to another state; `finishedAt`, `waitsUntil` and `pausedBecause` are those given and none else. */
  setState(batchId: string, state: BatchState, detail?: StateDetail): void;
  /** Hands out the next rows to be asked, in row order: they become `asked`. */
  claim(batchId: string, limit: number): readonly ClaimedRow[];
  /** Takes rows back that were handed out and not answered. Returns how many. */
  release(batchId: string, rows: readonly number[]): number;
  /** Takes every row back that was handed out and not answered, after a crash. Returns how many. */
  releaseAll(batchId: string): number;
  /** Takes a row back that could not be asked after all; the next time is another question. */
  postpone(batchId: string, row: number): void;
  /** Writes what a row came to, to its duplicates as well; false when the row was not out to be asked. */
  answer(batchId: string, row: number, answer: RowAnswer): boolean;
  /** Gives the rows without an answer back to be asked once more. Returns how many. */
  retryFailed(batchId: string): number;
  /** Gives an invalid row its value; it becomes pending, or the duplicate of a row with that value. */
  mend(batchId: string, row: number, value: string, repairs: readonly RowRepair[]): void;

  /** Takes or prolongs the lease; `holder` is whose lease may be taken away, when it is known to be gone. */
  takeLease(
    batchId: string,
    lease: Lease,
    at: { readonly now: number; readonly deadHolder: string | null },
  ): boolean;
  dropLease(batchId: string, owner: string): void;

  /** Takes a batch out of sight; its rows go with `deleteRemoved`. */
  remove(batchId: string): void;
  /** Deletes a part of what was removed; false when nothing is left to delete. */
  deleteRemoved(limit: number): boolean;
}

export interface StateDetail {
  readonly finishedAt?: number;
  readonly waitsUntil?: number;
  readonly pausedBecause?: Text;
}

interface BatchRecord extends BatchCounts {
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly file_name: string;
  readonly file_sha256: string;
  readonly output: string | null;
  readonly created_at: number;
  readonly finished_at: number | null;
  readonly state: BatchState;
  readonly waits_until: number | null;
  readonly paused_because: string | null;
  readonly lease_owner: string | null;
  readonly lease_until: number | null;
}

interface RowRecord {
  readonly row: number;
  readonly raw: string;
  readonly value: string | null;
  readonly state: RowState;
  readonly verdict: Verdict;
  readonly problem: RowProblem | null;
  readonly repairs: string;
  readonly duplicate_of: number | null;
  readonly suggestion: string | null;
  readonly lookup_id: string | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly date: string | null;
  readonly count: number | null;
  readonly note: string | null;
  readonly flags: string;
  readonly error: string | null;
  readonly review: string | null;
}

interface ExportRecord extends RowRecord {
  readonly answered_at: number | null;
  readonly answer_sha256: string | null;
  readonly practice: 0 | 1 | null;
  readonly redirected: 0 | 1 | null;
}

interface FoundRows {
  readonly rows: readonly number[];
  readonly total: number;
}

const key = '(SELECT key FROM batch WHERE id = :batchId)';

const conditions: Record<BatchFilter, string> = {
  all: '',
  found: 'AND rank = 0',
  nothing: 'AND rank = 1',
  silent: 'AND rank = 2',
  not_asked: 'AND rank = 4',
  to_mend: "AND state = 'invalid'",
  recent: 'AND date >= :recentSince',
  private: 'AND private = 1',
};

// Rows without a value for the key come last, in either direction; the row number decides between equals.
const orders: Record<BatchSortKey, { ascending: string; descending: string }> = {
  row: { ascending: 'row', descending: 'row DESC' },
  value: { ascending: 'value NULLS LAST, row', descending: 'value DESC, row DESC' },
  verdict: { ascending: 'rank, row', descending: 'rank DESC, row DESC' },
  place: { ascending: 'place NULLS LAST, row', descending: 'place DESC, row DESC' },
  date: { ascending: 'date NULLS LAST, row', descending: 'date DESC, row DESC' },
  count: { ascending: 'count NULLS LAST, row', descending: 'count DESC, row DESC' },
};

/**
 * Without `byIndex`, a plus keeps SQLite from following the sort key's index through the whole batch: the rows are found
 * another way and sorted afterwards.
 */
function orderBy(
  sort: BatchSortKey,
  descending: boolean,
  { byIndex }: { readonly byIndex: boolean },
): string {
  const order = orders[sort][descending ? 'descending' : 'ascending'];
  return byIndex ? order : order.replaceAll(/(^|, )/g, '$1+');
}

/** What a row is searched in. */
function searched(...parts: readonly (string | null)[]): string {
  return fold(parts.filter((part) => part !== null).join(' '));
}

/** A number typed with its separators is looked for as it is kept, without them. */
function needleOf(text: string): string {
  const trimmed = text.trim();
  return /^[\d\s.-]+$/.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : fold(trimmed);
}

export function batchRepository(db: Database): BatchRepository {
  const insertBatch = statement<object>(
    db,
    `INSERT INTO batch (id, name, operation, file_name, file_sha256, output, reading, created_at, state, lease_owner,
       lease_until)
     VALUES (:id, :name, :operation, :fileName, :fileSha256, :output, :reading, :createdAt, 'importing', :owner, :until)`,
  );
  const insertRow = statement<object>(
    db,
    `INSERT INTO batch_row (batch, row, raw, value, state, verdict, problem, repairs, duplicate_of, suggestion, folded)
     VALUES (${key}, :row, :raw, :value, :state, 'not_asked', :problem, :repairs, :duplicateOf, :suggestion, :folded)`,
  );
  const everyBatch = statement<[], BatchRecord>(
    db,
    'SELECT * FROM batch WHERE removed = 0 ORDER BY created_at DESC, key DESC',
  );
  const oneBatch = statement<[string], BatchRecord>(db, 'SELECT * FROM batch WHERE id = ? AND removed = 0');
  const byOutput = statement<[string, string, string], BatchRecord>(
    db,
    `SELECT * FROM batch
     WHERE file_sha256 = ? AND output = ? AND reading = ? AND removed = 0 AND state <> 'cancelled'
     ORDER BY key DESC LIMIT 1`,
  );
  const holding = statement<[string], { name: string }>(
    db,
    `SELECT name FROM batch WHERE removed = 0
       AND EXISTS (SELECT 1 FROM batch_row WHERE batch = batch.key AND value = ?)
     ORDER BY created_at DESC`,
  );
  const oneRow = statement<object, RowRecord>(
    db,
    `SELECT r.*, ${newestReview} AS review FROM batch_row r LEFT JOIN lookup l ON l.id = r.lookup_id
     WHERE r.batch = ${key} AND r.row = :row`,
  );
  const exported = statement<object, ExportRecord>(
    db,
    `SELECT r.*, l.answered_at, l.answer_sha256, l.practice, l.redirected, ${newestReview} AS review
     FROM batch_row r LEFT JOIN lookup l ON l.id = r.lookup_id
     WHERE r.batch = ${key} AND r.row > :afterRow ORDER BY r.row LIMIT :limit`,
  );
  const updateState = statement<object>(
    db,
    `UPDATE batch SET state = :state, finished_at = :finishedAt, waits_until = :waitsUntil, paused_because = :pausedBecause
     WHERE id = :batchId`,
  );
  const claimRows = statement<object, ClaimedRow>(
    db,
    `UPDATE batch_row SET state = 'asked'
     WHERE batch = ${key} AND row IN (
       SELECT row FROM batch_row WHERE batch = ${key} AND state = 'pending' ORDER BY row LIMIT :limit)
     RETURNING row, value, retries`,
  );
  const releaseRow = statement<object>(
    db,
    `UPDATE batch_row SET state = 'pending' WHERE batch = ${key} AND row = :row AND state = 'asked'`,
  );
  const postponeRow = statement<object>(
    db,
    `UPDATE batch_row SET state = 'pending', retries = retries + 1
     WHERE batch = ${key} AND row = :row AND state = 'asked'`,
  );
  const releaseRows = statement<object>(
    db,
    `UPDATE batch_row SET state = 'pending' WHERE batch = ${key} AND state = 'asked'`,
  );
  const answerRow = statement<object>(
    db,
    `UPDATE batch_row SET state = :state, verdict = :verdict, lookup_id = :lookupId, title = :title, place = :place,
       date = :date, count = :count, note = :note, flags = :flags, error = :error, folded = folded || :answered
     WHERE batch = ${key} AND row = :row AND state = 'asked'`,
  );
  const copyAnswer = (which: string) =>
    `UPDATE batch_row SET verdict = f.verdict, lookup_id = f.lookup_id, title = f.title, place = f.place, date = f.date,
       count = f.count, note = f.note, flags = f.flags, error = f.error, folded = f.folded
     FROM batch_row f
     WHERE f.batch = batch_row.batch AND f.row = batch_row.duplicate_of
       AND batch_row.batch = ${key} AND ${which}`;
  const answerDuplicates = statement<object>(db, copyAnswer('batch_row.duplicate_of = :row'));
  const retryRows = statement<object>(
    db,
    `UPDATE batch_row SET state = 'pending', verdict = 'not_asked', retries = retries + 1, error = NULL, lookup_id = NULL
     WHERE batch = ${key} AND state = 'failed'`,
  );
  const retryDuplicates = statement<object>(
    db,
    copyAnswer("batch_row.state = 'duplicate' AND batch_row.verdict <> f.verdict"),
  );
  const sameValue = statement<object, { row: number }>(
    db,
    `SELECT row FROM batch_row
     WHERE batch = ${key} AND value = :value AND row <> :row AND state NOT IN ('invalid', 'duplicate') LIMIT 1`,
  );
  const mendRow = statement<object>(
    db,
    `UPDATE batch_row SET value = :value, state = :state, problem = :problem, repairs = :repairs,
       duplicate_of = :duplicateOf, suggestion = NULL, folded = :folded
     WHERE batch = ${key} AND row = :row AND state = 'invalid'`,
  );
  const answerOneDuplicate = statement<object>(db, copyAnswer('batch_row.row = :row'));
  const lease = statement<object>(
    db,
    `UPDATE batch SET lease_owner = :owner, lease_until = :until
     WHERE id = :batchId AND (lease_owner IS NULL OR lease_owner IN (:owner, :deadHolder) OR lease_until <= :now)`,
  );
  const unlease = statement<object>(
    db,
    'UPDATE batch SET lease_owner = NULL, lease_until = NULL WHERE id = :batchId AND lease_owner = :owner',
  );
  const hide = statement<object>(db, 'UPDATE batch SET removed = 1 WHERE id = :batchId');
  const deleteRows = statement<[number]>(
    db,
    `DELETE FROM batch_row WHERE rowid IN (
       SELECT r.rowid FROM batch_row r JOIN batch b ON b.key = r.batch WHERE b.removed = 1 LIMIT ?)`,
  );
  const deleteBatches = statement(db, 'DELETE FROM batch WHERE removed = 1');

  const queries = new Map<string, Statement<[object], { row: number; total: number }>>();
  function query(sql: string): Statement<[object], { row: number; total: number }> {
    const known = queries.get(sql);
    if (known !== undefined) return known;
    const made = db.prepare<[object], { row: number; total: number }>(sql);
    queries.set(sql, made);
    return made;
  }

  /** A page of row numbers is found in an index alone; the total is a count in an index. */
  function findByFilter({ filter, sort, descending, ...parameters }: Omit<RowsQuery, 'text'>): FoundRows {
    const where = `WHERE batch = ${key} ${conditions[filter]}`;
    const order = orderBy(sort, descending, { byIndex: filter !== 'to_mend' });
    const page = query(`SELECT row FROM batch_row ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`);
    const count = query(
      filter === 'all'
        ? 'SELECT total FROM batch WHERE id = :batchId'
        : `SELECT count(*) AS total FROM batch_row ${where}`,
    );
    return {
      rows: page.all(parameters).map(({ row }) => row),
      total: count.get(parameters)?.total ?? 0,
    };
  }

  /** A text is looked for in one pass over the batch, from which page and total both come. */
  function findByText(needle: string, { filter, sort, descending, ...parameters }: RowsQuery): FoundRows {
    const order = orderBy(sort, descending, { byIndex: false });
    const all = query(
      `SELECT row FROM batch_row WHERE batch = ${key} ${conditions[filter]} AND instr(folded, :needle) > 0 ORDER BY ${order}`,
    );
    const rows = all.all({ ...parameters, needle }).map(({ row }) => row);
    return { rows: rows.slice(parameters.offset, parameters.offset + parameters.limit), total: rows.length };
  }

  return {
    create({ lease: { owner, until }, ...batch }) {
      insertBatch().run({ ...batch, owner, until });
    },
    addRows(batchId, rows) {
      for (const row of rows)
        insertRow().run({
          batchId,
          row: row.row,
          raw: row.raw,
          value: row.value,
          state: importedState(row),
          problem: row.problem,
          repairs: JSON.stringify(row.repairs),
          duplicateOf: row.duplicateOf,
          suggestion: row.suggestion,
          folded: searched(row.raw, row.value),
        });
    },
    list: () => everyBatch().all().map(batchOf),
    get(batchId) {
      const record = oneBatch().get(batchId);
      return record === undefined ? undefined : batchOf(record);
    },
    findByOutput(fileSha256, output, reading) {
      const record = byOutput().get(fileSha256, output, reading);
      return record === undefined ? undefined : batchOf(record);
    },
    namesHolding: (value) =>
      holding()
        .all(value)
        .map(({ name }) => name),

    row(batchId, row) {
      const record = oneRow().get({ batchId, row });
      return record === undefined ? undefined : rowOf(record);
    },
    rows(asked) {
      const needle = needleOf(asked.text);
      const { rows, total } = needle === '' ? findByFilter(asked) : findByText(needle, asked);
      const { batchId } = asked;
      const records = rows.map((row) => oneRow().get({ batchId, row }));
      return { rows: records.filter((record) => record !== undefined).map(rowOf), total };
    },
    exportRows: (batchId, afterRow, limit) =>
      exported()
        .all({ batchId, afterRow, limit })
        .map((record) => ({
          ...rowOf(record),
          askedAt: record.answered_at,
          answerSha256: record.answer_sha256,
          practice: record.practice === null ? null : record.practice === 1,
          redirected: record.redirected === null ? null : record.redirected === 1,
        })),

    setState(batchId, state, { finishedAt, waitsUntil, pausedBecause } = {}) {
      updateState().run({
        batchId,
        state,
        finishedAt: finishedAt ?? null,
        waitsUntil: waitsUntil ?? null,
        pausedBecause: pausedBecause === undefined ? null : JSON.stringify(pausedBecause),
      });
    },
    claim: (batchId, limit) =>
      claimRows()
        .all({ batchId, limit })
        .toSorted((one, other) => one.row - other.row),
    release: (batchId, rows) =>
      rows.reduce((released, row) => released + releaseRow().run({ batchId, row }).changes, 0),
    releaseAll: (batchId) => releaseRows().run({ batchId }).changes,
    postpone(batchId, row) {
      postponeRow().run({ batchId, row });
    },
    answer(batchId, row, { state, verdict, lookupId, digest, error }) {
      const { title = null, place = null, date = null, count = null, note = null, flags = [] } = digest ?? {};
      const { changes } = answerRow().run({
        batchId,
        row,
        state,
        verdict,
        lookupId,
        title,
        place,
        date,
        count,
        note: note === null ? null : JSON.stringify(note),
        flags: JSON.stringify(flags),
        error: error === null ? null : JSON.stringify(error),
        answered: title === null && place === null ? '' : ` ${searched(title, place)}`,
      });
      if (changes === 0) return false;
      answerDuplicates().run({ batchId, row });
      return true;
    },
    retryFailed(batchId) {
      const { changes } = retryRows().run({ batchId });
      if (changes > 0) retryDuplicates().run({ batchId });
      return changes;
    },
    mend(batchId, row, value, repairs) {
      const first = sameValue().get({ batchId, value, row })?.row ?? null;
      const raw = oneRow().get({ batchId, row })?.raw ?? '';
      mendRow().run({
        batchId,
        row,
        value,
        state: first === null ? 'pending' : 'duplicate',
        problem: first === null ? null : 'duplicate',
        repairs: JSON.stringify(repairs),
        duplicateOf: first,
        folded: searched(raw, value),
      });
      if (first !== null) answerOneDuplicate().run({ batchId, row });
    },

    takeLease: (batchId, { owner, until }, { now, deadHolder }) =>
      lease().run({ batchId, owner, until, now, deadHolder }).changes > 0,
    dropLease(batchId, owner) {
      unlease().run({ batchId, owner });
    },
    remove(batchId) {
      hide().run({ batchId });
    },
    deleteRemoved(limit) {
      if (deleteRows().run(limit).changes > 0) return true;
      deleteBatches().run();
      return false;
    },
  };
}

function importedState(row: PreviewRow): RowState {
  if (row.duplicateOf !== null) return 'duplicate';
  return row.value === null ? 'invalid' : 'pending';
}

function batchOf(record: BatchRecord): StoredBatch {
  return {
    id: record.id,
    name: record.name,
    operation: record.operation,
    fileName: record.file_name,
    fileSha256: record.file_sha256,
    output: record.output,
    createdAt: record.created_at,
    finishedAt: record.finished_at,
    state: record.state,
    counts: {
      total: record.total,
      invalid: record.invalid,
      duplicate: record.duplicate,
      open: record.open,
      found: record.found,
      nothing: record.nothing,
      silent: record.silent,
      refused: record.refused,
      private: record.private,
    },
    waitsUntil: record.waits_until,
    pausedBecause: record.paused_because === null ? null : (JSON.parse(record.paused_because) as Text),
    lease:
      record.lease_owner === null || record.lease_until === null
        ? null
        : { owner: record.lease_owner, until: record.lease_until },
  };
}

function rowOf(record: RowRecord): BatchRow {
  return {
    row: record.row,
    raw: record.raw,
    value: record.value,
    state: record.state,
    verdict: record.verdict,
    problem: record.problem,
    repairs: JSON.parse(record.repairs) as RowRepair[],
    duplicateOf: record.duplicate_of,
    suggestion: record.suggestion,
    lookupId: record.lookup_id,
    title: record.title,
    place: record.place,
    date: record.date,
    count: record.count,
    note: record.note === null ? null : (JSON.parse(record.note) as Text),
    flags: JSON.parse(record.flags) as Flag[],
    error: record.error === null ? null : errorWords(JSON.parse(record.error) as ErrorValue),
    review: record.review === null ? null : (JSON.parse(record.review) as Review),
  };
}

function errorWords(error: ErrorValue): Text {
  return { es: describeError(error, 'es'), en: describeError(error, 'en') };
}
