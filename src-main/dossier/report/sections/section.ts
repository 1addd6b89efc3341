import type { Content } from 'pdfmake/interfaces';
import type { LookupView } from '@shared/lookup';
import type { Language } from '@shared/text';
import type { Typesetter } from '../typesetter';

/** Something that happened in what a lookup found, as a row of a spreadsheet; dates are yyyy-mm-dd. */
export interface SectionEvent {
  readonly date: string | null;
  readonly sequence: number;
  readonly what: string;
  readonly note: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly registered: string | null;
  readonly documents: boolean;
}

/** How the report words and shows the answer of an operation. */
export interface Section {
  /** What the lookup is about, as the heading of its finding. */
  title(lookup: LookupView, language: Language): string;
  /** What was asked, to stand in «se preguntó por …». */
  asked(lookup: LookupView, language: Language): string;
  /** How much was found, to stand in brackets; null when there is nothing to count. */
  count(lookup: LookupView, language: Language): string | null;
  /** The answer; asked for only where there is data and its verdict is *found*. */
  body(lookup: LookupView, type: Typesetter): readonly Content[];
  /** What the source said where it has no records; asked for only where its verdict is *nothing*. */
  stated(lookup: LookupView, type: Typesetter): readonly Content[];
  /** What happened, where the answer tells it as a sequence; otherwise empty. */
  events(lookup: LookupView): readonly SectionEvent[];
}
