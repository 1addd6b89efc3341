import { fold } from '@shared/fold';
import { dayFirstDate, spanishMonths } from '@shared/vocabulary/dates';
import { pagesOfPdf, type PdfLine } from '../../../assisted/pdf';
import { damaged, type Bytes, type Chunk } from '../../../datasets/formats/format';
import { readBulletinTable, type BulletinRow } from './bulletin-table';

/** What the title says: which bulletin it is, and up to which day it counts. */
export interface Edition {
  readonly number: string;
  readonly cutoff: string;
}

export type BulletinRecord = { readonly edition: Edition } | { readonly row: BulletinRow };

/** Some thousand rows at some tens a page. */
const mostPages = 3000;

/**
 * The quarterly bulletin in PDF.
 * @throws Failure (`file`) when it is no PDF, or has neither the title nor the table of the bulletin
 */
export async function* bulletinFile(file: Bytes): AsyncGenerator<Chunk<BulletinRecord>> {
  const pages = await pagesOf(file);
  const edition = editionIn(pages[0] ?? []);
  const rows = readBulletinTable(pages);
  if (edition === null || rows === undefined)
    throw damaged(file.name, {
      es: 'no tiene el título o la tabla del Boletín de Responsables Fiscales; la fuente cambió su archivo, o es otro.',
      en: 'it has not the title or the table of the bulletin of fiscal responsibles; the source changed its file, or this is another one.',
    });
  yield [{ line: 1, value: { edition } }];
  yield rows.map((each) =>
    'row' in each
      ? { line: each.line, value: { row: each.row } }
      : { line: each.line, problem: each.problem, excerpt: each.text.slice(0, 300) },
  );
}

async function pagesOf(file: Bytes): Promise<readonly (readonly PdfLine[])[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.stream()) chunks.push(chunk as Buffer);
  const pages: (readonly PdfLine[])[] = [];
  try {
    for await (const lines of pagesOfPdf(Buffer.concat(chunks), mostPages)) pages.push(lines);
  } catch (error) {
    throw damaged(
      file.name,
      {
        es: 'el PDF está dañado o incompleto. Descárguelo de nuevo.',
        en: 'the PDF is damaged or incomplete. Download it again.',
      },
      error,
    );
  }
  return pages;
}

/** «Boletín de Responsables Fiscales N° 125 con corte a 31 de marzo de 2026», over one line or several. */
export function editionIn(lines: readonly PdfLine[]): Edition | null {
  const text = fold(lines.map((line) => line.text).join(' '));
  const [, number, rest] =
    /boletin de responsables.{0,60}?n[°ºo.]*\s*(\d{1,4}).{0,40}?con corte a(?:l)?\s+(.{6,40})/.exec(text) ??
    [];
  if (number === undefined || rest === undefined) return null;
  const [, day, month, year] = /^(\d{1,2}) (?:de )?([a-z]+) (?:del? )?(\d{4})/.exec(rest) ?? [];
  const place = spanishMonths.indexOf(month ?? '') + 1;
  const written =
    day !== undefined && place > 0
      ? `${day}/${place}/${year}`
      : (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.exec(rest)?.[0] ?? '');
  const cutoff = dayFirstDate(written);
  return cutoff === null ? null : { number, cutoff };
}

/** Place of a month from 1; 0 for what is none. */
export function monthOf(word: string): number {
  return spanishMonths.indexOf(fold(word)) + 1;
}
