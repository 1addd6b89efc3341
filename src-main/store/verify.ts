import { setImmediate } from 'node:timers/promises';
import type { AuditReport } from '@shared/ipc';
import { chainStart, entryHash, type AuditEntry, type AuditRepository } from './audit';
import type { Blobs } from './blobs';
import type { Database } from './database';
import { isOf } from './evidence';
import { sha256 } from './hash';
import { exchangeColumns, lookupColumns, rowHash } from './lookup-proof';
import { reviewCheck, strayReviews } from './reviews';
import { screeningCheck, textsIn } from './screening-proof';
import { statement } from './statements';

/** Entries that are read at once. */
const step = 50;
/** Milliseconds of work between two pauses: an entry may tell of many people. */
const breath = 8;

/** A row by the order of its columns. */
type Values = (string | number | null)[];

interface Recorded {
  readonly seq: number;
  readonly operation: string;
  readonly input: string;
  readonly status: number;
  readonly verdict: string;
  readonly origin: string;
  readonly answer: number | null;
  readonly answerSha256: string | null;
  readonly answerOf: string | null;
  readonly generations: string | null;
}

/**
 * Proves that nothing was changed behind the application's back: the chain has no gap and every hash fits, every
 * recorded lookup is there and is what its entry says down to the bytes of its evidence, every missing one was deleted
 * by an entry, readings by hand, screenings and decisions are what was entered, and nothing of these stands outside the
 * log. What is recorded meanwhile is checked as well.
 */
export async function verifyWorkspace(
  db: Database,
  audit: AuditRepository,
  blobs: Blobs,
): Promise<AuditReport> {
  const isAsRecorded = lookupCheck(db, blobs);
  const isOtherReview = reviewCheck(db);
  const screenings = screeningCheck(db);
  const missing = new Map<string, number>();
  const broken: number[] = [];
  let entries = 0;
  let head = chainStart;
  let since = performance.now();

  for (
    let page = audit.from(1, step);
    page.length > 0;
    page = audit.from((page.at(-1)?.seq ?? 0) + 1, step)
  ) {
    for (const entry of page) {
      entries += 1;
      if (entry.seq !== entries || entry.prev !== head || entryHash(entry) !== entry.hash)
        broken.push(entry.seq);
      head = entry.hash;
      if (entry.action === 'lookup.recorded') {
        const check = isAsRecorded(entry);
        if (check === 'missing') missing.set(entry.subject, entry.seq);
        else if (check === 'different') broken.push(entry.seq);
      }
      if (isOtherReview(entry)) broken.push(entry.seq);
      if (!screenings.holds(entry)) broken.push(entry.seq);
      for (const id of deletedIds(entry)) {
        if (!missing.delete(id)) broken.push(entry.seq);
      }
      if (performance.now() - since < breath) continue;
      await setImmediate();
      since = performance.now();
    }
  }
  broken.push(...missing.values(), ...strayEntries(db), ...strayReviews(db), ...screenings.rest());
  const brokenAt = broken.toSorted((one, other) => one - other)[0] ?? null;
  return { ok: brokenAt === null, entries, brokenAt, head };
}

/** The number of a lookup whose entry is not its own: the log lost its end, or the row was added. */
function strayEntries(db: Database): readonly number[] {
  return db
    .prepare<[], { seq: number }>(
      `SELECT l.seq FROM lookup l LEFT JOIN audit a USING (seq)
       WHERE a.seq IS NULL OR a.subject <> l.id OR a.action <> 'lookup.recorded' ORDER BY l.seq LIMIT 1`,
    )
    .all()
    .map(({ seq }) => seq);
}

function deletedIds(entry: AuditEntry): readonly string[] {
  return entry.action === 'lookup.deleted' ? textsIn(entry.detail['lookups']) : [];
}

function lookupCheck(db: Database, blobs: Blobs): (entry: AuditEntry) => 'same' | 'different' | 'missing' {
  const find = statement<[string], Recorded>(
    db,
    `SELECT l.seq, l.operation, l.input, l.status, l.verdict, l.origin, coalesce(l.page, l.answer) AS answer,
       l.answer_sha256 AS answerSha256, source.id AS answerOf, l.generations
     FROM lookup l LEFT JOIN lookup source ON source.seq = l.answer_of WHERE l.id = ?`,
  );
  const record = statement<[number], Values>(db, `SELECT ${lookupColumns} FROM lookup WHERE seq = ?`);
  const ofLookup = `FROM exchange e WHERE ${isOf('?')} ORDER BY e.id`;
  const exchanges = statement<[number, number], Values>(db, `SELECT ${exchangeColumns} ${ofLookup}`);
  const bodies = statement<[number, number], { sha256: string | null; body: number | null }>(
    db,
    `SELECT sha256, body ${ofLookup}`,
  );

  function isEvidenceSame(seq: number, told: unknown): boolean {
    const hashes = exchanges().raw().all(seq, seq).map(rowHash);
    return JSON.stringify(hashes) === JSON.stringify(told ?? []);
  }

  function isBodyWhole({ sha256: hash, body }: { sha256: string | null; body: number | null }): boolean {
    return body === null ? hash === null : sha256(blobs.get(body)) === hash;
  }

  function isAnswerWhole({ answer, answerSha256 }: Recorded): boolean {
    return answer === null || sha256(blobs.get(answer)) === answerSha256;
  }

  return ({ seq, subject, detail }) => {
    const row = find().get(subject);
    if (row === undefined) return 'missing';
    const isSame =
      row.seq === seq &&
      row.operation === detail['operation'] &&
      sha256(row.input) === detail['request'] &&
      row.status === detail['status'] &&
      row.verdict === detail['verdict'] &&
      row.origin === detail['origin'] &&
      row.answerSha256 === detail['answer'] &&
      row.answerOf === (detail['answerOf'] ?? null) &&
      (row.generations === null ? null : sha256(row.generations)) === (detail['generations'] ?? null) &&
      rowHash(record().raw().get(seq) ?? []) === detail['record'] &&
      isEvidenceSame(seq, detail['evidence']);
    try {
      const isWhole = () => bodies().all(seq, seq).every(isBodyWhole) && isAnswerWhole(row);
      return isSame && isWhole() ? 'same' : 'different';
    } catch {
      // Kept bytes that cannot even be read are not what was recorded; that is the answer, not a failure of the check.
      return 'different';
    }
  };
}
