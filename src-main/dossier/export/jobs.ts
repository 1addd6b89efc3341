import { zipSync } from 'fflate';
import { renderReport } from '../report/render';
import type { ReportInput } from '../report/input';
import { archiveFiles, type ArchiveEvidence } from './archive';
import { dossierWorkbook } from './workbook';

/** Work of an export that takes long enough to hold a window up: plain data, so that it can go to a worker thread. */
export type ExportJob =
  | { readonly kind: 'pdf' | 'xlsx'; readonly input: ReportInput }
  | { readonly kind: 'zip'; readonly input: ReportInput; readonly evidence: ArchiveEvidence };

export type RunExportJob = (job: ExportJob) => Promise<Uint8Array>;

/** Does the work where it is called: in the worker, or in a test. */
export const runExportJob: RunExportJob = async (job) => {
  const { kind, input } = job;
  switch (kind) {
    case 'pdf':
      return renderReport(input);
    case 'xlsx':
      return dossierWorkbook(input);
    case 'zip': {
      const files = archiveFiles(input.dossier, job.evidence, {
        report: await renderReport(input),
        workbook: await dossierWorkbook(input),
      });
      const byPath = Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]));
      return zipSync(byPath, { level: 6, mtime: input.issuedAt });
    }
  }
};
