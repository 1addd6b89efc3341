import type { DossierRow, FindingState, Identifier } from '@shared/dossier';
import type { DossierDraft } from '@shared/ipc';
import type { Database } from './database';
import { statement } from './statements';

/** A dossier without its findings. */
export interface StoredDossier extends DossierRow {
  readonly summary: string;
}

/** A finding with the lookup it stands for. Times are epoch milliseconds. */
export interface StoredFinding {
  readonly id: string;
  readonly dossierId: string;
  readonly lookupId: string;
  readonly position: number;
  readonly state: FindingState;
  readonly reason: string;
  readonly note: string;
  readonly addedAt: number;
  readonly decidedAt: number | null;
}

/** A decision as it was made, also when another one followed. */
export interface Decision {
  readonly at: number;
  /** The analyst's name; empty when none was set. */
  readonly by: string;
  readonly state: FindingState;
  readonly reason: string;
}

export interface NewDossier extends DossierDraft {
  readonly id: string;
  /** What the number begins with: EXP, or PRA in practice. */
  readonly series: string;
  readonly year: number;
  readonly practice: boolean;
  readonly at: number;
}

/** Every method belongs into the caller's transaction, with the audit entry of what it does. */
export interface DossierRepository {
  /** Adds a dossier under the next number of its series and year; returns the number. */
  create(dossier: NewDossier): string;
  /** What was changed last comes first. */
  list(): readonly StoredDossier[];
  get(dossierId: string): StoredDossier | undefined;
  update(dossierId: string, draft: DossierDraft, at: number): void;
  /** Deletes a dossier with its findings; its number is not given again. */
  delete(dossierId: string): void;

  /** In their order. */
  findings(dossierId: string): readonly StoredFinding[];
  finding(findingId: string): StoredFinding | undefined;
  /** Adds a finding at the end; false when the dossier already holds the lookup. */
  addFinding(finding: {
    readonly id: string;
    readonly dossierId: string;
    readonly lookupId: string;
    readonly at: number;
  }): boolean;
  /** Sets state, reason and note; a state or reason other than the present ones is kept as a decision of its own. */
  decide(findingId: string, decision: Decision & { readonly note: string }): void;
  removeFinding(findingId: string, at: number): void;
  /** Moves a finding to a position from 0; positions past the end mean the end. */
  moveFinding(findingId: string, position: number, at: number): void;
  /** Every decision on a finding, in the order they were made. */
  decisions(findingId: string): readonly Decision[];
  /** Numbers of the dossiers that hold one of these lookups. */
  numbersHolding(lookupIds: readonly string[]): readonly string[];
}

interface DossierRecord {
  readonly id: string;
  readonly number: string;
  readonly practice: 0 | 1;
  readonly subjectKind: 'person' | 'company';
  readonly subjectName: string;
  readonly identifiers: string;
  readonly purpose: string;
  readonly legalBasis: DossierRow['legalBasis'];
  readonly preparedBy: string;
  readonly summary: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly found: number;
  readonly nothing: number;
  readonly silent: number;
  readonly yours: number;
  readonly notAsked: number;
  readonly foundBy: string;
  readonly unknown: number;
  readonly findings: number;
  readonly pending: number;
}

const dossiers = `SELECT d.id, d.number, d.practice, d.subject_kind AS subjectKind, d.subject_name AS subjectName,
    d.identifiers, d.purpose, d.legal_basis AS legalBasis, d.prepared_by AS preparedBy, d.summary,
    d.created_at AS createdAt, d.updated_at AS updatedAt,
    count(f.key) AS findings,
    count(*) FILTER (WHERE f.state = 'pending') AS pending,
    count(*) FILTER (WHERE l.verdict = 'found') AS found,
    count(*) FILTER (WHERE l.verdict = 'nothing') AS "nothing",
    count(*) FILTER (WHERE l.verdict = 'silent') AS silent,
    count(*) FILTER (WHERE l.verdict = 'yours') AS yours,
    count(*) FILTER (WHERE l.verdict = 'not_asked') AS notAsked,
    json_group_array(l.operation) FILTER (WHERE l.verdict = 'found') AS foundBy,
    count(*) FILTER (WHERE l.verdict = 'nothing' AND l.digest ->> 'unknown') AS unknown
  FROM dossier d LEFT JOIN finding f ON f.dossier = d.key LEFT JOIN lookup l ON l.id = f.lookup_id`;

const findings = `SELECT f.id, d.id AS dossierId, f.lookup_id AS lookupId, f.position, f.state, f.reason, f.note,
    f.added_at AS addedAt, f.decided_at AS decidedAt
  FROM finding f JOIN dossier d ON d.key = f.dossier`;

export function dossierRepository(db: Database): DossierRepository {
  const nextNumber = statement<[string, number], { last: number }>(
    db,
    `INSERT INTO dossier_number (series, year, last) VALUES (?, ?, 1)
     ON CONFLICT (series, year) DO UPDATE SET last = last + 1 RETURNING last`,
  );
  const insert = statement<[object]>(
    db,
    `INSERT INTO dossier (id, number, practice, subject_kind, subject_name, identifiers, purpose, legal_basis,
       prepared_by, summary, created_at, updated_at)
     VALUES (:id, :number, :practice, :subjectKind, :subjectName, :identifiers, :purpose, :legalBasis,
       :preparedBy, :summary, :at, :at)`,
  );
  const all = statement<[], DossierRecord>(
    db,
    `${dossiers} GROUP BY d.key ORDER BY d.updated_at DESC, d.key DESC`,
  );
  const one = statement<[string], DossierRecord>(db, `${dossiers} WHERE d.id = ? GROUP BY d.key`);
  const change = statement<[object]>(
    db,
    `UPDATE dossier SET subject_kind = :subjectKind, subject_name = :subjectName, identifiers = :identifiers,
       purpose = :purpose, legal_basis = :legalBasis, prepared_by = :preparedBy, summary = :summary, updated_at = :at
     WHERE id = :id`,
  );
  const touch = statement<[number, string]>(db, 'UPDATE dossier SET updated_at = ? WHERE id = ?');
  const remove = statement<[string]>(db, 'DELETE FROM dossier WHERE id = ?');

  const findingsOf = statement<[string], StoredFinding>(
    db,
    `${findings} WHERE d.id = ? ORDER BY f.position, f.key`,
  );
  const oneFinding = statement<[string], StoredFinding>(db, `${findings} WHERE f.id = ?`);
  const insertFinding = statement<[object]>(
    db,
    `INSERT INTO finding (id, dossier, lookup_id, position, state, reason, note, added_at)
     SELECT :id, d.key, :lookupId, (SELECT count(*) FROM finding WHERE dossier = d.key), 'pending', '', '', :at
     FROM dossier d WHERE d.id = :dossierId
     ON CONFLICT (dossier, lookup_id) DO NOTHING`,
  );
  const setDecision = statement<[object]>(
    db,
    `UPDATE finding SET state = :state, reason = :reason, note = :note, decided_at = :decidedAt WHERE id = :id`,
  );
  const insertDecision = statement<[object]>(
    db,
    `INSERT INTO decision (finding, at, by, state, reason)
     SELECT key, :at, :by, :state, :reason FROM finding WHERE id = :id`,
  );
  const decisionsOf = statement<[string], Decision>(
    db,
    `SELECT c.at, c.by, c.state, c.reason FROM decision c JOIN finding f ON f.key = c.finding
     WHERE f.id = ? ORDER BY c.key`,
  );
  const deleteFinding = statement<[string]>(db, 'DELETE FROM finding WHERE id = ?');
  const place = statement<[number, string]>(db, 'UPDATE finding SET position = ? WHERE id = ?');
  const holding = statement<[string], { number: string }>(
    db,
    `SELECT DISTINCT d.number FROM finding f JOIN dossier d ON d.key = f.dossier
     WHERE f.lookup_id IN (SELECT value FROM json_each(?)) ORDER BY d.number`,
  );

  function arrange(ids: readonly string[]): void {
    for (const [position, id] of ids.entries()) place().run(position, id);
  }

  return {
    create({ series, year, at, practice, identifiers, ...dossier }) {
      const issued = nextNumber().get(series, year);
      if (issued === undefined) throw new Error('the number of a dossier was not counted');
      const number = `${series}-${year}-${String(issued.last).padStart(4, '0')}`;
      insert().run({
        ...dossier,
        number,
        at,
        practice: practice ? 1 : 0,
        identifiers: JSON.stringify(identifiers),
      });
      return number;
    },
    list: () => all().all().map(dossierOf),
    get(dossierId) {
      const record = one().get(dossierId);
      return record === undefined ? undefined : dossierOf(record);
    },
    update(dossierId, { identifiers, ...draft }, at) {
      change().run({ ...draft, id: dossierId, identifiers: JSON.stringify(identifiers), at });
    },
    delete: (dossierId) => void remove().run(dossierId),

    findings: (dossierId) => findingsOf().all(dossierId),
    finding: (findingId) => oneFinding().get(findingId),
    addFinding(finding) {
      const added = insertFinding().run(finding).changes > 0;
      if (added) touch().run(finding.at, finding.dossierId);
      return added;
    },
    decide(findingId, { at, by, state, reason, note }) {
      const before = oneFinding().get(findingId);
      if (before === undefined) return;
      const isNew = before.state !== state || before.reason !== reason;
      const decidedAt = state === 'pending' ? null : isNew ? at : before.decidedAt;
      setDecision().run({ id: findingId, state, reason, note, decidedAt });
      if (isNew) insertDecision().run({ id: findingId, at, by, state, reason });
      touch().run(at, before.dossierId);
    },
    removeFinding(findingId, at) {
      const finding = oneFinding().get(findingId);
      if (finding === undefined) return;
      deleteFinding().run(findingId);
      arrange(
        findingsOf()
          .all(finding.dossierId)
          .map(({ id }) => id),
      );
      touch().run(at, finding.dossierId);
    },
    moveFinding(findingId, position, at) {
      const finding = oneFinding().get(findingId);
      if (finding === undefined) return;
      const others = findingsOf()
        .all(finding.dossierId)
        .map(({ id }) => id)
        .filter((id) => id !== findingId);
      arrange(others.toSpliced(position, 0, findingId));
      touch().run(at, finding.dossierId);
    },
    decisions: (findingId) => decisionsOf().all(findingId),
    numbersHolding: (lookupIds) =>
      holding()
        .all(JSON.stringify(lookupIds))
        .map(({ number }) => number),
  };
}

function dossierOf(record: DossierRecord): StoredDossier {
  const { practice, identifiers, found, nothing, silent, yours, notAsked, foundBy, ...rest } = record;
  return {
    ...rest,
    practice: practice === 1,
    identifiers: JSON.parse(identifiers) as readonly Identifier[],
    verdicts: { found, nothing, silent, yours, not_asked: notAsked },
    foundBy: JSON.parse(foundBy) as readonly string[],
  };
}
