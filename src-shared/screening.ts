import { z } from 'zod';
import type { Generation } from './dataset';
import type { LegalBasis } from './lookup';
import type { Text } from './text';

/** What kind of name is screened. */
export const subjectKinds = ['Person', 'Company', 'Vessel'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);

/** A birth date as exact as it is known: `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
export const birthDate = z.union([
  z.string().regex(/^(1[89]|20)\d{2}(-(0[1-9]|1[0-2]))?$/),
  z.iso.date().refine((value) => /^(1[89]|20)/.test(value)),
]);

/** Who is screened. What is not known is null or empty and changes no score. */
export const screeningSubject = z.strictObject({
  name: line(200).refine((name) => /\p{L}.*\p{L}/su.test(name), 'at least two letters'),
  /** null: the name itself decides how it is read, and names of every kind are searched. */
  kind: z.enum(subjectKinds).nullable(),
  birthDate: birthDate.nullable(),
  countries: z.array(line(60)).max(10),
  identifiers: z.array(line(60)).max(10),
});
export type ScreeningSubject = z.output<typeof screeningSubject>;

/** Scores below this are no hits, unless the person says otherwise; see docs/matching.md. */
export const usualThreshold = 0.8;
export const thresholds = { least: 0.5, most: 1, step: 0.01 } as const;

/** What a list says of a party, line by line. */
export const recordKinds = [
  'name',
  'alias',
  'type',
  'list',
  'program',
  'role',
  'birth_date',
  'birth_place',
  'country',
  'identifier',
  'address',
  'status',
  'date',
  'reason',
  'remark',
] as const;
export type RecordKind = (typeof recordKinds)[number];
export interface RecordLine {
  readonly kind: RecordKind;
  readonly value: string;
}

/** What became of a word when two names were compared; see `outcomeWords`. */
export const wordOutcomes = [
  'exact',
  'spelling',
  'other_form',
  'synonym',
  'typo',
  'consonants',
  'initial',
  'shortened',
  'joined',
  'acronym',
  'only_asked',
  'only_listed',
  'different',
] as const;
export type WordOutcome = (typeof wordOutcomes)[number];

/** One line of the explanation of a name's score: which words met, and what that adds. */
export interface ExplainedWord {
  readonly asked: readonly string[];
  readonly listed: readonly string[];
  readonly outcome: WordOutcome;
  readonly similarity: number;
  readonly weight: number;
  readonly contribution: number;
}

/** What raises or lowers a score beyond the words; see `changeWords`. */
export const changeReasons = [
  'order',
  'generation',
  'legal_form',
  'identifier',
  'identifier_differs',
  'birth_date',
  'birth_year',
  'birth_date_close',
  'birth_date_differs',
  'country',
  'country_differs',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

export interface ExplainedChange {
  readonly reason: ChangeReason;
  /** What it adds to the score, negative when it lowers it. */
  readonly change: number;
}

/** A party on a list whose name is like the subject's, or which has one of its numbers. */
export interface ListedHit {
  readonly dataset: string;
  /** What it is called by in its list, from one copy to the next. */
  readonly party: string;
  /** The listed name that matched, as the source writes it. */
  readonly name: string;
  readonly kind: SubjectKind;
  /** From 0 to 1: the sum of the contributions of its words and of all changes. */
  readonly score: number;
  /** The official OFAC search's score, 0 to 100, for the names of OFAC's own lists; null for others. */
  readonly ofacScore: number | null;
  readonly words: readonly ExplainedWord[];
  readonly adjustments: readonly ExplainedChange[];
  /** What the list says of the party. */
  readonly record: readonly RecordLine[];
  /** Of the record: another one means that the list says something else. */
  readonly recordSha256: string;
}

/** A list that was searched, and the copy of it. */
export interface ScreenedList {
  readonly title: Text;
  /** Its copy was older than its cadence allows. */
  readonly isStale: boolean;
  readonly generation: Generation;
}

/** A list that is not on this machine: its silence says nothing. */
export interface MissingList {
  readonly dataset: string;
  readonly title: Text;
}

export const hitVerdicts = ['true_match', 'false_match', 'unclear'] as const;
export type HitVerdict = (typeof hitVerdicts)[number];

/** A decision on whether the subject is the listed party. */
export interface HitDecision {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The analyst's name; empty when none was set. */
  readonly by: string;
  readonly verdict: HitVerdict;
  readonly reason: string;
  /** What the list says differently from when it was decided; null when it says the same. */
  readonly changed: {
    /** Lines of this hit that were not there then. */
    readonly added: readonly RecordLine[];
    /** Lines that were there then. */
    readonly removed: readonly RecordLine[];
  } | null;
}

export interface ScreeningHit extends ListedHit {
  readonly id: string;
  /** Every decision on this subject and this party, the latest last. */
  readonly decisions: readonly HitDecision[];
}

/** The decision that holds for a hit; null when there is none, or the record has changed since. */
export function decisionOf({ decisions }: Pick<ScreeningHit, 'decisions'>): HitDecision | null {
  return decisions.findLast(({ changed }) => changed === null) ?? null;
}

/** How many hits were decided in which way. */
export function tallyOf(hits: readonly ScreeningHit[]): Readonly<Record<HitVerdict | 'undecided', number>> {
  const tally = { true_match: 0, false_match: 0, unclear: 0, undecided: 0 };
  for (const hit of hits) tally[decisionOf(hit)?.verdict ?? 'undecided'] += 1;
  return tally;
}

/** A screening in a list. Times are epoch milliseconds. */
export interface ScreeningRow {
  readonly id: string;
  readonly subject: ScreeningSubject;
  readonly threshold: number;
  readonly askedAt: number;
  readonly hits: number;
  readonly undecided: number;
  readonly trueMatches: number;
  /** The best hit's score; null without hits. */
  readonly best: number | null;
  readonly listsSearched: number;
  readonly listsMissing: number;
  readonly practice: boolean;
}

/** A screening in full: what was asked of which lists, what they answered, and what was decided. */
export interface ScreeningView extends ScreeningRow {
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  readonly lists: readonly ScreenedList[];
  readonly missing: readonly MissingList[];
  /** Lists that had more hits than are kept of one. */
  readonly cut: readonly string[];
  /** Best first. */
  readonly hitList: readonly ScreeningHit[];
  /** The file it belongs to, and its row in it; null for one that was asked alone. */
  readonly file: { readonly id: string; readonly name: string; readonly row: number } | null;
}

export const screeningFilters = ['all', 'hits', 'undecided', 'decided', 'true_match', 'none'] as const;
/** `decided`: has hits and all are decided; `none`: no list had a hit. */
export type ScreeningFilter = (typeof screeningFilters)[number];

/** Hits that are kept of one list. */
export const mostHitsOfList = 25;
