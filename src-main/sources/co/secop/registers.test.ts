import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardsSearch } from '@shared/operations/co/secop/awards';
import { biddersSearch } from '@shared/operations/co/secop/bidders';
import { modificationsSearch } from '@shared/operations/co/secop/modifications';
import { plansSearch } from '@shared/operations/co/secop/plans';
import { profile as profileOperation } from '@shared/operations/co/secop/profile';
import { contractRecordOperation, processRecordOperation } from '@shared/operations/co/secop/records';
import { sanctionsByProvider, sanctionsSearch } from '@shared/operations/co/secop/sanctions';
import { suppliersSearch } from '@shared/operations/co/secop/suppliers';
import type { OperationSpec } from '@shared/operations/operation';
import type { z } from 'zod';
import { openData } from '../../../../src-practice/co/datos-abiertos';
import type { StandIn } from '../../../../src-practice/stand-in';
import type { SourceHttp } from '../../../engine/adapter';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { profile } from './profile';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openData({ now: () => Date.UTC(2026, 10, 21, 12) });
});
afterAll(() => standIn.close());

/** Asks the stand-in; the data sets in `gone` answer 404. */
async function ask<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  operation: OperationSpec<R, D, A>,
  input: z.input<R>,
  gone: readonly string[] = [],
) {
  const inner = httpTo(standIn.originMap, profile);
  const http: SourceHttp = {
    send: (request) =>
      inner.send({
        ...request,
        url: gone.reduce((url, id) => url.replace(id, 'gone-gone'), request.url),
      }),
  };
  return (await runAdapter(operation, input, http)).data;
}

describe('suppliers', () => {
  test('by document in any form, by name without accents, by legal representative', async () => {
    for (const input of [
      { document_number: '811555666' },
      { name: 'fundacion salud', company_type: 'aNIMO', is_active: 'yes', is_sme: 'no' },
      { legal_representative_name: 'jorge', legal_representative_document: '10000005' },
    ] as const) {
      const { items } = await ask(suppliersSearch, input);
      expect(items.map((item) => item.name)).toEqual(['FUNDACIÓN SALUD FICTICIA']);
    }
    const { items } = await ask(suppliersSearch, { is_group: 'yes' });
    expect(items).toMatchObject([
      { name: 'CONSORCIO VIAL DE MUESTRA', document_number: null, company_type: null, website: null },
    ]);
  });
});

describe('bidders', () => {
  test('who bid, with placeholder documents told for what they are', async () => {
    const { items } = await ask(biddersSearch, { process_id: 'CO1.REQ.9000001' });
    expect(items.map((item) => [item.bidder_name, item.bidder_document, item.offers])).toEqual([
      ['VIAS FICTICIAS SAS', '900123456', null],
      ['CONSTRUCTORA EJEMPLO S.A.', '8301112226', null],
      ['CONSORCIO VIAL DE MUESTRA', null, null],
    ]);
  });

  test('offers go to their own bidder of their own process', async () => {
    const { items, datasets } = await ask(biddersSearch, {
      bidder_document: '830111222',
      include_offers: true,
      per_page: 3,
    });
    expect(items).toHaveLength(3);
    for (const item of items)
      expect(item.offers).toMatchObject([{ bidder_name: 'CONSTRUCTORA EJEMPLO S.A.', currency: 'COP' }]);
    expect(new Set(items.map((item) => item.offers?.[0]?.offer_id)).size).toBe(3);
    expect(datasets.map(({ id }) => id)).toEqual(['hgi6-6wh3', 'p6dx-8zbt', 'wi7w-2nvm']);
    const consortium = await ask(biddersSearch, {
      process_id: 'CO1.REQ.9000001',
      bidder_code: '716000003',
      include_offers: true,
    });
    expect(consortium.items[0]?.offers).toEqual([]);
  });

  test('of a process whose portfolio is not known, which offers there were is not known', async () => {
    const { http } = scriptedHttp([
      { body: '[{"id_procedimiento":"CO1.REQ.1","codigo_proveedor":"7"}]' },
      { body: '[{"key_0":"CO1.REQ.1","group_rows":"1"}]' },
    ]);
    const { data } = await runAdapter(biddersSearch, { process_id: 'CO1.REQ.1', include_offers: true }, http);
    expect(data.items[0]?.offers).toBeNull();
  });
});

describe('modifications', () => {
  test('the last version of each, by contract and by supplier', async () => {
    const byContract = await ask(modificationsSearch, { contract_id: 'CO1.PCCNTR.9000004' });
    expect(byContract.items.map((item) => [item.modification_id, item.version, item.status])).toEqual([
      ['CO1.CTRMOD.9000005', 2, 'Publicado'],
      ['CO1.CTRMOD.9000006', 1, 'Aprobada'],
    ]);
    expect(byContract.items.map((item) => item.previous_version_url)).toEqual([
      null,
      expect.stringMatching(/^https:/),
    ]);
    const bySupplier = await ask(modificationsSearch, { supplier_document: '900123456', purpose: 'adicion' });
    expect(bySupplier).toMatchObject({ contracts_considered: 100, contracts_capped: true });
    expect(bySupplier.items.map((item) => item.value)).toEqual(['20000000']);
    expect(byContract.pagination).toEqual({ page: 1, per_page: 20, has_more: false, total: 2 });
    const second = await ask(modificationsSearch, {
      contract_id: 'CO1.PCCNTR.9000004',
      per_page: 1,
      page: 2,
    });
    expect(second.items.map((item) => item.modification_id)).toEqual(['CO1.CTRMOD.9000006']);
    expect(second.pagination).toMatchObject({ has_more: false, total: 2 });
  });

  test('a filter holds for the last version, not for one that it replaced', async () => {
    const version = (numero_version: string, estado_modificacion: string, day: string) => ({
      id_contrato: 'CO1.PCCNTR.1',
      identificador_modificacion: 'CO1.CTRMOD.1',
      numero_version,
      estado_modificacion,
      proposito_modificacion: 'PRÓRROGA EN TIEMPO',
      fecha_de_aprobacion: `${day}T00:00:00.000`,
    });
    const body = JSON.stringify([
      version('2', 'Rechazado', '2026-02-02'),
      version('1', 'Publicado', '2026-01-01'),
    ]);
    const found = async (filter: object) => {
      const { http } = scriptedHttp([{ body }]);
      const input = { contract_id: 'CO1.PCCNTR.1', ...filter };
      return (await runAdapter(modificationsSearch, input, http)).data.items.map((item) => item.version);
    };
    expect(await found({ status: 'publicado' })).toEqual([]);
    expect(
      await found({ status: 'rechazado', purpose: 'tiempo prorroga', approved_from: '2026-02-02' }),
    ).toEqual([2]);
    expect(await found({ approved_to: '2026-02-01' })).toEqual([]);
    expect(await found({ purpose: 'cesion' })).toEqual([]);
  });

  test('events have no status to filter by', async () => {
    const asked = ask(modificationsSearch, { source: 'events', status: 'Publicado' });
    expect(await failureOf(asked)).toMatchObject({
      details: { violations: [{ path: '/status', rule: 'notWith' }] },
    });
  });

  test('events, whose identifiers repeat, are all told', async () => {
    const { items } = await ask(modificationsSearch, { contract_id: 'CO1.PCCNTR.9000004', source: 'events' });
    expect(items.map((item) => item.type)).toEqual([
      null,
      'MODIFICACION GENERAL',
      'ADICION EN EL VALOR',
      'REACTIVACIoN',
      'SUSPENSIoN',
    ]);
  });

  test('a supplier without contracts has no modifications', async () => {
    expect(await ask(modificationsSearch, { supplier_document: '123456' })).toMatchObject({
      items: [],
      contracts_considered: 0,
      pagination: { total: 0 },
      datasets: [{ id: 'jbjy-vk9h' }],
    });
  });
});

describe('sanctions', () => {
  test('of both platforms, the last version, found by document through the supplier’s code', async () => {
    const found = await ask(sanctionsSearch, { document_number: '900123456' });
    expect(found.items).toMatchObject([
      {
        platform: 'secop_ii',
        value: '3080000',
        contractor_document: '900123456',
        event_date: '2026-08-08',
        guarantees_applied: true,
      },
      {
        platform: 'secop_i',
        value: '250000000',
        contractor_document: '9001234568',
        final_date: '2024-08-20',
      },
    ]);
    expect(found.pagination).toEqual({ page: 1, per_page: 20, has_more: false, total: 2 });
  });

  test('nobody else’s: a document without registration, another platform, another entity', async () => {
    expect(
      (await ask(sanctionsSearch, { document_number: '52000001' })).items.map((item) => item.contractor_name),
    ).toEqual(['ANA PRUEBA FICTICIA']);
    expect((await ask(sanctionsSearch, { document_number: '1234567' })).items).toEqual([]);
    expect((await ask(sanctionsSearch, { name: 'vías', platform: 'secop_ii' })).items).toHaveLength(1);
    expect(
      (await ask(sanctionsSearch, { entity_nit: '800111222' })).items.map((item) => item.platform),
    ).toEqual(['secop_ii']);
    expect((await ask(sanctionsSearch, { entity_nit: '890333444' })).items).toEqual([]);
  });

  test('acts without a number are not taken for versions of each other', async () => {
    const row = { id_contrato: 'CO1.PCCNTR.1', numero_de_version: '1', as_codigo_proveedor_objeto: '7' };
    const { http } = scriptedHttp([
      {
        body: JSON.stringify([
          { ...row, valor: '100' },
          { ...row, valor: '200' },
        ]),
      },
      { body: '[]' },
    ]);
    const { data } = await runAdapter(sanctionsSearch, { platform: 'secop_ii' }, http);
    expect(data.items.map((item) => item.value)).toEqual(['100', '200']);
  });

  test('pages of one order over both platforms', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(sanctionsSearch, { page, per_page: 2 })));
    expect(pages.flatMap(({ items }) => items.map((item) => item.resolution_number))).toEqual([
      'RES-99',
      'RES-001-2024',
      'RES-002-2023',
      'RES-003-2022',
    ]);
    expect(pages.map(({ pagination }) => pagination.has_more)).toEqual([true, false, false]);
  });

  test('when one register does not answer, there is no answer', async () => {
    expect(
      await failureOf(ask(sanctionsSearch, { document_number: '52000001' }, ['it5q-hg94', 'qmzu-gj57'])),
    ).toMatchObject({
      code: 'upstream_error',
    });
  });

  test('the retiring list', async () => {
    expect(await ask(sanctionsByProvider, { document_number: '900123456' })).toMatchObject({
      count: 2,
      capped: false,
    });
  });
});

describe('plans', () => {
  test('only the last version of each office’s plan: 10 comes after 9', async () => {
    const found = await ask(plansSearch, { year: '2026', entity_nit: '800111222' });
    expect(found).toMatchObject({ last_versions_only: true, pagination: { total: 8 } });
    expect(found.lines?.every((line) => line.plan_version === '10')).toBe(true);
  });

  test('codes are told apart, months read, and only what they say', async () => {
    const { lines } = await ask(plansSearch, { entity_code: '700000001', year: '2026' });
    expect(lines?.map((line) => [line.unspsc_codes, line.expected_start, line.expected_start_month])).toEqual(
      [
        [['72141000', '30102200'], 'Marzo', 3],
        [['92121500'], 'Por definir', null],
        [['80111600'], 'Enero', 1],
        [['44121600'], '2', 2],
      ],
    );
  });

  test('by second code, month and value; without an entity versions may repeat', async () => {
    const found = await ask(plansSearch, {
      year: '2026',
      unspsc: '3010',
      month: 4,
      value_min: '2000000000',
      query: 'puente',
    });
    expect(found).toMatchObject({ last_versions_only: false });
    expect(found.lines).toHaveLength(10);
    expect(
      (await ask(plansSearch, { year: '2026', entity_nit: '800111222', month: 3 })).lines?.map(
        (line) => line.expected_offer,
      ),
    ).toEqual(['3', '3']);
    expect((await ask(plansSearch, { unspsc: '1400' })).lines).toEqual([]);
  });

  test('what only lines have is not asked of plans', async () => {
    for (const filter of [{ query: 'puente' }, { unspsc: '72' }, { modality: 'directa' }, { month: 4 }])
      expect(await failureOf(ask(plansSearch, { level: 'plans', ...filter }))).toMatchObject({
        details: { violations: [{ path: `/${Object.keys(filter)[0]}`, rule: 'notWith' }] },
      });
  });

  test('plans', async () => {
    const found = await ask(plansSearch, { level: 'plans', year: '2026', entity_name: 'hospital' });
    expect(found).toMatchObject({
      lines: null,
      plans: [{ budget_total: '2954000000', city: 'Manizales', year: '2026' }],
    });
  });
});

describe('awards', () => {
  test('SECOP I too, with the check digit glued on; impossible dates stay with a supplier and go without', async () => {
    const bySupplier = await ask(awardsSearch, { supplier_document: '900123456', platform: 'secop_i' });
    expect(bySupplier.items.map((item) => item.signed_date)).toEqual([
      '2099-12-30',
      '2018-06-14',
      '2017-06-14',
      '2016-06-14',
      '2015-06-14',
    ]);
    expect(bySupplier.pagination.total).toBe(5);
    const newest = await ask(awardsSearch, { supplier_name: 'vias', department: 'antioquia' });
    expect((newest.items[0]?.signed_date ?? '9') < '2027').toBe(true);
  });
});

describe('records', () => {
  test('of a contract: every part, from its own data set', async () => {
    const { contract, sections, datasets } = await ask(contractRecordOperation, {
      contract_id: 'CO1.PCCNTR.9000004',
    });
    expect(contract?.reference).toBe('CT-001-2026');
    expect(
      Object.fromEntries(
        Object.entries(sections ?? {}).map(([name, part]) => [name, [part.status, part.items?.length]]),
      ),
    ).toEqual({
      modifications: ['answered', 2],
      events: ['answered', 5],
      suspensions: ['answered', 1],
      execution: ['answered', 3],
      invoices: ['answered', 2],
      payments: ['answered', 3],
      sanctions: ['answered', 1],
      documents: ['answered', 6],
    });
    expect(sections?.invoices.items?.[0]).toMatchObject({
      net_value: '25210084.03',
      currency: 'COP',
      paid: true,
    });
    expect(sections?.execution.items?.[2]).toMatchObject({ actual_date: null, actual_percent: null });
    expect(datasets).toHaveLength(11);
  });

  test('a part that does not answer is said so, and costs no other', async () => {
    const { sections } = await ask(contractRecordOperation, { contract_id: 'CO1.PCCNTR.9000004' }, [
      'it5q-hg94',
      '3skv-9na7',
    ]);
    expect(sections).toMatchObject({
      sanctions: { status: 'unavailable', items: null },
      documents: { status: 'partial' },
      payments: { status: 'answered' },
    });
    expect(sections?.documents.items).toHaveLength(4);
  });

  test('parts are cut where they are asked to be, and say so', async () => {
    const { sections } = await ask(contractRecordOperation, {
      contract_id: 'CO1.PCCNTR.9000004',
      per_part: 2,
    });
    expect(sections).toMatchObject({
      events: { has_more: true },
      documents: { has_more: true },
      invoices: { has_more: false },
    });
    expect(sections?.documents.items).toHaveLength(2);
  });

  test('of a process, by its notice', async () => {
    const { awards, sections } = await ask(processRecordOperation, { id: 'CO1.NTC.9000003' });
    expect(awards).toHaveLength(3);
    expect(Object.values(sections ?? {}).map((part) => part.items?.length)).toEqual([3, 3, 2, 1, 6]);
  });

  test('without the identifier by which they are found, parts say nothing, and take nothing of others', async () => {
    const sent: string[] = [];
    const http: SourceHttp = {
      send: (request) => {
        sent.push(new URL(request.url).pathname);
        const body = sent.length === 1 ? '[{"id_del_proceso":"CO1.REQ.1"}]' : '[]';
        return scriptedHttp([{ body }]).http.send(request);
      },
    };
    const { data } = await runAdapter(processRecordOperation, { id: 'CO1.REQ.1' }, http);
    expect(data.sections).toMatchObject({
      contracts: { status: 'unavailable', items: null },
      offers: { status: 'unavailable', items: null },
      documents: { status: 'unavailable', items: null },
      bidders: { status: 'answered', items: [] },
    });
    expect(sent).toEqual(['/resource/p6dx-8zbt.json', '/resource/hgi6-6wh3.json']);
  });

  test('of nothing, of several, of SECOP I', async () => {
    expect(await ask(contractRecordOperation, { contract_id: 'CO1.PCCNTR.1' })).toMatchObject({
      found: false,
      contract: null,
      sections: null,
    });
    expect(await ask(processRecordOperation, { id: 'SA-010-2026' })).toMatchObject({
      found: true,
      process: null,
      sections: null,
    });
    expect(await ask(processRecordOperation, { id: '17-1-000001' })).toMatchObject({
      process: { platform: 'secop_i' },
      sections: null,
    });
  });
});

describe('profile', () => {
  test('of a supplier: drafts are counted by status and not in the totals', async () => {
    const { found, supplier, entity, groups, sanctions, registrations, recent_contracts } = await ask(
      profileOperation,
      {
        document_number: '900123456',
        recent: 3,
      },
    );
    expect({ found, entity }).toEqual({ found: true, entity: null });
    const everything = supplier?.by_status.reduce((sum, { contracts }) => sum + contracts, 0) ?? 0;
    const drafts = supplier?.by_status.filter(({ status }) => /borrador|enviado/i.test(status ?? '')) ?? [];
    expect(drafts).toHaveLength(2);
    expect(supplier?.contracts).toBe(everything - drafts.reduce((sum, { contracts }) => sum + contracts, 0));
    expect(supplier?.by_year.reduce((sum, { contracts }) => sum + contracts, 0)).toBe(supplier?.contracts);
    const years = supplier?.by_year.map(({ year }) => year) ?? [];
    expect(years).toEqual(years.toSorted());
    expect(supplier?.by_platform.map(({ platform }) => platform)).toEqual(['SECOPII', 'SECOPI']);
    expect(supplier?.bids).toBeGreaterThan(500);
    expect(groups).toMatchObject([
      { group_name: 'CONSORCIO VIAL DE MUESTRA', group_nit: null, share_percent: '60', is_leader: true },
    ]);
    expect(sanctions).toHaveLength(2);
    expect(registrations).toMatchObject([{ name: 'VIAS FICTICIAS SAS' }]);
    expect(recent_contracts).toHaveLength(3);
  });

  test('of an entity with several offices', async () => {
    const { supplier, entity, sanctions } = await ask(profileOperation, { document_number: '800111222' });
    expect({ supplier, sanctions }).toEqual({ supplier: null, sanctions: [] });
    expect(entity?.names).toHaveLength(2);
    expect(entity?.top_suppliers[0]?.supplier_name).toBe('VIAS FICTICIAS SAS');
    expect(entity?.processes).toBeGreaterThan(100);
  });

  test('of nobody', async () => {
    expect(await ask(profileOperation, { document_number: '1234567' })).toMatchObject({
      found: false,
      supplier: null,
      entity: null,
      recent_contracts: [],
    });
  });
});
