import { fold } from '@shared/fold';
import { byHeading, type CsvRecord, type Shape } from '../../../datasets/formats/csv';
import {
  damaged,
  type Bytes,
  type Format,
  type Located,
  type Unreadable,
} from '../../../datasets/formats/format';
import { RowSplitter } from '../../../datasets/formats/row-splitter';
import { decoded } from '../../../datasets/formats/text';

/*
 * The list as the ministry publishes it, of 21 November 2026: a table of ten columns with text around it, which says the
 * edition and explains marks such as (*1). CSV in windows-1252 with semicolons, and the same with tabs (TXT). Some 100 kB,
 * so that it is read as a whole.
 */

const columns = {
  id: ['ID'],
  year: ['Ano da ação fiscal'],
  state: ['UF'],
  employer: ['Empregador'],
  document: ['CNPJ/CPF', 'CPF/CNPJ'],
  establishment: ['Estabelecimento'],
  workers: ['Trabalhadores envolvidos'],
  cnae: ['CNAE'],
  decision: ['Decisão administrativa de procedência'],
  inclusion: ['Inclusão no Cadastro de Empregadores'],
} as const;

export type EmployerRow = CsvRecord<keyof typeof columns>;

/** A row of the table, or a line of the text around it. */
export type ListRecord = { readonly row: EmployerRow } | { readonly note: string };

/** Cells with a text that a line must have to be meant as a row of the table; a note fills one or two. */
const leastCellsOfRow = 5;

/** @param delimiter `;` in the CSV file, a tab in the TXT file, where quotes are data */
export function listFile(delimiter: ';' | '\t'): Format<ListRecord> {
  return async function* read(file) {
    const text = await textOf(file);
    const splitter = new RowSplitter({ delimiter, quote: delimiter === ';' ? '"' : null });
    splitter.add(text, true);
    let shape: Shape<keyof typeof columns> | null = null;
    const chunk: (Located<ListRecord> | Unreadable)[] = [];
    for (let cells = splitter.next(); cells !== null; cells = splitter.next()) {
      const { line } = splitter;
      const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
      if (filled.length === 0) continue;
      const id = cells[0]?.trim() ?? '';
      if (shape === null && fold(id) === 'id') shape = byHeading(file.name, cells, columns);
      else if (shape !== null && /^\d+$/.test(id) && cells.length === shape.width)
        chunk.push({ line, value: { row: shape.record(cells) } });
      else if (filled.length >= leastCellsOfRow)
        chunk.push({ line, problem: `no record with ID «${id}»`, excerpt: cells.join(delimiter) });
      else chunk.push({ line, value: { note: filled.join(' ') } });
    }
    if (shape === null)
      throw damaged(file.name, {
        es: 'no tiene la fila de títulos que empieza por ID; la fuente cambió su archivo, o es otro archivo.',
        en: 'it lacks the heading that begins with ID; the source changed its file, or this is another one.',
      });
    yield chunk;
  };
}

/** Servers answer for a file that is not there with a page, and the list has other forms that are no text. */
async function textOf(file: Bytes): Promise<string> {
  const parts: string[] = [];
  for await (const part of decoded(await file.stream(), null)) parts.push(part);
  const text = parts.join('');
  if (/^\s*<|^%PDF|^PK/.test(text) || text.includes('\u0000'))
    throw damaged(file.name, {
      es: 'no es un archivo CSV ni TXT, sino una página, un PDF o una hoja de cálculo.',
      en: 'it is no CSV or TXT file, but a page, a PDF or a spreadsheet.',
    });
  return text;
}
