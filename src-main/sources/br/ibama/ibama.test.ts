import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ibamaEmbargo, ibamaEmbargoesSearch } from '@shared/operations/br/ibama';
import { startIbama } from '../../../../src-practice/br/ibama';
import { embargoesFile } from '../../../../src-practice/br/ibama/list';
import type { Datasets } from '../../../datasets';
import { failureOf, runAdapter } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { ibamaAdapters } from '.';

const id = 'br_ibama_embargoes';

const lists = listsOf(ibamaAdapters, startIbama);

describe('the embargoes', () => {
  let datasets: Datasets;
  beforeAll(() => {
    datasets = lists.open();
  });
  const dataset = (name: string) => datasets.open(name, new AbortController().signal);
  const search = async (input: z.input<typeof ibamaEmbargoesSearch.request>) =>
    (await runAdapter(ibamaEmbargoesSearch, input, nobody, () => null, dataset)).data;
  const one = async (input: z.input<typeof ibamaEmbargo.request>) =>
    (await runAdapter(ibamaEmbargo, input, nobody, () => null, dataset)).data;
  const idsOf = async (input: z.input<typeof ibamaEmbargoesSearch.request>) =>
    (await search(input)).embargoes.map(({ embargo_id }) => embargo_id);

  it('are fetched where they are, though the catalogue names a file that is not there', async () => {
    expect(await search({})).toMatchObject({ found: true, as_of: '2026-11-20', pagination: { total: 5 } });
    const { generation } = await dataset(id);
    expect(generation).toMatchObject({ rejected: 0, rows: { embargo: 5, person: 5, geometry: 1 } });
    expect(generation.files[0]?.url).toContain('TERMOS_DE_EMBARGO');
  });

  it.each([
    ['a name with errors', { query: 'Enpresa Ficticia' }, ['900001']],
    ['the property', { query: 'fazenda modelo' }, ['900001']],
    ['a CNPJ', { document: '11.222.333/0001-81' }, ['900001']],
    ['the root of a CNPJ', { document: '11222333' }, ['900001']],
    ['a CPF', { document: '52998224725' }, ['900002']],
    ['a state', { state: 'MT' as const }, ['900002']],
    ['a municipality without accents', { municipality: 'lugar nenhum' }, ['900002']],
    ['the code of a municipality', { municipality_code: '1500001' }, []],
    ['active ones', { status: 'active' as const }, ['900001', 'NUM:555E']],
    ['lifted ones', { status: 'lifted' as const }, ['900002']],
    ['cancelled ones, replaced ones too', { status: 'cancelled' as const }, ['900005', '900004']],
    ['dates', { date_from: '2020-01-01', date_to: '2021-12-31' }, ['900005', '900004']],
    ['a name that nobody has', { query: 'Nadie Conocido' }, []],
    ['a second page', { per_page: 3, page: 2 }, ['900002', 'NUM:555E']],
  ])('are searched by %s', async (_, input, ids) => {
    expect(await idsOf(input)).toEqual(ids);
  });

  it('are searched around a point, the nearest first; impossible coordinates are none', async () => {
    const near = await search({ latitude: -5.53, longitude: -50.25, radius_km: 5 });
    expect(near.embargoes.map(({ embargo_id, distance_km }) => [embargo_id, distance_km])).toEqual([
      ['900002', 1.11],
      ['900001', 3.34],
    ]);
    expect(await idsOf({ latitude: -5.53, longitude: -50.25, radius_km: 2 })).toEqual(['900002']);
    expect(await idsOf({ latitude: 0, longitude: 0, radius_km: 100 })).toEqual([]);
    expect((await one({ embargo_id: '900005' })).records[0]).toMatchObject({
      latitude: null,
      longitude: null,
    });
  });

  it('take a masked CPF for a partial match, and nobody for eleven zeros', async () => {
    expect((await search({ document: '11144477735' })).embargoes).toMatchObject([
      { embargo_id: '900005', document_match: 'partial' },
    ]);
    expect(await failureOf(search({ document: '00000000000' }))).toMatchObject({ code: 'invalid_request' });
  });

  it('are told one by one, with the polygon when it is asked for', async () => {
    expect(await one({ embargo_id: '900001' })).toMatchObject({
      found: true,
      records: [
        {
          description: 'Texto inventado; com ponto e vírgula e "aspas"',
          area_ha: 12.5,
          has_polygon: true,
          infraction_sequence: '900001',
          geometry_wkt: null,
        },
      ],
    });
    const { records } = await one({ embargo_id: '900001', include_geometry: true });
    expect(records[0]?.geometry_wkt).toMatch(/^POLYGON/);
    expect((await one({ embargo_id: '900002' })).records[0]).toMatchObject({
      embargo_date: null,
      embargo_date_text: '2925-03-01 00:00:00',
      lifted_date: '2025-02-01',
    });
    expect((await one({ embargo_id: '1' })).found).toBe(false);
  });

  it('without their own key are told by their number, all that share it', async () => {
    expect((await one({ embargo_id: 'NUM:555E' })).records).toMatchObject([{ embargo_date: null }]);
    expect((await one({ embargo_id: '555' })).records.map(({ series }) => series)).toEqual(['A', 'E']);
  });
});

describe('a file', () => {
  const imported = async (content: string | Uint8Array) => {
    const path = lists.file('termo_de_embargo.csv', content);
    const datasets = lists.open();
    return { datasets, ended: await datasets.importFiles(id, [path]) };
  };

  it('in windows-1252 and with a polygon of megabytes is read as well', async () => {
    const polygon = `POLYGON((${'-50.123456 -5.123456,'.repeat(150_000)}-50 -5))`;
    const text = embargoesFile()
      .slice(1)
      .replace(/POLYGON\(\([^"]*/, polygon);
    const { ended } = await imported(Buffer.from(text, 'latin1'));
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 0, rows: { embargo: 5 } } });
  });

  it('with a row without any key leaves that one out, and says where', async () => {
    const { ended, datasets } = await imported(
      embargoesFile().replace('"900004"', '""').replace('"777"', '""'),
    );
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 1 } });
    expect(await datasets.rejected(id, 5)).toMatchObject([
      { line: 5, reason: 'neither SEQ_TAD nor NUM_TAD' },
    ]);
  });

  it('of the older layout is refused with the columns that it lacks', async () => {
    const { ended } = await imported(embargoesFile().replace('NOME_EMBARGADO', 'NOME_PESSOA_EMBARGADA'));
    expect(ended).toMatchObject({
      outcome: 'failed',
      problem: { en: expect.stringContaining('NOME_EMBARGADO') },
    });
  });
});
