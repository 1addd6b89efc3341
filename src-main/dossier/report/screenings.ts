import type { Content, ContentText } from 'pdfmake/interfaces';
import {
  decisionOf,
  tallyOf,
  type HitDecision,
  type ScreenedList,
  type ScreeningHit,
  type ScreeningView,
} from '@shared/screening';
import type { Text } from '@shared/text';
import { listOf, points, thresholdPoints } from '@shared/words/hit';
import { changeWords, outcomeWords } from '@shared/words/matching';
import { reportWords } from '@shared/words/report';
import {
  hitVerdictWords,
  recordKindWords,
  screeningSentence,
  screeningWords,
  subjectLine,
  undecidedWord,
} from '@shared/words/screening';
import type { NumberedScreening } from '../arrangement';
import { moment, shortDate } from '@shared/vocabulary/moment';
import { chapters, screeningId } from './anchors';
import { chapter } from './headings';
import { paragraph } from './paragraphs';
import { caption, definitions } from './sections/definitions';
import { head } from './sections/tables';
import { rest } from './sections/generic';
import { caution, hairline, ink, measure, muted, size, table } from './style';
import type { Speaker, Typesetter } from './typesetter';

/** So many lines of a record are shown. */
const shownLines = 40;

/** The chapter of the screenings; nothing in a dossier that has none. */
export function screenings(type: Typesetter, entries: readonly NumberedScreening[]): Content {
  if (entries.length === 0) return [];
  return [
    chapter(type, chapters.screenings, type.say(screeningWords.screenings)),
    paragraph(type, type.say(screeningWords.caution)),
    ...entries.flatMap((entry) => screeningBlock(type, entry)),
  ];
}

/** What a screening came to, in a sentence; the same in the report and the workbook. */
export function screeningOutcome(speaker: Speaker, screening: ScreeningView): string {
  const { subject, threshold, lists, missing, hitList } = screening;
  return speaker.say(
    screeningSentence({
      name: subject.name,
      threshold: thresholdPoints(threshold, speaker.language),
      searched: lists.length,
      missing: missing.length,
      hits: hitList.length,
      decided: tallyOf(hitList),
    }),
  );
}

function screeningBlock(type: Typesetter, { number, screening }: NumberedScreening): readonly Content[] {
  const { subject, askedAt, lists, hitList } = screening;
  const known = type.say(subjectLine(subject));
  return [
    {
      unbreakable: true,
      stack: [
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure, y2: 0, lineWidth: 0.5, lineColor: hairline }],
          margin: [0, 12, 0, 8],
        },
        type.sans(`${number} · ${type.say(screeningWords.screening)}`, {
          fontSize: size.small,
          color: muted,
          margin: [0, 0, 0, 1],
        }),
        type.serif(subject.name, {
          id: screeningId(number),
          outline: true,
          outlineText: `${number} · ${subject.name}`,
          outlineParentId: chapters.screenings,
          fontSize: size.heading,
          bold: true,
          color: ink,
          margin: [0, 0, 0, 3],
        }),
        ...(known === ''
          ? []
          : [type.sans(known, { fontSize: size.small, color: muted, margin: [0, 0, 0, 4] })]),
        paragraph(type, screeningOutcome(type, screening)),
      ],
    },
    listTable(type, screening),
    ...hitList.flatMap((hit, index) => hitBlock(type, hit, { number: `${number}.${index + 1}`, screening })),
    {
      unbreakable: true,
      stack: [
        type.sans(
          `${type.say(screeningWords.askedAt)} ${moment(askedAt)}${screening.practice ? ` · ${type.say(reportWords.practiceMark)}` : ''}`,
          { fontSize: size.fine + 0.3, color: screening.practice ? caution : muted, margin: [0, 4, 0, 1] },
        ),
        ...lists.flatMap((list) => copyLines(type, list)),
      ],
    },
  ];
}

/** Every list, also those without a hit and those that were not there. */
function listTable(type: Typesetter, { lists, missing, hitList, cut }: ScreeningView): Content {
  const cell = (value: string, bold = false): ContentText =>
    type.sans(value, { fontSize: size.small, color: ink, bold });
  const hitsOf = (dataset: string): number => hitList.filter((hit) => hit.dataset === dataset).length;
  return table({
    columns: [190, 92, '*'],
    head: head(
      type,
      [screeningWords.list, screeningWords.asOf, screeningWords.hits].map((word) => type.say(word)),
    ),
    rows: [
      ...lists.map(({ title, isStale, generation }) => {
        const hits = hitsOf(generation.dataset);
        const more = cut.includes(generation.dataset) ? '+' : '';
        return [
          cell(type.say(title)),
          cell(
            `${shortDate(generation.asOf, type.language)}${isStale ? ` (${type.say(screeningWords.stale)})` : ''}`,
          ),
          hits === 0 ? cell(type.say(screeningWords.none)) : cell(`${hits}${more}`, true),
        ];
      }),
      ...missing.map(({ title }) => [
        cell(type.say(title)),
        cell(type.say(reportWords.empty)),
        cell(type.say(screeningWords.notSearched), true),
      ]),
    ],
    margin: [0, 2, 0, 6],
  });
}

function hitBlock(
  type: Typesetter,
  hit: ScreeningHit,
  { number, screening }: { readonly number: string; readonly screening: ScreeningView },
): readonly Content[] {
  const list = listOf(hit, screening, type.language);
  const official =
    hit.ofacScore === null ? '' : ` · ${type.say(screeningWords.ofacScore).toLowerCase()} ${hit.ofacScore}`;
  return [
    {
      unbreakable: true,
      stack: [
        type.serif(`${number} · ${hit.name}`, {
          fontSize: size.body + 1,
          bold: true,
          color: ink,
          margin: [0, 8, 0, 1],
        }),
        type.sans(
          `${list} · ${type.say(screeningWords.score).toLowerCase()} ${points(hit.score, type.language)}${official}`,
          { fontSize: size.small, color: muted, margin: [0, 0, 0, 3] },
        ),
        decisionLine(type, hit),
        ...hit.decisions.filter((one) => one !== decisionOf(hit)).map((one) => earlierLine(type, one)),
        explanation(type, hit),
      ],
    },
    definitions(
      type,
      hit.record
        .slice(0, shownLines)
        .map(({ kind, value }) => [type.say(recordKindWords[kind]), value] as const),
      measure,
      caption(type, type.say(screeningWords.record)),
    ),
    ...rest(type, shownLines, hit.record.length),
    {
      text: [type.sans(`${type.say(screeningWords.recordHash)} `), type.mono(hit.recordSha256)],
      fontSize: size.fine + 0.3,
      color: muted,
      margin: [0, 0, 0, 4],
    },
  ];
}

/** What the analyst decided, apart from the list's words, so that it is never taken for them. */
function decisionLine(type: Typesetter, hit: ScreeningHit): Content {
  const decision = decisionOf(hit);
  return {
    text: [
      type.serif(`${type.say(reportWords.analystDecision)}. `, { bold: true }),
      type.serif(decision === null ? `${type.say(undecidedWord)}.` : decided(type, decision)),
    ],
    fontSize: size.body,
    color: ink,
    lineHeight: 1.25,
    margin: [0, 1, 0, 3],
  };
}

function earlierLine(type: Typesetter, decision: HitDecision): Content {
  const changed = decision.changed === null ? '' : ` (${type.say(screeningWords.changed)})`;
  return type.sans(`${decided(type, decision)}${changed}`, {
    fontSize: size.small,
    color: muted,
    margin: [0, 0, 0, 2],
  });
}

function decided(type: Typesetter, { verdict, reason, at, by }: HitDecision): string {
  const who = by === '' ? '' : `, ${by}`;
  const why = reason === '' ? '.' : `: ${reason}`;
  return `${type.say(hitVerdictWords[verdict])} (${type.say(reportWords.decidedOn)} ${moment(at)}${who})${why}`;
}

/** How the score came about, word by word. */
function explanation(type: Typesetter, { words, adjustments }: ScreeningHit): Content {
  const cell = (value: string, alignment: 'left' | 'right' = 'left'): ContentText =>
    type.sans(value, { fontSize: size.small, color: ink, alignment });
  const dash = type.say(reportWords.empty);
  const added = (value: number): string =>
    `${value < 0 ? '−' : '+'}${points(Math.abs(value), type.language)}`;
  const columns: readonly Text[] = [
    screeningWords.subject,
    screeningWords.listed,
    screeningWords.how,
    screeningWords.weight,
    screeningWords.adds,
  ];
  return table({
    columns: [120, 120, '*', 44, 44],
    head: columns.map((word, index) =>
      type.sans(type.say(word), {
        fontSize: size.small,
        bold: true,
        color: muted,
        alignment: index > 2 ? 'right' : 'left',
      }),
    ),
    rows: [
      ...words.map(({ asked, listed, outcome, weight, contribution }) => [
        cell(asked.join(' ') || dash),
        cell(listed.join(' ') || dash),
        cell(type.say(outcomeWords[outcome])),
        cell(points(weight, type.language), 'right'),
        cell(added(contribution), 'right'),
      ]),
      ...adjustments.map(({ reason, change }) => [
        cell(dash),
        cell(dash),
        cell(type.say(changeWords[reason])),
        cell(''),
        cell(added(change), 'right'),
      ]),
    ],
    margin: [0, 2, 0, 2],
  });
}

/** Which copy of a list was searched, with its files and their digests. */
function copyLines(type: Typesetter, { title, generation }: ScreenedList): readonly Content[] {
  const style = { fontSize: size.fine, color: muted };
  return [
    {
      text: [
        type.sans(`${type.say(title)}, ${type.say(screeningWords.copy).toLowerCase()} `),
        type.mono(generation.id),
      ],
      ...style,
      margin: [0, 2, 0, 0],
    },
    ...generation.files.map(({ name, sha256 }) => ({
      text: [type.sans(`${name} `), type.mono(sha256)],
      ...style,
    })),
  ];
}
