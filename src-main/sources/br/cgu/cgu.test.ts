import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { cguSanction, cguSanctionsSearch, registers } from '@shared/operations/br/cgu';
import { startCgu, type CguOptions } from '../../../../src-practice/br/cgu';
import { registerFiles } from '../../../../src-practice/br/cgu/list';
import type { Datasets } from '../../../datasets';
import { openLists, searchLists } from '../../../screening/search';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { profile } from './profile';
import { namedDays } from './remote';
import { amountOf } from './row';
import { cguAdapters } from '.';

const nowhere = new AbortController().signal;

// The storage keeps the files of one day, which must not change while the tests run.
const now = () => Date.parse('2026-11-21T12:00:00Z');
const lists = listsOf(cguAdapters, () => startCgu({ now }));

describe('the registers', () => {
  let datasets: Datasets;
  beforeAll(() => {
    datasets = lists.open();
  });
  const dataset = (name: string) => datasets.open(name, nowhere);
  const search = async (input: z.input<typeof cguSanctionsSearch.request>) =>
    (await runAdapter(cguSanctionsSearch, input, nobody, () => null, dataset)).data;
  const one = async (sanction_id: string) =>
    (await runAdapter(cguSanction, { sanction_id }, nobody, () => null, dataset)).data;
  const live = async (sanction_id: string, http = httpTo(lists.standIn().originMap, profile)) =>
    (await runAdapter(cguSanction, { sanction_id, live: true }, http, undefined, dataset)).data.live;
  const idsOf = async (input: z.input<typeof cguSanctionsSearch.request>) =>
    (await search(input)).sanctions.map(({ sanction_id }) => sanction_id);

  it('are fetched as of the last day that the storage has, not the one that the page names', async () => {
    const yesterday = '2026-11-20';
    const data = await search({ query: 'Empresa Fictícia' });
    expect(data.as_of).toBe(yesterday);
    expect(data.registers).toEqual([
      // Eight rows, one of them twice.
      { register: 'ceis', as_of: yesterday, rows: 7 },
      { register: 'cnep', as_of: yesterday, rows: 1 },
      { register: 'cepim', as_of: yesterday, rows: 1 },
      { register: 'ceaf', as_of: yesterday, rows: 1 },
    ]);
    for (const register of registers)
      expect((await dataset(`br_cgu_${register}`)).generation).toMatchObject({
        rejected: 0,
        files: [{ asOfBasis: 'stated' }],
      });
  });

  it.each([
    [
      'a CNPJ in every register, branches after it',
      { document: '11.222.333/0001-81' },
      ['CEIS:900001', 'CNEP:910001', 'CEIS:900004#…', 'CEIS:900004', 'CEIS:900002'],
    ],
    ['the root of a CNPJ', { document: '11222333', register: 'cnep' as const }, ['CNEP:910001']],
    ['an alphanumeric CNPJ', { document: '12.abc.345/01de-35' }, ['CEIS:#']],
    ['a CNPJ that lost its first zero', { document: '01.222.333/0001-28' }, ['CEIS:900006']],
    ['a whole CPF', { document: '529.982.247-25' }, ['CEIS:900003']],
    ['a name with errors', { query: 'Enpresa Ficticia', register: 'cnep' as const }, ['CNEP:910001']],
    ['the trade name', { query: 'mercado de exemplo', register: 'ceis' as const }, ['CEIS:900001']],
    ['a body', { sanctioning_body: 'lugar nenhum' }, ['CEIS:900004#…', 'CEIS:900004', 'CEIS:900002']],
    [
      'the body that granted',
      { sanctioning_body: 'inventado', register: 'cepim' as const },
      ['CEPIM:00000000000191-700001'],
    ],
    ['a sphere', { sanctioning_body: 'e', sphere: 'ESTADUAL' as const }, ['CEIS:#', 'CEIS:900003']],
    ['a state', { sanctioning_body: 'e', state: 'PA' as const }, ['CEIS:#']],
    ['a day', { document: '11222333', active_on: '2021-01-01' }, ['CEIS:900002']],
    ['a name that nobody has', { query: 'Nadie Conocido' }, []],
  ])('are searched by %s', async (_, input, expected) => {
    const ids = (await idsOf(input)).map((id) =>
      id.replace(/:[0-9a-f]{8}$/, ':#').replace(/#[0-9a-f]{8}$/, '#…'),
    );
    expect(ids).toEqual(expected);
  });

  it('are searched page by page, and never without a question', async () => {
    const { pagination, sanctions } = await search({ document: '11222333', per_page: 2, page: 3 });
    expect(pagination).toEqual({ total: 5, page_size: 2, total_pages: 3, page: 3 });
    expect(sanctions).toHaveLength(1);
    expect(await failureOf(search({}))).toMatchObject({
      code: 'invalid_request',
      details: { violations: [{ path: '/query', message: expect.stringContaining('«sanctioning_body»') }] },
    });
    expect(await failureOf(search({ document: '11222333000182' }))).toMatchObject({
      code: 'invalid_request',
    });
  });

  it('say how a document agrees: a masked CPF is partial and no more', async () => {
    const found = await search({ document: '111.444.777-35' });
    expect(found.sanctions).toMatchObject([
      {
        sanction_id: 'CEAF:920001',
        document: '***.444.777-**',
        document_is_masked: true,
        document_match: 'partial',
      },
    ]);
    expect(cguSanctionsSearch.digest(found, null).note?.en).toContain('masked CPF');
    const company = await search({ document: '11222333000181' });
    expect(company.sanctions.map(({ document_match }) => document_match)).toEqual([
      'exact',
      'exact',
      'branch',
      'branch',
      'branch',
    ]);
    expect(cguSanctionsSearch.digest(company, null).note).toBeNull();
  });

  it('tell what is in force, and do not guess an impossible date', async () => {
    const [open] = (await search({ document: '11222333000181' })).sanctions;
    expect(open).toMatchObject({
      start_date: '2024-05-10',
      end_date: null,
      end_date_text: null,
      is_active: true,
    });
    const [odd] = (await search({ document: '52998224725' })).sanctions;
    expect(odd).toMatchObject({
      start_date: null,
      end_date: null,
      end_date_text: '03/03/2925',
      is_active: null,
    });
    expect((await one('CEIS:900002')).is_active).toBe(false);
    expect((await one('CEAF:920001')).is_active).toBeNull();
  });

  it('tell all of a sanction, with its row as it stands', async () => {
    const data = await one('CEIS:900001');
    expect(data).toMatchObject({
      found: true,
      legal_basis: ['LEI 14133 - ART. 156, III', 'LEI 8666 - ART. 87, IV'],
      notes: 'Texto inventado; com "aspas"\ne uma segunda linha',
      scope: 'Todas as Esferas em todos os Poderes',
      final_judgment_date: null,
      fine_amount: null,
      portal_url: 'https://portaldatransparencia.gov.br/sancoes/ceis/900001',
      live: null,
    });
    expect(data.raw).toMatchObject({ 'DATA DO TRÂNSITO EM JULGADO': 'Sem Informação' });
    expect(Object.keys(data.raw ?? {})).toHaveLength(24);
    expect(await one('CNEP:910001')).toMatchObject({ fine_amount: '1234567.89', currency: 'BRL' });
    expect(await one('CEPIM:00000000000191-700001')).toMatchObject({
      person_type: 'J',
      agreement_number: '700001',
      granting_body: 'MINISTÉRIO INVENTADO',
      portal_url: null,
    });
    expect(await one('CEAF:920001')).toMatchObject({ position: 'ANALISTA', document_number: 'PORTARIA 1' });
    expect(await one('CEIS:1')).toMatchObject({ found: false, name: null, raw: null });
  });

  it('are screened by name, each as a list of its own', async () => {
    const lists = await openLists(datasets, nowhere);
    expect(lists.searched.map(({ generation }) => generation.dataset)).toEqual(
      registers.map((register) => `br_cgu_${register}`),
    );
    const subject = { kind: null, birthDate: null, countries: [], identifiers: [] };
    const bounds = { threshold: 0.8 };
    const { hits } = await searchLists(lists, { ...subject, name: 'Outra Pesoa Ficticia' }, bounds);
    expect(hits.map(({ dataset: id }) => id)).toEqual(['br_cgu_ceaf']);
    const known = await searchLists(
      lists,
      { ...subject, name: 'Empresa Imaginada', identifiers: ['11.222.333/0001-81'] },
      bounds,
    );
    expect(known.hits[0]?.adjustments.map(({ reason }) => reason)).toContain('identifier');
  });

  it('are confirmed live with a key: every page, the same party only', async () => {
    expect((await live('CEIS:900001'))?.records).toHaveLength(16);
    expect((await live('CNEP:910001'))?.records).toEqual([]);
    expect((await live('CEAF:920001'))?.records.map(({ api_id }) => api_id)).toEqual(['72001']);
  });

  it('are not confirmed by what others did, when the filter is ignored without a word', async () => {
    expect(await failureOf(live('CEPIM:00000000000191-700001'))).toMatchObject({
      details: { reason: 'changed', observed: expect.stringContaining('ignored its filter') },
    });
  });

  it.each([
    ['an empty body', { body: '' }, 'changed'],
    ['a page', { body: '<html>' }, 'changed'],
    ['a refused key', { status: 401, body: '{}' }, 'credential_refused'],
  ])('are not confirmed by %s', async (_, answer, reason) => {
    expect(await failureOf(live('CEIS:900001', scriptedHttp([answer]).http))).toMatchObject({
      details: { reason },
    });
  });

  it('ask for the key before anything is sent', async () => {
    const asked = runAdapter(
      cguSanction,
      { sanction_id: 'CEIS:900001', live: true },
      nobody,
      () => null,
      dataset,
    );
    expect(await failureOf(asked)).toMatchObject({ details: { reason: 'credential_missing' } });
  });
});

describe('a file', () => {
  const latin = new TextDecoder('windows-1252');
  const imported = async (name: string, content: string | Uint8Array, practice = true) => {
    const path = lists.file(name, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    const datasets = lists.open({ practice });
    return datasets.importFiles('br_cgu_ceis', [path]);
  };
  const ceis = latin.decode(registerFiles.ceis);

  it('with the column as the official dictionary spells it, and in UTF-8, is read as well', async () => {
    const text = ceis.replace('ABRAGÊNCIA', 'ABRANGÊNCIA').replace('RAZÃO SOCIAL -', 'RAZÃO SOCIAL –');
    expect(await imported('20261002_CEIS.csv', Buffer.from(text, 'utf8'))).toMatchObject({
      outcome: 'imported',
      generation: { asOf: '2026-10-02', rejected: 0, rows: { sanction: 7 } },
    });
  });

  it('in its ZIP file, under any name, says by the CSV within how current it is', async () => {
    const zip = zipSync({ '20261003_CEIS.csv': registerFiles.ceis });
    expect(await imported('ceis (1).zip', zip)).toMatchObject({
      outcome: 'imported',
      generation: { asOf: '2026-10-03' },
    });
  });

  it('of the older CEAF layout is read by its older columns', async () => {
    const older =
      '"CPF SERVIDOR";"NOME SERVIDOR";"TIPO DE PUNIÇÃO";"DATA DA PUBLICAÇÃO";"PORTARIA DE PUNIÇÃO";"UF LOTAÇÃO"\n';
    const path = lists.file(
      '20210101_CEAF.csv',
      `${older}"***.444.777-**";"OUTRA PESSOA FICTÍCIA";"Demissão";"15/06/2020";"1/2020";"DF"\n`,
    );
    const datasets = lists.open();
    expect(await datasets.importFiles('br_cgu_ceaf', [path])).toMatchObject({ outcome: 'imported' });
    const handle = await datasets.at('br_cgu_ceaf', datasets.view('br_cgu_ceaf').generation?.id ?? '');
    const { data } = await runAdapter(
      cguSanctionsSearch,
      { query: 'Outra Pessoa', register: 'ceaf' },
      nobody,
      () => null,
      () => Promise.resolve(handle ?? expect.unreachable('no copy')),
    );
    expect(data.sanctions).toMatchObject([
      { category: 'Demissão', publication_date: '2020-06-15', state: 'DF' },
    ]);
    expect(data.sanctions[0]?.sanction_id).toMatch(/^CEAF:[0-9a-f]{8}$/);
  });

  it('with a row about nobody leaves that one out, and says where', async () => {
    const ended = await imported(
      '20261002_CEIS.csv',
      ceis.replace('"1222333000128";"CONSTRUTORA IMAGINÁRIA S.A."', '"";""'),
    );
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 1, rows: { sanction: 6 } } });
  });

  it.each([
    ['a page of the firewall', '<!DOCTYPE html><title>Human Verification</title>'],
    ['without a column', ceis.replace('DATA FINAL SANÇÃO', 'OUTRA COISA')],
    ['a ZIP file that is cut off', zipSync({ '20261003_CEIS.csv': registerFiles.ceis }).subarray(0, 300)],
  ])('that is %s is refused', async (_, content) => {
    expect(await imported('20261002_CEIS.csv', content)).toMatchObject({
      outcome: 'failed',
      generation: null,
    });
  });

  it('with far fewer rows than the register has is refused outside practice', async () => {
    expect(await imported('20261002_CEIS.csv', registerFiles.ceis, false)).toMatchObject({
      outcome: 'refused',
    });
  });
});

describe('a list that is not there', () => {
  it('is said, never answered as «no sanction»', async () => {
    const datasets = lists.open({ practice: false });
    const dataset = (name: string) => datasets.open(name, nowhere);
    const asked = runAdapter(cguSanctionsSearch, { query: 'Empresa' }, nobody, () => null, dataset);
    expect(await failureOf(asked)).toMatchObject({
      code: 'upstream_error',
      details: { reason: 'dataset_missing', dataset: expect.stringMatching(/^br_cgu_/) },
    });
  });

  it.each<[string, NonNullable<CguOptions['instead']>, RegExp]>([
    [
      'the captcha page of the firewall',
      { '/download-de-dados/ceis': { status: 405, body: 'captcha' } },
      /rechazó/,
    ],
    [
      'a page without a day',
      { '/download-de-dados/ceis': { status: 200, body: '<html></html>' } },
      /forma conocida/,
    ],
  ])('stays so when the portal answers %s', async (_, instead, words) => {
    const other = await startCgu({ instead });
    const ended = await lists.open({ from: other }).refresh('br_cgu_ceis', 'person');
    await other.close();
    expect(ended).toMatchObject({ outcome: 'failed', problem: { es: expect.stringMatching(words) } });
  });
});

it.each([
  ['arquivos.push({"ano" : "2026", "mes" : "10", "dia" : "02", "origem" : "CEIS"});', ['20261002']],
  ['arquivos.push({"ano":"2026","mes":"9","dia":"","origem":"CEPIM"})', ['202609']],
  ['<p>2026</p>', []],
])('the page «%s» names its day', (html, days) => {
  expect(namedDays(html)).toEqual(days);
});

it.each([
  ['1.234.567,89', '1234567.89'],
  ['0,50', '0.50'],
  ['1234', '1234'],
  ['1,234.56', null],
  [null, null],
])('the amount «%s» is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
