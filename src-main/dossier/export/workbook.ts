import { unzipSync, zipSync } from 'fflate';
import writeWorkbook, { type Cell, type Sheet } from 'write-excel-file/node';
import type { DossierView } from '@shared/dossier';
import { decisionOf } from '@shared/screening';
import { formatNit } from '@shared/vocabulary/identifiers';
import { findingStateWords, identifierWords, legalBasisWords } from '@shared/words/dossier';
import { reportWords } from '@shared/words/report';
import { reviewWords } from '@shared/words/review';
import { changeWords, outcomeWords } from '@shared/words/matching';
import {
  hitVerdictWords,
  recordKindWords,
  screeningWords,
  subjectLine,
  undecidedWord,
} from '@shared/words/screening';
import { lookupTone, toneWords } from '@shared/words/verdict';
import type { Text } from '@shared/text';
import { neutralise } from '../../batch/export/cells';
import {
  arrange,
  cutOff,
  numberScreenings,
  type NumberedFinding,
  type NumberedScreening,
} from '../arrangement';
import { isoMoment } from '../moment';
import type { ReportInput } from '../report/input';
import { outcome } from '../report/outcome';
import { decimal, screeningOutcome } from '../report/screenings';
import { sectionOf } from '../report/sections';

const words = {
  summary: { es: 'Resumen', en: 'Summary' },
  findings: { es: 'Hallazgos', en: 'Findings' },
  actions: { es: 'Actuaciones', en: 'Actions' },
  evidence: { es: 'Evidencia', en: 'Evidence' },
  subjectName: { es: 'Sujeto', en: 'Subject' },
  asked: { es: 'Consultado', en: 'Looked up' },
  operation: { es: 'Consulta', en: 'Lookup' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  title: { es: 'Descripción', en: 'Description' },
  place: { es: 'Lugar', en: 'Place' },
  date: { es: 'Fecha', en: 'Date' },
  records: { es: 'Registros', en: 'Records' },
  askedAt: { es: 'Consultado el', en: 'Asked on' },
  decidedAt: { es: 'Decidido el', en: 'Decided on' },
  review: { es: 'Lectura a mano', en: 'Reading by hand' },
  reviewReason: { es: 'Motivo de la lectura', en: 'Reason of the reading' },
  reviewedBy: { es: 'Leído por', en: 'Read by' },
  reviewedAt: { es: 'Leído el', en: 'Read on' },
  practice: { es: 'Práctica', en: 'Practice' },
  redirected: { es: 'Redirigida', en: 'Redirected' },
  sequence: { es: 'Consecutivo', en: 'Sequence' },
  action: { es: 'Actuación', en: 'Action' },
  termStart: { es: 'Inicia término', en: 'Term starts' },
  termEnd: { es: 'Finaliza término', en: 'Term ends' },
  registered: { es: 'Registro', en: 'Registered' },
  documents: { es: 'Documentos', en: 'Documents' },
  method: { es: 'Método', en: 'Method' },
  address: { es: 'Dirección', en: 'Address' },
  sentTo: { es: 'Enviada a', en: 'Sent to' },
  duration: { es: 'Duración (ms)', en: 'Duration (ms)' },
  bodyHash: { es: 'SHA-256 del cuerpo', en: 'SHA-256 of the body' },
  failure: { es: 'Falla', en: 'Failure' },
} as const satisfies Record<string, Text>;

/** Excel holds no more characters in a cell. */
const cellCharacters = 32_767;
const cut = ' […]';

type Value = string | number | null;

/** A cell that no spreadsheet executes, converts or refuses. */
function cell(value: Value): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  const text = neutralise(value.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));
  return {
    value: text.length > cellCharacters ? text.slice(0, cellCharacters - cut.length) + cut : text,
    type: String,
    format: '@',
    wrap: text.length > 40,
    alignVertical: 'top',
  };
}

interface Column {
  readonly label: Text;
  readonly width: number;
}

type PlainSheet = Sheet<never>;

/** Sheets Resumen, Hallazgos, Actuaciones and Evidencia, and with screenings Listas del cribado and Coincidencias. Dates are yyyy-mm-dd, times ISO 8601 with offset. */
export async function dossierWorkbook(input: ReportInput): Promise<Uint8Array> {
  const entries = arrange(input.dossier).flatMap((group) => group.findings);
  const screened = numberScreenings(input.dossier);
  const written = await writeWorkbook([
    summarySheet(input),
    findingsSheet(input, entries),
    actionsSheet(input, entries),
    ...(screened.length === 0 ? [] : [screeningSheet(input, screened), hitsSheet(input, screened)]),
    evidenceSheet(input, entries),
  ]).toBuffer();
  // The library stamps the parts with the moment of writing; the same dossier has to give the same bytes.
  return zipSync(unzipSync(written), { level: 6, mtime: input.issuedAt });
}

function sheet(
  input: ReportInput,
  name: Text,
  columns: readonly Column[],
  rows: readonly (readonly Value[])[],
): PlainSheet {
  const head = columns.map(({ label }): Cell => ({
    value: label[input.language],
    type: String,
    fontWeight: 'bold',
  }));
  return {
    sheet: name[input.language],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    data: [head, ...rows.map((row) => row.map(cell))],
  };
}

function summarySheet(input: ReportInput): PlainSheet {
  const { dossier, language } = input;
  const asOf = cutOff(dossier);
  const say = (text: Text): string => text[language];
  const rows: readonly (readonly [Text, string])[] = [
    ...(dossier.practice ? [[reportWords.practiceMark, say(reportWords.practiceBox)] as const] : []),
    [reportWords.dossier, dossier.number],
    [words.subjectName, dossier.subjectName],
    ...dossier.identifiers.map(
      ({ kind, value }) => [identifierWords[kind], kind === 'nit' ? formatNit(value) : value] as const,
    ),
    [reportWords.cutOff, asOf === null ? '' : isoMoment(asOf)],
    [reportWords.issued, isoMoment(input.issuedAt)],
    [reportWords.purpose, dossier.purpose],
    [reportWords.legalBasis, say(legalBasisWords[dossier.legalBasis])],
    [reportWords.preparedBy, dossier.preparedBy],
    [reportWords.organization, input.organization],
    ...verdictCounts(dossier, input).map(([label, count]) => [label, String(count)] as const),
    [reportWords.analystSummary, dossier.summary],
    [reportWords.fingerprint, input.contentSha256],
  ];
  return {
    sheet: words.summary[language],
    columns: [{ width: 30 }, { width: 90 }],
    data: rows.map(([label, value]) => [
      { value: say(label), type: String, fontWeight: 'bold', alignVertical: 'top' } as const,
      cell(value),
    ]),
  };
}

function verdictCounts(dossier: DossierView, input: ReportInput): readonly (readonly [Text, number])[] {
  const counts = new Map<string, { text: Text; count: number }>();
  for (const { finding, operation } of arrange(dossier).flatMap((group) => group.findings)) {
    const text = toneWords[lookupTone(finding.lookup, operation)];
    const key = text[input.language];
    counts.set(key, { text, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(({ text, count }) => [text, count] as const);
}

function findingsSheet(input: ReportInput, entries: readonly NumberedFinding[]): PlainSheet {
  const say = (text: Text): string => text[input.language];
  const yesNo = (value: boolean): string => say(value ? reportWords.yes : reportWords.no);
  const speaker = { language: input.language, say };
  return sheet(
    input,
    words.findings,
    [
      { label: reportWords.number, width: 6 },
      { label: reportWords.verdict, width: 18 },
      { label: words.asked, width: 34 },
      { label: words.operation, width: 26 },
      { label: reportWords.source, width: 34 },
      { label: words.outcome, width: 60 },
      { label: words.review, width: 30 },
      { label: words.reviewReason, width: 40 },
      { label: words.reviewedBy, width: 20 },
      { label: words.reviewedAt, width: 30 },
      { label: words.title, width: 50 },
      { label: words.place, width: 34 },
      { label: words.date, width: 12 },
      { label: words.records, width: 10 },
      { label: words.askedAt, width: 30 },
      { label: reportWords.state, width: 14 },
      { label: reportWords.reason, width: 40 },
      { label: words.decidedAt, width: 30 },
      { label: reportWords.note, width: 40 },
      { label: reportWords.answerHash, width: 66 },
      { label: reportWords.requestId, width: 38 },
      { label: words.practice, width: 10 },
      { label: words.redirected, width: 10 },
    ],
    entries.map(({ number, finding, operation }) => {
      const { lookup } = finding;
      return [
        number,
        say(toneWords[lookupTone(lookup, operation)]),
        sectionOf(lookup.operation).title(lookup, input.language),
        operation === undefined ? lookup.operation : say(operation.title),
        operation === undefined ? null : say(operation.source.name),
        outcome(speaker, lookup),
        lookup.review === null ? null : say(reviewWords[lookup.review.verdict]),
        lookup.review?.reason ?? null,
        lookup.review?.by ?? null,
        lookup.review === null ? null : isoMoment(lookup.review.at),
        lookup.digest?.title ?? null,
        lookup.digest?.place ?? null,
        lookup.digest?.date ?? null,
        lookup.digest?.count ?? null,
        lookup.answeredAt === null ? null : isoMoment(lookup.answeredAt),
        say(findingStateWords[finding.state]),
        finding.reason,
        finding.decidedAt === null ? null : isoMoment(finding.decidedAt),
        finding.note,
        lookup.answerSha256,
        lookup.requestId,
        yesNo(lookup.practice),
        yesNo(lookup.redirected),
      ];
    }),
  );
}

function actionsSheet(input: ReportInput, entries: readonly NumberedFinding[]): PlainSheet {
  return sheet(
    input,
    words.actions,
    [
      { label: reportWords.finding, width: 10 },
      { label: words.asked, width: 34 },
      { label: words.date, width: 12 },
      { label: words.sequence, width: 12 },
      { label: words.action, width: 34 },
      { label: reportWords.note, width: 80 },
      { label: words.termStart, width: 14 },
      { label: words.termEnd, width: 14 },
      { label: words.registered, width: 12 },
      { label: words.documents, width: 12 },
    ],
    entries.flatMap(({ number, finding: { lookup } }) => {
      const section = sectionOf(lookup.operation);
      return section
        .events(lookup)
        .map((event) => [
          number,
          section.title(lookup, input.language),
          event.date,
          event.sequence,
          event.what,
          event.note,
          event.from,
          event.to,
          event.registered,
          (event.documents ? reportWords.yes : reportWords.no)[input.language],
        ]);
    }),
  );
}

/** One row for each list of each screening, also those without a hit and those that were not there. */
function screeningSheet(input: ReportInput, screened: readonly NumberedScreening[]): PlainSheet {
  const speaker = { language: input.language, say: (text: Text): string => text[input.language] };
  const { say } = speaker;
  return sheet(
    input,
    screeningWords.lists,
    [
      { label: screeningWords.screening, width: 10 },
      { label: screeningWords.subject, width: 34 },
      { label: words.title, width: 34 },
      { label: words.outcome, width: 60 },
      { label: screeningWords.askedAt, width: 30 },
      { label: screeningWords.threshold, width: 10 },
      { label: screeningWords.list, width: 34 },
      { label: screeningWords.asOf, width: 12 },
      { label: screeningWords.copy, width: 40 },
      { label: screeningWords.hits, width: 30 },
    ],
    screened.flatMap(({ number, screening }) => {
      const shared = [
        number,
        screening.subject.name,
        say(subjectLine(screening.subject)),
        screeningOutcome(speaker, screening),
        isoMoment(screening.askedAt),
        screening.threshold,
      ];
      return [
        ...screening.lists.map(({ title, generation }) => {
          const hits = screening.hitList.filter(({ dataset }) => dataset === generation.dataset).length;
          return [
            ...shared,
            say(title),
            generation.asOf,
            generation.id,
            hits === 0 ? say(screeningWords.none) : hits,
          ];
        }),
        ...screening.missing.map(({ title }) => [
          ...shared,
          say(title),
          null,
          null,
          say(screeningWords.notSearched),
        ]),
      ];
    }),
  );
}

function hitsSheet(input: ReportInput, screened: readonly NumberedScreening[]): PlainSheet {
  const speaker = { language: input.language, say: (text: Text): string => text[input.language] };
  const { say } = speaker;
  return sheet(
    input,
    screeningWords.hits,
    [
      { label: screeningWords.screening, width: 10 },
      { label: screeningWords.subject, width: 34 },
      { label: screeningWords.list, width: 34 },
      { label: screeningWords.listed, width: 34 },
      { label: screeningWords.score, width: 10 },
      { label: screeningWords.ofacScore, width: 12 },
      { label: screeningWords.how, width: 60 },
      { label: screeningWords.record, width: 80 },
      { label: screeningWords.decision, width: 24 },
      { label: screeningWords.reason, width: 50 },
      { label: words.decidedAt, width: 30 },
      { label: screeningWords.decidedBy, width: 24 },
      { label: screeningWords.recordHash, width: 66 },
    ],
    screened.flatMap(({ number, screening }) =>
      screening.hitList.map((hit) => {
        const decision = decisionOf(hit);
        const list = screening.lists.find(({ generation }) => generation.dataset === hit.dataset);
        return [
          number,
          screening.subject.name,
          list === undefined ? hit.dataset : say(list.title),
          hit.name,
          Number(hit.score.toFixed(3)),
          hit.ofacScore,
          [
            ...hit.words.map(
              ({ asked, listed, outcome: how, contribution }) =>
                `${asked.join(' ') || '—'} / ${listed.join(' ') || '—'}: ${say(outcomeWords[how])} (${decimal(contribution, speaker)})`,
            ),
            ...hit.adjustments.map(
              ({ reason, change }) => `${say(changeWords[reason])} (${decimal(change, speaker)})`,
            ),
          ].join('\n'),
          hit.record.map(({ kind, value }) => `${say(recordKindWords[kind])}: ${value}`).join('\n'),
          say(decision === null ? undecidedWord : hitVerdictWords[decision.verdict]),
          decision?.reason ?? null,
          decision === null ? null : isoMoment(decision.at),
          decision?.by ?? null,
          hit.recordSha256,
        ];
      }),
    ),
  );
}

function evidenceSheet(input: ReportInput, entries: readonly NumberedFinding[]): PlainSheet {
  return sheet(
    input,
    words.evidence,
    [
      { label: reportWords.number, width: 6 },
      { label: reportWords.finding, width: 10 },
      { label: words.method, width: 10 },
      { label: words.address, width: 90 },
      { label: words.sentTo, width: 40 },
      { label: reportWords.status, width: 10 },
      { label: reportWords.time, width: 30 },
      { label: words.duration, width: 14 },
      { label: reportWords.bytes, width: 12 },
      { label: words.bodyHash, width: 66 },
      { label: words.failure, width: 40 },
    ],
    entries.flatMap(({ number, finding, firstExchange }) =>
      finding.lookup.exchanges.map((exchange, index) => [
        firstExchange + index,
        number,
        exchange.method,
        exchange.url,
        exchange.sentTo,
        exchange.status,
        isoMoment(exchange.startedAt),
        exchange.durationMs,
        exchange.bytes,
        exchange.sha256,
        exchange.failure,
      ]),
    ),
  );
}
