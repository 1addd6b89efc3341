import type { Text } from './text';

/** A file that a generation was read from, as it came. Times are epoch milliseconds. */
export interface DatasetFile {
  /** Which of the declaration's files it is, such as `sdn`. */
  readonly kind: string;
  readonly name: string;
  /** The source's own address; null for a file that the user brought. */
  readonly url: string | null;
  /** Where the request really went when the origin map redirected it. */
  readonly sentTo: string | null;
  readonly bytes: number;
  readonly sha256: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly retrievedAt: number;
  /** yyyy-mm-dd; how current the file is. */
  readonly asOf: string;
  /** Who says so: the file itself, the server's Last-Modified, or nobody, so that it is the day it was retrieved. */
  readonly asOfBasis: 'stated' | 'modified' | 'retrieved';
}

/** One complete copy of a data set. An answer names the generation it was read from as its evidence. */
export interface Generation {
  readonly id: string;
  readonly dataset: string;
  /** Which of the declaration's forms it was read from, such as `enhanced` or `legacy`. */
  readonly form: string;
  /** Fingerprint of the tables and the version of the declaration that it was built for. */
  readonly schema: string;
  /** yyyy-mm-dd: the oldest of its files'. */
  readonly asOf: string;
  readonly files: readonly DatasetFile[];
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Records that could not be read; some thousand are kept with line and reason. */
  readonly rejected: number;
  /** Epoch milliseconds. */
  readonly builtAt: number;
}

/** A record that could not be read. */
export interface RejectedRecord {
  readonly file: string;
  /** Line of a text file, row of a sheet, number of an element, from 1. */
  readonly line: number;
  readonly reason: string;
  readonly excerpt: string;
}

/** How a refresh ended. */
const refreshOutcomes = ['imported', 'unchanged', 'refused', 'failed', 'cancelled'] as const;
export type RefreshOutcome = (typeof refreshOutcomes)[number];

/** What set a refresh off. */
const refreshTriggers = ['person', 'schedule', 'file', 'practice'] as const;
export type RefreshTrigger = (typeof refreshTriggers)[number];

/** One refresh of a data set, for its history. */
export interface DatasetRefresh {
  readonly id: string;
  readonly dataset: string;
  readonly trigger: RefreshTrigger;
  readonly startedAt: number;
  /** null while it runs, or when the process died in it. */
  readonly finishedAt: number | null;
  readonly outcome: RefreshOutcome | null;
  /** Why it was refused or failed. */
  readonly problem: Text | null;
  /** What is in service since; null when nothing changed. */
  readonly generation: Generation | null;
}

/** Where a running refresh stands. */
export interface RefreshProgress {
  readonly phase: 'waiting' | 'downloading' | 'reading' | 'indexing' | 'checking';
  /** The file at hand; null between files. */
  readonly file: string | null;
  readonly doneBytes: number;
  /** null when the server does not say. */
  readonly totalBytes: number | null;
  readonly rows: number;
  readonly rejected: number;
  readonly startedAt: number;
}

/** Bytes of files that may be dropped on the window; larger ones are chosen in a dialog. */
export const mostDroppedBytes = 64 * 1024 * 1024;

/** A data set as the screen of lists shows it. Times are epoch milliseconds. */
export interface DatasetView {
  readonly id: string;
  readonly title: Text;
  readonly description: Text;
  readonly licence: { readonly name: string; readonly url: string };
  readonly source: {
    readonly id: string;
    readonly name: Text;
    readonly publisher: string;
    readonly homepage: string;
  };
  /** Operations that answer from it. */
  readonly operations: readonly string[];
  /** Whether it is a list of names, which a screening searches. */
  readonly hasNames: boolean;
  /** Whether the source can be asked for it; otherwise the user brings its files. */
  readonly canFetch: boolean;
  /** Ways in which the source publishes it. */
  readonly forms: readonly { readonly id: string; readonly label: Text }[];
  readonly downloadBytes: number;
  readonly cadence: { readonly checkEveryHours: number; readonly staleAfterDays: number };
  /** What answers are read from; null when there is nothing yet. */
  readonly generation: Generation | null;
  /** Bytes on the disk, the earlier generation included. */
  readonly diskBytes: number;
  /** There is a copy, but of tables that this version of the application does not read. */
  readonly isOutdated: boolean;
  /** Even its most current file is older than its cadence allows. */
  readonly isStale: boolean;
  /** When the source was last found to have nothing newer, or gave something newer. */
  readonly checkedAt: number | null;
  /** When the window asks the source by itself; null when it does not. */
  readonly nextCheckAt: number | null;
  readonly running: RefreshProgress | null;
  /** Newest first. */
  readonly history: readonly DatasetRefresh[];
}
