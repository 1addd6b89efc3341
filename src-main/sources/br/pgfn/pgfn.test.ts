import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { pgfnDebtor, pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import { startPgfn, type PgfnOptions } from '../../../../src-practice/br/pgfn';
import { debtFiles } from '../../../../src-practice/br/pgfn/list';
import type { Datasets } from '../../../datasets';
import { failureOf, runAdapter } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { quarterEnd } from './debt-file';
import { centsOf } from './row';
import { askedWords } from './words';
import { pgfnAdapters } from '.';

const nowhere = new AbortController().signal;

const lists = listsOf(pgfnAdapters, () => startPgfn());

const asking = (datasets: Datasets) => {
  const dataset = (name: string) => datasets.open(name, nowhere);
  return {
    search: async (input: z.input<typeof pgfnDebtsSearch.request>) =>
      (await runAdapter(pgfnDebtsSearch, input, nobody, () => null, dataset)).data,
    debtor: async (input: z.input<typeof pgfnDebtor.request>) =>
      (await runAdapter(pgfnDebtor, input, nobody, () => null, dataset)).data,
  };
};

describe('the debts', () => {
  let datasets: Datasets;
  let ask: ReturnType<typeof asking>;
  beforeAll(() => {
    datasets = lists.open();
    ask = asking(datasets);
  });
  const numbersOf = async (input: z.input<typeof pgfnDebtsSearch.request>) =>
    (await ask.search(input)).debts.map(({ registration_number }) => registration_number);

  it('are fetched from the newest quarter that has its files, every part of them', async () => {
    const data = await ask.search({ document: '11.222.333/0001-81' });
    expect(data).toMatchObject({
      as_of: '2026-06-30',
      quarter: '2026-T2',
      systems: [
        { system: 'general', rows: 7 },
        { system: 'social_security', rows: 2 },
        { system: 'fgts', rows: 2 },
      ],
    });
    const { generation } = await datasets.open('br_pgfn_general', nowhere);
    expect(generation).toMatchObject({ rejected: 0, files: [{ asOfBasis: 'stated' }] });
    expect(generation.files[0]?.url).toContain('2026_trimestre_02');
  });

  it.each([
    [
      'a CNPJ, rows that are repeated once',
      { document: '11.222.333/0001-81' },
      ['36000001', '8020260000001', 'FGSP202600001'],
    ],
    [
      'the root of a CNPJ',
      { document: '11222333', system: 'general' as const },
      ['8020260000002', '8020260000001'],
    ],
    ['an alphanumeric CNPJ', { document: '12abc34501de35' }, ['6060000001']],
    [
      'a CPF, by the digits that either mask shows',
      { document: '529.982.247-25' },
      ['8020260000002', '36000001', '8020260000001'],
    ],
    ['words of a name', { name: 'souza inexistente' }, ['36000001', '8020260000001']],
    ['a name with accents and a company form', { name: 'Carvoária Exemplo Ltda.' }, ['6060000001']],
    ['a part of a word', { name: 'inexist' }, []],
    ['a document and a name', { document: '52998224725', name: 'joão modelo' }, ['8020260000002']],
    ['a state', { name: 'empresa ficticia', state: 'RJ' as const }, ['8020260000002']],
    ['no state', { name: 'modelo', state: 'Si' as const }, ['8020260000002']],
    [
      'the kind of debtor, however it is written',
      { name: 'empresa ficticia', debtor_type: 'joint' as const },
      ['FGSP202600001'],
    ],
    ['a court filing', { name: 'empresa ficticia', filed_in_court: true }, ['8020260000002', '36000001']],
    [
      'no court filing; a protest is none',
      { name: 'empresa ficticia', filed_in_court: false },
      ['8020260000001', 'FGSP202600001'],
    ],
    [
      'a type of status',
      { name: 'empresa ficticia', status_type: 'EM COBRANCA' },
      ['8020260000001', 'FGSP202600001'],
    ],
    [
      'amounts',
      { name: 'empresa ficticia', min_amount: 900, max_amount: 2500.5 },
      ['36000001', '8020260000001', 'FGSP202600001'],
    ],
    [
      'dates',
      { name: 'empresa ficticia', date_from: '2019-01-01', date_to: '2024-12-31' },
      ['8020260000002', 'FGSP202600001'],
    ],
    [
      'the newest first; impossible dates last',
      { name: 'exemplo', sort: 'date_desc' as const },
      ['FGSP202600001', '5010000001', '6060000001'],
    ],
    ['a name that nobody has', { name: 'Nadie Conocido' }, []],
  ])('are searched by %s', async (_, input, numbers) => {
    expect(await numbersOf(input)).toEqual(numbers);
  });

  it('are told as the source has them', async () => {
    const [debt] = (await ask.search({ document: '00000000000191' })).debts;
    expect(debt).toEqual({
      registration_number: 'FGSP202600001',
      system: 'fgts',
      document: '00.000.000/0001-91',
      document_is_masked: false,
      document_match: 'exact',
      person_type: 'J',
      debtor_type: 'principal',
      debtor_name: 'COMERCIO DE EXEMPLO S/A',
      debtor_state: 'DF',
      responsible_unit: 'PFN DF',
      responsible_entity: 'CAIXA',
      registration_unit: 'BRASILIA',
      status_type: 'Em cobrança',
      status: 'PROTESTADA',
      main_revenue: 'FGTS',
      credit_type: null,
      registration_date: '2024-07-07',
      filed_in_court: false,
      consolidated_amount: '900.00',
      currency: 'BRL',
    });
    const [security] = (await ask.search({ document: '11222333000181', system: 'social_security' })).debts;
    expect(security).toMatchObject({ main_revenue: null, credit_type: 'Contribuição previdenciária' });
    const odd = await ask.search({ name: 'maria exemplo' });
    expect(odd.debts).toMatchObject([{ debtor_name: 'MARIA DE EXEMPLO ?', registration_date: null }]);
  });

  it('are paged, and never searched without a question', async () => {
    const data = await ask.search({ name: 'empresa ficticia', per_page: 3, page: 2 });
    expect(data.pagination).toEqual({ total: 4, page_size: 3, total_pages: 2, page: 2 });
    expect(data.debts.map(({ registration_number }) => registration_number)).toEqual(['FGSP202600001']);
    expect(data.total_is_capped).toBe(false);
    for (const input of [{}, { document: '11222333000182' }, { document: '123' }])
      expect(await failureOf(ask.search(input))).toMatchObject({ code: 'invalid_request' });
  });

  it('of a company are added up by their principal debtor, so that none counts twice', async () => {
    const data = await ask.debtor({ document: '11.222.333/0001-81' });
    expect(data).toMatchObject({
      found: true,
      names: ['EMPRESA FICTICIA LTDA', 'EMPRESA FICTICIA LTDA FILIAL'],
      states: ['RJ', 'SP'],
      candidates: null,
      oldest_registration_date: '2012-06-20',
      pagination: { total: 4 },
      totals: {
        principal_amount: '13735.06',
        principal_count: 3,
        co_responsible_count: 0,
        joint_count: 1,
        filed_in_court_count: 2,
        by_system: [
          { system: 'general', count: 2, amount: '11234.56' },
          { system: 'social_security', count: 1, amount: '2500.50' },
        ],
      },
    });
    expect(data.debts.map(({ document_match }) => document_match)).toEqual([
      'branch',
      'exact',
      'exact',
      'exact',
    ]);
    const alone = await ask.debtor({ document: '11222333000181', include_branches: false });
    expect(alone.totals?.principal_amount).toBe('3735.06');
    expect(await ask.debtor({ document: 'A1B2C3D4000193' })).toMatchObject({
      found: false,
      totals: { principal_amount: '0.00', principal_count: 0 },
    });
  });

  it('of a CPF are candidates by name, and no sum of several persons', async () => {
    for (const document of ['529.982.247-25', '***982247**', 'XXX982.247XX']) {
      const data = await ask.debtor({ document });
      expect(data).toMatchObject({
        found: true,
        totals: null,
        candidates: [
          { name: 'JOAO MODELO DA SILVA', debts: 1, principal_amount: '0.00' },
          { name: 'PESSOA INEXISTENTE DE SOUZA', debts: 2, principal_amount: '0.00' },
        ],
      });
      expect(data.debts.every((debt) => debt.document_match === 'partial' && debt.document_is_masked)).toBe(
        true,
      );
      expect(pgfnDebtor.digest(data, null).note?.en).toContain('masked CPF');
    }
    const one = await ask.debtor({ document: '52998224725', name: 'Pesoa Inexistente de Souza' });
    expect(one).toMatchObject({
      names: ['PESSOA INEXISTENTE DE SOUZA'],
      totals: { principal_count: 0, co_responsible_count: 2 },
    });
  });
});

describe('a file', () => {
  const text = new TextDecoder('windows-1252').decode(debtFiles.FGTS[0]?.csv);
  const imported = async (name: string, content: string | Uint8Array, practice = true) => {
    const path = lists.file(name, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    const datasets = lists.open({ practice });
    return { datasets, ended: await datasets.importFiles('br_pgfn_fgts', [path]) };
  };

  it('of one part says by its name of which quarter it is', async () => {
    const { ended } = await imported('arquivo_lai_FGTS_1_202512.csv', text);
    expect(ended).toMatchObject({ outcome: 'imported', generation: { asOf: '2025-12-31', rejected: 0 } });
  });

  it.each([
    ['a kind of debtor that is not known', ['Solidário', 'Garantidor'], 'TIPO_DEVEDOR «Garantidor»'],
    ['an amount in words', ['900.00', 'muito'], 'VALOR_CONSOLIDADO «muito»'],
    ['an amount with a comma', ['900.00', '900,00'], 'VALOR_CONSOLIDADO «900,00»'],
    ['no number', ['FGSP202600001', ''], 'no NUMERO_INSCRICAO'],
    [
      'nobody',
      ['11.222.333/0001-81;Pessoa jurídica;Solidário;EMPRESA FICTICIA LTDA', ';Pessoa jurídica;Solidário;'],
      'neither a name nor a document',
    ],
  ])('with a row with %s leaves that one out, and says where', async (_, [from = '', to = ''], reason) => {
    const { ended, datasets } = await imported('arquivo_lai_FGTS_1_202512.csv', text.replace(from, to));
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 1, rows: { debt: 1 } } });
    expect(await datasets.rejected('br_pgfn_fgts', 5)).toMatchObject([{ line: 2, reason }]);
  });

  it.each([
    ['a page', '<h1>Not Found</h1>'],
    ['of before 2021', text.replace('UF_DEVEDOR', 'UF_UNIDADE_RESPONSAVEL')],
    ['of another system', text.replace('ENTIDADE_RESPONSAVEL', 'OUTRA')],
  ])('that is %s is refused', async (_, content) => {
    const { ended } = await imported('arquivo_lai_FGTS_1_202512.csv', content);
    expect(ended).toMatchObject({ outcome: 'failed', generation: null });
  });

  it('of one region only is refused outside practice, and the list that is missing is said', async () => {
    const { ended, datasets } = await imported('arquivo_lai_FGTS_1_202512.csv', text, false);
    expect(ended).toMatchObject({ outcome: 'refused' });
    const { search } = asking(datasets);
    expect(await failureOf(search({ document: '11222333', system: 'fgts' }))).toMatchObject({
      details: { reason: 'dataset_missing', dataset: 'br_pgfn_fgts' },
    });
  });

  it('of many debts by one name is counted up to ten thousand', async () => {
    const [heading, row = ''] = text.split('\n');
    const rows = Array.from({ length: 10_050 }, (_, index) => row.replace('FGSP202600001', `FGSP${index}`));
    const { datasets } = await imported('arquivo_lai_FGTS_1_202512.csv', [heading, ...rows, ''].join('\n'));
    const handle = datasets.at('br_pgfn_fgts', datasets.view('br_pgfn_fgts').generation?.id ?? '');
    const dataset = () => Promise.resolve(handle ?? expect.unreachable('no copy'));
    const by = async (input: z.input<typeof pgfnDebtsSearch.request>) =>
      (await runAdapter(pgfnDebtsSearch, { ...input, system: 'fgts' }, nobody, () => null, dataset)).data;
    const named = await by({ name: 'empresa ficticia' });
    expect(named).toMatchObject({ total_is_capped: true, pagination: { total: 10_000 } });
    expect(pgfnDebtsSearch.digest(named, null).note?.es).toContain('10.000');
    expect(await by({ document: '11222333000181' })).toMatchObject({
      total_is_capped: false,
      pagination: { total: 10_050 },
    });
  });

  it.each<[string, NonNullable<PgfnOptions['instead']>]>([
    ['the index lists no quarter', { '/': { status: 200, body: '<html></html>' } }],
    [
      'a page stands in the place of every file',
      Object.fromEntries(
        [1, 2, 3].map((quarter) => [
          `/2026_trimestre_0${quarter}/Dados_abertos_FGTS.zip`,
          { status: 200, body: '<html>' },
        ]),
      ),
    ],
  ])('is not taken when %s', async (_, instead) => {
    const other = await startPgfn({ instead });
    const ended = await lists.open({ from: other }).refresh('br_pgfn_fgts', 'person');
    await other.close();
    expect(ended).toMatchObject({ outcome: 'failed', generation: null });
  });
});

it.each([
  ['Dados_abertos_Nao_Previdenciario.zip', 'general'],
  ['2026_trimestre_02_Dados_abertos_Previdenciario.zip', 'social_security'],
  ['arquivo_lai_SIDA_AC_202012.csv', 'general'],
  ['arquivo_lai_PREV_1_202606.csv', 'social_security'],
  ['Dados_abertos_FGTS.zip', 'fgts'],
])('the file %s is of the system %s', (name, system) => {
  const lists = pgfnAdapters[0]?.datasets ?? [];
  const known = lists.filter(({ forms }) => forms[0]?.files['debts']?.name.test(name) === true);
  expect(known.map(({ id }) => id)).toEqual([`br_pgfn_${system}`]);
});

it.each([
  ['a.zip/arquivo_lai_SIDA_NA_202606.csv', '2026-06-30'],
  ['2024_trimestre_01_x.zip/part.csv', '2024-03-31'],
  ['arquivo_lai_FGTS_1_202402.csv', '2024-02-29'],
  ['debts.csv', null],
])('the name %s says %s', (name, day) => {
  expect(quarterEnd(name)).toBe(day);
});

it.each([
  ['1234.56', 123456],
  ['77.1', 7710],
  ['500', 50000],
  ['9999999999999.99', 999999999999999],
  ['1.234,56', null],
  ['-5', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each([
  ['José da Silva & Cia. Ltda - ME', ['jose', 'silva']],
  ['S/A', ['s', 'a']],
])('of «%s» the words %s are looked for', (name, words) => {
  expect(askedWords(name)).toEqual(words);
});
