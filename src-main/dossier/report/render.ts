import pdfmake from 'pdfmake';
import { reportDocument } from './document';
import { families } from './fonts';
import type { ReportInput } from './input';
import { createTypesetter } from './typesetter';

/** Sets the report as PDF. The same input gives the same bytes. Takes seconds for a large dossier: run it in a worker. */
export async function renderReport(input: ReportInput): Promise<Uint8Array> {
  // A report is made of what it is given, never of a file or an address.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  const type = createTypesetter(families(), input.language);
  return pdfmake.createPdf(reportDocument(type, input)).getBuffer();
}
