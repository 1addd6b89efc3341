import type { Content, ContentText } from 'pdfmake/interfaces';
import { ink, size } from './style';
import type { Typesetter } from './typesetter';

/** A paragraph of the report's running text. */
export function paragraph(type: Typesetter, value: string): ContentText {
  return type.serif(value, { fontSize: size.body, color: ink, lineHeight: 1.25, margin: [0, 0, 0, 5] });
}

/** A person's text: its line breaks are kept, blank lines part paragraphs. */
export function paragraphs(type: Typesetter, value: string): readonly Content[] {
  return value
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(type, part.trim()));
}
