import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import writeWorkbook from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportInWorker } from './export';
import { createRemoteDraftRoom } from './import/remote-room';
import { maxRows } from '../tables/read/limits';
import { batchOperation } from './operation';
import { bench, radicado, radicados } from './testing/bench';
import { buildEntries, type Built } from './testing/build';

let built: Built;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-workers-'));
  built = await buildEntries([
    'src-main/batch/import/import.worker.ts',
    'src-main/tables/write/export.worker.ts',
  ]);
}, 60_000);
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the import worker', () => {
  it('reads as many rows as a batch may have, and gives them in parts', async () => {
    const room = createRemoteDraftRoom(built.dir);
    const text = `radicado\n${Array.from({ length: maxRows }, (_, index) => `11001310300120${String(1_000_000 + index).padStart(9, '0')}`).join('\n')}`;
    const draft = await room.open('d', 'grande.csv', bytes(text));
    expect(draft).toMatchObject({ rows: maxRows, counts: { ready: maxRows } });
    const { rows, total } = await room.rows('d', { filter: 'all', offset: maxRows - 2, limit: 10 });
    expect([total, rows.length]).toEqual([maxRows, 2]);
    const part = await room.imported('d', { acceptSuggestions: false, offset: 500, limit: 3 });
    expect(part.map(({ row }) => row)).toEqual([501, 502, 503]);
    await room.close('d');
    await expect(room.view('d')).rejects.toMatchObject({ code: 'not_found' });
    await room.end();
  });

  it('reads workbooks, and says in words what it cannot read', async () => {
    const room = createRemoteDraftRoom(built.dir);
    const workbook = await writeWorkbook([['radicado'], [{ value: radicado(1), type: String }]]).toBuffer();
    await expect(room.open('w', 'libro.xlsx', workbook)).resolves.toMatchObject({
      kind: 'xlsx',
      counts: { ready: 1 },
    });
    await expect(room.open('x', 'vacío.csv', bytes(''))).rejects.toMatchObject({
      name: 'Failure',
      code: 'file',
      words: { es: expect.stringContaining('vacío') },
    });
    await room.end();
  });

  it('that dies under way leaves a failure in words, and the next file is read by a new one', async () => {
    const room = createRemoteDraftRoom(built.dir);
    const reading = room.open('d', 'a.csv', bytes(radicado(1)));
    const failed = expect(reading).rejects.toMatchObject({ code: 'file' });
    await room.end();
    await failed;
    await expect(room.open('e', 'b.csv', bytes(radicado(2)))).resolves.toMatchObject({ rows: 1 });
    await room.end();
  });
});

describe('the export worker', () => {
  it.each(['csv', 'xlsx'] as const)('writes a batch as %s', async (format) => {
    const b = bench();
    const { id } = await b.importRows(radicados(1200));
    const batch = b.store.batches.get(id);
    if (batch === undefined) throw new Error('no batch');
    const file = join(folder, `lote.${format}`);
    const request = { batch, operation: batchOperation as never, format, file, language: 'es' } as const;
    const saved = await exportInWorker(b.store, built.dir, request);
    const written = readFileSync(file);
    expect(saved).toEqual({ path: file, bytes: written.length });
    if (format === 'csv') expect(parse(written, { bom: true })).toHaveLength(1201);
    else expect(written.subarray(0, 2).toString()).toBe('PK');
    await expect(
      exportInWorker(b.store, built.dir, { ...request, file: join(folder, 'missing', 'x') }),
    ).rejects.toMatchObject({ code: 'file' });
  });
});
