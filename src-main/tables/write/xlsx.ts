import { strToU8, Zip, ZipDeflate } from 'fflate';
import { neutralise } from './cells';
import type { Cell, Head, TableEncoder } from './table';

/*
 * A workbook of one sheet, written as a stream: 100,000 rows need a few megabytes of memory and seconds, where building
 * the sheet as one document takes gigabytes. Texts stand in their cells (inline strings) and are marked as text, so that
 * no spreadsheet takes a radicado for a number. ECMA-376 part 1, 18.3.
 */

const styles = { text: 0, number: 1, head: 2 };

const parts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  // Number format 49 is «text»; the order of cellXfs is that of `styles`.
  'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Writes a table as a workbook whose first row stays in sight. */
export function xlsxEncoder(title: string): TableEncoder {
  let pending: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    pending.push(bytes);
  });
  // A lower level of compression takes half the time for a third more bytes.
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  let row = 0;

  function take(): Uint8Array {
    const bytes = Buffer.concat(pending);
    pending = [];
    return bytes;
  }

  function addPart(name: string, xml: string): void {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(declaration + xml), true);
  }

  function rowXml(cells: readonly Cell[], style: number): string {
    row += 1;
    return `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`, style)).join('')}</row>`;
  }

  return {
    begin(heads) {
      for (const [name, xml] of Object.entries(parts)) addPart(name, xml);
      addPart('xl/workbook.xml', workbookXml(title));
      zip.add(sheet);
      sheet.push(strToU8(sheetStart(heads)));
      const names = heads.map(({ name }) => name);
      sheet.push(strToU8(rowXml(names, styles.head)));
      return take();
    },
    rows(rows) {
      sheet.push(strToU8(rows.map((cells) => rowXml(cells, styles.text)).join('')));
      return take();
    },
    end() {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
      return take();
    },
  };
}

function workbookXml(title: string): string {
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escape(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

function sheetStart(heads: readonly Head[]): string {
  const columns = heads.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

function cellXml(cell: Cell, address: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${address}" s="${styles.number}"><v>${cell}</v></c>`;
  const text = escape(neutralise(cell));
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A sheet's name: at most 31 characters, some not allowed, no apostrophe at either end. */
function sheetName(title: string): string {
  const name = title
    .replaceAll(/[\\/?*[\]:\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '');
  return name === '' ? 'Expediente' : name;
}

/** A, B, … Z, AA, … of a column from 0. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML 1.0, which has no way to hold most control characters. */
function escape(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
