import type { Content, ContentText } from 'pdfmake/interfaces';
import { ink, size } from './style';
import type { Typesetter } from './typesetter';

/** A part of the report that begins a page, listed in contents and bookmarks under `id`. */
export function chapter(type: Typesetter, id: string, title: string): Content {
  return type.serif(title, {
    id,
    outline: true,
    outlineText: title,
    outlineExpanded: true,
    pageBreak: 'before',
    fontSize: size.section,
    bold: true,
    color: ink,
    margin: [0, 0, 0, 12],
  });
}

/** A heading within a chapter; with an `id` it is listed too. */
export function heading(
  type: Typesetter,
  title: string,
  listed?: { readonly id: string; readonly parent: string },
): ContentText {
  return type.serif(title, {
    ...(listed && { id: listed.id, outline: true, outlineText: title, outlineParentId: listed.parent }),
    fontSize: size.heading,
    bold: true,
    color: ink,
    margin: [0, 12, 0, 5],
  });
}
