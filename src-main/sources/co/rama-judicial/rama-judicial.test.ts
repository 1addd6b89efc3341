import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@shared/operations';
import {
  caseActions,
  caseDetails,
  caseParties,
  casesByEntity,
  casesByRadicado,
  casesSearch,
  ramaJudicial,
} from '@shared/operations/co/rama-judicial';
import type { OperationSpec } from '@shared/operations/operation';
import type { z } from 'zod';
import { specialRadicados, startCpnu, type Cpnu, type SpecialId } from '../../../../src-practice';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { ramaJudicialAdapters } from '.';
import { profile } from './profile';
import { fixture } from './testing';

const origin = 'https://consultaprocesos.ramajudicial.gov.co:448';
const by = (id: SpecialId) => ({ registration_number: specialRadicados[id].number });
const noPages = { total: 0, page_size: 0, total_pages: 0, page: 0 };

describe('against the stand-in', () => {
  let cpnu: Cpnu;
  beforeAll(async () => {
    cpnu = await startCpnu();
  });
  afterAll(() => cpnu.close());

  const client = (as = profile) => httpTo({ [origin]: cpnu.origin }, as);
  const ask = <R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
    contract: OperationSpec<R, D, A>,
    input: z.input<R>,
  ) => runAdapter(contract, input, client());

  test('every operation but the batch has an adapter, and answers its own example', async () => {
    const own = operations.filter((contract) => contract.source === ramaJudicial);
    const single = own.filter((contract) => contract.itemOperation === null);
    expect(ramaJudicialAdapters.map((bound) => bound.operation).toSorted()).toEqual(
      single.map((contract) => contract.id).toSorted(),
    );
    for (const contract of single) {
      const { data, aside } = await ask(contract, contract.example);
      expect(contract.digest(data, aside).found, contract.id).toBe(true);
    }
  });

  test('a public record and a private one: the public one is shown with its actuaciones', async () => {
    const { data, aside } = await ask(casesByRadicado, by('example'));
    expect(data.case_ids).toEqual([900000011, 900000021]);
    expect(data.primary_case).toMatchObject({ id: 900000011, is_private: false, state: 'BOGOTÁ' });
    expect(data.private_only).toBe(false);
    expect(data.actions).toHaveLength(40);
    expect(data.pagination.total).toBeGreaterThan(100);
    expect(data.actions[0]?.action_date).toBe(data.primary_case?.last_action_date);
    expect(aside.records.map((record) => record.is_private)).toEqual([false, true]);
  });

  test('private records only: nothing more is asked', async () => {
    const before = cpnu.requests.byEndpoint.get('Proceso/Actuaciones') ?? 0;
    const { data } = await ask(casesByRadicado, by('private_only'));
    expect(data).toMatchObject({ private_only: true, actions: [], pagination: noPages });
    expect(data.primary_case).toMatchObject({ is_private: true, start_date: null, last_action_date: null });
    expect(cpnu.requests.byEndpoint.get('Proceso/Actuaciones') ?? 0).toBe(before);
  });

  test('no record is an answer', async () => {
    const { data, aside } = await ask(casesByRadicado, by('no_record'));
    expect(data).toEqual({
      ...by('no_record'),
      case_ids: [],
      primary_case: null,
      actions: [],
      pagination: noPages,
      private_only: false,
    });
    expect(aside.records).toEqual([]);
  });

  test('records on several pages are all there, each once', async () => {
    const { data, aside } = await ask(casesByRadicado, by('many_records'));
    expect(data.case_ids).toHaveLength(23);
    expect(new Set(data.case_ids).size).toBe(23);
    const newest = aside.records
      .filter((record) => !record.is_private)
      .map((record) => record.last_action_date ?? '')
      .toSorted()
      .at(-1);
    expect(data.primary_case).toMatchObject({ is_private: false, last_action_date: newest });
  });

  test('a case gains an actuación between two asks', async () => {
    const first = await ask(casesByRadicado, by('gains_action'));
    const second = await ask(casesByRadicado, by('gains_action'));
    expect(second.data.pagination.total).toBe(first.data.pagination.total + 1);
    expect(second.data.actions[1]).toEqual(first.data.actions[0]);
  });

  test('further pages lead to the end of the timeline and past it', async () => {
    const { data } = await ask(casesByRadicado, by('long_timeline'));
    const { total, total_pages: pages } = data.pagination;
    expect(pages).toBeGreaterThan(3);
    const input = { case_id: data.primary_case!.id };
    const last = await ask(caseActions, { ...input, page: pages });
    expect(last.data.actions.at(-1)).toMatchObject({ sequence: 1 });
    expect(last.data.actions).toHaveLength(total - (pages - 1) * 40);
    const past = await ask(caseActions, { ...input, page: pages + 1 });
    expect(past.data.actions).toEqual([]);
    expect(past.data.pagination.total).toBe(total);
  });

  test('parties and detail of a case', async () => {
    const parties = await ask(caseParties, { case_id: 900000011 });
    expect(parties.data.parties.map((party) => party.name)).toEqual([
      'BANCO EJEMPLO S.A.',
      'CARLOS ANDRÉS MODELO PRUEBA',
    ]);
    const { data } = await ask(caseDetails, { case_id: 900000011 });
    expect(data.detail).toMatchObject({ court_code: '110014003001', case_class: 'Ejecutivo Singular' });
  });

  test('the detail of a case that the source does not know is null', async () => {
    const { data } = await ask(caseDetails, { case_id: 1 });
    expect(data.detail).toBeNull();
  });

  test('a name that stands in one party is told from words spread over several', async () => {
    const { data } = await ask(casesByEntity, {
      name: 'Banco Ejemplo S.A.',
      entity_type: 'juridical',
    });
    const texts = (mark: boolean) =>
      data.cases.filter((row) => row.name_in_one_party === mark).map((row) => row.parties_text);
    expect(texts(true).length).toBeGreaterThan(0);
    for (const text of texts(true)) expect(text).toContain('BANCO EJEMPLO S.A.');
    for (const text of texts(false)) expect(text).not.toContain('BANCO EJEMPLO S.A.');
    for (const row of data.cases)
      if (row.is_private) expect(row).toMatchObject({ parties: [], name_in_one_party: null });
  });

  test('both paths of the search by name are one question', async () => {
    const newer = await ask(casesByEntity, { name: 'restrepo muestra', page: 1 });
    const older = await ask(casesSearch, { name: 'restrepo muestra', page: 1 });
    expect(newer.data).toEqual(older.data);
    expect(newer.data.pagination.total).toBeGreaterThan(0);
    const companies = await ask(casesSearch, {
      name: 'restrepo muestra',
      person_type: 'jur',
    });
    expect(companies.data).toMatchObject({ cases: [], pagination: { total: 0 } });
  });

  test('a court and activity narrow the search', async () => {
    const wide = { name: 'banco ejemplo', entity_type: 'juridical' } as const;
    const all = await ask(casesByEntity, wide);
    const active = await ask(casesByEntity, { ...wide, active_only: true });
    const court = await ask(casesByEntity, { ...wide, court_code: '110014003001' });
    expect(active.data.pagination.total).toBeLessThan(all.data.pagination.total);
    expect(court.data.pagination.total).toBeLessThan(all.data.pagination.total);
    for (const row of court.data.cases) expect(row.court).toBe('JUZGADO 001 CIVIL MUNICIPAL DE BOGOTÁ');
  });

  test('more than a thousand matches are refused with the words of the source', async () => {
    const asked = ask(casesByEntity, { name: 'banco', entity_type: 'juridical' });
    expect(await failureOf(asked)).toEqual({
      code: 'too_many_results',
      details: { source_message: expect.stringContaining('más de mil registros') },
    });
  });

  test('a number the source does not take is refused with its words', async () => {
    const asked = ask(casesByRadicado, { registration_number: '110014003001202300123' });
    expect(await failureOf(asked)).toEqual({
      code: 'invalid_request',
      details: { reason: 'refused_by_source', source_message: expect.stringContaining('23') },
    });
  });

  test.each(['malformed', 'html', 'changed_shape', 'wrong_count'] as const)(
    '%s is never read as «no record»',
    async (id) => {
      expect(await failureOf(ask(casesByRadicado, by(id)))).toMatchObject({
        code: 'upstream_error',
        details: { reason: 'changed', source: 'rama_judicial', observed: expect.any(String) },
      });
    },
  );

  test.each([
    ['truncated', 'changed'],
    ['reset', 'unreachable'],
    ['error_500', 'source_error'],
    ['actions_500', 'source_error'],
    ['blocked_403', 'blocked'],
  ] as const)('%s: the source did not answer (%s)', async (id, reason) => {
    expect(await failureOf(ask(casesByRadicado, by(id)))).toMatchObject({
      code: 'upstream_error',
      details: { reason },
    });
  });

  test('a stalled answer runs out of time', async () => {
    const asked = runAdapter(casesByRadicado, by('stalled'), client({ ...profile, timeoutMs: 50 }));
    expect(await failureOf(asked)).toMatchObject({ code: 'upstream_error', details: { reason: 'timeout' } });
  });

  test.each(['throttled_429', 'unavailable_503', 'burst_403'] as const)(
    '%s: the answer comes after all',
    async (id) => {
      const { data } = await ask(casesByRadicado, by(id));
      expect(data.case_ids).toHaveLength(1);
    },
  );
});

describe('what is sent and what is made of odd answers', () => {
  test('the search by name sends everything, in UTF-8', async () => {
    const { sent, http } = scriptedHttp([{ body: fixture('nothing') }]);
    await runAdapter(
      casesByEntity,
      { name: ' Núñez & Cía. ', entity_type: 'juridical', active_only: true, court_code: '05001' },
      http,
    );
    expect(sent[0]?.url).toBe(
      `${origin}/api/v2/Procesos/Consulta/NombreRazonSocial?nombre=N%C3%BA%C3%B1ez%20%26%20C%C3%ADa.&tipoPersona=jur&SoloActivos=true&codificacionDespacho=05001&pagina=1`,
    );
  });

  test('the search by number asks for active and resting cases', async () => {
    const { sent, http } = scriptedHttp([{ body: fixture('nothing') }]);
    await runAdapter(casesByRadicado, { registration_number: '11001400300120990099900' }, http);
    expect(sent.map((request) => request.url)).toEqual([
      `${origin}/api/v2/Procesos/Consulta/NumeroRadicacion?numero=11001400300120990099900&SoloActivos=false&pagina=1`,
    ]);
  });

  test('the answer to another question is not taken', async () => {
    const { http } = scriptedHttp([{ body: fixture('by-number') }]);
    expect(
      await failureOf(runAdapter(casesByRadicado, { registration_number: '11001400300120990012301' }, http)),
    ).toMatchObject({
      details: { reason: 'changed', observed: expect.stringContaining('11001400300120990012300') },
    });
  });

  test.each([
    ['{"StatusCode":400,"Message":"Hay mas de 1.000 registros"}', 'too_many_results'],
    ['{"statusCode":400,"message":"Hay más de mil registros con los criterios"}', 'too_many_results'],
    ['{"statusCode":400,"message":"Parámetro no válido"}', 'invalid_request'],
    ['<h2>Bad Request</h2>', 'upstream_error'],
    ['{}', 'upstream_error'],
  ])('400 with %s is %s', async (body, code) => {
    const { http } = scriptedHttp([{ status: 400, body }]);
    expect(await failureOf(runAdapter(casesSearch, { name: 'Banco' }, http))).toMatchObject({ code });
  });

  test('only a 404 in the words of the source means that it does not know the record', async () => {
    const known = scriptedHttp([{ status: 404, body: '{"StatusCode":404,"Message":"No existe"}' }]);
    expect((await runAdapter(caseDetails, { case_id: 5 }, known.http)).data).toEqual({
      detail: null,
    });
    const moved = scriptedHttp([{ status: 404, body: '<h2>404 - File or directory not found.</h2>' }]);
    expect(await failureOf(runAdapter(caseDetails, { case_id: 5 }, moved.http))).toMatchObject({
      details: { reason: 'changed' },
    });
  });

  test('a record that a page of the search lists twice is given once, a private one without a mark', async () => {
    const raw = JSON.parse(fixture('by-number')) as { procesos: object[]; paginacion: object };
    const procesos = [...raw.procesos, ...raw.procesos];
    const body = JSON.stringify({
      ...raw,
      procesos,
      paginacion: { ...raw.paginacion, cantidadRegistros: 4 },
    });
    const { data } = await runAdapter(casesByEntity, { name: 'Acme S.A.' }, scriptedHttp([{ body }]).http);
    expect(data.cases.map((row) => [row.id, row.name_in_one_party, row.parties.length])).toEqual([
      [900000011, true, 2],
      [900000021, null, 0],
    ]);
  });

  test('the primary record is the public one with the latest action, undated ones last', async () => {
    const raw = JSON.parse(fixture('by-number')) as { procesos: object[]; paginacion: object };
    const row = (idProceso: number, last: string | null, esPrivado = false) => ({
      ...raw.procesos[0],
      idProceso,
      fechaUltimaActuacion: last && `${last}T00:00:00`,
      esPrivado,
    });
    const listing = (...rows: object[]) => ({
      body: JSON.stringify({
        ...raw,
        procesos: rows,
        paginacion: { ...raw.paginacion, cantidadRegistros: rows.length },
      }),
    });
    const primary = async (...rows: object[]) => {
      const { sent, http } = scriptedHttp([listing(...rows), { body: fixture('actions') }]);
      const { data } = await runAdapter(
        casesByRadicado,
        { registration_number: '11001400300120990012300' },
        http,
      );
      expect(sent[1]?.url ?? 'none').toMatch(
        data.private_only ? /none/ : new RegExp(`/Actuaciones/${data.primary_case?.id}\\?`),
      );
      return data.primary_case?.id;
    };
    expect(await primary(row(1, null), row(2, '2099-01-01'), row(3, '2099-02-01'))).toBe(3);
    expect(await primary(row(1, '2099-03-01', true), row(2, null), row(3, null))).toBe(2);
    expect(await primary(row(1, '2099-03-01'), row(2, '2099-03-01'))).toBe(1);
    expect(await primary(row(1, null, true), row(2, '2099-03-01', true))).toBe(1);
  });
});
