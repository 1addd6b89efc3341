import { afterAll, beforeAll, expect, test } from 'vitest';
import { ruafAffiliations } from '@shared/operations/co/ruaf';
import { ruafDocuments, startRuaf } from '../../../../src-practice/co/ruaf';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage, wrongOnce } from '../../testing/assisted';
import { readAffiliations } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startRuaf();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof ruafDocuments, person?: Parameters<typeof askAssisted>[3]) =>
  askAssisted(
    ruafAffiliations,
    { document_number: ruafDocuments[document], issue_date: '2008-03-14' },
    practice.originMap,
    person,
  );

test('what was reported, block by block', async () => {
  const { data } = await ask('full');
  expect(data).toMatchObject({
    found: true,
    document_type: 'CC',
    first_name: 'ANA',
    second_surname: 'FICTICIA',
    report_date: '2026-11-21',
    health: [
      {
        administrator: 'EPS EJEMPLO S.A.',
        regime: 'Contributivo',
        affiliation_date: '2015-02-01',
        status: 'Activo',
        affiliate_type: 'COTIZANTE',
      },
    ],
    pension: [{ administrator: 'FONDO DE PENSIONES EJEMPLO', affiliation_date: '2010-04-03' }],
    occupational_risk: [{ economic_activity: 'SERVICIOS DE PRUEBA', work_municipality: 'CIUDAD DEMO' }],
    family_compensation: [{ member_type: 'Afiliado', affiliate_type: 'Trabajador afiliado' }],
    severance: [],
  });
});

test('several rows in a block; a day that was not reported', async () => {
  const { data } = await ask('several');
  expect(data.health.map(({ regime }) => regime)).toEqual(['Contributivo', 'Subsidiado']);
  expect(data.severance).toMatchObject([{ affiliation_date: null, status: 'Vigente' }]);
});

test('nobody, when the report names the document and says so block by block', async () => {
  expect((await ask('nothing')).data).toMatchObject({ found: false, first_name: null, health: [] });
});

test('a session that ends is begun anew; a wrong code is asked once more', async () => {
  expect((await ask('expired', wrongOnce())).data).toMatchObject({ found: true });
});

test.each([
  ['changed', 'changed'],
  ['otherPerson', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s, and never «no record»', async (document, reason) => {
  expect(await failureOf(ask(document))).toMatchObject({ details: { reason } });
});

test('a page without a report, as after a wrong date, is not «no affiliations»', async () => {
  const { captures } = await ask('nothing');
  const empty = pageOf(captures).replace(/<div id="ctl00_MainContent_rvConsulta">.*<\/div>/s, '');
  expect(() => readAffiliations(withPage(captures, empty), ruafDocuments.nothing)).toThrow('no report');
});

test.each(['several', 'nothing'] as const)(
  'no altered page of %s yields another answer',
  async (document) => {
    const number = ruafDocuments[document];
    const { data, captures } = await ask(document);
    const lists = [
      data.health,
      data.pension,
      data.occupational_risk,
      data.family_compensation,
      data.severance,
    ];
    const values = lists
      .flat()
      .flatMap((row) => Object.values(row))
      .filter((value) => value !== null);
    const { document_type: _, report_date: __, ...answer } = data;
    const page = pageOf(captures);
    // What the page says above the report is not in question, and the report is large.
    const reportOnly = `<body>${page.slice(page.indexOf('<div id="ctl00_MainContent_rvConsulta">'))}`;
    const counts = holdAgainst(
      alteredPages(reportOnly, [...values, number, 'ANA', 'MARIA', 'MODELO', 'FICTICIA', 'FEMENINO', '/20'], {
        // Nor is a value that is not there.
        rows: 'tr:has(td):not(:has(table)), td > div',
        labels: [
          'Administradora',
          'Régimen',
          'Estado',
          'Estado de Afiliado',
          'Tipo de Afiliado',
          'Tipo de Miembro',
          'Municipio Labora',
          'Actividad Económica',
          'Sexo',
          'Primer Nombre',
          'Segundo Nombre',
          'Primer Apellido',
          'Segundo Apellido',
        ],
      }),
      (html) => {
        const { report_date: ___, ...read } = readAffiliations(withPage(captures, html), number);
        return read;
      },
      answer,
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
  },
  20_000,
);
