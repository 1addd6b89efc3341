import type { Content } from 'pdfmake/interfaces';
import type { LookupView } from '@shared/lookup';
import type { Language } from '@shared/text';
import type { Typesetter } from '../typesetter';

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
}
