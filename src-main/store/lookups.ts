import { answerBody } from '@shared/answer-body';
import { captureMethods } from '@shared/assistance';
import type { ErrorValue } from '@shared/errors';
import { fold } from '@shared/fold';
import { Failure } from '@shared/failure';
import type { Generation } from '@shared/dataset';
import type { LookupFilter, Page } from '@shared/ipc';
import type { Door, LegalBasis, LookupRow, LookupView } from '@shared/lookup';
import type { Digest } from '@shared/operations/operation';
import type { Review } from '@shared/review';
import { verdicts, type Verdict } from '@shared/verdict';
import type { RecordedExchange } from '../engine/adapter';
import type { AuditRepository } from './audit';
import type { Blobs } from './blobs';
import type { Database } from './database';
import { isOf, type EvidenceRepository, type EvidenceWriter } from './evidence';
import { sha256 } from './hash';
import { lookupColumns, placesFor, rowHash } from './lookup-proof';
import { newestReview } from './reviews';
import { removal, type Removal } from './removal';
import { statement } from './statements';
import type { Transactions } from './transactions';

/** What every finished lookup says of itself. Times are epoch milliseconds. */
export interface LookupFacts {
  readonly id: string;
  readonly requestId: string;
  readonly organization: string;
  readonly operation: string;
  readonly subject: string;
  readonly door: Door;
  readonly practice: boolean;
  /** Canonical JSON of the valid request, with its SHA-256. */
  readonly input: { readonly text: string; readonly sha256: string };
  /** SHA-256 of what the source is asked: the request without the range of a long text. */
  readonly askedSha256: string;
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  readonly authorization: string | null;
  readonly requestedAt: number;
  readonly finishedAt: number;
  readonly status: number;
  readonly verdict: Verdict;
}

/** A lookup that went to the source: its answer or error, and every exchange. */
export interface SourceLookup extends LookupFacts {
  readonly answeredAt: number | null;
  readonly answer: { readonly data: unknown; readonly aside: unknown; readonly digest: Digest } | null;
  readonly error: ErrorValue | null;
  readonly exchanges: readonly RecordedExchange[];
  /** The generations of data sets that were read. */
  readonly generations: readonly Generation[];
}

/** An answer that can be served again. */
export interface CachedAnswer {
  readonly seq: number;
  readonly id: string;
  readonly answeredAt: number;
  readonly answerSha256: string;
  readonly verdict: Verdict;
  readonly redirected: boolean;
  readonly digest: Digest;
  readonly data: unknown;
  readonly aside: unknown;
}

export interface LookupRepository {
  /**
   * Writes a lookup that asked the source, its evidence and its audit entry, inside the caller's transaction.
   * @returns the number that charges and keys refer to
   */
  recordAsked(lookup: SourceLookup): number;
  /**
   * Writes a lookup that was answered from an earlier one, with its audit entry.
   * @param page another range of the earlier one's text, as the data it was answered with
   */
  recordCached(lookup: LookupFacts, from: CachedAnswer, page?: { readonly data: unknown }): number;
  /** The latest answer of the source to the same question, if the source was asked after `since`. */
  cached(operation: string, askedSha256: string, practice: boolean, since: number): CachedAnswer | undefined;
  /** A recorded lookup in full; throws `Failure` (`not_found`). */
  view(id: string): LookupView;
  /** The same; undefined when there is none. */
  find(id: string): LookupView | undefined;
  /** Recorded lookups, newest first. `byVerdict` counts what the filter finds when its verdict is left out. */
  list(
    filter: LookupFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Page<LookupRow> & { readonly byVerdict: Readonly<Record<Verdict, number>> };
  /**
   * Lookups of the assisted window whose page was not recognised, which nobody has read by hand and whose question was not
   * answered since; newest first.
   */
  toReview(limit: number): Page<LookupRow>;
  /** Ids of the lookups about a subject, whatever its case and accents. */
  ofSubject(subject: string): readonly string[];
  /** Deletes lookups; see `Removal`. */
  readonly removal: Removal;
}

interface ListRow {
  readonly id: string;
  readonly operation: string;
  readonly subject: string;
  readonly door: Door;
  readonly verdict: Verdict;
  readonly status: number;
  readonly requestedAt: number;
  readonly finishedAt: number;
  readonly answeredAt: number | null;
  readonly origin: 'source' | 'cache';
  readonly digest: string | null;
  readonly error: string | null;
  readonly practice: number;
  readonly redirected: number;
  readonly review: string | null;
}

interface ViewRow extends ListRow {
  readonly requestId: string;
  readonly input: string;
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  readonly authorization: string | null;
  readonly answerSha256: string | null;
  readonly answer: number | null;
  readonly aside: string | null;
  readonly generations: string | null;
}

interface CacheRow {
  readonly seq: number;
  readonly id: string;
  readonly answeredAt: number;
  readonly answerSha256: string;
  readonly verdict: Verdict;
  readonly redirected: number;
  readonly digest: string;
  readonly answer: number;
  readonly aside: string;
}

/** What the kind of a lookup adds to its facts, as it is written. */
interface Written {
  readonly redirected: boolean;
  readonly answeredAt: number | null;
  readonly origin: 'source' | 'cache';
  readonly answerOf: number | null;
  readonly answer: number | null;
  readonly page: number | null;
  readonly answerSha256: string | null;
  readonly digest: string | null;
  readonly error: string | null;
  readonly generations: string | null;
  readonly aside: string | null;
}

const assistedMethods = Object.values(captureMethods)
  .map((method) => `'${method}'`)
  .join(', ');

const listColumns = `l.id, l.operation, l.subject, l.door, l.verdict, l.status, l.requested_at AS requestedAt,
  l.finished_at AS finishedAt, l.answered_at AS answeredAt, l.origin, l.digest, l.error, l.practice, l.redirected,
  ${newestReview} AS review`;

export function lookupRepository(
  db: Database,
  parts: {
    audit: AuditRepository;
    blobs: Blobs;
    evidence: EvidenceRepository & EvidenceWriter;
    transact: Transactions;
  },
): LookupRepository {
  const { audit, blobs, evidence, transact } = parts;
  const insert = statement<unknown[]>(
    db,
    `INSERT INTO lookup (seq, ${lookupColumns}) VALUES (?, ${placesFor(lookupColumns)})`,
  );
  // The plus before a parameter: see `statement`.
  const cache = statement<[string, string, number, number], CacheRow>(
    db,
    `SELECT seq, id, answered_at AS answeredAt, answer_sha256 AS answerSha256, verdict, redirected, digest, answer, aside
     FROM lookup
     WHERE operation = +? AND input_sha256 = +? AND practice = +? AND answered_at > +? AND status = 200 AND origin = 'source'
     ORDER BY answered_at DESC, seq DESC LIMIT 1`,
  );
  const one = statement<[string], ViewRow>(
    db,
    `SELECT ${listColumns}, l.request_id AS requestId, l.input, l.purpose, l.legal_basis AS legalBasis, l."authorization",
       l.answer_sha256 AS answerSha256, coalesce(l.page, l.answer, source.answer) AS answer,
       coalesce(l.aside, source.aside) AS aside, coalesce(l.generations, source.generations) AS generations
     FROM lookup l LEFT JOIN lookup source ON source.seq = l.answer_of WHERE l.id = ?`,
  );
  const unread = statement<[number], ListRow & { readonly total: number }>(
    db,
    `SELECT ${listColumns}, count(*) OVER () AS total FROM lookup l
     WHERE l.verdict = 'silent' AND json_extract(l.error, '$.details.reason') = 'changed'
       AND EXISTS (SELECT 1 FROM exchange e
         WHERE ${isOf('l.seq')} AND e.method IN (${assistedMethods}))
       AND NOT EXISTS (SELECT 1 FROM review r WHERE r.lookup = l.seq)
       AND NOT EXISTS (SELECT 1 FROM lookup later
         WHERE later.operation = l.operation AND later.input_sha256 = l.input_sha256 AND later.practice = l.practice
           AND later.answered_at > l.requested_at AND later.status = 200 AND later.origin = 'source')
     ORDER BY l.requested_at DESC, l.seq DESC LIMIT ?`,
  );
  const bySubject = statement<[string], { id: string }>(
    db,
    'SELECT id FROM lookup WHERE subject_key = ? ORDER BY seq',
  );

  /** The `data` of a kept answer. */
  function readData(blob: number): unknown {
    const body = JSON.parse(Buffer.from(blobs.get(blob)).toString('utf8')) as { readonly data: unknown };
    return body.data;
  }

  /**
   * Writes the row and its audit entry, whose number it has.
   * @param detail what the entry tells beside the facts
   */
  function write(facts: LookupFacts, rest: Written, detail: Readonly<Record<string, unknown>>): number {
    // By position: names cost a search for each of the columns.
    const row = [
      facts.id,
      facts.requestId,
      facts.organization,
      facts.operation,
      facts.subject,
      fold(facts.subject),
      facts.door,
      facts.practice ? 1 : 0,
      facts.input.text,
      facts.askedSha256,
      facts.purpose,
      facts.legalBasis,
      facts.authorization,
      facts.requestedAt,
      facts.finishedAt,
      facts.status,
      facts.verdict,
      rest.redirected ? 1 : 0,
      rest.answeredAt,
      rest.origin,
      rest.answerOf,
      rest.answer,
      rest.page,
      rest.answerSha256,
      rest.digest,
      rest.error,
      rest.generations,
      rest.aside,
    ];
    const seq = audit.append({
      at: facts.finishedAt,
      actor: facts.door,
      action: 'lookup.recorded',
      subject: facts.id,
      detail: {
        operation: facts.operation,
        request: facts.input.sha256,
        status: facts.status,
        verdict: facts.verdict,
        origin: rest.origin,
        answer: rest.answerSha256,
        record: rowHash(row),
        ...detail,
      },
    });
    insert().run(seq, ...row);
    return seq;
  }

  function find(id: string): LookupView | undefined {
    const row = one().get(id);
    if (row === undefined) return undefined;
    return {
      ...rowOf(row),
      requestId: row.requestId,
      input: JSON.parse(row.input),
      data: row.answer === null ? null : readData(row.answer),
      aside: row.aside === null ? null : JSON.parse(row.aside),
      answerSha256: row.answerSha256,
      purpose: row.purpose,
      legalBasis: row.legalBasis,
      authorization: row.authorization,
      exchanges: evidence.of(id),
      generations: row.generations === null ? [] : (JSON.parse(row.generations) as Generation[]),
    };
  }

  return {
    recordAsked({ answer, answeredAt, error, exchanges, generations, ...facts }) {
      const read = generations.length === 0 ? null : JSON.stringify(generations);
      const kept = evidence.keep(exchanges);
      const body = answer === null ? null : blobs.put(Buffer.from(answerBody(answer.data)));
      const seq = write(
        facts,
        {
          redirected: [...exchanges, ...generations.flatMap(({ files }) => files)].some(
            ({ sentTo }) => sentTo !== null,
          ),
          answeredAt,
          origin: 'source',
          answerOf: null,
          answer: body?.id ?? null,
          page: null,
          answerSha256: body?.sha256 ?? null,
          digest: answer === null ? null : JSON.stringify(answer.digest),
          error: error === null ? null : JSON.stringify(error),
          generations: read,
          aside: answer === null ? null : JSON.stringify(answer.aside),
        },
        { evidence: kept.hashes, ...(read === null ? {} : { generations: sha256(read) }) },
      );
      kept.write(seq);
      return seq;
    },
    recordCached(facts, from, page) {
      const body = page === undefined ? null : blobs.put(Buffer.from(answerBody(page.data)));
      return write(
        facts,
        {
          redirected: from.redirected,
          answeredAt: from.answeredAt,
          origin: 'cache',
          answerOf: from.seq,
          answer: null,
          page: body?.id ?? null,
          answerSha256: body?.sha256 ?? from.answerSha256,
          digest: JSON.stringify(from.digest),
          error: null,
          generations: null,
          aside: null,
        },
        { answerOf: from.id },
      );
    },
    cached(operation, askedSha256, practice, since) {
      const row = cache().get(operation, askedSha256, practice ? 1 : 0, since);
      if (row === undefined) return undefined;
      const { answer, aside, digest, redirected, ...rest } = row;
      return {
        ...rest,
        redirected: redirected === 1,
        digest: JSON.parse(digest) as Digest,
        data: readData(answer),
        aside: JSON.parse(aside),
      };
    },
    find,
    view(id) {
      const view = find(id);
      if (view !== undefined) return view;
      throw new Failure('not_found', {
        es: 'Esa consulta no existe o fue eliminada.',
        en: 'That lookup does not exist or was deleted.',
      });
    },
    list(filter, { offset, limit }) {
      const { where, values } = conditions({ ...filter, verdict: null });
      const counts = db
        .prepare<unknown[], { verdict: Verdict; lookups: number }>(
          // The plus keeps the planner from grouping by an index that does not hold the filter's columns.
          `SELECT verdict, count(*) AS lookups FROM lookup ${where} GROUP BY +verdict`,
        )
        .all(...values);
      const byVerdict = countsOf(counts);
      const chosen = conditions(filter);
      const rows = db
        .prepare<unknown[], ListRow>(
          `SELECT ${listColumns} FROM lookup l ${chosen.where}
           ORDER BY l.requested_at DESC, l.seq DESC LIMIT ? OFFSET ?`,
        )
        .all(...chosen.values, limit, offset);
      const total =
        filter.verdict === null
          ? counts.reduce((sum, { lookups }) => sum + lookups, 0)
          : byVerdict[filter.verdict];
      return { rows: rows.map(rowOf), total, byVerdict };
    },
    toReview(limit) {
      const rows = unread().all(limit);
      return { rows: rows.map(rowOf), total: rows[0]?.total ?? 0 };
    },
    ofSubject: (subject) =>
      bySubject()
        .all(fold(subject))
        .map(({ id }) => id),
    removal: removal(db, audit, transact),
  };
}

function countsOf(
  counts: readonly { readonly verdict: Verdict; readonly lookups: number }[],
): Record<Verdict, number> {
  const none = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  return { ...none, ...Object.fromEntries(counts.map(({ verdict, lookups }) => [verdict, lookups])) };
}

function conditions(filter: LookupFilter): { where: string; values: unknown[] } {
  const text = fold(filter.text);
  const parts: readonly (readonly [string, unknown])[] = [
    ['instr(subject_key, ?) > 0', text === '' ? null : text],
    ['verdict = ?', filter.verdict],
    ['operation = ?', filter.operation],
    ['door = ?', filter.door],
  ];
  const used = parts.filter(([, value]) => value !== null);
  return {
    where: used.length === 0 ? '' : `WHERE ${used.map(([condition]) => condition).join(' AND ')}`,
    values: used.map(([, value]) => value),
  };
}

function rowOf(row: ListRow): LookupRow {
  return {
    id: row.id,
    operation: row.operation,
    subject: row.subject,
    door: row.door,
    state: 'done',
    verdict: row.verdict,
    status: row.status,
    requestedAt: row.requestedAt,
    finishedAt: row.finishedAt,
    answeredAt: row.answeredAt,
    origin: row.origin,
    digest: row.digest === null ? null : (JSON.parse(row.digest) as Digest),
    error: row.error === null ? null : (JSON.parse(row.error) as ErrorValue),
    practice: row.practice === 1,
    redirected: row.redirected === 1,
    review: row.review === null ? null : (JSON.parse(row.review) as Review),
  };
}
