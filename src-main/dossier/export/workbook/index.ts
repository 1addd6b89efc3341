import { unzipSync, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import { arrange, numberScreenings } from '../../arrangement';
import type { ReportInput } from '../../report/input';
import type { Speaker } from '../../report/typesetter';
import { actionsSheet } from './actions';
import { evidenceSheet } from './evidence';
import { findingsSheet } from './findings';
import { hitsSheet } from './hits';
import { screenedListsSheet } from './screened-lists';
import { summarySheet } from './summary';

/** Sheets Resumen, Hallazgos, Actuaciones and Evidencia, and with screenings Listas del cribado and Coincidencias. Dates are yyyy-mm-dd, times ISO 8601 with offset. */
export async function dossierWorkbook(input: ReportInput): Promise<Uint8Array> {
  const { language } = input;
  const speaker: Speaker = { language, say: (text) => text[language] };
  const findings = arrange(input.dossier).flatMap((group) => group.findings);
  const screenings = numberScreenings(input.dossier);
  const written = await writeWorkbook([
    summarySheet(input, speaker, findings),
    findingsSheet(speaker, findings),
    actionsSheet(speaker, findings),
    ...(screenings.length === 0
      ? []
      : [screenedListsSheet(speaker, screenings), hitsSheet(speaker, screenings)]),
    evidenceSheet(speaker, findings),
  ]).toBuffer();
  // The library stamps the parts with the moment of writing; the same dossier has to give the same bytes.
  return zipSync(unzipSync(written), { level: 6, mtime: input.issuedAt });
}
