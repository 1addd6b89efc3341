import type { Content, ContentStack, ContentText } from 'pdfmake/interfaces';
import type { Finding } from '@shared/dossier';
import type { LookupView } from '@shared/lookup';
import type { Text } from '@shared/text';
import { findingStateWords, legalBasisWords } from '@shared/words/dossier';
import { reportWords, sentences } from '@shared/words/report';
import { reviewMeaning, reviewWords } from '@shared/words/review';
import { lookupTone } from '@shared/words/verdict';
import type { FindingGroup, NumberedFinding } from '../arrangement';
import { moment, shortDate } from '@shared/vocabulary/moment';
import { chapters, exchangeId, findingId, groupId } from './anchors';
import { badge, badgeWidth } from './badge';
import { chapter, heading } from './headings';
import { outcome, wasAsked } from './outcome';
import { paragraph, paragraphs } from './paragraphs';
import { sectionOf } from './sections';
import { caution, hairline, ink, measure, muted, size } from './style';
import type { Typesetter } from './typesetter';

/** The name of a group: its source's, or the operation's id when this version does not know it. */
export function groupTitle(type: Typesetter, { source, findings }: FindingGroup): string {
  return source === undefined ? (findings[0]?.finding.lookup.operation ?? '') : type.say(source.name);
}

/** All findings by source, each beginning with its verdict. */
export function findings(type: Typesetter, groups: readonly FindingGroup[]): Content {
  return [
    chapter(type, chapters.findings, type.say(reportWords.findings)),
    ...(groups.length === 0 ? [paragraph(type, type.say(reportWords.noFindings))] : []),
    ...groups.flatMap((group, index) =>
      group.findings.map((entry, place) =>
        findingBlock(type, entry, {
          parent: groupId(index),
          // The heading of a group goes with its first finding.
          lead:
            place === 0
              ? [heading(type, groupTitle(type, group), { id: groupId(index), parent: chapters.findings })]
              : [],
        }),
      ),
    ),
  ];
}

/** Longer notes and reasons flow over pages; what is shorter is kept together. */
const togetherCharacters = 900;

function findingBlock(
  type: Typesetter,
  entry: NumberedFinding,
  { parent, lead }: { readonly parent: string; readonly lead: readonly Content[] },
): Content {
  const { finding, number, operation } = entry;
  const { lookup } = finding;
  const section = sectionOf(lookup.operation);
  const title = section.title(lookup, type.language);
  const shown = lookup.verdict === 'found' && lookup.data !== null;
  // Heading, verdict and sentence are never parted.
  const head: Content[] = [
    ...lead,
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure, y2: 0, lineWidth: 0.5, lineColor: hairline }],
      margin: [0, 12, 0, 8],
    },
    type.sans(`${number} · ${operation === undefined ? lookup.operation : type.say(operation.title)}`, {
      fontSize: size.small,
      color: muted,
      margin: [0, 0, 0, 1],
    }),
    type.serif(title, {
      id: findingId(number),
      outline: true,
      outlineText: `${number} · ${title}`,
      outlineParentId: parent,
      fontSize: size.heading,
      bold: true,
      color: ink,
      margin: [0, 0, 0, 5],
    }),
    {
      columns: [
        { width: badgeWidth, stack: [badge(type, lookupTone(lookup, operation))] },
        {
          ...paragraph(type, sentenceOf(type, lookup)),
          width: measure - badgeWidth - 8,
          margin: [0, 2, 0, 4],
        },
      ],
      columnGap: 8,
    },
  ];
  const closing = [
    ...review(type, lookup),
    ...basis(type, lookup),
    ...decision(type, finding),
    ...sourceLines(type, entry),
  ];
  const written = finding.reason.length + finding.note.length + (lookup.review?.reason.length ?? 0);
  const short = written < togetherCharacters;
  const body = shown
    ? section.body(lookup, type)
    : lookup.verdict === 'nothing'
      ? section.stated(lookup, type)
      : [];
  if (!shown && short && body.every(isTogether))
    return { unbreakable: true, stack: [...head, ...body, ...closing] };
  const [first, ...others] = body;
  // What is kept on one page anyway goes with the head, which would else stand alone at the foot of a page.
  const goesAlong = isTogether(first);
  return [
    { unbreakable: true, stack: goesAlong ? [...head, first] : head },
    ...(goesAlong ? others : body),
    { unbreakable: short, stack: closing },
  ];
}

function isTogether(part: Content | undefined): part is ContentStack {
  return typeof part === 'object' && 'unbreakable' in part && part.unbreakable === true;
}

/** What was asked and what came, with what must not be overlooked. */
function sentenceOf(type: Typesetter, lookup: LookupView): string {
  const note = lookup.digest?.note ?? null;
  return note === null
    ? outcome(type, lookup)
    : `${outcome(type, lookup)} ${type.say(note).replace(/\.$/, '')}.`;
}

/** What the analyst read by hand where the answer was not recognised: framed, and never in the place of the verdict. */
function review(type: Typesetter, { review: read }: LookupView): readonly Content[] {
  if (read === null) return [];
  const who = read.by.trim() === '' ? type.say(reportWords.analyst) : read.by.trim();
  const style = { fontSize: size.body, color: ink, lineHeight: 1.25 };
  return [
    {
      table: {
        widths: ['*'],
        body: [
          [
            {
              stack: [
                type.serif(`${type.say(reviewWords[read.verdict])} (${who}, ${moment(read.at)})`, {
                  ...style,
                  bold: true,
                }),
                ...paragraphs(type, read.reason),
                type.sans(type.say(reviewMeaning), { fontSize: size.small, color: muted }),
              ],
            },
          ],
        ],
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: (column: number) => (column === 0 ? 2.5 : 0.5),
        hLineColor: () => hairline,
        vLineColor: (column: number) => (column === 0 ? caution : hairline),
        paddingLeft: () => 8,
        paddingRight: () => 8,
        paddingTop: () => 5,
        paddingBottom: () => 4,
      },
      margin: [0, 6, 0, 4],
    },
  ];
}

/** Why this lookup was made, where that was recorded with it: it may differ from the dossier's own purpose. */
function basis(type: Typesetter, { purpose, legalBasis, authorization }: LookupView): readonly Content[] {
  const parts: readonly (readonly [Text, string])[] = [
    ...(purpose === null ? [] : [[reportWords.purpose, purpose] as const]),
    ...(legalBasis === null
      ? []
      : [[reportWords.legalBasis, type.say(legalBasisWords[legalBasis])] as const]),
    ...(authorization === null ? [] : [[reportWords.authorization, authorization] as const]),
  ];
  if (parts.length === 0) return [];
  return [
    type.sans(parts.map(([label, value]) => `${type.say(label)}: ${value}`).join(' · '), {
      fontSize: size.small,
      color: muted,
      margin: [0, 3, 0, 2],
    }),
  ];
}

/** What the analyst decided, why, and the note; a part of its own, so that it is never taken for the source's words. */
function decision(type: Typesetter, finding: Finding): readonly Content[] {
  const label = (value: string): ContentText => type.serif(value, { bold: true });
  const state = type.say(findingStateWords[finding.state]);
  const reason = finding.reason.trim() === '' ? '.' : `: ${finding.reason.trim()}`;
  const date =
    finding.decidedAt === null ? '' : ` (${type.say(reportWords.decidedOn)} ${moment(finding.decidedAt)})`;
  const style = { fontSize: size.body, color: ink, lineHeight: 1.25 };
  return [
    {
      text: [label(`${type.say(reportWords.analystDecision)}. `), type.serif(`${state}${date}${reason}`)],
      ...style,
      margin: [0, 6, 0, 3],
    },
    ...paragraphs(type, finding.note).map((part, index) =>
      index === 0
        ? {
            text: [label(`${type.say(reportWords.note)}. `), part],
            ...style,
            margin: [0, 0, 0, 5] as [number, number, number, number],
          }
        : part,
    ),
  ];
}

/** Where the finding comes from: source, time, requests, digest of the answer, and what marks the lookup. */
function sourceLines(
  type: Typesetter,
  { finding, operation, firstExchange }: NumberedFinding,
): readonly Content[] {
  const { lookup } = finding;
  const style = { fontSize: size.fine + 0.3, color: muted };
  const source = operation === undefined ? lookup.operation : type.say(operation.source.name);
  // In practice every lookup goes to a stand-in: that it was redirected says nothing more.
  const mark = lookup.practice
    ? reportWords.practiceMark
    : lookup.redirected
      ? reportWords.redirectedMark
      : null;
  const hash: ContentText[] = [
    type.sans(`${type.say(reportWords.answerHash)}: `),
    lookup.answerSha256 === null
      ? type.sans(type.say(reportWords.noAnswerHash))
      : type.mono(lookup.answerSha256),
  ];
  return [
    {
      unbreakable: true,
      stack: [
        {
          text: [
            type.sans(`${type.say(reportWords.source)}: ${source}, ${askedAt(type, lookup)} · `),
            ...requestsOf(type, lookup, firstExchange),
            ...(mark === null ? [] : [type.sans(` · ${type.say(mark)}`, { bold: true, color: caution })]),
          ],
          ...style,
          margin: [0, 2, 0, 1],
        },
        { text: hash, ...style },
        ...listsRead(type, lookup).map((text) => ({ text, ...style })),
        {
          text: [type.sans(`${type.say(reportWords.requestId)} `), type.mono(lookup.requestId)],
          ...style,
          margin: [0, 1, 0, 4],
        },
      ],
    },
  ];
}

function askedAt(type: Typesetter, lookup: LookupView): string {
  if (!wasAsked(lookup)) return `${type.say(reportWords.notAskedBy)} ${moment(lookup.requestedAt)}`;
  const asked = `${type.say(reportWords.askedOn)} ${moment(lookup.answeredAt ?? lookup.requestedAt)}`;
  return lookup.origin === 'cache'
    ? `${asked} (${type.say(reportWords.fromCache)} ${moment(lookup.requestedAt)})`
    : asked;
}

/** The copies of public lists that the answer was read from, each with its files and their digests. */
function listsRead(type: Typesetter, { generations }: LookupView): readonly ContentText[][] {
  return generations.flatMap(({ dataset, asOf, id, files }) => [
    [type.sans(type.say(sentences.listRead(dataset, shortDate(asOf, type.language)))), type.mono(` ${id}`)],
    ...files.map(({ name, sha256 }) => [type.sans(`${name} `), type.mono(sha256)]),
  ]);
}

/** How many requests, and where the appendix lists them. */
function requestsOf(
  type: Typesetter,
  { exchanges, generations }: LookupView,
  first: number,
): readonly ContentText[] {
  if (exchanges.length === 0 && generations.length > 0)
    return [type.sans(type.say(reportWords.fromLocalCopy))];
  const count = type.sans(type.say(sentences.requests(exchanges.length)));
  if (exchanges.length === 0) return [count];
  const range = type.say(sentences.requestRange(first, first + exchanges.length - 1));
  return [
    count,
    type.sans(` (${type.say(reportWords.appendixAShort)}, ${range})`, {
      linkToDestination: exchangeId(first),
    }),
  ];
}
