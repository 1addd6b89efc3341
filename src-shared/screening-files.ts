import type { FileDraft } from './batch';
import type { ScreeningFilter, ScreeningSubject } from './screening';
import type { Text } from './text';

/** Names of one file that are screened. */
export const mostFileNames = 50_000;

/** Which column of a file holds what; null for what the file does not have. */
export interface NameColumns {
  readonly name: number;
  readonly birthDate: number | null;
  readonly country: number | null;
  readonly identifier: number | null;
}

/** Why a row of a file is not screened. */
const nameProblems = ['empty', 'unusable'] as const;
export type NameProblem = (typeof nameProblems)[number];

/** A row of a file as the preview shows it. */
export interface NameRow {
  /** From 1, the header not counted. */
  readonly row: number;
  /** The name as it stands in the file. */
  readonly raw: string;
  /** Who is screened; null with a problem. */
  readonly subject: Omit<ScreeningSubject, 'kind'> | null;
  readonly problem: NameProblem | null;
  /** What stands as the birth date and is none: the name is screened without it. */
  readonly unreadDate: string | null;
}

/** A file of names that was opened and not yet turned into a screening. */
export interface NameDraft extends Pick<
  FileDraft,
  | 'id'
  | 'fileName'
  | 'bytes'
  | 'sha256'
  | 'kind'
  | 'encoding'
  | 'sheets'
  | 'sheet'
  | 'hasHeader'
  | 'columnsLeftOut'
> {
  readonly columns: readonly {
    readonly index: number;
    readonly name: string;
    readonly samples: readonly string[];
  }[];
  readonly chosen: NameColumns;
  readonly rows: number;
  readonly counts: {
    readonly ready: number;
    readonly empty: number;
    readonly unusable: number;
    readonly unreadDates: number;
    /** Rows with what is no country, as far as is known: it changes no score. */
    readonly unknownCountries: number;
    /** Rows with any of these remarks. */
    readonly remarked: number;
  };
}

const screeningFileStates = ['importing', 'ready', 'running', 'paused', 'done', 'cancelled'] as const;
export type ScreeningFileState = (typeof screeningFileStates)[number];

/** A file that is screened, name by name. Times are epoch milliseconds. */
export interface ScreeningFile {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly fileSha256: string;
  readonly threshold: number;
  readonly state: ScreeningFileState;
  /** Why it stopped by itself. */
  readonly pausedBecause: Text | null;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly counts: {
    readonly total: number;
    /** Rows without a usable name. */
    readonly invalid: number;
    readonly done: number;
    /** Names with hits; of them, those that wait for a decision, that are decided, and with a true match. */
    readonly withHits: number;
    readonly undecided: number;
    readonly decided: number;
    readonly trueMatch: number;
  };
  /** Names per minute over the last minutes; null when not known. */
  readonly perMinute: number | null;
}

/** How many names of a file are still to be screened. */
export function openNames({ total, invalid, done }: ScreeningFile['counts']): number {
  return total - invalid - done;
}

export const fileFilters = [
  'all',
  'hits',
  'undecided',
  'decided',
  'true_match',
  'none',
  'open',
  'invalid',
] as const satisfies readonly (ScreeningFilter | 'open' | 'invalid')[];
/** `open`: not screened yet; `invalid`: without a usable name. */
export type FileFilter = (typeof fileFilters)[number];

/** A name of a file and what became of it. */
export interface ScreeningFileRow extends Pick<NameRow, 'row' | 'raw' | 'problem' | 'unreadDate'> {
  readonly subject: ScreeningSubject | null;
  /** null while it was not screened. */
  readonly screening: {
    readonly id: string;
    readonly hits: number;
    readonly undecided: number;
    readonly trueMatches: number;
    readonly best: number | null;
    readonly askedAt: number;
  } | null;
}
