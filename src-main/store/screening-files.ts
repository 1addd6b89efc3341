import { fold } from '@shared/fold';
import type { LegalBasis } from '@shared/lookup';
import type { ScreeningSubject, SubjectKind } from '@shared/screening';
import type {
  FileFilter,
  NameProblem,
  NameRow,
  ScreeningFile,
  ScreeningFileRow,
  ScreeningFileState,
} from '@shared/screening-files';
import type { Text } from '@shared/text';
import type { Database } from './database';
import { statement } from './statements';

/** A file as it is made. */
export interface NewScreeningFile {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly fileSha256: string;
  readonly kind: SubjectKind | null;
  readonly threshold: number;
  readonly purpose: string;
  readonly legalBasis: LegalBasis;
  readonly practice: boolean;
  readonly createdAt: number;
}

/** A file with what its run needs. */
export interface StoredScreeningFile extends Omit<ScreeningFile, 'perMinute'> {
  readonly kind: SubjectKind | null;
  readonly purpose: string;
  readonly legalBasis: LegalBasis;
  /** The process that works on it; null when none does. */
  readonly lease: { readonly owner: string; readonly until: number } | null;
}

export interface FileRowsQuery {
  readonly fileId: string;
  readonly filter: FileFilter;
  readonly text: string;
  /** The best scores first instead of the order of the file. */
  readonly byScore: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Every method that writes belongs into the caller's transaction, with the audit entry of what it does. */
export interface ScreeningFileRepository {
  /** Makes a file without rows, `importing`. */
  create(file: NewScreeningFile): void;
  addRows(fileId: string, rows: readonly NameRow[]): void;
  get(fileId: string): StoredScreeningFile | undefined;
  /** Newest first. */
  list(): readonly StoredScreeningFile[];
  setState(
    fileId: string,
    state: ScreeningFileState,
    more?: { readonly finishedAt?: number; readonly pausedBecause?: Text },
  ): void;
  /** Says who works on it and until when that is believed; null when nobody does. */
  setLease(fileId: string, lease: StoredScreeningFile['lease']): void;
  rows(query: FileRowsQuery): { readonly rows: readonly ScreeningFileRow[]; readonly total: number };
  /** Names that were not screened yet, from after a row on. */
  open(
    fileId: string,
    after: number,
    limit: number,
  ): readonly { readonly row: number; readonly subject: ScreeningSubject }[];
  /** Deletes a file. Screenings of it that are left, as a dossier holds them, stand by themselves from then on. */
  remove(fileId: string): void;
}

interface FileRow extends Omit<NewScreeningFile, 'practice'> {
  readonly finishedAt: number | null;
  readonly state: ScreeningFileState;
  readonly pausedBecause: string | null;
  readonly leaseOwner: string | null;
  readonly leaseUntil: number | null;
  readonly total: number;
  readonly invalid: number;
  readonly done: number;
  readonly withHits: number;
  readonly undecided: number;
  readonly trueMatch: number;
}

interface NamedRow {
  readonly row: number;
  readonly raw: string;
  readonly subject: string | null;
  readonly kind: SubjectKind | null;
  readonly problem: NameProblem | null;
  readonly unreadDate: string | null;
  readonly id: string | null;
  readonly hits: number;
  readonly undecided: number;
  readonly trueMatches: number;
  readonly best: number | null;
  readonly askedAt: number;
}

const files = `SELECT id, name, file_name AS fileName, file_sha256 AS fileSha256, kind, threshold, purpose,
  legal_basis AS legalBasis, created_at AS createdAt, finished_at AS finishedAt, state,
  paused_because AS pausedBecause, lease_owner AS leaseOwner, lease_until AS leaseUntil, total, invalid, done,
  with_hits AS withHits, undecided, true_match AS trueMatch FROM screening_file`;

const conditions: Readonly<Record<FileFilter, string>> = {
  all: '1',
  hits: 's.hits > 0',
  undecided: 's.hits > 0 AND s.undecided > 0',
  decided: 's.hits > 0 AND s.undecided = 0',
  true_match: 's.hits > 0 AND s.true_matches > 0',
  none: 's.hits = 0',
  open: 's.key IS NULL AND r.problem IS NULL',
  invalid: 'r.problem IS NOT NULL',
};

export function screeningFileRepository(db: Database): ScreeningFileRepository {
  const insert = statement<[object]>(
    db,
    `INSERT INTO screening_file (id, name, file_name, file_sha256, kind, threshold, purpose, legal_basis, practice,
       created_at, state)
     VALUES (:id, :name, :fileName, :fileSha256, :kind, :threshold, :purpose, :legalBasis, :practice, :createdAt,
       'importing')`,
  );
  const insertRow = statement<[object]>(
    db,
    `INSERT INTO screening_file_row (file, row, raw, folded, subject, problem, unread_date)
     SELECT key, :row, :raw, :folded, :subject, :problem, :unreadDate FROM screening_file WHERE id = :file`,
  );
  const one = statement<[string], FileRow>(db, `${files} WHERE id = ?`);
  const all = statement<[], FileRow>(db, `${files} ORDER BY key DESC`);
  const state = statement<[object]>(
    db,
    `UPDATE screening_file SET state = :state, finished_at = :finishedAt, paused_because = :pausedBecause
     WHERE id = :id`,
  );
  const lease = statement<[string | null, number | null, string]>(
    db,
    'UPDATE screening_file SET lease_owner = ?, lease_until = ? WHERE id = ?',
  );
  const next = statement<
    [string, number, number],
    { row: number; subject: string; kind: SubjectKind | null }
  >(
    db,
    `SELECT r.row, r.subject, f.kind FROM screening_file f JOIN screening_file_row r ON r.file = f.key
     WHERE f.id = ? AND r.row > ? AND r.subject IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM screening s WHERE s.file = r.file AND s.row = r.row)
     ORDER BY r.row LIMIT ?`,
  );
  const removeFile = statement<[string]>(db, 'DELETE FROM screening_file WHERE id = ?');

  return {
    create(file) {
      insert().run({ ...file, practice: file.practice ? 1 : 0 });
    },
    addRows(fileId, rows) {
      for (const { row, raw, subject, problem, unreadDate } of rows)
        insertRow().run({
          file: fileId,
          row,
          raw,
          folded: fold(raw),
          subject: subject === null ? null : JSON.stringify(subject),
          problem,
          unreadDate,
        });
    },
    get(fileId) {
      const row = one().get(fileId);
      return row === undefined ? undefined : fileOf(row);
    },
    list: () => all().all().map(fileOf),
    setState(fileId, to, { finishedAt, pausedBecause } = {}) {
      state().run({
        id: fileId,
        state: to,
        finishedAt: finishedAt ?? null,
        pausedBecause: pausedBecause === undefined ? null : JSON.stringify(pausedBecause),
      });
    },
    setLease: (fileId, held) => void lease().run(held?.owner ?? null, held?.until ?? null, fileId),
    rows({ fileId, filter, text, byScore, offset, limit }) {
      const where = `f.id = :file AND (${conditions[filter]}) AND (:text = '' OR instr(r.folded, :text) > 0)`;
      const from = `FROM screening_file f JOIN screening_file_row r ON r.file = f.key
        LEFT JOIN screening s ON s.file = r.file AND s.row = r.row`;
      const order = byScore ? 's.best DESC NULLS LAST, r.row' : 'r.row';
      const bound = { file: fileId, text: fold(text) };
      const rows = db
        .prepare<[object], NamedRow>(
          `SELECT r.row, r.raw, r.subject, f.kind, r.problem, r.unread_date AS unreadDate, s.id, s.hits, s.undecided,
             s.true_matches AS trueMatches, s.best, s.asked_at AS askedAt
           ${from} WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
        )
        .all({ ...bound, limit, offset });
      const counted = text === '' ? countOf(one().get(fileId), filter) : null;
      const total =
        counted ?? (db.prepare(`SELECT count(*) ${from} WHERE ${where}`).pluck().get(bound) as number);
      return { rows: rows.map(namedRow), total };
    },
    open: (fileId, after, limit) =>
      next()
        .all(fileId, after, limit)
        .map(({ row, subject, kind }) => ({
          row,
          subject: { ...(JSON.parse(subject) as Omit<ScreeningSubject, 'kind'>), kind },
        })),
    remove: (fileId) => void removeFile().run(fileId),
  };
}

/** How many rows a filter leaves, by the counters of the file. */
function countOf(file: FileRow | undefined, filter: FileFilter): number {
  if (file === undefined) return 0;
  const { total, invalid, done, withHits, undecided, trueMatch } = file;
  return {
    all: total,
    hits: withHits,
    undecided,
    decided: withHits - undecided,
    true_match: trueMatch,
    none: done - withHits,
    open: total - invalid - done,
    invalid,
  }[filter];
}

function fileOf(row: FileRow): StoredScreeningFile {
  const {
    total,
    invalid,
    done,
    withHits,
    undecided,
    trueMatch,
    pausedBecause,
    leaseOwner,
    leaseUntil,
    ...rest
  } = row;
  return {
    ...rest,
    pausedBecause: pausedBecause === null ? null : (JSON.parse(pausedBecause) as Text),
    lease: leaseOwner === null || leaseUntil === null ? null : { owner: leaseOwner, until: leaseUntil },
    counts: { total, invalid, done, withHits, undecided, decided: withHits - undecided, trueMatch },
  };
}

function namedRow({
  row,
  raw,
  subject,
  kind,
  problem,
  unreadDate,
  id,
  ...outcome
}: NamedRow): ScreeningFileRow {
  return {
    row,
    raw,
    problem,
    unreadDate,
    subject: subject === null ? null : { ...(JSON.parse(subject) as Omit<ScreeningSubject, 'kind'>), kind },
    screening: id === null ? null : { id, ...outcome },
  };
}
