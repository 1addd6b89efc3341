import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '@shared/failure';
import { openDraft } from './draft';
import { maxRows } from '../../tables/read/limits';
import { numberText } from '../../tables/read/workbook';

const radicado = (serial: number) => `1100131030012023${String(serial).padStart(5, '0')}00`;
const sound = radicado(1);
const bytes = (text: string) => new TextEncoder().encode(text);
const open = (content: string | Uint8Array, name = 'lista.csv') =>
  openDraft('d1', name, typeof content === 'string' ? bytes(content) : content);

async function failureOf(content: string | Uint8Array): Promise<Failure> {
  try {
    await open(content);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('the file was accepted');
}

describe('encodings', () => {
  const text = `Nombre;Radicado\nMuñoz Peña;${sound}\n`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  it.each([
    ['UTF-8', bytes(text), 'utf-8', false],
    ['UTF-8 with a mark', bytes(`\ufeff${text}`), 'utf-8', true],
    ['Windows-1252', Buffer.from(text, 'latin1'), 'windows-1252', false],
    ['UTF-16 with a mark', utf16, 'utf-16le', true],
  ] as const)('reads %s', async (_, content, encoding, byteOrderMark) => {
    const { view } = await open(content);
    expect(view).toMatchObject({
      encoding,
      byteOrderMark,
      delimiter: ';',
      rows: 1,
      column: 1,
      hasHeader: true,
    });
    expect(view.columns[0]).toMatchObject({ name: 'Nombre', samples: ['Muñoz Peña'] });
  });

  it('reads the euro sign and typographic quotes of Windows-1252', async () => {
    const { view } = await open(
      Buffer.concat([Buffer.from([0x80, 0x93]), Buffer.from(`;${sound}\n;${radicado(2)}`)]),
    );
    expect(view.columns[0]?.samples).toEqual(['€“']);
  });
});

describe('delimiters', () => {
  it.each([
    ['comma', ',', `a,radicado\nx,${sound}\ny,${radicado(2)}\n`],
    [
      'semicolon, with commas in the text',
      ';',
      `a;radicado\n"Pérez, Ana";${sound}\nRuiz, Luis;${radicado(2)}\n`,
    ],
    ['tab', '\t', `a\tradicado\nx\t${sound}\n`],
    ['bar', '|', `a|radicado\nx|${sound}\n`],
    ['none', null, `radicado\n${sound}\n${radicado(2)}\n`],
    ['the one that Excel declares', '|', `sep=|\na|radicado\nx|${sound}\n`],
    ['old Mac line ends', ';', `a;radicado\rx;${sound}\r`],
  ] as const)('%s', async (_, delimiter, text) => {
    const { view } = await open(text);
    expect(view.delimiter).toBe(delimiter);
    expect(view.counts.problems).toMatchObject({ letters: 0, empty: 0 });
    expect(view.counts.ready).toBe(view.rows);
  });

  it('keeps delimiters and line ends within quotes', async () => {
    const draft = await open(`nota;radicado\n"dos;\nlíneas";${sound}\n"con ""comillas""";${radicado(2)}\n`);
    expect(draft.view.columns[0]?.samples).toEqual(['dos;\nlíneas', 'con "comillas"']);
    expect(draft.view.rows).toBe(2);
  });

  it('takes rows of unequal length and stray quotes as they are', async () => {
    const draft = await open(`nota;radicado\n5" de largo;${sound};de más\n${radicado(2)}\n`);
    expect(draft.view.rows).toBe(2);
    expect(draft.view.columns).toHaveLength(3);
  });
});

describe('any table', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ñ', '1', ' ', ';', ',', '|', '\t', '"', '\n', "'", '-'),
  });
  const encodings = {
    'utf-8': (text: string) => Buffer.from(text, 'utf8'),
    'utf-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf8'),
    'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  };

  it('comes back cell by cell, however it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom(...Object.values(encodings)),
        async (rows, delimiter, lineEnd, encode) => {
          // Spreadsheets declare the delimiter where the table alone does not tell it.
          const table = rows.map(([left, right], index) => [left, right, radicado(index)]);
          const text = stringify(table, { delimiter, record_delimiter: lineEnd, quoted: true });
          const draft = await open(encode(`sep=${delimiter}${lineEnd}${text}`));
          expect(draft.view).toMatchObject({ delimiter, column: 2, rows: rows.length, hasHeader: false });
          for (const column of [0, 1]) {
            draft.change({ column, hasHeader: false, sheet: null });
            const read = draft.rows({ filter: 'all', offset: 0, limit: 500 }).rows;
            expect(read.map(({ raw }) => raw)).toEqual(rows.map((row) => row[column]));
          }
        },
      ),
    );
  });

  it('that quotes nothing needlessly tells its delimiter by itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[a-zñ ]{1,12}$/), { minLength: 3, maxLength: 8 }),
        fc.constantFrom(';', ',', '\t', '|'),
        async (names, delimiter) => {
          const table = names.map((name, index) => [name, radicado(index)]);
          const draft = await open(stringify([['nombre', 'radicado'], ...table], { delimiter }));
          expect(draft.view).toMatchObject({ delimiter, column: 1, counts: { ready: names.length } });
        },
      ),
    );
  });
});

describe('header and column', () => {
  it('sees that there is no header', async () => {
    const { view } = await open(`x;${sound}\ny;${radicado(2)}\n`);
    expect(view).toMatchObject({ hasHeader: false, rows: 2, column: 1 });
  });

  it.each([`Radicado No. ${sound}`, '11O01400303220151064300'])(
    'takes no damaged number for a header: %s',
    async (cell) => {
      const { view } = await open(`x;${cell}\ny;${sound}\n`);
      expect(view).toMatchObject({
        hasHeader: false,
        rows: 2,
        column: 1,
        counts: { problems: { letters: 1 } },
      });
    },
  );

  it('chooses a damaged column over one without radicados, and the better of two', async () => {
    const damaged = await open('cliente;numero\nANA;1,1001E+22\nLUIS;1,1001E+22\n');
    expect(damaged.view.column).toBe(1);
    const two = await open(`viejo;nuevo\n123;${sound}\n${radicado(2)};${radicado(3)}\n`);
    expect(two.view.columns.map((column) => column.radicadoShare)).toEqual([0.5, 1]);
    expect(two.view.column).toBe(1);
  });

  it('says how many columns it does not read', async () => {
    const wide = (columns: number) =>
      [`r;${';'.repeat(columns - 3)}x;`, `${sound};${';'.repeat(columns - 2)}`].join('\n');
    expect((await open(wide(201))).view).toMatchObject({ columnsLeftOut: 0 });
    expect((await open(wide(204))).view).toMatchObject({ columnsLeftOut: 3 });
    const row = (text: string) => [...Array.from({ length: 202 }, () => null), { value: text, type: String }];
    const workbook = await writeWorkbook([[sound], row('far')]).toBuffer();
    expect((await open(workbook)).view).toMatchObject({ columnsLeftOut: 3 });
  });

  it('diagnoses again when the person chooses otherwise', async () => {
    const draft = await open(`a;radicado\nx;${sound}\n`);
    const changed = draft.change({ column: 0, hasHeader: false, sheet: null });
    expect(changed).toMatchObject({ column: 0, hasHeader: false, rows: 2 });
    expect(draft.rows({ filter: 'all', offset: 0, limit: 10 }).rows.map((row) => row.raw)).toEqual([
      'a',
      'x',
    ]);
    expect(draft.change({ column: 99, hasHeader: true, sheet: 'nope' })).toMatchObject({ column: 1 });
  });
});

describe('rows', () => {
  const text = [
    'radicado',
    '11001-31-03-001-2023-00001-00',
    sound,
    '1.10013103001202E+22',
    '5001310300120230012300',
    '',
    '11001310300120230000',
    `${sound}1`,
    '11001-40-03-0I1-2020-00200-00',
    '05001310300120230012300',
    '',
    '',
  ].join('\r\n');

  it('says what is wrong with each and what was repaired, and drops the empty tail', async () => {
    const draft = await open(text);
    const { rows, total } = draft.rows({ filter: 'all', offset: 0, limit: 500 });
    expect(total).toBe(9);
    expect(rows.map((row) => [row.row, row.problem, row.value])).toEqual([
      [1, null, sound],
      [2, 'duplicate', sound],
      [3, 'scientific', null],
      [4, 'lost_zero', null],
      [5, 'empty', null],
      [6, 'too_short', null],
      [7, 'too_long', null],
      [8, 'letters', null],
      [9, null, '05001310300120230012300'],
    ]);
    expect(rows[0]?.repairs).toEqual(['separators']);
    expect(rows[1]?.duplicateOf).toBe(1);
    expect(rows[3]?.suggestion).toBe('05001310300120230012300');
    expect(draft.view.counts).toMatchObject({
      ready: 2,
      repaired: 1,
      problems: { duplicate: 1, lost_zero: 1 },
    });
    expect(draft.rows({ filter: 'problems', offset: 1, limit: 2 })).toMatchObject({
      total: 7,
      rows: [{ row: 3 }, { row: 4 }],
    });
    expect(draft.rows({ filter: 'repaired', offset: 0, limit: 9 }).rows.map((row) => row.row)).toEqual([1]);
  });

  it('takes an accepted suggestion as the value, and sees the duplicates that this makes', async () => {
    const rows = (await open(text)).imported(true);
    expect(rows[3]).toMatchObject({
      value: '05001310300120230012300',
      problem: null,
      repairs: ['leading_zero'],
      suggestion: null,
    });
    expect(rows[8]).toMatchObject({ problem: 'duplicate', duplicateOf: 4 });
  });
});

describe('workbooks', () => {
  let workbook: Uint8Array;
  beforeAll(async () => {
    workbook = await writeWorkbook([
      { sheet: 'Vacía', data: [] },
      {
        sheet: 'Cartera',
        data: [
          ['Cliente', 'Radicado'],
          ['Ana', { value: sound, type: String }],
          ['Luis', { value: 1.10013103001202e22, type: Number }],
          ['Eva', { value: ` ${radicado(3)} `, type: String }],
        ],
      },
      { sheet: 'Otra', data: [[{ value: radicado(9), type: String }]] },
    ]).toBuffer();
  });

  it('offers its sheets, starts with the first that is not empty and keeps text cells', async () => {
    const draft = await open(workbook);
    expect(draft.view).toMatchObject({
      kind: 'xlsx',
      encoding: null,
      delimiter: null,
      sheets: ['Vacía', 'Cartera', 'Otra'],
      sheet: 'Cartera',
      column: 1,
      hasHeader: true,
      counts: { ready: 2, repaired: 1 },
    });
    const rows = draft.rows({ filter: 'all', offset: 0, limit: 10 }).rows;
    expect(rows.map((row) => row.problem)).toEqual([null, 'scientific', null]);
    expect(rows[1]?.raw).toBe('1.10013103001202E+22');
    expect(draft.change({ column: 1, hasHeader: true, sheet: 'Otra' })).toMatchObject({
      sheet: 'Otra',
      column: 0,
      hasHeader: false,
      rows: 1,
    });
  });

  it('says of each row what a cell other than text came to', async () => {
    const document = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`);
    const book = (rows: string) =>
      zipSync({
        'xl/workbook.xml': document(
          '<workbook xmlns:r="urn:r"><sheets><sheet name="Uno" r:id="a"/></sheets></workbook>',
        ),
        'xl/_rels/workbook.xml.rels': document(
          '<Relationships><Relationship Id="a" Target="worksheets/one.xml"/></Relationships>',
        ),
        'xl/styles.xml': document(
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
        ),
        'xl/worksheets/one.xml': document(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      });
    const draft = await open(
      book(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Radicado</t></is></c></row>' +
          '<row r="2"><c r="A2" t="e"><f>VLOOKUP(1,B:B,1)</f><v>#N/A</v></c></row>' +
          `<row r="4"><c r="A4" t="str"><f>B4</f><v>${sound}</v></c></row>` +
          '<row r="5"><c r="A5" s="1"><v>46347</v></c></row>' +
          '<row r="6"><c r="A6" t="b"><v>1</v></c></row>' +
          '<row r="7"><c r="A7"><v>11001310300120230000000</v></c></row>' +
          '<row r="8"><c r="A8" t="str"><f>B8</f></c><c r="B8"><v>1</v></c></row>' +
          '<row r="9"><c r="A9"><f>"110"&amp;B-9</f><v></v></c></row>' +
          '<row r="10"><c r="A10" t="str"><f>B10</f><v></v></c><c r="B10"><v>1</v></c></row>',
      ),
    );
    const { rows } = draft.rows({ filter: 'all', offset: 0, limit: 10 });
    expect(rows.map(({ row, raw, problem }) => [row, raw, problem])).toEqual([
      [1, '#N/A', 'formula_error'],
      [2, '', 'empty'],
      [3, sound, null],
      [4, '2026-11-21', 'too_short'],
      [5, 'TRUE', 'letters'],
      [6, '1.100131030012023E+22', 'scientific'],
      [7, '=B8', 'not_calculated'],
      [8, '="110"&B-9', 'not_calculated'],
      [9, '', 'empty'],
    ]);
    const far = book(`<row r="${maxRows + 9}"><c r="A${maxRows + 9}"><v>1</v></c></row>`);
    expect((await failureOf(far)).words.es).toMatch(/más de 100\.000 filas/);
  });

  it.each([
    ['a short number', '1100131', '1100131'],
    ['15 digits', '110013103001202', '110013103001202'],
    ['a number that a spreadsheet rounded', '11001310300120200000000', '1.10013103001202E+22'],
    ['21 digits, which JavaScript would print as if exact', '110013103001202300000', '1.100131030012023E+20'],
    ['a float in scientific notation', '1.1001310300120231E+22', '1.1001310300120231E+22'],
    [
      'all 23 digits, written by a program that kept them',
      '11001310300120230012300',
      '11001310300120230012300',
    ],
    ['a small number in scientific notation', '1.5E3', '1500'],
    ['a fraction', '0.5', '0.5'],
  ])('%s', (_, raw, text) => expect(numberText(raw)).toBe(text));
});

describe('files that cannot be read', () => {
  const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

  it.each([
    ['empty', '', /está vacío/],
    ['only blank lines', '\n\n  \n', /está vacío/],
    [
      'a password',
      Buffer.concat([compoundFile, Buffer.from('EncryptedPackage', 'utf16le')]),
      /sin contraseña/,
    ],
    ['an old workbook', Buffer.concat([compoundFile, Buffer.alloc(64)]), /Excel 97-2003/],
    ['a PDF', '%PDF-1.7 …', /ni un texto CSV/],
    ['bytes that are no text', Buffer.from([0x89, 0x50, 0, 0, 1, 2]), /no es un texto CSV/],
    ['a quote that never closes', `a;b\n"abierta;${sound}\n`, /comillas que no cierran/],
    ['too many rows', `radicado\n${`${sound}\n`.repeat(maxRows + 1)}`, /más de 100\.000 filas/],
  ])('%s', async (_, content, words) => {
    const failure = await failureOf(content);
    expect(failure.code).toBe('file');
    expect(failure.words.es).toMatch(words);
  });

  it('a workbook cut short, and an archive that is none', async () => {
    const workbook = await writeWorkbook([[sound]]).toBuffer();
    expect((await failureOf(workbook.subarray(0, 700))).words.es).toMatch(/dañado o incompleto/);
    expect((await failureOf(zipSync({ 'word/document.xml': bytes('<x/>') }))).words.es).toMatch(
      /no es un libro/,
    );
    const hollow = zipSync({ 'xl/workbook.xml': bytes('<nonsense'), '[Content_Types].xml': bytes('<') });
    expect((await failureOf(hollow)).words.es).toMatch(/dañado o incompleto/);
  });

  it('takes exactly as many rows as a batch may have', async () => {
    const { view } = await open(`radicado\n${`${sound}\n`.repeat(maxRows)}`);
    expect(view.rows).toBe(maxRows);
  });
});
