import type { Content, ContentPageReference, TableCell } from 'pdfmake/interfaces';
import { reportWords } from '@shared/words/report';
import { screeningWords } from '@shared/words/screening';
import { lookupTone, toneWords } from '@shared/words/verdict';
import type { FindingGroup, NumberedScreening } from '../arrangement';
import { chapters, findingId, groupId, screeningId } from './anchors';
import { groupTitle } from './findings';
import { chapter } from './headings';
import { sectionOf } from './sections';
import { ink, muted, plain, size, table } from './style';
import type { SetText, Typesetter } from './typesetter';

/** Wide enough for the five figures that pdfmake reserves for a page number. */
const pageColumn = 40;

/** Contents with the page of every chapter, group and finding, and the verdict of each finding. */
export function contents(
  type: Typesetter,
  groups: readonly FindingGroup[],
  screened: readonly NumberedScreening[],
): Content {
  const summary = chapterRow(type, chapters.summary, type.say(reportWords.summary));
  const findings = chapterRow(type, chapters.findings, type.say(reportWords.findings));
  const grouped = groups.flatMap((group, index) => {
    const title = row(
      type,
      groupId(index),
      '',
      type.sans(groupTitle(type, group), { fontSize: size.small + 0.5, bold: true, color: muted }),
      '',
    );
    const entries = group.findings.map(({ number, finding, operation }) =>
      row(
        type,
        findingId(number),
        String(number),
        {
          text: [
            type.sans(sectionOf(finding.lookup.operation).title(finding.lookup, type.language), {
              fontSize: size.small + 0.5,
              color: ink,
            }),
            ...(operation === undefined
              ? []
              : [
                  type.sans(`  ${type.say(operation.title)}`, {
                    fontSize: size.small,
                    color: muted,
                  }),
                ]),
          ],
        },
        type.say(toneWords[lookupTone(finding.lookup, operation)]),
      ),
    );
    return headed([...(index === 0 ? [findings] : []), title], entries);
  });
  const screenings = screened.map(({ number, screening }) =>
    row(
      type,
      screeningId(number),
      number,
      type.sans(screening.subject.name, { fontSize: size.small + 0.5, color: ink }),
      hitsWord(type, screening.hits),
    ),
  );
  return [
    chapter(type, chapters.contents, type.say(reportWords.contents)),
    lines([summary, ...(groups.length === 0 ? [findings] : [])]),
    ...grouped,
    ...(screenings.length === 0
      ? []
      : headed([chapterRow(type, chapters.screenings, type.say(screeningWords.screenings))], screenings)),
    lines([
      chapterRow(type, chapters.requests, type.say(reportWords.appendixA)),
      chapterRow(type, chapters.sources, type.say(reportWords.appendixB)),
      chapterRow(type, chapters.verification, type.say(reportWords.verification)),
    ]),
  ];
}

/** Titles with what stands under them; they never stay behind alone at the foot of a page. */
function headed(titles: readonly TableCell[][], [first, ...others]: readonly TableCell[][]): Content[] {
  return [
    { unbreakable: true, stack: [lines([...titles, ...(first === undefined ? [] : [first])])] },
    ...(others.length === 0 ? [] : [lines(others)]),
  ];
}

function lines(rows: readonly TableCell[][]): Content {
  return table({ columns: [20, '*', 84, pageColumn], rows, layout: plain });
}

function hitsWord(type: Typesetter, hits: number): string {
  return hits === 0 ? type.say(screeningWords.none) : `${type.say(screeningWords.hits)}: ${hits}`;
}

function chapterRow(type: Typesetter, id: string, title: string): TableCell[] {
  const cell = type.serif(title, {
    fontSize: size.body + 1,
    bold: true,
    color: ink,
    margin: [0, 7, 0, 0],
    linkToDestination: id,
  });
  return [
    { ...cell, colSpan: 3 },
    '',
    '',
    { ...pageNumber(type.serif, id), fontSize: size.body + 1, bold: true, margin: [0, 7, 0, 0] },
  ];
}

function row(type: Typesetter, id: string, number: string, title: object, verdict: string): TableCell[] {
  return [
    type.sans(number, { fontSize: size.small + 0.5, color: muted }),
    { ...title, linkToDestination: id } as TableCell,
    type.sans(verdict, { fontSize: size.small + 0.5, color: muted }),
    pageNumber(type.sans, id),
  ];
}

function pageNumber(set: SetText, id: string): ContentPageReference {
  const { font } = set('0');
  return {
    pageReference: id,
    font: font ?? '',
    fontSize: size.small + 0.5,
    alignment: 'right',
    color: ink,
  };
}
