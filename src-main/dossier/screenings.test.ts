import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DossierView, ExportFormat } from '@shared/dossier';
import { dossierDocumentSchema } from './export/document';
import { openBench, type Bench } from './testing/bench';
import { testScreening } from './testing/dossiers';
import { readPdf } from './testing/pdf';

// A report is seconds of work on a busy machine; nothing here waits for anything else.
vi.setConfig({ testTimeout: 60_000 });

let bench: Bench;
let dossier: DossierView;

/** A dossier with the screening of the tests in it, decided as that says: once otherwise, when the list said less. */
beforeEach(() => {
  bench = openBench();
  const {
    lists,
    missing,
    hitList,
    decisions,
    file: _file,
    ...screening
  } = {
    ...testScreening(),
    decisions: testScreening().hitList[0]?.decisions ?? [],
  };
  const hits = hitList.map(({ decisions: _, ...hit }) => hit);
  const [hit] = hits;
  const { store } = bench;
  const record = (id: string, recordSha256: string, lines: number) =>
    store.screenings.record({
      ...screening,
      id,
      subjectKey: 'e'.repeat(64),
      lists,
      missing,
      hits: hits.map((one) => ({
        ...one,
        id: `${id}-hit`,
        recordSha256,
        record: one.record.slice(0, lines),
      })),
    });
  record('earlier', 'f'.repeat(64), 1);
  store.screenings.decide('earlier-hit', decisions[0]!);
  record('screening-1', hit!.recordSha256, 2);
  store.screenings.decide('screening-1-hit', decisions[1]!);
  const { id } = bench.dossiers.create({
    subjectKind: 'person',
    subjectName: 'Prueva Ejemplof',
    identifiers: [],
    purpose: 'Vinculación',
    legalBasis: 'consent',
    preparedBy: 'L. Torres',
    summary: '',
  });
  dossier = bench.dossiers.addScreenings(id, ['screening-1']);
});
afterEach(() => bench.close());

const exported = (format: ExportFormat, language: 'es' | 'en' = 'es'): Promise<Uint8Array> =>
  bench.dossiers.export(dossier.id, format, language);

it('a screening is added once, protected while it is there, and taken out again', () => {
  expect(bench.dossiers.addScreenings(dossier.id, ['screening-1']).screenings).toHaveLength(1);
  expect(() => bench.dossiers.addScreenings(dossier.id, ['nobody'])).toThrow('no longer there');
  const event = { at: 0, actor: 'window', reason: 'person' };
  expect(bench.store.screenings.remove({ ids: ['screening-1'] }, event)).toBe(0);
  expect(bench.dossiers.removeScreening(dossier.id, 'screening-1').screenings).toEqual([]);
  expect(bench.store.screenings.remove({ ids: ['screening-1'] }, event)).toBe(1);
});

it('dossier.json holds lists with their copies, lists that were missing, hits, and every decision', async () => {
  const document = dossierDocumentSchema.parse(JSON.parse(strFromU8(await exported('json'))));
  expect(document.screenings).toMatchObject([
    {
      number: 'C1',
      subject: { name: 'Prueva Ejemplof', birth_date: '1980-02-03' },
      threshold: 0.8,
      lists: [
        { hits: 1, generation: { id: '20261120T080000000Z-us_ofac', as_of: '2026-11-20' } },
        { hits: 0, is_stale: true },
      ],
      missing: [{ dataset: 'third' }],
      hits: [
        {
          name: 'EJEMPLOV, Prueba',
          decision: { verdict: 'false_match', reason: 'Nació en otro año', changed: null },
          decisions: [{ verdict: 'unclear', changed: { added: [{ kind: 'remark' }] } }, { by: 'L. Torres' }],
        },
      ],
    },
  ]);
});

it('the report says what each list answered, why a hit is one, and what was decided', async () => {
  const { pages } = await readPdf(await exported('pdf'));
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    'Se buscó «Prueva Ejemplof» en 2 listas con umbral 80. Hubo una coincidencia (verdaderas: 0; falsas: 1;',
    'Una lista no se consultó porque no estaba en este equipo.',
    'Sin coincidencias',
    'No consultada: no estaba en este equipo',
    'copia antigua',
    '20261120T080000000Z-us_ofac',
    'otra grafía',
    'otra fecha de nacimiento',
    'Falso positivo',
    'Nació en otro año',
    'decidido cuando la lista decía otra cosa',
  ])
    expect(text).toContain(words);
});

it('the workbook has a row for each list and each hit, and no cell that a spreadsheet executes', async () => {
  const sheets = await readWorkbook(Buffer.from(await exported('xlsx', 'en')));
  const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? [];
  expect(rowsOf('Screened lists').map((row) => row.at(-1))).toEqual([
    'Hits',
    1,
    'No hits',
    'Not searched: it was not on this machine',
  ]);
  const [, hit] = rowsOf('Hits');
  expect(hit).toEqual(expect.arrayContaining(['EJEMPLOV, Prueba', 'False match', 'Nació en otro año']));
  expect(String(hit?.find((cell) => String(cell).includes('HYPERLINK')))).not.toMatch(/^=/);
});

it('the archive tells of its screenings in the audit log', async () => {
  const files = unzipSync(await exported('zip'));
  const audit = strFromU8(files['audit.jsonl'] ?? new Uint8Array());
  expect(audit).toContain('dossier.screenings_added');
});
