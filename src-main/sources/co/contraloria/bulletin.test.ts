import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import { startContraloria } from '../../../../src-practice/co/contraloria';
import { bulletinPdf } from '../../../../src-practice/co/contraloria-bulletin';
import { plainPdf } from '../../../../src-practice/pdf';
import type { PdfLine } from '../../../assisted/pdf';
import type { Datasets } from '../../../datasets';
import { fileBytes } from '../../../datasets/formats/archive';
import { failureOf, runAdapter, scriptedHttp } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { newestBulletin } from './bulletin-download';
import { bulletinFile, editionIn } from './bulletin-file';
import { contraloriaAdapters } from '.';

describe('against the stand-in', () => {
  const lists = listsOf(contraloriaAdapters, startContraloria);
  let datasets: Datasets;
  beforeAll(() => {
    datasets = lists.open();
  });
  const ask = async (input: z.input<typeof contraloriaFiscalRecords.request>) =>
    (
      await runAdapter(
        contraloriaFiscalRecords,
        input,
        nobody,
        () => null,
        (id) => datasets.open(id, new AbortController().signal),
      )
    ).data;

  test('somebody in the bulletin, by what the newest one says', async () => {
    expect(await ask({ document_number: '10000002' })).toMatchObject({
      source: 'bulletin',
      has_records: true,
      full_name: 'MODELO FICTICIA ANA',
      status: null,
      as_of: '2026-09-30',
      bulletin: { number: '125', cutoff_date: '2026-09-30' },
      records: [
        {
          document: 'CC 10000002',
          affected_entity: 'ALCALDIA DE CIUDAD DEMO',
          liability_type: 'UN',
          count: 1,
          reporting_entity: 'CONTRALORIA DEMO',
          department: 'DEMO',
          municipality: 'CIUDAD',
        },
      ],
    });
  });

  test('values that run over lines, and a NIT with and without its check digit', async () => {
    for (const document_number of ['900123456', '9001234568', '900123456-8'])
      expect(await ask({ document_type: 'NIT', document_number })).toMatchObject({
        full_name: 'VIAS FICTICIAS SOCIEDAD ANONIMA',
        records: [{ affected_entity: 'INSTITUTO DE VIAS DE PRUEBA', count: 2 }],
      });
  });

  test('several rows, over pages; a number of another kind of document; nobody', async () => {
    expect((await ask({ document_number: '1000000006' })).records).toHaveLength(2);
    expect(await ask({ document_number: '10000004' })).toMatchObject({ has_records: null, full_name: null });
    expect(await ask({ document_type: 'CE', document_number: '10000004' })).toMatchObject({
      has_records: true,
    });
    expect(await ask({ document_number: '10009999' })).toMatchObject({ has_records: false, records: [] });
  });

  test('names are found with errors', async () => {
    const list = await datasets.open('co_contraloria_bulletin', new AbortController().signal);
    const hits = await list.search({ name: 'Luz Ejemplo Mustra' }, { limit: 5, threshold: 0.8 });
    expect(hits.map(({ name }) => name)).toEqual(['EJEMPLO MUESTRA LUZ']);
  });
});

describe('the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulletin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = async (bytes: Uint8Array) => {
    const path = join(folder, 'boletin.pdf');
    writeFileSync(path, bytes);
    const records = [];
    for await (const chunk of bulletinFile(fileBytes(path, 'boletin.pdf', () => undefined)))
      records.push(...chunk);
    return records;
  };

  test.each([
    ['whose columns touch', { touching: true }],
    ['of another kind of document', { otherKind: true }],
  ])('a row %s is counted as unreadable, never left out in silence', async (_, change) => {
    const records = await read(bulletinPdf(change));
    expect(records.filter((record) => 'problem' in record)).toMatchObject([
      { problem: 'a document that cannot be told', excerpt: expect.stringContaining('10000002') },
    ]);
    expect(records).toHaveLength(6);
  });

  test('another file is refused', async () => {
    await expect(read(bulletinPdf({ withoutCutoff: true }))).rejects.toThrow('title');
    await expect(
      read(plainPdf(['Boletín de Responsables Fiscales N° 1 con corte a 01/02/2026'])),
    ).rejects.toThrow('title');
    await expect(read(new TextEncoder().encode('<html>'))).rejects.toThrow('damaged');
  });
});

const titled = (...lines: readonly string[]) => editionIn(lines.map((text): PdfLine => ({ text, runs: [] })));

test.each([
  [['BOLETÍN DE RESPONSABLES FISCALES N° 125 CON CORTE A 31 DE MARZO DE 2026'], '2026-03-31'],
  [['Boletín de Responsables Fiscales', 'No. 125', 'con corte al 30 de junio del 2026'], '2026-06-30'],
  [['Boletín de Responsables Fiscales N° 125 con corte a 31/12/2025'], '2025-12-31'],
])('%j counts up to %s', (lines, cutoff) => expect(titled(...lines)).toEqual({ number: '125', cutoff }));

test.each([
  [['Boletín de Responsables Fiscales N° 125 con corte a 31 de junio de 2026']],
  [['Boletín de Responsables Fiscales con corte a 31 de marzo de 2026']],
])('%j is no title', (lines) => expect(titled(...lines)).toBeNull());

test.each([
  [['<p>sin enlaces</p>'], 'names none'],
  [[`<a href="javascript:__doPostBack('x','')">enero de 2026</a>`, '<html>error</html>'], 'no PDF'],
])('a page of bulletins that is none is changed', async (bodies, observed) => {
  const { http } = scriptedHttp(bodies.map((body) => ({ body })));
  expect(await failureOf(newestBulletin(http).next())).toMatchObject({
    details: { reason: 'changed', observed: expect.stringContaining(observed) },
  });
});
