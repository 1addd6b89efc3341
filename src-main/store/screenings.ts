import { canonicalJson } from '@shared/canonical-json';
import { fold } from '@shared/fold';
import type { LegalBasis } from '@shared/lookup';
import type {
  HitVerdict,
  ListedHit,
  MissingList,
  RecordLine,
  ScreenedList,
  ScreeningFilter,
  ScreeningHit,
  ScreeningRow,
  ScreeningSubject,
  ScreeningView,
} from '@shared/screening';
import type { AuditRepository } from './audit';
import type { Database } from './database';
import { decisionHashes, orphanedDecisions, screeningActions, screeningHashes } from './screening-proof';
import { statement } from './statements';

/** A screening as it is recorded. Times are epoch milliseconds. */
export interface NewScreening {
  readonly id: string;
  readonly subject: ScreeningSubject;
  /** By what the subject is known again. */
  readonly subjectKey: string;
  readonly threshold: number;
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  readonly practice: boolean;
  readonly askedAt: number;
  readonly lists: readonly ScreenedList[];
  readonly missing: readonly MissingList[];
  readonly cut: readonly string[];
  readonly hits: readonly (ListedHit & { readonly id: string })[];
  /** The file and the row of it that is screened; absent for a name that was asked alone. */
  readonly file?: { readonly id: string; readonly row: number };
}

export interface ScreeningQuery {
  readonly text: string;
  readonly filter: ScreeningFilter;
  readonly offset: number;
  readonly limit: number;
}

/** Which screenings a deletion is about: by their ids, those asked before a moment, those of a name, or those of a file. */
export type ScreeningSelection =
  | { readonly ids: readonly string[] }
  | { readonly before: number }
  | { readonly subject: string }
  | { readonly file: string };

/** Every method that writes belongs into the caller's transaction, with the audit entry of what it does. */
export interface ScreeningRepository {
  /** @returns the hash of all it holds, for the audit entry */
  record(screening: NewScreening): string;
  view(id: string): ScreeningView | undefined;
  /** Those of names that were asked alone, newest first, with how many there are. */
  list(query: ScreeningQuery): { readonly rows: readonly ScreeningRow[]; readonly total: number };
  /** The screening of a hit; undefined when there is no such hit. */
  ofHit(hitId: string): string | undefined;
  /**
   * Decides on the hit's subject and party as the list describes it, wherever else they met.
   * @returns the hash of the decision, for the audit entry
   */
  decide(
    hitId: string,
    decision: {
      readonly at: number;
      readonly by: string;
      readonly verdict: HitVerdict;
      readonly reason: string;
    },
  ): string;
  /** Of a dossier, in the order in which they came into it. */
  ofDossier(dossierId: string): readonly ScreeningView[];
  /** False when the dossier already holds it. */
  addToDossier(dossierId: string, screeningId: string, at: number): boolean;
  removeFromDossier(dossierId: string, screeningId: string, at: number): void;
  /** Numbers of the dossiers that hold one of these screenings. */
  numbersHolding(screeningIds: readonly string[]): readonly string[];
  /** Ids of the screenings of a name. */
  ofName(name: string): readonly string[];
  /** How many a deletion would take. Those of a dossier stay. */
  removable(selection: ScreeningSelection): number;
  /** Deletes them with their hits, and what was decided on subjects of whom nothing is left. */
  remove(
    selection: ScreeningSelection,
    event: { readonly at: number; readonly actor: string; readonly reason: string },
  ): number;
}

interface Row {
  readonly key: number;
  readonly id: string;
  readonly subject: string;
  readonly subjectKey: string;
  readonly threshold: number;
  readonly askedAt: number;
  readonly hits: number;
  readonly undecided: number;
  readonly trueMatches: number;
  readonly best: number | null;
  readonly listsSearched: number;
  readonly listsMissing: number;
  readonly practice: 0 | 1;
}

interface FullRow extends Row {
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  readonly content: string;
  readonly cut: string;
  readonly fileId: string | null;
  readonly fileName: string;
  readonly fileRow: number;
}

interface HitRow {
  readonly id: string;
  readonly dataset: string;
  readonly party: string;
  readonly recordSha256: string;
  readonly body: string;
}

interface DecisionRow {
  readonly dataset: string;
  readonly party: string;
  readonly recordSha256: string;
  readonly record: string;
  readonly at: number;
  readonly by: string;
  readonly verdict: HitVerdict;
  readonly reason: string;
}

const columns = `s.key, s.id, s.subject, s.subject_key AS subjectKey, s.threshold, s.asked_at AS askedAt, s.hits,
  s.undecided, s.true_matches AS trueMatches, s.best, l.searched AS listsSearched, l.missing AS listsMissing, s.practice`;
const full = `SELECT ${columns}, s.purpose, s.legal_basis AS legalBasis, l.content, s.cut,
    f.id AS fileId, f.name AS fileName, s.row AS fileRow
  FROM screening s JOIN screened_lists l ON l.key = s.lists LEFT JOIN screening_file f ON f.key = s.file`;

const conditions: Readonly<Record<ScreeningFilter, string>> = {
  all: '1',
  hits: 's.hits > 0',
  undecided: 's.undecided > 0',
  decided: 's.hits > 0 AND s.undecided = 0',
  true_match: 's.true_matches > 0',
  none: 's.hits = 0',
};

/** The decision that holds for a hit `h` of a screening `s`. */
const holding = `SELECT d.verdict FROM screening_decision d
  WHERE d.subject_key = s.subject_key AND d.dataset = h.dataset AND d.party = h.party
    AND d.record_sha256 = h.record_sha256 ORDER BY d.key DESC LIMIT 1`;

const selected = {
  ids: 'id IN (SELECT value FROM json_each(?))',
  before: 'asked_at < ?',
  subject: 'folded = ?',
  file: 'file = (SELECT key FROM screening_file WHERE id = ?)',
} as const;
const free = 'key NOT IN (SELECT screening FROM dossier_screening)';

/** Ids per audit entry: an entry stays readable however large a deletion is. */
const idsPerEntry = 500;

export function screeningRepository(db: Database, audit: AuditRepository): ScreeningRepository {
  const keepLists = statement<[string]>(
    db,
    'INSERT INTO screened_lists (content) VALUES (?) ON CONFLICT (content) DO NOTHING',
  );
  const listsKey = statement<[string], { key: number }>(
    db,
    'SELECT key FROM screened_lists WHERE content = ?',
  );
  const insert = statement<[object]>(
    db,
    `INSERT INTO screening (id, subject, folded, subject_key, threshold, purpose, legal_basis, practice, lists, cut,
       asked_at, hits, best, file, row)
     VALUES (:id, :subject, :folded, :subjectKey, :threshold, :purpose, :legalBasis, :practice, :lists, :cut,
       :askedAt, :hits, :best, (SELECT key FROM screening_file WHERE id = :file), :row)`,
  );
  const insertHit = statement<[object]>(
    db,
    `INSERT INTO screening_hit (id, screening, dataset, party, record_sha256, body)
     VALUES (:id, :screening, :dataset, :party, :recordSha256, :body)`,
  );
  const count = statement<[string]>(
    db,
    `UPDATE screening AS s SET
       undecided = (SELECT count(*) FROM screening_hit h WHERE h.screening = s.key AND (${holding}) IS NULL),
       true_matches = (SELECT count(*) FROM screening_hit h WHERE h.screening = s.key AND (${holding}) = 'true_match')
     WHERE s.subject_key = ? AND s.hits > 0`,
  );
  const one = statement<[string], FullRow>(db, `${full} WHERE s.id = ?`);
  const inDossier = statement<[string], FullRow>(
    db,
    `${full} JOIN dossier_screening i ON i.screening = s.key JOIN dossier d ON d.key = i.dossier
     WHERE d.id = ? ORDER BY i.added_at, s.key`,
  );
  const hitsOf = statement<[number], HitRow>(
    db,
    `SELECT id, dataset, party, record_sha256 AS recordSha256, body FROM screening_hit WHERE screening = ? ORDER BY key`,
  );
  const decisionsOf = statement<[string], DecisionRow>(
    db,
    `SELECT dataset, party, record_sha256 AS recordSha256, record, at, by, verdict, reason
     FROM screening_decision WHERE subject_key = ? ORDER BY key`,
  );
  const hit = statement<[string], HitRow & { subjectKey: string; screening: string }>(
    db,
    `SELECT h.id, h.dataset, h.party, h.record_sha256 AS recordSha256, h.body, s.subject_key AS subjectKey,
       s.id AS screening
     FROM screening_hit h JOIN screening s ON s.key = h.screening WHERE h.id = ?`,
  );
  const insertDecision = statement<[object]>(
    db,
    `INSERT INTO screening_decision (subject_key, dataset, party, record_sha256, record, at, by, verdict, reason)
     VALUES (:subjectKey, :dataset, :party, :recordSha256, :record, :at, :by, :verdict, :reason)`,
  );
  const enter = statement<[number, string, string]>(
    db,
    `INSERT INTO dossier_screening (dossier, screening, added_at)
     SELECT d.key, s.key, ? FROM dossier d, screening s WHERE d.id = ? AND s.id = ?
     ON CONFLICT (dossier, screening) DO NOTHING`,
  );
  const touch = statement<[number, string]>(db, 'UPDATE dossier SET updated_at = ? WHERE id = ?');
  const leave = statement<[string, string]>(
    db,
    `DELETE FROM dossier_screening WHERE dossier = (SELECT key FROM dossier WHERE id = ?)
       AND screening = (SELECT key FROM screening WHERE id = ?)`,
  );
  const holdingDossiers = statement<[string], { number: string }>(
    db,
    `SELECT DISTINCT d.number FROM dossier_screening i JOIN dossier d ON d.key = i.dossier
     JOIN screening s ON s.key = i.screening
     WHERE s.id IN (SELECT value FROM json_each(?)) ORDER BY d.number`,
  );
  const hashOfScreening = screeningHashes(db);
  const hashOfDecision = decisionHashes(db);
  const named = statement<[string], { id: string }>(db, 'SELECT id FROM screening WHERE folded = ?');

  function viewOf(row: FullRow): ScreeningView {
    const decisions = decisionsOf().all(row.subjectKey);
    const { lists, missing } = JSON.parse(row.content) as Pick<ScreeningView, 'lists' | 'missing'>;
    return {
      ...rowOf(row),
      purpose: row.purpose,
      legalBasis: row.legalBasis,
      lists,
      missing,
      cut: JSON.parse(row.cut) as readonly string[],
      hitList: hitsOf()
        .all(row.key)
        .map((one) => hitOf(one, decisions)),
      file: row.fileId === null ? null : { id: row.fileId, name: row.fileName, row: row.fileRow },
    };
  }

  function condition(selection: ScreeningSelection): {
    readonly where: string;
    readonly value: string | number;
  } {
    if ('ids' in selection)
      return { where: `${selected.ids} AND ${free}`, value: JSON.stringify(selection.ids) };
    if ('before' in selection) return { where: `${selected.before} AND ${free}`, value: selection.before };
    if ('file' in selection) return { where: `${selected.file} AND ${free}`, value: selection.file };
    return { where: `${selected.subject} AND ${free}`, value: fold(selection.subject) };
  }

  return {
    record({
      id,
      file,
      subject,
      subjectKey,
      threshold,
      purpose,
      legalBasis,
      practice,
      askedAt,
      cut,
      hits,
      ...lists
    }) {
      const content = canonicalJson({ lists: lists.lists, missing: lists.missing });
      keepLists().run(content);
      const { lastInsertRowid } = insert().run({
        id,
        subject: JSON.stringify(subject),
        folded: fold(subject.name),
        subjectKey,
        threshold,
        purpose,
        legalBasis,
        practice: practice ? 1 : 0,
        lists: listsKey().get(content)?.key,
        cut: JSON.stringify(cut),
        askedAt,
        hits: hits.length,
        best: hits[0]?.score ?? null,
        file: file?.id ?? null,
        row: file?.row ?? null,
      });
      for (const { id: hitId, dataset, party, recordSha256, ...body } of hits)
        insertHit().run({
          id: hitId,
          screening: lastInsertRowid,
          dataset,
          party,
          recordSha256,
          body: JSON.stringify(body),
        });
      if (hits.length > 0) count().run(subjectKey);
      return hashOfScreening(id) as string;
    },
    view(id) {
      const row = one().get(id);
      return row === undefined ? undefined : viewOf(row);
    },
    list({ text, filter, offset, limit }) {
      const from = `FROM screening s JOIN screened_lists l ON l.key = s.lists
        WHERE s.file IS NULL AND (${conditions[filter]}) AND (:text = '' OR instr(s.folded, :text) > 0)`;
      const folded = fold(text);
      const rows = db
        .prepare<[object], Row>(
          `SELECT ${columns} ${from} ORDER BY s.asked_at DESC, s.key DESC LIMIT :limit OFFSET :offset`,
        )
        .all({ text: folded, limit, offset });
      const total = db.prepare(`SELECT count(*) ${from}`).pluck().get({ text: folded }) as number;
      return { rows: rows.map(rowOf), total };
    },
    ofHit: (hitId) => hit().get(hitId)?.screening,
    decide(hitId, decision) {
      const found = hit().get(hitId);
      if (found === undefined) throw new Error(`no hit ${hitId} to decide on`);
      const { subjectKey, dataset, party, recordSha256, body } = found;
      const { record } = JSON.parse(body) as Pick<ListedHit, 'record'>;
      const { lastInsertRowid } = insertDecision().run({
        ...decision,
        subjectKey,
        dataset,
        party,
        recordSha256,
        record: JSON.stringify(record),
      });
      count().run(subjectKey);
      return hashOfDecision(lastInsertRowid);
    },
    ofDossier: (dossierId) => inDossier().all(dossierId).map(viewOf),
    addToDossier(dossierId, screeningId, at) {
      const isNew = enter().run(at, dossierId, screeningId).changes > 0;
      if (isNew) touch().run(at, dossierId);
      return isNew;
    },
    removeFromDossier(dossierId, screeningId, at) {
      leave().run(dossierId, screeningId);
      touch().run(at, dossierId);
    },
    numbersHolding: (screeningIds) =>
      holdingDossiers()
        .all(JSON.stringify(screeningIds))
        .map(({ number }) => number),
    ofName: (name) =>
      named()
        .all(fold(name))
        .map(({ id }) => id),
    removable(selection) {
      const { where, value } = condition(selection);
      return db.prepare(`SELECT count(*) FROM screening WHERE ${where}`).pluck().get(value) as number;
    },
    remove(selection, { at, actor, reason }) {
      const { where, value } = condition(selection);
      const gone = db
        .prepare(`DELETE FROM screening WHERE ${where} RETURNING id`)
        .pluck()
        .all(value) as string[];
      if (gone.length === 0) return 0;
      const decisions = orphanedDecisions(db);
      db.exec(
        `DELETE FROM screening_decision WHERE subject_key NOT IN (SELECT subject_key FROM screening);
         DELETE FROM screened_lists WHERE key NOT IN (SELECT lists FROM screening);`,
      );
      for (let from = 0; from < gone.length; from += idsPerEntry)
        audit.append({
          at,
          actor,
          action: screeningActions.deleted,
          subject: reason,
          detail: {
            screenings: gone.slice(from, from + idsPerEntry),
            decisions: from === 0 ? decisions : [],
          },
        });
      return gone.length;
    },
  };
}

function rowOf(row: Row): ScreeningRow {
  const { id, threshold, askedAt, hits, undecided, trueMatches, best, listsSearched, listsMissing } = row;
  return {
    id,
    subject: JSON.parse(row.subject) as ScreeningSubject,
    threshold,
    askedAt,
    hits,
    undecided,
    trueMatches,
    best,
    listsSearched,
    listsMissing,
    practice: row.practice === 1,
  };
}

function hitOf(
  { id, dataset, party, recordSha256, body }: HitRow,
  all: readonly DecisionRow[],
): ScreeningHit {
  const listed = JSON.parse(body) as Omit<ListedHit, 'dataset' | 'party' | 'recordSha256'>;
  return {
    id,
    dataset,
    party,
    recordSha256,
    ...listed,
    decisions: all
      .filter((decision) => decision.dataset === dataset && decision.party === party)
      .map(({ at, by, verdict, reason, record, ...decided }) => ({
        at,
        by,
        verdict,
        reason,
        changed:
          decided.recordSha256 === recordSha256
            ? null
            : differences(JSON.parse(record) as readonly RecordLine[], listed.record),
      })),
  };
}

function differences(before: readonly RecordLine[], now: readonly RecordLine[]) {
  const key = ({ kind, value }: RecordLine): string => `${kind} ${value}`;
  const had = new Set(before.map(key));
  const has = new Set(now.map(key));
  return {
    added: now.filter((line) => !had.has(key(line))),
    removed: before.filter((line) => !has.has(key(line))),
  };
}
