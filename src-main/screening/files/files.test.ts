import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import writeWorkbook from 'write-excel-file/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTableWriter } from '../../tables/write/writer';
import { openStore, type Store } from '../../store';
import { oneList, type OneList } from '../testing/one-list';
import { createScreeningFiles, type ScreeningFiles } from '.';
import { exportFile } from './export';
import { createNameRoom } from './room';

let folder: string;
let store: Store;
let list: OneList;
let ids = 0;
let now = Date.UTC(2026, 10, 21, 15);
const clock = { now: () => (now += 10) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  store = openStore(':memory:', { clock });
  list = oneList();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const open = (
  log: Parameters<typeof createScreeningFiles>[0]['log'] = {
    error: (where, error) => expect.unreachable(`${where}: ${String(error)}`),
  },
): ScreeningFiles =>
  createScreeningFiles({
    store,
    datasets: list.datasets,
    clock,
    newId: () => `id-${(ids += 1)}`,
    practice: false,
    actor: 'window',
    builtDir: '',
    onChange: () => undefined,
    log,
    room: { ...createNameRoom(), end: async () => undefined },
  });

const csv = [
  'Cliente;Documento;Fecha nacimiento;Nacionalidad',
  'Prueva Ejemplof;;10/12/1971;Colombia',
  'Nubia Quiceno;900123456;;',
  ';1;;',
  'Otro Nombre;xx000001|22;;',
  '=Ana Pérez;;31/02/1980;',
  '7;;;',
].join('\r\n');
const basis = { kind: null, threshold: 0.8, purpose: 'Vinculación', legalBasis: 'legal_duty' } as const;

async function made(files: ScreeningFiles, text = csv) {
  const draft = await files.drafts.open('clientes.csv', Buffer.from(text));
  return files.create({ draftId: draft.id, name: 'Clientes', ...basis });
}
const rowsOf = (
  files: ScreeningFiles,
  fileId: string,
  filter: Parameters<ScreeningFiles['rows']>[0]['filter'],
) => files.rows({ fileId, filter, text: '', byScore: false, offset: 0, limit: 99 });

describe('a file of names', () => {
  it('is read by its heads, and says which rows cannot be screened', async () => {
    const files = open();
    const draft = await files.drafts.open('clientes.csv', Buffer.from(csv));
    expect(draft).toMatchObject({
      hasHeader: true,
      chosen: { name: 0, identifier: 1, birthDate: 2, country: 3 },
      rows: 6,
      counts: { ready: 4, empty: 1, unusable: 1, unreadDates: 1, unknownCountries: 0, remarked: 3 },
    });
    const { rows } = await files.drafts.rows(draft.id, { problemsOnly: false, offset: 0, limit: 99 });
    expect(rows.map(({ subject }) => subject)).toEqual([
      { name: 'Prueva Ejemplof', birthDate: '1971-12-10', countries: ['Colombia'], identifiers: [] },
      { name: 'Nubia Quiceno', birthDate: null, countries: [], identifiers: ['900123456'] },
      null,
      { name: 'Otro Nombre', birthDate: null, countries: [], identifiers: ['xx000001', '22'] },
      { name: '=Ana Pérez', birthDate: null, countries: [], identifiers: [] },
      null,
    ]);
    const abroad = await files.drafts.open(
      'p.csv',
      Buffer.from('nombre;país\nAna Pérez;Rusia\nEva Ruiz;Rusai\n'),
    );
    expect(abroad.counts).toMatchObject({ ready: 2, unknownCountries: 1, remarked: 1 });
    const remarked = await files.drafts.rows(abroad.id, { problemsOnly: true, offset: 0, limit: 99 });
    expect(remarked.rows.map(({ row }) => row)).toEqual([2]);
    const other = await files.drafts.change(draft.id, {
      columns: { name: 3, birthDate: null, country: null, identifier: null },
      hasHeader: true,
      sheet: null,
    });
    expect(other.counts).toMatchObject({ ready: 1, empty: 5, unreadDates: 0 });
    await expect(files.drafts.open('leer.csv', Buffer.from(''))).rejects.toMatchObject({ code: 'file' });
  });

  it('screens no formula of a workbook that was never calculated', async () => {
    const workbook = await writeWorkbook([
      ['Cliente'],
      [{ value: '=VLOOKUP(1,B:B,1)', type: 'Formula' }],
      ['Ana Pérez'],
    ]).toBuffer();
    const draft = await open().drafts.open('clientes.xlsx', workbook);
    expect(draft.counts).toMatchObject({ ready: 1, unusable: 1 });
  });

  it('of more names than the limit is refused', async () => {
    const many = Buffer.from('nombre\n' + 'Ana Pérez\n'.repeat(50_001));
    await expect(open().drafts.open('todos.csv', many)).rejects.toThrow('50,000');
  });

  it('is screened to its end, counted, decided, and exported without a cell that a spreadsheet executes', async () => {
    const files = open();
    const { id } = await made(files);
    await files.atRest(id);
    expect(files.get(id)).toMatchObject({
      state: 'done',
      counts: { total: 6, invalid: 2, done: 4, withHits: 2, undecided: 2, decided: 0 },
    });
    expect(rowsOf(files, id, 'hits').rows.map(({ row }) => row)).toEqual([1, 4]);
    expect(rowsOf(files, id, 'none').total).toBe(2);
    expect(rowsOf(files, id, 'invalid').rows.map(({ problem }) => problem)).toEqual(['empty', 'unusable']);
    // What is screened in a file is no clutter among the names that were asked alone.
    expect(store.screenings.list({ text: '', filter: 'all', offset: 0, limit: 9 }).total).toBe(0);

    const view = store.screenings.view(rowsOf(files, id, 'hits').rows[0]?.screening?.id ?? '');
    expect(view?.file).toEqual({ id, name: 'Clientes', row: 1 });
    store.screenings.decide(view?.hitList[0]?.id ?? '', {
      at: now,
      by: '',
      verdict: 'false_match',
      reason: 'Otra persona',
    });
    expect(files.get(id).counts).toMatchObject({ undecided: 1, decided: 1, trueMatch: 0 });

    const path = join(folder, 'out.csv');
    const file = store.screeningFiles.get(id);
    await exportFile(store, createTableWriter(), { file: file!, format: 'csv', path, language: 'es' });
    const lines = parse(readFileSync(path), { bom: true, columns: true }) as Record<string, string>[];
    expect(lines.map((line) => [line['Fila'], line['Resultado'], line['Decisión']])).toEqual([
      ['1', 'Coincidencia', 'Falso positivo'],
      ['2', 'Sin coincidencias', ''],
      ['3', 'Sin cribar', ''],
      ['4', 'Coincidencia', 'Sin decidir'],
      ['5', 'Sin coincidencias', ''],
      ['6', 'Sin cribar', ''],
    ]);
    expect(lines[4]?.['Nombre en el archivo']).toBe("'=Ana Pérez");
    expect(lines[4]?.['Observación']).toContain('31/02/1980');
  });

  it('stops in words on a full disk, and goes on when there is room', async () => {
    const logged: unknown[] = [];
    const files = open({ error: (_where, error) => void logged.push(error) });
    const noRoom = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const fail = (): never => {
      throw noRoom;
    };
    const noScreening = vi.spyOn(store.screenings, 'record').mockImplementation(fail);
    const { id } = await made(files);
    await files.atRest(id);
    expect(files.get(id)).toMatchObject({
      state: 'paused',
      pausedBecause: { es: expect.stringContaining('No queda espacio') },
    });

    // Not even the pause can be written: the file goes on with the next start all the same.
    files.start(id);
    const nothing = vi.spyOn(store, 'transaction').mockImplementation(fail);
    await files.atRest(id);
    expect(logged).toContain(noRoom);
    noScreening.mockRestore();
    nothing.mockRestore();
    files.start(id);
    await files.atRest(id);
    expect(files.get(id)).toMatchObject({ state: 'done', counts: { done: 4 } });
  });

  it('goes on where a process that died left it, screening no name twice', async () => {
    const first = open();
    const names = Array.from({ length: 90 }, (_, index) => `Persona Número ${index}`).join('\n');
    const { id } = await made(first, `nombre\n${names}\nPrueba Ejemplov`);
    await first.pause(id);
    const { done } = first.get(id).counts;
    expect(first.get(id).state).toBe('paused');
    expect(done).toBeLessThan(91);
    // As the process leaves it when it is killed.
    store.screeningFiles.setState(id, 'running');
    store.screeningFiles.setLease(id, { owner: 'elsewhere/1/1/x', until: now - 1 });
    const second = open();
    second.recover();
    await second.atRest(id);
    expect(second.get(id)).toMatchObject({ state: 'done', counts: { done: 91, withHits: 1 } });
    expect(store.audit.last()).toMatchObject({
      action: 'screening_file.finished',
      detail: { generations: ['g'] },
    });
  });

  it('without any list waits, and says why; what was not read to its end is gone', async () => {
    list.program = null;
    const files = open();
    const { id } = await made(files);
    await files.atRest(id);
    expect(files.get(id)).toMatchObject({ state: 'paused', counts: { done: 0 } });
    expect(files.get(id).pausedBecause?.en).toContain('no list');
    list.program = 'X-1';
    files.start(id);
    await files.atRest(id);
    expect(files.get(id).state).toBe('done');
    store.screeningFiles.setState(id, 'importing');
    files.recover();
    expect(files.list()).toEqual([]);
  });

  it('is deleted with its screenings, but for those of a dossier; a deleted screening takes its name along', async () => {
    const files = open();
    const { id } = await made(files);
    await files.atRest(id);
    const [kept, gone] = rowsOf(files, id, 'hits').rows.map(({ screening }) => screening?.id ?? '');
    store.dossiers.create({
      id: 'dossier',
      series: 'EXP',
      year: 2026,
      practice: false,
      at: now,
      subjectKind: 'person',
      subjectName: 'Prueva Ejemplof',
      identifiers: [],
      purpose: 'x',
      legalBasis: 'consent',
      preparedBy: '',
      summary: '',
    });
    store.screenings.addToDossier('dossier', kept!, now);
    store.screenings.remove({ ids: [gone!] }, { at: now, actor: 'window', reason: 'person' });
    expect(files.get(id).counts).toMatchObject({ total: 5, done: 3, withHits: 1 });
    await files.remove(id);
    expect(files.list()).toEqual([]);
    expect(store.screenings.view(kept!)).toMatchObject({ file: null });
    expect(store.dossiers.get('dossier')).toBeDefined();
  });
});
