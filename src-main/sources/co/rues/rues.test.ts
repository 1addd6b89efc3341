import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entitiesByName, entityByNit } from '@shared/operations/co/rues';
import { openData } from '../../../../src-practice/co/datos-abiertos';
import type { StandIn } from '../../../../src-practice/stand-in';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { numbersOf } from '.';
import { profile } from './profile';
import { companyTable } from './tables';

describe('against the stand-in', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await openData({ now: () => Date.UTC(2026, 10, 21, 15), slowMs: 400 });
  });
  afterAll(() => standIn.close());
  const http = (as = profile) => httpTo(standIn.originMap, as);
  const nit = async (number: string) =>
    (await runAdapter(entityByNit, { document_number: number }, http())).data;
  const named = async (name: string, page = 1) =>
    (await runAdapter(entitiesByName, { name, page }, http())).data;

  test('a company with its establishments, representative and last renewal', async () => {
    const data = await nit('900000001');
    expect(data).toMatchObject({
      found: true,
      document_number: '900000001',
      entity: { name: 'EJEMPLO DEMOSTRATIVO S.A.S.', verification_digit: '2', is_indefinite: true },
      has_more_establishments: false,
      financial_statements: null,
      renewal_history: [{ chamber: 'BOGOTA', year: 2026, date: '2026-03-20' }],
      related_parties: [{ role: 'REPRESENTANTE LEGAL', name: 'PERSONA DE PRUEBA' }],
      registry_notices: null,
      as_of: '2026-11-20',
    });
    // Rows without a name and with a NIT of zero are no registrations.
    expect(data.records).toHaveLength(1);
    expect(data.establishments?.map(({ category }) => category)).toContain('AGENCIA');
    expect(data.datasets.map(({ id }) => id)).toEqual(['c82u-588k', 'nb3d-v3n7', '6cat-2gcs']);
  });

  test('one of the largest: figures of five years, and more establishments than an answer takes', async () => {
    const data = await nit('900123456');
    expect(data.financial_statements?.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021]);
    expect(data.financial_statements?.[3]?.net_result).toBe('-0.12');
    expect(data.establishments).toHaveLength(1000);
    expect(data.has_more_establishments).toBe(true);
    expect(data.entity?.economic_activities.map(({ code }) => code)).toEqual([
      '4210',
      '4290',
      '7112',
      '4111',
    ]);
  });

  test('with its check digit it is the same company; the number alone is looked for first', async () => {
    expect(await nit('9001234568')).toMatchObject({ found: true, document_number: '900123456' });
    expect((await nit('9001234567')).found).toBe(false);
  });

  test('registrations in two chambers: the active one is the main one', async () => {
    const data = await nit('800999888');
    expect(data.records.map(({ status, chamber }) => [status, chamber])).toEqual([
      ['ACTIVA', 'MEDELLIN PARA ANTIOQUIA'],
      ['CANCELADA POR TRASLADO DE DOMICILIO', 'CALI'],
    ]);
    expect(data.entity).toMatchObject({
      chamber_code: '21',
      expiry_date: '2034-03-10',
      is_indefinite: false,
    });
    expect(data.renewal_history).toHaveLength(2);
    expect(entityByNit.digest(data, null)).toMatchObject({ count: 2, note: null });
  });

  test('a cancelled company says so in lists; junk days are no days', async () => {
    const cancelled = await nit('901222333');
    expect(cancelled.entity).toMatchObject({ cancellation_date: '2023-09-11', legal_representative: null });
    expect(cancelled.related_parties).toBeNull();
    expect(entityByNit.digest(cancelled, null).note?.es).toBe('Matrícula CANCELADA');
    expect((await nit('900444555')).entity).toMatchObject({
      registration_date: null,
      renewal_date: null,
      last_renewed_year: null,
    });
  });

  test('a trader by cédula', async () => {
    expect((await nit('12345678')).entity).toMatchObject({
      document_type: 'CEDULA DE CIUDADANIA',
      legal_form: 'PERSONA NATURAL',
    });
  });

  test('no registration is an answer, whose parts are not known', async () => {
    const data = await nit('811111111');
    expect(data).toMatchObject({
      found: false,
      entity: null,
      records: [],
      establishments: null,
      financial_statements: null,
      related_parties: null,
    });
    expect(data.datasets.map(({ id }) => id)).toEqual(['c82u-588k']);
    expect(entityByNit.digest(data, null).found).toBe(false);
  });

  test('a search by name is followed to its last page, each registration once', async () => {
    const found = [];
    let page = 1;
    for (;;) {
      const data = await named('SAS', page);
      found.push(...data.results);
      if (!data.pagination.has_more) {
        expect(data.pagination.total).toBe(found.length);
        break;
      }
      expect(data.results).toHaveLength(25);
      expect(data.pagination.total).toBeNull();
      page += 1;
    }
    expect(page).toBeGreaterThan(2);
    const keys = found.map((row) => `${row.chamber_code} ${row.registration_number}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect((await named('SAS', page + 1)).results).toEqual([]);
  });

  test('what the source found elsewhere than in the name is marked, not hidden', async () => {
    const data = await named('laura sofía gómez modelo');
    expect(data.results).toMatchObject([{ name: 'VIAS FICTICIAS SAS', name_match: false }]);
    expect((await named('vias ficticias')).results[0]?.name_match).toBe(true);
  });

  test('no match is an answer', async () => {
    const data = await named('nadie se llama así');
    expect(data).toMatchObject({ results: [], pagination: { total: 0, has_more: false, total_pages: 0 } });
    expect(entitiesByName.digest(data, null).found).toBe(false);
  });

  test.each([
    ['999000403', 'changed'],
    ['999000602', 'changed'],
    ['999000404', 'changed'],
    ['999000500', 'source_error'],
    ['999000202', 'source_error'],
    ['999000603', 'changed'],
    ['999000604', 'changed'],
    ['999000605', 'changed'],
    ['999000606', 'changed'],
  ])('a bad day of the portal (%s) is %s, never «no record»', async (number, reason) => {
    expect(await failureOf(nit(number))).toMatchObject({
      code: 'upstream_error',
      details: { reason, source: 'rues' },
    });
  });

  test.each(['999000429', '999000503'])('%s: the answer comes after all', async (number) => {
    expect((await nit(number)).found).toBe(false);
  });

  test('an answer that takes too long runs out of time', async () => {
    const slow = runAdapter(
      entityByNit,
      { document_number: '999000408' },
      http({ ...profile, timeoutMs: 50 }),
    );
    expect(await failureOf(slow)).toMatchObject({ details: { reason: 'timeout' } });
  });
});

test.each([
  ['900123456', ['900123456']],
  ['9001234568', ['9001234568', '900123456']],
  ['9001234567', ['9001234567']],
  ['10000000097', ['10000000097', '1000000009']],
  ['1000000009', ['1000000009']],
  ['12345678', ['12345678']],
  ['123456788', ['123456788', '12345678']],
  ['0900123456', ['900123456']],
])('%s is looked for as %j', (asked, numbers) => {
  expect(numbersOf(asked)).toEqual(numbers);
});

describe('a column that the copy has no more', () => {
  const refused = {
    status: 400,
    body: '{"errorCode":"query.soql.no-such-column","message":"No such column"}',
  };
  const described = (lost: string) => ({
    body: JSON.stringify({
      columns: Object.keys(companyTable.columns)
        .filter((name) => name !== lost)
        .map((fieldName) => ({ fieldName, dataTypeName: 'text' })),
    }),
  });
  const row = {
    codigo_camara: '04',
    matricula: '1',
    razon_social: 'EJEMPLO',
    numero_identificacion: '900000001',
  };

  test('is null where a registration can be told without it', async () => {
    const rows = { body: JSON.stringify([row]) };
    const { sent, http } = scriptedHttp([refused, described('sigla'), rows, { body: '[]' }, { body: '[]' }]);
    const { data } = await runAdapter(entityByNit, { document_number: '900000001' }, http);
    expect(data.entity).toMatchObject({ name: 'EJEMPLO', acronym: null });
    expect(sent[2]?.url).not.toContain('sigla');
  });

  test.each(['estado_matricula', 'razon_social', 'numero_identificacion'])('is missed: %s', async (lost) => {
    const { http } = scriptedHttp([refused, described(lost)]);
    expect(await failureOf(runAdapter(entityByNit, { document_number: '900000001' }, http))).toMatchObject({
      details: { reason: 'changed', observed: expect.stringContaining(lost) },
    });
  });
});

test('words of a name are the source’s own search, never part of a query’s text', async () => {
  const { sent, http } = scriptedHttp([{ body: '[]' }]);
  await runAdapter(entitiesByName, { name: " O'Connor & 'x' OR 1=1 " }, http);
  const { searchParams: query } = new URL(sent[0]?.url ?? '');
  expect(query.get('$q')).toBe("O'Connor & 'x' OR 1=1");
  expect(query.get('$where')).not.toContain('Connor');
  expect(query.get('$order')).toBe(':id');
  expect(query.get('$limit')).toBe('26');
});

test('establishments of another owner’s pair of chamber and number are left out', async () => {
  const record = {
    codigo_camara: '04',
    matricula: '0001234567',
    razon_social: 'EJEMPLO',
    numero_identificacion: '900000001',
    nit: '900000001',
    codigo_estado_matricula: '01',
    estado_matricula: 'ACTIVA',
  };
  const owned = (chamber: string, owner: string, matricula: string) => ({
    codigo_camara: '04',
    matricula,
    razon_social: 'TIENDA',
    codigo_camara_propietario: chamber,
    matr_cula_propietario: owner,
  });
  const answers: Record<string, unknown> = {
    'c82u-588k': [record, { ...record, codigo_camara: '21', matricula: '0000000099' }, record],
    'nb3d-v3n7': [
      owned('04', '1234567', '1'),
      owned('21', '0000000099', '2'),
      owned('4', '0001234567', '3'),
      owned('21', '0001234567', '4'),
      owned('04', '0000000099', '5'),
    ],
    '6cat-2gcs': [],
  };
  const { data } = await runAdapter(
    entityByNit,
    { document_number: '900000001' },
    {
      send: ({ url }) => {
        const id = /resource\/(.*)\.json/.exec(url)?.[1] ?? '';
        const body = new TextEncoder().encode(JSON.stringify(answers[id]));
        return Promise.resolve({ url, status: 200, headers: {}, bytes: body, receivedAt: 0, text: () => '' });
      },
    },
  );
  expect(data.records).toHaveLength(2);
  expect(data.establishments?.map(({ registration_number }) => registration_number)).toEqual(['1', '2', '3']);
  expect(data.as_of).toBeNull();
});
