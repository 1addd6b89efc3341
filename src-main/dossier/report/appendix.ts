import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';
import type { Exchange } from '@shared/lookup';
import type { Operation } from '@shared/operations/operation';
import { captureKinds, isCaptureMethod } from '@shared/assistance';
import {
  captureWords,
  confidenceWords,
  reportWords,
  sentences,
  verificationWords,
} from '@shared/words/report';
import type { FindingGroup, NumberedFinding } from '../arrangement';
import { moment, shortDate } from '@shared/vocabulary/moment';
import { chapters, exchangeId } from './anchors';
import { chapter, heading } from './headings';
import type { ReportInput } from './input';
import { paragraph } from './paragraphs';
import { definitions } from './sections/definitions';
import { ink, measure, muted, parts, size, table } from './style';
import type { Typesetter } from './typesetter';

/** So much of an address fits in one row. */
const addressCharacters = 2000;

/** Appendix A: every request that was made to a source, with the digest of what came back. */
export function requests(type: Typesetter, groups: readonly FindingGroup[]): Content {
  const entries = groups.flatMap((group) => group.findings);
  const rows = entries.flatMap((entry) =>
    entry.finding.lookup.exchanges.map((exchange, index) =>
      exchangeRow(type, exchange, entry.firstExchange + index, entry),
    ),
  );
  return [
    chapter(type, chapters.requests, type.say(reportWords.appendixA)),
    rows.length === 0
      ? paragraph(type, type.say(reportWords.noRequests))
      : table({
          columns: [20, 34, '*', 58, 32, 40],
          head: [
            reportWords.number,
            reportWords.finding,
            reportWords.request,
            reportWords.time,
            reportWords.status,
            reportWords.bytes,
          ].map((word, index) =>
            type.sans(type.say(word), {
              fontSize: size.fine + 0.3,
              bold: true,
              color: muted,
              alignment: index > 3 ? 'right' : 'left',
            }),
          ),
          rows,
        }),
  ];
}

function exchangeRow(
  type: Typesetter,
  exchange: Exchange,
  number: number,
  entry: NumberedFinding,
): TableCell[] {
  const fine = { fontSize: size.fine, color: ink };
  const { method } = exchange;
  const what = isCaptureMethod(method) ? type.say(captureWords[captureKinds[method]]) : method;
  const address = parts(`${what} ${exchange.url}`, addressCharacters)[0] ?? '';
  const lines: ContentText[] = [
    type.mono(address, fine),
    ...(exchange.sentTo === null
      ? []
      : [
          type.sans(`${type.say(reportWords.sentTo)} ${addressee(exchange.url, exchange.sentTo)}`, {
            ...fine,
            bold: true,
          }),
        ]),
    ...(exchange.failure === null ? [] : [type.sans(exchange.failure, { ...fine, color: muted })]),
    exchange.sha256 === null
      ? type.sans(type.say(reportWords.noAnswer), { ...fine, color: muted })
      : type.mono(exchange.sha256, { fontSize: 6.2, color: muted, margin: [0, 1, 0, 0] }),
  ];
  return [
    type.sans(String(number), { ...fine, id: exchangeId(number) }),
    type.sans(String(entry.number), fine),
    { stack: lines },
    type.sans(moment(exchange.startedAt).replace(' ', '\n'), fine),
    type.sans(exchange.status === null ? type.say(reportWords.empty) : String(exchange.status), {
      ...fine,
      alignment: 'right',
    }),
    type.sans(exchange.bytes.toLocaleString(type.language === 'es' ? 'es-CO' : 'en-GB'), {
      ...fine,
      alignment: 'right',
    }),
  ];
}

/** Where a request really went: the other origin, or the whole address where more than that is different. */
function addressee(url: string, sentTo: string): string {
  const { origin } = new URL(sentTo);
  return sentTo === url.replace(new URL(url).origin, origin) ? origin : sentTo;
}

/** Appendix B: who publishes each source, how sure the facts about it are, and what to know of it. */
export function sources(type: Typesetter, groups: readonly FindingGroup[]): Content {
  return [
    chapter(type, chapters.sources, type.say(reportWords.appendixB)),
    ...(groups.length === 0 ? [paragraph(type, type.say(reportWords.noFindings))] : []),
    ...groups.flatMap(({ source, findings }) => {
      if (source === undefined) return [];
      const used = new Map<string, Operation>();
      for (const { operation } of findings) if (operation !== undefined) used.set(operation.id, operation);
      return [
        definitions(
          type,
          [
            [type.say(reportWords.publisher), source.publisher],
            [type.say(reportWords.homepage), source.homepage],
            [
              type.say(reportWords.operations),
              [...used.values()].map((operation) => type.say(operation.title)).join(', '),
            ],
            [type.say(reportWords.confidence), type.say(confidenceWords[source.confidence])],
            [type.say(reportWords.sourceNotes), type.say(source.notes)],
            [type.say(reportWords.factsOf), shortDate(source.factsOf, type.language)],
          ],
          measure,
          heading(type, type.say(source.name)),
        ),
      ];
    }),
  ];
}

/** How a third party checks the report. Built last: only then is it known whether a character was missing. */
export function verification(type: Typesetter, input: ReportInput): Content {
  return [
    chapter(type, chapters.verification, type.say(reportWords.verification)),
    ...verificationWords.map((text) => paragraph(type, type.say(text))),
    ...(type.missing() ? [paragraph(type, type.say(sentences.missingGlyphs))] : []),
    type.sans(type.say(reportWords.fingerprint), {
      fontSize: size.small,
      color: muted,
      margin: [0, 8, 0, 1],
    }),
    type.mono(input.contentSha256, { fontSize: size.small, color: ink }),
    type.sans(`Expediente ${input.version}`, { fontSize: size.small, color: muted, margin: [0, 8, 0, 0] }),
  ];
}
