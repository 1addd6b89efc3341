import type { DossierView } from '@shared/dossier';
import type { Language } from '@shared/text';

/** What a report is made of: plain data, so that it can be sent to a worker thread. */
export interface ReportInput {
  readonly dossier: DossierView;
  readonly organization: string;
  readonly language: Language;
  /** Epoch milliseconds: when the report is issued. */
  readonly issuedAt: number;
  /** SHA-256 of the dossier's canonical JSON, printed at the foot of each page. */
  readonly contentSha256: string;
  /** Of the application. */
  readonly version: string;
}
