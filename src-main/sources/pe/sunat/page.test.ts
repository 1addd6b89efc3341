import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sunatDocument, sunatDocumentPage, sunatNamePage, sunatRucPage } from '@shared/operations/pe/sunat';
import { startSunat } from '../../../../src-practice/pe/sunat';
import { practiceAtPage } from '../../../../src-practice/pe/sunat/query';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage } from '../../testing/assisted';
import { readDocument, readName, readRuc } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startSunat({ now: () => Date.parse('2026-11-21T15:04:00Z') });
});
afterAll(() => practice.close());

const byRuc = (name: keyof typeof practiceAtPage) =>
  askAssisted(sunatRucPage, { ruc: practiceAtPage[name] }, practice.originMap);
const byName = (name: string) => askAssisted(sunatNamePage, { name }, practice.originMap);
const byDni = (document_number: string) =>
  askAssisted(sunatDocumentPage, { document_number }, practice.originMap);

describe('the sheet of a RUC', () => {
  test('has what the padrón lacks', async () => {
    const { data, exchanges } = await byRuc('company');
    expect(data).toEqual({
      found: true,
      ruc: '20999999990',
      name: 'EMPRESA FICTICIA S.A.C.',
      status: 'ACTIVO',
      address_condition: 'HABIDO',
      deregistration_date: null,
      ubigeo: null,
      department: 'LIMA',
      province: 'LIMA',
      district: 'MIRAFLORES',
      address: 'AV. LOS EJEMPLOS NRO. 101 URB. CENTRO LIMA - LIMA - MIRAFLORES',
      address_parts: null,
      taxpayer_type: 'SOCIEDAD ANONIMA CERRADA',
      document: null,
      trade_name: 'FICTICIA',
      registration_date: '2015-01-02',
      activity_start_date: '2015-01-15',
      profession: null,
      receipt_system: 'MANUAL/COMPUTARIZADO',
      accounting_system: 'COMPUTARIZADO',
      foreign_trade_activity: 'SIN ACTIVIDAD',
      economic_activities: [
        { rank: 'Principal', ciiu: '6202', description: 'CONSULTORÍA INVENTADA' },
        { rank: 'Secundaria 1', ciiu: '6311', description: 'PROCESAMIENTO FICTICIO' },
      ],
      printed_receipts: ['FACTURA', 'GUIA DE REMISION - REMITENTE'],
      electronic_systems: [{ name: 'FACTURA PORTAL', since: '2016-02-20' }],
      electronic_issuer_since: '2016-02-20',
      electronic_receipts: [
        { name: 'FACTURA', since: '2016-02-20' },
        { name: 'BOLETA', since: '2017-03-01' },
      ],
      ple_since: null,
      padrones: [],
      as_of: null,
      checked_at: '2026-11-21T10:04:00-05:00',
    });
    expect(exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
  });

  test('of a person has the document, of a closed company the day it was closed', async () => {
    expect((await byRuc('person')).data).toMatchObject({
      document: { type: 'DNI', number: '10000001', name: 'EJEMPLO MODELO, CARLOS ALBERTO' },
      trade_name: null,
      address: null,
      department: null,
      profession: 'PROFESION INVENTADA',
    });
    expect((await byRuc('closed')).data).toMatchObject({
      status: 'BAJA DE OFICIO',
      deregistration_date: '2020-06-30',
    });
  });

  test('is not there, in the words of the page', async () => {
    expect((await byRuc('deregistered')).data).toMatchObject({
      found: false,
      name: null,
      checked_at: '2026-11-21T10:04:00-05:00',
    });
  });

  test('is asked once more when the page fails', async () => {
    expect((await byRuc('failsOnce')).data).toMatchObject({ found: true, name: 'REPETIDA S.R.L.' });
  });

  test.each([
    ['changed', 'changed'],
    ['otherOnPage', 'changed'],
    ['blocked', 'blocked'],
  ] as const)('%s is %s', async (name, reason) => {
    expect(await failureOf(byRuc(name))).toMatchObject({ details: { reason } });
  });

  test('is not asked for with a wrong check digit', async () => {
    const wrong = askAssisted(sunatRucPage, { ruc: '20999999991' }, practice.originMap);
    expect(await failureOf(wrong)).toMatchObject({ code: 'invalid_request' });
  });
});

describe('a document', () => {
  test('leads to the sheet that names it', async () => {
    expect((await byDni('10000001')).data).toMatchObject({
      found: true,
      document_type: 'DNI',
      matches: [{ ruc: practiceAtPage.person, name: 'EJEMPLO MODELO, CARLOS ALBERTO' }],
      as_of: null,
    });
  });

  test('other than a DNI is asked at the page by the operation of the interface, too', async () => {
    const input = { document_type: 'CE', document_number: practiceAtPage.foreignerCard } as const;
    const { data } = await askAssisted(sunatDocument, input, practice.originMap);
    expect(data).toMatchObject({ found: true, matches: [{ ruc: practiceAtPage.foreigner }] });
  });

  test('has no RUC, in the words of the page', async () => {
    expect((await byDni('77777777')).data).toMatchObject({ found: false, matches: [] });
  });

  test('is not that of another sheet', async () => {
    const { captures } = await byDni('10000001');
    for (const [type, number] of [
      ['DNI', '10000002'],
      ['CE', '10000002'],
    ] as const)
      expect(() => readDocument(captures, type, number)).toThrow('another document');
  });
});

describe('a name', () => {
  test('finds taxpayers', async () => {
    expect((await byName('ficticia')).data).toMatchObject({
      found: true,
      capped: false,
      matches: [
        { ruc: practiceAtPage.company, name: 'EMPRESA FICTICIA S.A.C.', location: 'LIMA', status: 'ACTIVO' },
        { ruc: practiceAtPage.foreigner },
      ],
    });
  });

  test('finds nobody, in the words of the page', async () => {
    expect((await byName('nadie conocido')).data).toMatchObject({ found: false, matches: [] });
  });

  test('is not read from a list of other names', async () => {
    const { captures } = await byName('empresa ficticia');
    expect(() => readName(captures, 'otra cosa')).toThrow('no taxpayer with the name');
  });
});

/** The texts of a page; those that end with a colon are labels. */
function textsOn(html: string): readonly string[] {
  const $ = load(html);
  return $('h4, p, td, small')
    .toArray()
    .map((element) => $(element).text());
}
const isLabel = (text: string): boolean => text.endsWith(':');

test.each(['person', 'deregistered'] as const)(
  'no altered sheet of %s yields another answer',
  async (name) => {
    const { data, captures } = await byRuc(name);
    const html = pageOf(captures);
    const texts = textsOn(html);
    const answers = texts.filter((text) => !isLabel(text));
    const pages = alteredPages(html, answers, {
      // What only persons have, and each value of a list, a sheet may lack.
      rows: '.list-group-item:contains("Tipo de Documento"), .list-group-item:contains("Profesión"), table tr, table td, tbody',
      labels: texts.filter(isLabel),
    });
    const counts = holdAgainst(
      pages,
      (text) => readRuc(withPage(captures, text), practiceAtPage[name]),
      data,
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(1);
  },
);
