import type { Content } from 'pdfmake/interfaces';
import type { DossierView } from '@shared/dossier';
import { reportWords, sentences } from '@shared/words/report';
import { screeningWords } from '@shared/words/screening';
import { lookupTone, toneMeanings, verdictTones, type VerdictTone } from '@shared/words/verdict';
import type { FindingGroup, NumberedFinding, NumberedScreening } from '../arrangement';
import { badge, badgeWidth } from './badge';
import { chapters, findingId } from './anchors';
import { chapter, heading } from './headings';
import { screeningOutcome } from './screenings';
import { sectionOf } from './sections';
import { paragraph, paragraphs } from './paragraphs';
import { ink, muted, size, table } from './style';
import type { Typesetter } from './typesetter';

/** Counts in words, what the analyst makes of them, and the findings judged relevant. */
export function summary(
  type: Typesetter,
  dossier: DossierView,
  groups: readonly FindingGroup[],
  screened: readonly NumberedScreening[],
): Content {
  const all = groups.flatMap((group) => group.findings);
  return [
    chapter(type, chapters.summary, type.say(reportWords.summary)),
    all.length === 0
      ? paragraph(type, type.say(reportWords.noFindings))
      : [paragraph(type, type.say(sentences.tally(all.length))), tally(type, all), ...readings(type, all)],
    ...(screened.length === 0
      ? []
      : [
          heading(type, type.say(screeningWords.screenings)),
          ...screened.map(({ screening }) => paragraph(type, screeningOutcome(type, screening))),
        ]),
    heading(type, type.say(reportWords.analystSummary)),
    ...paragraphs(type, dossier.summary.trim() === '' ? type.say(reportWords.noSummary) : dossier.summary),
    ...(all.length === 0 ? [] : decisions(type, all)),
  ];
}

/** Says that some were read by hand, so that nobody takes the counts above for all that is known. */
function readings(type: Typesetter, all: readonly NumberedFinding[]): readonly Content[] {
  const count = all.filter(({ finding }) => finding.lookup.review !== null).length;
  return count === 0 ? [] : [paragraph(type, type.say(sentences.readByHand(count)))];
}

function tally(type: Typesetter, all: readonly NumberedFinding[]): Content {
  const counts = new Map<VerdictTone, number>();
  for (const { finding, operation } of all) {
    const tone = lookupTone(finding.lookup, operation);
    counts.set(tone, (counts.get(tone) ?? 0) + 1);
  }
  return table({
    columns: [30, badgeWidth + 2, '*'],
    head: [reportWords.count, reportWords.verdict, reportWords.meaning].map((word, index) =>
      type.sans(type.say(word), {
        fontSize: size.small,
        bold: true,
        color: muted,
        alignment: index === 0 ? 'right' : 'left',
      }),
    ),
    rows: verdictTones
      .map((tone) => [tone, counts.get(tone) ?? 0] as const)
      .filter(([, count]) => count > 0)
      .map(([tone, count]) => [
        type.sans(String(count), { fontSize: size.heading, bold: true, color: ink, alignment: 'right' }),
        badge(type, tone),
        type.serif(type.say(toneMeanings[tone]), {
          fontSize: size.body - 0.5,
          color: ink,
          margin: [0, 2, 0, 0],
        }),
      ]),
    margin: [0, 4, 0, 6],
  });
}

function decisions(type: Typesetter, all: readonly NumberedFinding[]): readonly Content[] {
  const count = (state: string): number => all.filter(({ finding }) => finding.state === state).length;
  const relevant = all.filter(({ finding }) => finding.state === 'relevant');
  const cell = (value: string): Content => type.sans(value, { fontSize: size.small, color: ink });
  const { font } = type.sans('0');
  return [
    {
      unbreakable: true,
      stack: [
        heading(type, type.say(reportWords.decisions)),
        paragraph(
          type,
          type.say(sentences.decided(count('relevant'), count('not_relevant'), count('pending'))),
        ),
        ...(relevant.length === 0 ? [paragraph(type, type.say(reportWords.noRelevant))] : []),
      ],
    },
    ...(relevant.length === 0
      ? []
      : [
          table({
            title: heading(type, type.say(reportWords.relevantFindings)),
            columns: [22, 170, '*', 34],
            head: [reportWords.number, reportWords.finding, reportWords.reason, reportWords.page].map(
              (word, index) =>
                type.sans(type.say(word), {
                  fontSize: size.small,
                  bold: true,
                  color: muted,
                  alignment: index === 3 ? 'right' : 'left',
                }),
            ),
            rows: relevant.map(({ number, finding, operation }) => [
              cell(String(number)),
              {
                stack: [
                  cell(sectionOf(finding.lookup.operation).title(finding.lookup, type.language)),
                  type.sans(operation === undefined ? finding.lookup.operation : type.say(operation.title), {
                    fontSize: size.fine + 0.3,
                    color: muted,
                  }),
                ],
              },
              cell(finding.reason),
              {
                pageReference: findingId(number),
                font: font ?? '',
                fontSize: size.small,
                color: ink,
                alignment: 'right',
              },
            ]),
          }),
        ]),
  ];
}
