import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { fileBytes, packed } from './archive';
import { csv, csvWithRow } from './csv';
import type { Format } from './format';
import { decoded } from './text';
import { xlsx } from './xlsx';
import { child, textOf, xml } from './xml';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formats-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read<R>(format: Format<R>, bytes: Uint8Array | string, name = 'list.csv') {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  let onDisk = 0;
  const records = [];
  for await (const chunk of format(fileBytes(path, name, (more) => (onDisk += more)))) records.push(...chunk);
  return { records, onDisk };
}

const values = async <R>(format: Format<R>, bytes: Uint8Array | string) =>
  (await read(format, bytes)).records.map((record) => ('value' in record ? record.value : record));

const people = csv({
  delimiter: ';',
  quote: '"',
  charset: null,
  columns: { id: ['ID'], name: ['NOME_DEVEDOR'] },
});

describe('text', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('ID;NOME DEVEDOR\n1;Núñez\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffID;NOME DEVEDOR\n1;Núñez\n')],
    ['UTF-16 with its mark', Buffer.from('\ufeffID;NOME DEVEDOR\n1;Núñez\n', 'utf16le')],
    ['windows-1252', latin('ID;NOME DEVEDOR\n1;Núñez\n')],
  ])('is read as %s', async (_, bytes) => {
    expect(await values(people, bytes)).toEqual([{ id: '1', name: 'Núñez' }]);
  });

  it('keeps one line of another charset from spoiling a file, also across blocks', async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => `${index};Muñoz Peña ${index}\n`).join('');
    const bytes = Buffer.concat([
      Buffer.from(`ID;Nome Devedor\n${many}`),
      latin('x;Ibáñez €\n'),
      Buffer.from('y;Ñ\n'),
    ]);
    const found = await values(people, bytes);
    expect(found).toHaveLength(30_002);
    expect(found[29_999]).toEqual({ id: '29999', name: 'Muñoz Peña 29999' });
    expect(found.at(-1)).toEqual({ id: 'y', name: 'Ñ' });
  });

  it('does not wait for the end of a line that is a whole document', async () => {
    const text = `${'ñandú '.repeat(100_000)}€`;
    const bytes = Buffer.from(text);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 4099) }, (_, index) =>
      bytes.subarray(index * 4099, (index + 1) * 4099),
    );
    const found: string[] = [];
    for await (const piece of decoded(Readable.from(pieces), null)) found.push(piece);
    expect(found.join('') === text).toBe(true);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThan(50_000);
  });

  it('knows the letters of windows-1252 that latin1 lacks', async () => {
    expect(await values(people, Buffer.from([...latin('ID;NOME_DEVEDOR\n1;'), 0x80, 0x93, 0x0a]))).toEqual([
      { id: '1', name: '€“' },
    ]);
  });
});

describe('csv', () => {
  it('keeps rows of another width, with their line', async () => {
    const { records } = await read(people, 'ID;NOME_DEVEDOR\n1;"a\nb"\n2\n3;c;d\n\n4;"e ""f"""\n');
    expect(records).toEqual([
      { line: 2, value: { id: '1', name: 'a\nb' } },
      { line: 4, problem: '1 values instead of 2', excerpt: '2' },
      { line: 5, problem: '3 values instead of 2', excerpt: '3;c;d' },
      { line: 7, value: { id: '4', name: 'e "f"' } },
    ]);
  });

  it('keeps whole rows by the heading as it is written, where they are wanted', async () => {
    const rows = csvWithRow({ delimiter: ';', quote: '"', charset: null, columns: { id: ['Código'] } });
    expect(await values(rows, ' CODIGO ;Razão Social\n1;"a;b"\n2\n')).toEqual([
      { id: '1', row: { CODIGO: '1', 'Razão Social': 'a;b' } },
      { line: 3, problem: '1 values instead of 2', excerpt: '2' },
    ]);
  });

  it('refuses a file whose heading lacks a column, and an empty one', async () => {
    await expect(read(people, 'ID;NOMBRE\n1;a\n')).rejects.toMatchObject({
      code: 'file',
      message: expect.stringMatching(/NOME_DEVEDOR/),
    });
    await expect(read(people, '')).rejects.toMatchObject({ code: 'file' });
  });

  it('refuses a file with a quote that is never closed', async () => {
    const bytes = `ID;NOME_DEVEDOR\n1;"${'a;b\n'.repeat(600_000)}`;
    await expect(read(people, bytes)).rejects.toMatchObject({
      code: 'file',
      message: expect.stringMatching(/line 2/),
    });
  });

  it('takes quotes for data where the source has no quotes, and ends where the file says', async () => {
    const rows = csv({ delimiter: '|', quote: null, charset: null, columns: ['a', 'b'], endsAt: '\u001a' });
    expect(await values(rows, 'x|"y\r\nz|w\r\n\u001aleft over')).toEqual([
      { a: 'x', b: '"y' },
      { a: 'z', b: 'w' },
    ]);
  });
});

describe('xml', () => {
  const parties = xml({ root: 'list', records: ['entity'] });
  it('gives each record as a tree, prefixes and entities resolved', async () => {
    const text =
      '<?xml version="1.0"?>\n<o:list xmlns:o="urn:x"><skip><entity2/></skip>\n<o:entity o:id="7"><name>A &amp; <![CDATA[B]]></name></o:entity></o:list>';
    const { records } = await read(parties, text);
    expect(records).toHaveLength(1);
    const [record] = records;
    if (record === undefined || !('value' in record)) return expect.unreachable('no record');
    expect(record.line).toBe(3);
    expect(record.value.attributes).toEqual({ id: '7' });
    expect(textOf(record.value, 'name')).toBe('A & B');
    expect(child(record.value, 'other')).toBeUndefined();
  });

  it.each([
    ['another root', '<Sanctions><entity/></Sanctions>'],
    ['an end before its time', '<list><entity/>'],
    ['broken tags', '<list><entity></list>'],
    ['no XML', '{"a":1}'],
  ])('refuses %s', async (_, text) => {
    await expect(read(parties, text)).rejects.toMatchObject({ code: 'file' });
  });
});

describe('packed', () => {
  const list = packed(people, /\.csv$/i);
  const text = Buffer.from(`ID;NOME_DEVEDOR\n${'1;abc\n'.repeat(5000)}`);
  const zip = zipSync({ 'LEEME.txt': Buffer.from('x'), 'a/LIST.CSV': text, 'b.csv': text });

  it('reads the files of a ZIP, a gzip, and what is not packed', async () => {
    const zipped = await read(list, zip);
    expect(zipped.records).toHaveLength(10_000);
    // What was read of the disk tells how far the import is.
    expect(zipped.onDisk / zip.length).toBeGreaterThan(0.2);
    expect((await read(list, gzipSync(text))).records).toHaveLength(5000);
    expect((await read(list, text)).records).toHaveLength(5000);
  });

  it.each<[string, Uint8Array]>([
    ['a ZIP that ends early', zip.subarray(0, zip.length / 2)],
    ['a ZIP with changed bytes', damagedAt(zipSync({ 'a.csv': [text, { level: 0 }] }), 1000)],
    ['a gzip that ends early', gzipSync(text).subarray(0, 40)],
    ['a ZIP without the file', zipSync({ 'a.txt': text })],
  ])('refuses %s', async (_, bytes) => {
    await expect(read(list, bytes)).rejects.toMatchObject({ code: 'file' });
  });
});

function damagedAt(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe('workbook', () => {
  const rowsIn = async (format: Format<readonly string[]>, bytes: Uint8Array) =>
    (await read(format, bytes, 'book.xlsx')).records;

  it('is read as rows of text, and refused without its sheet', async () => {
    const path = join(folder, 'written.xlsx');
    await writeWorkbook(
      [
        [{ value: 'Código' }, { value: 'Correo' }],
        [],
        [
          { value: '011001' },
          { value: 7 },
          { value: true },
          { value: new Date('2026-11-21'), format: 'dd/mm/yyyy' },
        ],
      ],
      { sheet: 'Directorio' },
    ).toFile(path);
    const bytes = readFileSync(path);
    expect(await rowsIn(xlsx(/directorio/i), bytes)).toEqual([
      { line: 1, value: ['Código', 'Correo'] },
      { line: 3, value: ['011001', '7', 'TRUE', '2026-11-21'] },
    ]);
    await expect(rowsIn(xlsx(/otra/), bytes)).rejects.toMatchObject({
      code: 'file',
      message: expect.stringMatching(/Directorio/),
    });
    await expect(rowsIn(xlsx(), bytes.subarray(0, bytes.length - 200))).rejects.toMatchObject({
      code: 'file',
    });
    await expect(rowsIn(xlsx(), zipSync({ 'a.txt': Buffer.from('x') }))).rejects.toMatchObject({
      code: 'file',
    });
  });

  it('has texts that cells share, gaps, results of formulas and the digits of a number as they are written', async () => {
    const document = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`);
    const book = (sheet: string) =>
      zipSync({
        'xl/workbook.xml': document(
          '<workbook xmlns:r="urn:r"><workbookPr date1904="1"/><sheets><sheet name="Uno" r:id="a"/></sheets></workbook>',
        ),
        'xl/_rels/workbook.xml.rels': document(
          '<Relationships><Relationship Id="a" Target="/xl/worksheets/one.xml"/></Relationships>',
        ),
        'xl/sharedStrings.xml': document(
          '<sst><si><t>Peña</t></si><si><r><t>dos </t></r><r><t>partes</t></r><rPh><t>no</t></rPh></si><si><t>a_x000D_b</t></si></sst>',
        ),
        'xl/styles.xml': document(
          String.raw`<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0 &quot;días&quot;"/><numFmt numFmtId="171" formatCode="[$-240A]d\.m\.yy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
        ),
        'xl/worksheets/one.xml': document(
          `<x:worksheet xmlns:x="urn:x"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
        ),
      });
    const rows = await rowsIn(
      xlsx(),
      book(
        '<x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c r="AA2" t="s"><x:v>2</x:v></x:c></x:row>' +
          '<x:row r="4"/><x:row r="5"><x:c r="A5"/></x:row>' +
          '<x:row r="7"><x:c r="A7" s="1"><x:v>05001310301120190012300</x:v></x:c><x:c r="B7" s="2"><x:v>0.5</x:v></x:c>' +
          '<x:c r="C7" t="str"><x:f>A1</x:f><x:v>hecho</x:v></x:c><x:c r="D7" t="inlineStr"><x:is><x:t>propio</x:t></x:is></x:c><x:c r="E7" t="e"><x:v>#N/A</x:v></x:c></x:row>',
      ),
    );
    expect(rows).toEqual([
      { line: 2, value: ['', 'Peña', 'dos partes', ...Array.from({ length: 23 }, () => ''), 'a\rb'] },
      { line: 7, value: ['05001310301120190012300', '1904-01-01', 'hecho', 'propio', '#N/A'] },
    ]);
    await expect(
      rowsIn(xlsx(), book('<x:row r="1"><x:c r="ZZZ1"><x:v>1</x:v></x:c></x:row>')),
    ).rejects.toMatchObject({ code: 'file' });
  });
});
