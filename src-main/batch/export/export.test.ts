import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '@shared/operations/operation';
import { batchOperation } from '../operation';
import { bench, noAnswer, noRecord, oneRecord, radicado, type Bench } from '../testing/bench';
import { exportBatch } from './index';
import type { TableFormat } from '../../tables/write/table';
import { createTableWriter } from '../../tables/write/writer';

const operation = batchOperation as unknown as Operation;
let folder: string;
let b: Bench;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-export-'));
  b = bench();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function batchOf(values: readonly string[]) {
  const { id } = await b.importRows(values);
  await b.batches.runToRest(id);
  const batch = b.store.batches.get(id);
  if (batch === undefined) throw new Error('no batch');
  return batch;
}

async function write(values: readonly string[], format: TableFormat, language: 'es' | 'en' = 'es') {
  const file = join(folder, `out.${format}`);
  const batch = await batchOf(values);
  const saved = await exportBatch(b.store, createTableWriter(), { batch, operation, format, file, language });
  expect(saved).toEqual({ path: file, bytes: readFileSync(file).length });
  expect(existsSync(`${file}.part`)).toBe(false);
  return file;
}

const values = [radicado(1), '=1+1', radicado(2), radicado(1), radicado(3), '5001310300120230012300'];

function answer(value: string) {
  if (value === radicado(1)) return oneRecord(value, { court: '=HYPERLINK("http://example.test")' });
  if (value === radicado(2)) return noAnswer();
  return noRecord(value);
}

const expected = [
  ['1', radicado(1), radicado(1), '11001-31-03-001-2023-00001-00', 'Con registros', '', '', ''],
  ['2', "'=1+1", '', '', 'No consultado', 'Fórmula sin calcular', '', ''],
  ['3', radicado(2), radicado(2), '11001-31-03-001-2023-00002-00', 'Sin respuesta', '', '', ''],
  ['4', radicado(1), radicado(1), '11001-31-03-001-2023-00001-00', 'Con registros', 'Repetida', '', '1'],
  ['5', radicado(3), radicado(3), '11001-31-03-001-2023-00003-00', 'Sin registros', '', '', ''],
  ['6', '5001310300120230012300', '', '', 'No consultado', 'Le falta el cero inicial', '', ''],
];

describe('CSV', () => {
  it('has every row, in UTF-8 with a mark, with CRLF, and nothing to execute', async () => {
    b.source.rule = answer;
    const text = readFileSync(await write(values, 'csv'), 'utf8');
    expect(text.startsWith('\ufeffFila,')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
    const [heads, ...rows] = parse(text, { bom: true });
    expect(heads).toContain('Despacho');
    expect(heads).toContain('Última actuación');
    expect(rows.map((row) => row.slice(0, 8))).toEqual(expected);

    const cell = (row: number, head: string) => rows[row]?.[heads?.indexOf(head) ?? -1];
    expect(cell(0, 'Despacho')).toBe(`'=HYPERLINK("http://example.test")`);
    expect(cell(0, 'Última actuación')).toBe('2026-11-01');
    expect(cell(0, 'Fuente')).toBe('Consulta de Procesos Nacional Unificada');
    expect(cell(0, 'Consultado el')).toBe('2026-11-21T10:00:00.000-05:00');
    expect(cell(0, 'Práctica (datos ficticios)')).toBe('sí');
    expect(cell(2, 'Por qué no hay respuesta')).toMatch(/^La fuente rechazó/);
    expect(cell(2, 'SHA-256 de la respuesta')).toBe('');
    const lookup = b.store.lookups.view(cell(0, 'Consulta') ?? '');
    expect(cell(0, 'SHA-256 de la respuesta')).toBe(lookup.answerSha256);
    expect(cell(3, 'Consulta')).toBe(cell(0, 'Consulta'));
    expect(cell(1, 'Fuente')).toBe('');
  });

  it('speaks English as well', async () => {
    b.source.rule = answer;
    const [heads, row] = parse(readFileSync(await write(values, 'csv', 'en'), 'utf8'), { bom: true });
    expect(heads?.slice(0, 5)).toEqual([
      'Row',
      'Value in the file',
      'Radicado',
      'Radicado with hyphens',
      'Verdict',
    ]);
    expect(row?.[4]).toBe('Records found');
  });
});

describe('XLSX', () => {
  it('has the same cells, radicados as text and counts as numbers', async () => {
    b.source.rule = answer;
    const file = await write(values, 'xlsx');
    const [heads, ...rows] = await readSheet(file);
    expect(rows.map((row) => row.slice(0, 8).map((cell) => String(cell ?? '')))).toEqual(expected);
    expect(rows[0]?.[2]).toBe(radicado(1));
    expect(rows[0]?.[heads?.indexOf('Actuaciones') ?? -1]).toBe(7);
    expect(rows[0]?.[heads?.indexOf('Despacho') ?? -1]).toBe(`'=HYPERLINK("http://example.test")`);
  });

  it('holds whatever a cell may hold', async () => {
    const odd = ['<a & "b">', 'Ñandú 😀', '\u0007campana', 'A'.repeat(2000), '\ud800solo'];
    const rows = await readSheet(await write(odd, 'xlsx'));
    expect(rows.slice(1).map((row) => row[1])).toEqual([
      '<a & "b">',
      'Ñandú 😀',
      'campana',
      'A'.repeat(2000),
      '\ufffdsolo',
    ]);
  });
});

describe('a file that cannot be written', () => {
  it('is a failure in words, and nothing is left of it', async () => {
    const batch = await batchOf([radicado(1)]);
    const file = join(folder, 'missing', 'out.csv');
    await expect(
      exportBatch(b.store, createTableWriter(), { batch, operation, format: 'csv', file, language: 'es' }),
    ).rejects.toMatchObject({ code: 'file', words: { es: expect.stringContaining(file) } });
  });

  it('leaves the file of before when the store fails in between', async () => {
    const file = await write(values, 'csv');
    const before = readFileSync(file);
    const batch = b.store.batches.list()[0];
    if (batch === undefined) throw new Error('no batch');
    const broken = {
      ...b.store,
      batches: {
        ...b.store.batches,
        exportRows: () => {
          throw new Error('disk');
        },
      },
    };
    await expect(
      exportBatch(broken, createTableWriter(), { batch, operation, format: 'csv', file, language: 'es' }),
    ).rejects.toMatchObject({ code: 'file' });
    expect(readFileSync(file)).toEqual(before);
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});
