import type { Flag } from './operations/operation';
import type { Review } from './review';
import type { Text } from './text';
import type { Verdict } from './verdict';

/** What is wrong with a row of an imported file. A row with a problem is never asked until it is mended. */
export const rowProblems = [
  'empty',
  'too_short',
  'too_long',
  'letters',
  'scientific',
  'formula_error',
  'not_calculated',
  'lost_zero',
  'duplicate',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** What was cleaned in a row's value, always shown. */
const rowRepairs = ['separators', 'spaces', 'quotes', 'invisible', 'full_width', 'leading_zero'] as const;
export type RowRepair = (typeof rowRepairs)[number];

/** A row of a file as the preview shows it. */
export interface PreviewRow {
  /** Row of the file, from 1, the header not counted. */
  readonly row: number;
  readonly raw: string;
  /** The value that would be asked; null when there is none. */
  readonly value: string | null;
  readonly problem: RowProblem | null;
  readonly repairs: readonly RowRepair[];
  /** For a duplicate: the row that stands for it. */
  readonly duplicateOf: number | null;
  /** For a lost zero: the number with the zero put back, offered and not applied. */
  readonly suggestion: string | null;
}

export interface FileColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
  /** Share of non-empty cells that read as a radicado, 0 to 1. */
  readonly radicadoShare: number;
}

/** A file that was opened and not yet turned into a batch. */
export interface FileDraft {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly kind: 'csv' | 'xlsx';
  readonly encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | null;
  readonly byteOrderMark: boolean;
  readonly delimiter: ',' | ';' | '\t' | '|' | null;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly hasHeader: boolean;
  readonly columns: readonly FileColumn[];
  /** Filled columns beyond the most that are read. */
  readonly columnsLeftOut: number;
  readonly column: number;
  readonly rows: number;
  readonly counts: {
    readonly ready: number;
    readonly repaired: number;
    readonly problems: Readonly<Record<RowProblem, number>>;
  };
}

export type BatchState =
  'importing' | 'ready' | 'running' | 'paused' | 'waiting_quota' | 'done' | 'cancelled';

/** Where a row of a batch stands. `invalid` rows wait for a person; `duplicate` rows show another row's answer. */
export type RowState = 'invalid' | 'duplicate' | 'pending' | 'asked' | 'done' | 'failed';

export interface BatchCounts {
  readonly total: number;
  readonly invalid: number;
  readonly duplicate: number;
  /** Not answered yet: pending and asked. */
  readonly open: number;
  readonly found: number;
  readonly nothing: number;
  readonly silent: number;
  /** Answered by the source as not acceptable (400). */
  readonly refused: number;
  readonly private: number;
}

export interface BatchView {
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly fileName: string;
  readonly fileSha256: string;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly state: BatchState;
  readonly counts: BatchCounts;
  /** Rows answered per minute, over the last minutes of running; null when not known yet. */
  readonly perMinute: number | null;
  /** Epoch milliseconds: when the open rows will be done, reckoned from pace and quota; null when not known. */
  readonly expectedAt: number | null;
  /** While waiting for quota: when asking goes on. */
  readonly waitsUntil: number | null;
  /** While running: until when the source is left alone, after which asking goes on; null when it is not. */
  readonly restsUntil: number | null;
  /** Why the run stopped by itself (the source refuses everything, say). */
  readonly pausedBecause: Text | null;
}

export interface BatchRow {
  readonly row: number;
  readonly raw: string;
  readonly value: string | null;
  readonly state: RowState;
  readonly verdict: Verdict;
  readonly problem: RowProblem | null;
  readonly repairs: readonly RowRepair[];
  readonly duplicateOf: number | null;
  readonly suggestion: string | null;
  readonly lookupId: string | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly date: string | null;
  readonly count: number | null;
  readonly note: Text | null;
  readonly flags: readonly Flag[];
  readonly error: Text | null;
  /** What an analyst read by hand in an answer that was not recognised; never the verdict of the row. */
  readonly review: Review | null;
}

export const batchSortKeys = ['row', 'value', 'verdict', 'place', 'date', 'count'] as const;
export type BatchSortKey = (typeof batchSortKeys)[number];

export const batchFilters = [
  'all',
  'found',
  'nothing',
  'silent',
  'to_mend',
  'not_asked',
  'recent',
  'private',
] as const;
/** `recent`: an action in the last 30 days; `to_mend`: rows with a problem. */
export type BatchFilter = (typeof batchFilters)[number];
