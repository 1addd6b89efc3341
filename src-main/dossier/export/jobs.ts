import { zipSync } from 'fflate';
import { renderReport } from '../report/render';
import type { ReportInput } from '../report/input';
import { dossierWorkbook } from './workbook';

/** A file of the archive. */
export interface ArchiveFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Work of an export that takes long enough to hold a window up: plain data, so that it can go to a worker thread. */
export type ExportJob =
  | { readonly kind: 'pdf'; readonly input: ReportInput }
  | { readonly kind: 'xlsx'; readonly input: ReportInput }
  | {
      readonly kind: 'zip';
      readonly files: readonly ArchiveFile[];
      /** Epoch milliseconds: the time that every file of the archive carries. */
      readonly at: number;
    };

export type RunExportJob = (job: ExportJob) => Promise<Uint8Array>;

/** Does the work where it is called: in the worker, or in a test. */
export const runExportJob: RunExportJob = async (job) => {
  switch (job.kind) {
    case 'pdf':
      return renderReport(job.input);
    case 'xlsx':
      return dossierWorkbook(job.input);
    case 'zip':
      return zipSync(Object.fromEntries(job.files.map(({ path, bytes }) => [path, bytes])), {
        level: 6,
        mtime: job.at,
      });
  }
};
