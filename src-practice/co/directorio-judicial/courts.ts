import { zipSync } from 'fflate';
import { escapeHtml } from '../../assisted';

/* SIERJU's «Exportar Excel», of invented courts that go with the practice mailboxes. */

export const courtsHeading = [
  'Jurisdicción',
  'Distrito',
  'Circuito',
  'Departamento',
  'Municipio',
  'Codigo Despacho',
  'Nombre Despacho',
  'Juez/Magistrado Despacho',
  'Dirección Despacho',
  'Ubicación',
  'Teléfono',
] as const;

type Rows = readonly (readonly string[])[];

export const courtRows: Rows = [
  [
    'ORDINARIA',
    'MEDELLÍN',
    'MEDELLÍN',
    'ANTIOQUIA',
    'MEDELLÍN',
    '050014003001',
    'JUZGADO 001 EJEMPLO CIVIL MUNICIPAL DE MEDELLÍN',
    'PERSONA INVENTADA',
    'Carrera 52 # 42-73 Piso 8',
    'Edificio Ficticio',
    '2320000',
  ],
  // A spreadsheet took the zero off the code, and the last cells are empty.
  [
    'ORDINARIA',
    'MEDELLÍN',
    'ITAGÜÍ',
    'ANTIOQUIA',
    'ITAGÜÍ',
    '53603109002',
    'JUZGADO 002 EJEMPLO PENAL DEL CIRCUITO',
    '',
    '',
    '',
    '',
  ],
  [
    'ORDINARIA',
    'CALI',
    'CALI',
    'VALLE DEL CAUCA',
    'CALI',
    '760013110001',
    'JUZGADO 001 PRÁCTICA DE FAMILIA DE CALI',
    '',
    'Calle 12',
    '',
    '',
  ],
];

const packageOf = 'http://schemas.openxmlformats.org/package/2006';
const documentOf = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = (id: string, type: string, target: string): string =>
  `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="${id}" Type="${documentOf}/${type}" Target="${target}"/></Relationships>`;

/** A workbook with one sheet, whose bytes are the same for the same rows. */
export function courtsWorkbook(
  rows: Rows = [['Consulta externa de despachos'], courtsHeading, ...courtRows],
): Uint8Array {
  const cell = (value: string): string =>
    value === '' ? '<c/>' : `<c t="inlineStr"><is><t>${escapeHtml(value)}</t></is></c>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${documentOf}"><sheets><sheet name="Despachos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  };
  const heading = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(heading + text)]),
    ),
    { mtime: new Date('2026-01-01T00:00:00') },
  );
}
