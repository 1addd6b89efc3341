import { formatNit } from '@shared/vocabulary/identifiers';
import { identifierWords, legalBasisWords } from '@shared/words/dossier';
import { reportWords } from '@shared/words/report';
import { lookupTone, toneWords, verdictTones } from '@shared/words/verdict';
import type { Text } from '@shared/text';
import { cutOff, type NumberedFinding } from '../../arrangement';
import type { ReportInput } from '../../report/input';
import type { Speaker } from '../../report/typesetter';
import { cell, momentCell, type PlainSheet, type Value } from './sheet';

/** The dossier in pairs of a name and a value. */
export function summarySheet(
  input: ReportInput,
  { say }: Speaker,
  findings: readonly NumberedFinding[],
): PlainSheet {
  const { dossier } = input;
  const rows: readonly (readonly [label: string, value: Value])[] = [
    ...(dossier.practice ? [[say(reportWords.practiceMark), say(reportWords.practiceBox)] as const] : []),
    [say(reportWords.dossier), dossier.number],
    [say({ es: 'Sujeto', en: 'Subject' }), dossier.subjectName],
    ...dossier.identifiers.map(
      ({ kind, value }) => [say(identifierWords[kind]), kind === 'nit' ? formatNit(value) : value] as const,
    ),
    [say(reportWords.cutOff), momentCell(cutOff(dossier))],
    [say(reportWords.issued), momentCell(input.issuedAt)],
    [say(reportWords.purpose), dossier.purpose],
    [say(reportWords.legalBasis), say(legalBasisWords[dossier.legalBasis])],
    [say(reportWords.preparedBy), dossier.preparedBy],
    [say(reportWords.organization), input.organization],
    ...verdictCounts(findings, say),
    [say(reportWords.analystSummary), dossier.summary],
    [say(reportWords.fingerprint), input.contentSha256],
  ];
  return {
    sheet: say(reportWords.summary),
    columns: [{ width: 30 }, { width: 90 }],
    data: rows.map(([label, value]) => [
      { value: label, type: String, fontWeight: 'bold', alignVertical: 'top' } as const,
      cell(value),
    ]),
  };
}

function verdictCounts(
  findings: readonly NumberedFinding[],
  say: (text: Text) => string,
): readonly (readonly [string, string])[] {
  const counts = new Map<string, number>();
  const tones = findings.map(({ finding, operation }) => lookupTone(finding.lookup, operation));
  for (const tone of tones.toSorted((a, b) => verdictTones.indexOf(a) - verdictTones.indexOf(b))) {
    const word = say(toneWords[tone]);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => [word, String(count)] as const);
}
