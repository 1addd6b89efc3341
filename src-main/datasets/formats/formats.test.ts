import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { fileBytes, packed } from './archive';
import { csv } from './csv';
import type { Format } from './format';
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

it('reads the rows of a sheet as text, and refuses a workbook without it', async () => {
  const path = join(folder, 'written.xlsx');
  await writeWorkbook([[{ value: 'Código' }, { value: 'Correo' }], [], [{ value: '011001' }, { value: 7 }]], {
    sheet: 'Directorio',
  }).toFile(path);
  const rows = [];
  for await (const chunk of xlsx(/directorio/i)(fileBytes(path, 'written.xlsx', () => undefined)))
    rows.push(...chunk);
  expect(rows).toEqual([
    { line: 1, value: ['Código', 'Correo'] },
    { line: 3, value: ['011001', '7'] },
  ]);
  await expect(async () => {
    for await (const _ of xlsx(/otra/)(fileBytes(path, 'written.xlsx', () => undefined)))
      expect.unreachable('read');
  }).rejects.toMatchObject({ code: 'file', message: expect.stringMatching(/Directorio/) });
});
