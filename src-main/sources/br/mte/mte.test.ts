import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { mteEmployer, mteSlaveLabourSearch } from '@shared/operations/br/mte';
import { startMte } from '../../../../src-practice/br/mte';
import { employersCsv, employersText } from '../../../../src-practice/br/mte/list';
import type { OpenDataset } from '../../../engine/adapter';
import type { Datasets } from '../../../datasets';
import { failureOf, runAdapter } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { editionLine } from './edition';
import { inclusionsOf } from './inclusions';
import { mteAdapters } from '.';

const id = 'br_mte_employers';

const lists = listsOf(mteAdapters, startMte);

const asking = (dataset: OpenDataset) => ({
  search: (input: z.input<typeof mteSlaveLabourSearch.request>) =>
    runAdapter(mteSlaveLabourSearch, input, nobody, () => null, dataset),
  employer: (input: z.input<typeof mteEmployer.request>) =>
    runAdapter(mteEmployer, input, nobody, () => null, dataset),
});

describe('the list', () => {
  let ask: ReturnType<typeof asking>;
  let datasets: Datasets;
  beforeAll(() => {
    datasets = lists.open();
    ask = asking((name) => datasets.open(name, new AbortController().signal));
  });
  const idsOf = async (input: z.input<typeof mteSlaveLabourSearch.request>) =>
    (await ask.search(input)).data.employers.map(({ record_id }) => record_id);

  it('is read whole, with the text around it, in the charset it has', async () => {
    const { data, aside } = await ask.search({});
    expect(data).toMatchObject({
      found: true,
      pagination: { total: 6 },
      as_of: '2026-09-04',
      edition_text: expect.stringMatching(
        /^Cadastro de Empregadores .* Cadastro atualizado em 04\/09\/2026\.$/,
      ),
    });
    expect(data.employers[0]).toEqual({
      record_id: '1',
      inspection_year: 2024,
      state: 'PA',
      employer_name: 'EMPREGADOR FICTÍCIO',
      document: '11.222.333/0001-81',
      document_match: null,
      name_score: null,
      establishment: 'FAZENDA MODELO, ZONA RURAL, CIDADE/PA',
      workers_involved: 12,
      cnae: '0151-2/01',
      decision_date: '2025-02-10',
      inclusion_text: '04/10/2025',
      inclusions: [{ start_date: '2025-10-04', end_date: null }],
      inclusion_date: '2025-10-04',
    });
    expect(data.employers[5]?.establishment).toBe('OLARIA – LUGAR NENHUM/GO');
    expect(aside.notes).toEqual([expect.stringContaining('(*1) Inclusão mantida')]);
    const handle = await datasets.open(id, new AbortController().signal);
    expect(handle.generation).toMatchObject({ form: 'csv', rejected: 0, rows: { employer: 6 } });
    expect(handle.generation.files.map(({ url }) => url?.split('/').at(-1))).toEqual([
      'cadastro_de_empregadores.csv',
      'cadastro_de_empregadores.txt',
    ]);
  });

  it.each([
    ['a name with errors', { query: 'Empregado Ficticio' }, '1'],
    ['words of the establishment', { query: 'sitio inventado' }, '2'],
    ['a CNPJ', { document: '11222333000181' }, '1'],
    ['an alphanumeric CNPJ', { document: '12.abc.345/01de-35' }, '2'],
    ['a CPF', { document: '529.982.247-25' }, '3'],
    ['a state', { state: 'GO' as const }, '6'],
    ['an activity', { cnae: '2342-7' }, '6'],
    ['a year', { year: '2021' }, '2'],
  ])('is searched by %s', async (_, input, first) => {
    expect((await idsOf(input))[0]).toBe(first);
  });

  it('is searched by the root of a CNPJ, and page by page', async () => {
    expect(await idsOf({ document: '11222333' })).toEqual(['1', '5']);
    expect(await idsOf({ per_page: 4, page: 2 })).toEqual(['5', '6']);
    expect(await idsOf({ query: 'Nadie Conocido' })).toEqual([]);
    expect((await ask.search({ query: 'Nadie Conocido' })).data.found).toBe(false);
  });

  it('tells of an employer every record, when it was first listed and whether it is', async () => {
    const { data } = await ask.employer({ document: '11.222.333/0001-81' });
    expect(data).toMatchObject({ found: true, first_inclusion_date: '2025-10-04', is_listed: true });
    expect(data.records.map(({ document_match }) => document_match)).toEqual(['exact', 'branch']);
    expect(data.records[1]?.decision_date).toBeNull();
    const only = await ask.employer({ document: '11.222.333/0001-81', include_branches: false });
    expect(only.data.records).toHaveLength(1);
  });

  it('tells a listing that ended, one that began again, and one it does not understand', async () => {
    expect((await ask.employer({ document: '52998224725' })).data).toMatchObject({
      found: true,
      first_inclusion_date: '2021-10-05',
      is_listed: false,
      records: [{ inclusion_date: null }],
    });
    expect((await ask.employer({ document: '12ABC34501DE35' })).data).toMatchObject({
      is_listed: true,
      records: [
        {
          inclusion_date: null,
          inclusions: [
            { start_date: '2022-10-05', end_date: '2023-01-13' },
            { start_date: '2024-11-11', end_date: null },
          ],
        },
      ],
    });
    expect((await ask.employer({ document: '00000000000191' })).data).toMatchObject({
      is_listed: null,
      records: [
        { inclusions: null, inclusion_text: 'suspensa por decisão judicial', workers_involved: null },
      ],
    });
    expect((await ask.employer({ document: 'A1B2C3D4000193' })).data).toMatchObject({
      found: false,
      is_listed: false,
      first_inclusion_date: null,
    });
  });

  it('takes a masked CPF for a partial match and no more', async () => {
    const { data } = await ask.employer({ document: '111.444.777-35' });
    expect(data).toMatchObject({ found: true, is_listed: null, first_inclusion_date: null });
    expect(data.records.map(({ document_match }) => document_match)).toEqual(['partial']);
    expect(mteEmployer.digest(data, { notes: [] }).note?.en).toContain('masked CPF');
  });

  it('refuses a document whose check digits are wrong', async () => {
    for (const document of ['11222333000182', '52998224724', '123456789012'])
      expect(await failureOf(ask.employer({ document }))).toMatchObject({ code: 'invalid_request' });
    expect(await failureOf(ask.search({ document: '123' }))).toMatchObject({ code: 'invalid_request' });
  });
});

describe('a file', () => {
  const imported = async (name: string, content: string | Uint8Array) => {
    const path = lists.file(name, content);
    const datasets = lists.open();
    return { datasets, ended: await datasets.importFiles(id, [path]) };
  };
  const csv = new TextDecoder('windows-1252').decode(employersCsv);

  it('in TXT alone is read as well, and says how current it is', async () => {
    const { ended } = await imported('cadastro_de_empregadores.txt', employersText);
    expect(ended).toMatchObject({
      outcome: 'imported',
      generation: { form: 'txt', asOf: '2026-09-04', rejected: 0, rows: { employer: 6 } },
    });
  });

  it('in UTF-8 whose columns are spelled in another way is read as well', async () => {
    const changed = csv.replace('Ano da ação fiscal', 'ANO DA ACAO FISCAL').replace('CNPJ/CPF', 'CPF/CNPJ');
    const { ended } = await imported('cadastro_de_empregadores.csv', changed);
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 0, rows: { employer: 6 } } });
  });

  it('with a record that is no record leaves that one out, and says where', async () => {
    const { ended, datasets } = await imported(
      'cadastro_de_empregadores.csv',
      csv.replace('\r\n6;', '\r\nVI;').replace('EMPREGADOR FICTÍCIO;11.222.333/0001', ';11.222.333/0001'),
    );
    expect(ended.generation).toBeNull();
    expect(ended).toMatchObject({ outcome: 'refused' });
    expect(await datasets.rejected(id, 5)).toEqual([]);
    const one = await imported('cadastro_de_empregadores.csv', csv.replace('\r\n6;', '\r\nVI;'));
    expect(one.ended).toMatchObject({ outcome: 'imported', generation: { rejected: 1 } });
    expect(await one.datasets.rejected(id, 5)).toMatchObject([{ line: 9, reason: 'no record with ID «VI»' }]);
  });

  it.each([
    ['a page', '<!DOCTYPE html><p>Página não encontrada'],
    ['a PDF', '%PDF-1.7'],
    ['a spreadsheet', 'PK\u0003\u0004'],
    ['something with NUL', 'I\u0000D\u0000;'],
    ['without its heading', csv.replace('ID;Ano', 'Número;Ano')],
    ['without a column', csv.replace('Inclusão no Cadastro de Empregadores', 'Outra coisa')],
  ])('that is %s is refused, never read as an empty list', async (_, content) => {
    const { ended } = await imported('cadastro_de_empregadores.csv', content);
    expect(ended).toMatchObject({ outcome: 'failed', generation: null });
  });

  it('of the list of conduct adjustments is not taken for the list when nothing else is linked', async () => {
    const page =
      '/trabalho-e-emprego/pt-br/assuntos/inspecao-do-trabalho/areas-de-atuacao/combate-ao-trabalho-escravo-e-analogo-ao-de-escravo';
    const body = '<a href="cadastro_de_empregadores_em_ajustamento_de_conduta.csv">CSV</a>';
    const changedSite = await startMte({
      instead: { [page]: { status: 200, headers: { 'Content-Type': 'text/html' }, body } },
    });
    const ended = await lists.open({ from: changedSite }).refresh(id, 'person');
    await changedSite.close();
    expect(ended).toMatchObject({ outcome: 'failed', generation: null });
  });
});

it.each([
  ['Cadastro atualizado em 04/09/2026.', 'updated', '2026-09-04'],
  ['Atualização periódica de 6 de abril de 2026.', 'periodic', '2026-04-06'],
  ['Atualização periódica de 1º de março de 2026', 'periodic', '2026-03-01'],
  ['Cadastro de Empregadores que tenham submetido', 'title', null],
])('the line «%s» tells the edition', (line, kind, date) => {
  expect(editionLine(line)).toEqual({ kind, date });
});

it.each([
  ['05/10/2022 a 13/01/2023, 11/11/2024', ['2022-10-05', '2024-11-11']],
  ['04/10/2025 (*1)', ['2025-10-04']],
  ['04/10/2925', undefined],
  ['31/02/2025', undefined],
  ['04/10/2025 a', undefined],
  ['', undefined],
])('the inclusion «%s» begins on %s', (text, starts) => {
  expect(inclusionsOf(text, '2026-11-21')?.map(({ start_date }) => start_date)).toEqual(starts);
});
