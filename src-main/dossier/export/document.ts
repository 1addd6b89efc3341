import { z } from 'zod';
import type { Generation } from '@shared/dataset';
import { findingStates, identifierKinds, type DossierView } from '@shared/dossier';
import { legalBases } from '@shared/lookup';
import { reviewVerdicts } from '@shared/review';
import {
  decisionOf,
  hitVerdicts,
  recordKinds,
  subjectKinds,
  type HitDecision,
  type ScreeningHit,
} from '@shared/screening';
import { verdicts } from '@shared/verdict';
import type { Decision } from '../../store/dossiers';
import { arrange, numberScreenings, type NumberedScreening } from '../arrangement';
import { isoMoment } from '@shared/vocabulary/moment';

/*
 * The dossier as one JSON document, for programs and for archives. Its shape is published as a JSON Schema within the
 * ZIP export. A change that a reader could trip over raises `schema_version`.
 */

const time = z.string().describe('ISO 8601 with offset');
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const exchange = z.strictObject({
  number: z.int().describe('Number in appendix A of the report'),
  sequence: z.int().describe('Order within the lookup, from 1'),
  method: z.string(),
  url: z.string().describe('Address of the source'),
  sent_to: z.string().nullable().describe('Where the request really went when it was redirected'),
  request_headers: z.record(z.string(), z.string()),
  request_body: z.string().nullable(),
  status: z.int().nullable().describe('HTTP status; null when no answer arrived'),
  response_headers: z.record(z.string(), z.string()),
  started_at: time,
  duration_ms: z.number(),
  bytes: z.int().describe('Length of the body received'),
  sha256: sha256.nullable().describe('Of the body received; null when no answer arrived'),
  failure: z.string().nullable(),
});

const generation = z.strictObject({
  dataset: z.string(),
  id: z.string(),
  as_of: z.iso.date(),
  rows: z.record(z.string(), z.int()).describe('By table'),
  rejected: z.int().describe('Records of the files that could not be read'),
  built_at: time,
  files: z.array(
    z.strictObject({
      name: z.string(),
      url: z.string().nullable().describe('null for a file that the user brought'),
      sent_to: z.string().nullable(),
      as_of: z.iso.date(),
      retrieved_at: time,
      bytes: z.int(),
      sha256,
    }),
  ),
});

const lookup = z.strictObject({
  id: z.string(),
  request_id: z.string(),
  operation: z.string(),
  source: z
    .strictObject({ id: z.string(), name: z.string(), publisher: z.string() })
    .nullable()
    .describe('null when the operation is not known to this version'),
  subject: z.string(),
  input: z.unknown().describe('The request, as it was validated'),
  verdict: z
    .enum(verdicts)
    .describe(
      'found: there are records; nothing: answered in full, no record; silent: asked, no usable answer; yours: waits for a person; not_asked: the source was not asked',
    ),
  adverse: z.boolean().describe('A record of this operation speaks against the subject'),
  status: z.int().nullable().describe('HTTP status of the interface'),
  origin: z.enum(['source', 'cache', 'replay']).nullable(),
  requested_at: time,
  answered_at: time.nullable().describe('When the source was asked'),
  practice: z.boolean().describe('The answer came from a stand-in and is fictitious'),
  redirected: z.boolean().describe('The request was sent to another address than the source'),
  purpose: z.string().nullable(),
  legal_basis: z.enum(legalBases).nullable(),
  authorization: z
    .string()
    .nullable()
    .describe('Where the authorization of the subject is kept, or how the subject takes part'),
  review: z
    .strictObject({ verdict: z.enum(reviewVerdicts), reason: z.string(), by: z.string(), at: time })
    .nullable()
    .describe(
      'What an analyst read by hand in an answer that was not recognised; not the verdict of the lookup, which stays silent. unclear: the page does not tell',
    ),
  answer_sha256: sha256
    .nullable()
    .describe("Of the answer's body, byte by byte: the file in the folder answers of the ZIP export"),
  data: z.unknown().describe("The interface's answer; null when there is none"),
  aside: z.unknown().describe('What the source also said'),
  error: z.unknown().describe('Code and details of the error; null when there is none'),
  exchanges: z.array(exchange),
  generations: z.array(generation).describe('The copies of public lists that the answer was read from'),
});

const finding = z.strictObject({
  number: z.int().describe('The same in every export of the dossier'),
  state: z.enum(findingStates),
  reason: z.string(),
  note: z.string(),
  added_at: time,
  decided_at: time.nullable(),
  decisions: z
    .array(z.strictObject({ at: time, by: z.string(), state: z.enum(findingStates), reason: z.string() }))
    .describe('Every decision that was made, the present one last'),
  lookup,
});

const recordLine = z.strictObject({ kind: z.enum(recordKinds), value: z.string() });

const hitDecision = z.strictObject({
  at: time,
  by: z.string(),
  verdict: z.enum(hitVerdicts),
  reason: z.string(),
  changed: z
    .strictObject({ added: z.array(recordLine), removed: z.array(recordLine) })
    .nullable()
    .describe('What the list says differently from when it was decided; null when it says the same'),
});

const hit = z.strictObject({
  id: z.string(),
  dataset: z.string(),
  party: z.string().describe('What it is called by in its list, from one copy to the next'),
  name: z.string().describe('The listed name that matched'),
  kind: z.enum(subjectKinds),
  score: z.number().describe('0 to 1: the sum of the contributions of the words and of all adjustments'),
  ofac_score: z.number().nullable().describe("As OFAC's own search would show it, 0 to 100"),
  words: z.array(
    z.strictObject({
      asked: z.array(z.string()),
      listed: z.array(z.string()),
      outcome: z.string(),
      similarity: z.number(),
      weight: z.number(),
      contribution: z.number(),
    }),
  ),
  adjustments: z.array(z.strictObject({ reason: z.string(), change: z.number() })),
  record: z.array(recordLine).describe('What the list says of the party'),
  record_sha256: sha256,
  decision: hitDecision.nullable().describe('The decision that holds; null when there is none'),
  decisions: z.array(hitDecision).describe('Every decision on this subject and this party, the latest last'),
});

const screening = z.strictObject({
  number: z.string().describe('The same in every export of the dossier'),
  id: z.string(),
  subject: z.strictObject({
    name: z.string(),
    kind: z.enum(subjectKinds).nullable(),
    birth_date: z.string().nullable(),
    countries: z.array(z.string()),
    identifiers: z.array(z.string()),
  }),
  threshold: z.number().describe('Scores below it are no hits'),
  asked_at: time,
  practice: z.boolean(),
  purpose: z.string().nullable(),
  legal_basis: z.enum(legalBases).nullable(),
  lists: z.array(
    z.strictObject({
      title: z.string(),
      is_stale: z.boolean().describe('The copy was older than the cadence of its list allows'),
      hits: z.int(),
      has_more: z.boolean().describe('The list had more hits than are kept of one'),
      generation,
    }),
  ),
  missing: z
    .array(z.strictObject({ dataset: z.string(), title: z.string() }))
    .describe('Lists that were not on the machine and were not searched'),
  hits: z.array(hit),
});

export const dossierDocumentSchema = z
  .strictObject({
    schema: z.literal('expediente.dossier'),
    schema_version: z.literal(1),
    number: z.string(),
    practice: z.boolean(),
    subject: z.strictObject({
      kind: z.enum(['person', 'company']),
      name: z.string(),
      identifiers: z.array(z.strictObject({ kind: z.enum(identifierKinds), value: z.string() })),
    }),
    purpose: z.string(),
    legal_basis: z.enum(legalBases),
    prepared_by: z.string(),
    organization: z.string(),
    summary: z.string(),
    created_at: time,
    updated_at: time,
    findings: z.array(finding),
    screenings: z.array(screening),
  })
  .describe('A dossier of Expediente');

export type DossierDocument = z.output<typeof dossierDocumentSchema>;

/** What the document holds beside the view of the dossier. */
export interface DocumentContext {
  readonly organization: string;
  /** Every decision on a finding, by the finding's id. */
  readonly decisions: ReadonlyMap<string, readonly Decision[]>;
}

/** The dossier as a plain value. It says nothing of when it was exported, so that its hash names the content alone. */
export function dossierDocument(dossier: DossierView, context: DocumentContext): DossierDocument {
  return {
    schema: 'expediente.dossier',
    schema_version: 1,
    number: dossier.number,
    practice: dossier.practice,
    subject: {
      kind: dossier.subjectKind,
      name: dossier.subjectName,
      identifiers: dossier.identifiers.map(({ kind, value }) => ({ kind, value })),
    },
    purpose: dossier.purpose,
    legal_basis: dossier.legalBasis,
    prepared_by: dossier.preparedBy,
    organization: context.organization,
    summary: dossier.summary,
    created_at: isoMoment(dossier.createdAt),
    updated_at: isoMoment(dossier.updatedAt),
    findings: arrange(dossier)
      .flatMap((group) => group.findings)
      .map(({ number, finding: entry, operation, firstExchange }) => ({
        number,
        state: entry.state,
        reason: entry.reason,
        note: entry.note,
        added_at: isoMoment(entry.addedAt),
        decided_at: entry.decidedAt === null ? null : isoMoment(entry.decidedAt),
        decisions: (context.decisions.get(entry.id) ?? []).map(({ at, by, state, reason }) => ({
          at: isoMoment(at),
          by,
          state,
          reason,
        })),
        lookup: {
          id: entry.lookup.id,
          request_id: entry.lookup.requestId,
          operation: entry.lookup.operation,
          source:
            operation === undefined
              ? null
              : {
                  id: operation.source.id,
                  name: operation.source.name.es,
                  publisher: operation.source.publisher,
                },
          subject: entry.lookup.subject,
          input: entry.lookup.input,
          verdict: entry.lookup.verdict,
          adverse: operation?.adverse ?? false,
          status: entry.lookup.status,
          origin: entry.lookup.origin,
          requested_at: isoMoment(entry.lookup.requestedAt),
          answered_at: entry.lookup.answeredAt === null ? null : isoMoment(entry.lookup.answeredAt),
          practice: entry.lookup.practice,
          redirected: entry.lookup.redirected,
          purpose: entry.lookup.purpose,
          legal_basis: entry.lookup.legalBasis,
          authorization: entry.lookup.authorization,
          review:
            entry.lookup.review === null
              ? null
              : { ...entry.lookup.review, at: isoMoment(entry.lookup.review.at) },
          answer_sha256: entry.lookup.answerSha256,
          data: entry.lookup.data ?? null,
          aside: entry.lookup.aside ?? null,
          error: entry.lookup.error,
          exchanges: entry.lookup.exchanges.map((one, index) => ({
            number: firstExchange + index,
            sequence: one.sequence,
            method: one.method,
            url: one.url,
            sent_to: one.sentTo,
            request_headers: { ...one.requestHeaders },
            request_body: one.requestBody,
            status: one.status,
            response_headers: { ...one.responseHeaders },
            started_at: isoMoment(one.startedAt),
            duration_ms: one.durationMs,
            bytes: one.bytes,
            sha256: one.sha256,
            failure: one.failure,
          })),
          generations: entry.lookup.generations.map(generationOf),
        },
      })),
    screenings: numberScreenings(dossier).map(screeningOf),
  };
}

function generationOf(one: Generation): z.output<typeof generation> {
  return {
    dataset: one.dataset,
    id: one.id,
    as_of: one.asOf,
    rows: { ...one.rows },
    rejected: one.rejected,
    built_at: isoMoment(one.builtAt),
    files: one.files.map((file) => ({
      name: file.name,
      url: file.url,
      sent_to: file.sentTo,
      as_of: file.asOf,
      retrieved_at: isoMoment(file.retrievedAt),
      bytes: file.bytes,
      sha256: file.sha256,
    })),
  };
}

function screeningOf({ number, screening: one }: NumberedScreening): z.output<typeof screening> {
  const { subject } = one;
  return {
    number,
    id: one.id,
    subject: {
      name: subject.name,
      kind: subject.kind,
      birth_date: subject.birthDate,
      countries: [...subject.countries],
      identifiers: [...subject.identifiers],
    },
    threshold: one.threshold,
    asked_at: isoMoment(one.askedAt),
    practice: one.practice,
    purpose: one.purpose,
    legal_basis: one.legalBasis,
    lists: one.lists.map((list) => ({
      title: list.title.es,
      is_stale: list.isStale,
      hits: one.hitList.filter(({ dataset }) => dataset === list.generation.dataset).length,
      has_more: one.cut.includes(list.generation.dataset),
      generation: generationOf(list.generation),
    })),
    missing: one.missing.map(({ dataset, title }) => ({ dataset, title: title.es })),
    hits: one.hitList.map(hitOf),
  };
}

function hitOf(one: ScreeningHit): z.output<typeof hit> {
  const decision = decisionOf(one);
  return {
    id: one.id,
    dataset: one.dataset,
    party: one.party,
    name: one.name,
    kind: one.kind,
    score: one.score,
    ofac_score: one.ofacScore,
    words: one.words.map((word) => ({ ...word, asked: [...word.asked], listed: [...word.listed] })),
    adjustments: one.adjustments.map(({ reason, change }) => ({ reason, change })),
    record: one.record.map(({ kind, value }) => ({ kind, value })),
    record_sha256: one.recordSha256,
    decision: decision === null ? null : hitDecisionOf(decision),
    decisions: one.decisions.map(hitDecisionOf),
  };
}

function hitDecisionOf({ at, by, verdict, reason, changed }: HitDecision): z.output<typeof hitDecision> {
  return {
    at: isoMoment(at),
    by,
    verdict,
    reason,
    changed: changed === null ? null : { added: [...changed.added], removed: [...changed.removed] },
  };
}
