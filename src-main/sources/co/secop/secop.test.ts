import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, contractsByProvider, contractsSearch } from '@shared/operations/co/secop/contract';
import { process, processesByEntity, processesSearch } from '@shared/operations/co/secop/process';
import type { OperationSpec } from '@shared/operations/operation';
import type { z } from 'zod';
import { openData } from '../../../../src-practice/co/datos-abiertos';
import type { StandIn } from '../../../../src-practice/stand-in';
import type { SourceHttp, SourceRequest } from '../../../engine/adapter';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { profile } from './profile';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openData({ now: () => Date.UTC(2026, 10, 21, 12), slowMs: 60_000 });
});
afterAll(() => standIn.close());

function ask<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  operation: OperationSpec<R, D, A>,
  input: z.input<R>,
) {
  const sent: SourceRequest[] = [];
  const inner = httpTo(standIn.originMap, profile);
  const http: SourceHttp = {
    send(request) {
      sent.push(request);
      return inner.send(request);
    },
  };
  return Object.assign(
    runAdapter(operation, input, http).then(({ data }) => data),
    { queries: () => sent.map(({ url }) => new URL(url).searchParams) },
  );
}

describe('contracts', () => {
  test('by supplier: newest first, money as it stands, no bank account', async () => {
    const asked = ask(contractsSearch, { supplier_document: '900123456' });
    const { items, pagination, as_of, datasets } = await asked;
    expect(pagination).toMatchObject({
      page: 1,
      per_page: 20,
      has_more: true,
      total: expect.any(Number) as number,
    });
    expect(as_of).toBe('2026-11-20');
    expect(datasets).toMatchObject([{ id: 'jbjy-vk9h', url: 'https://www.datos.gov.co/d/jbjy-vk9h' }]);
    const days = items.flatMap((item) => item.signed_date ?? []);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(items.every((item) => item.supplier_document === '900123456' && item.currency === 'COP')).toBe(
      true,
    );
    expect(asked.queries()[0]?.get('$where')).toBe(
      "documento_proveedor in('900123456','9001234568','900.123.456','900123456-8','900.123.456-8')",
    );
    expect(asked.queries()[0]?.get('$select')).not.toMatch(/cuenta|banco|domicilio/);
  });

  test('a check digit glued on, or dots and a dash, are the same document', async () => {
    for (const supplier_document of ['830111222', '8301112226']) {
      const { items } = await ask(contractsSearch, { supplier_document, per_page: 1 });
      expect(items[0]?.supplier_name).toBe('CONSTRUCTORA EJEMPLO S.A.');
    }
    const { items } = await ask(contractsSearch, { supplier_document: '811555666', per_page: 1 });
    expect(items[0]?.supplier_document).toBe('811.555.666-9');
  });

  test('every filter narrows by what it says', async () => {
    const { items, pagination } = await ask(contractsSearch, {
      query: 'VIGENCIA',
      supplier_name: 'vías ficticias',
      entity_nit: '8001112227',
      entity_name: 'alcaldía',
      status: 'TERMINADO',
      contract_type: 'suministros',
      modality: 'direc',
      department: 'ANTIOQUIA',
      city: 'bello',
      unspsc: '4412',
      signed_from: '2020-01-01',
      signed_to: '2026-12-31',
      value_min: '1000000',
      value_max: '900000000.00',
      exclude_unsigned: true,
    });
    expect(items.length).toBeGreaterThan(0);
    expect(pagination.has_more).toBe(false);
    for (const item of items)
      expect(item).toMatchObject({
        status: 'terminado',
        modality: 'Contratación directa',
        entity_nit: '800111222',
        city: 'Bello',
      });
  });

  test('without a number to go by, undated contracts do not stand first', async () => {
    const asked = ask(contractsSearch, {});
    expect((await asked).items.every((item) => item.signed_date !== null)).toBe(true);
    expect(asked.queries()[0]?.get('$where')).toBe('fecha_de_firma IS NOT NULL');
    // With one, every contract of that supplier is told.
    const { items } = await ask(contractsSearch, { supplier_document: '900123456', status: 'borrador' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item.signed_date === null)).toBe(true);
  });

  test('signed only leaves drafts out, whatever their letters', async () => {
    const everything = await ask(contractsSearch, { supplier_document: '900123456' });
    const signedOnly = await ask(contractsSearch, { supplier_document: '900123456', exclude_unsigned: true });
    expect(signedOnly.pagination.total).toBeLessThan(everything.pagination.total ?? 0);
  });

  test('one by its identifier, with notice, funding and persons', async () => {
    expect((await ask(contract, { contract_id: ' co1.pccntr.9000004 ' })).contract).toMatchObject({
      contract_id: 'CO1.PCCNTR.9000004',
      portfolio_id: 'CO1.BDOS.9000002',
      notice_id: 'CO1.NTC.9000003',
      contract_value: '240000000',
      signed_date: '2026-03-01',
      funding: { own_territorial: '240000000' },
      legal_representative: { name: 'PERSONA FICTICIA MODELO', document_number: '1000000001' },
      modality_justification: null,
      updated_date: '2026-11-21',
    });
  });

  test('of SECOP I by its constancia, of either data set; several are not chosen among', async () => {
    const present = await ask(contract, { contract_id: '24-1-000001' });
    expect(present.contract).toMatchObject({
      platform: 'secop_i',
      currency: 'PESO COLOMBIANO',
      additions_value: '9000000',
    });
    expect(present.datasets.map(({ id }) => id)).toEqual(['f789-7hwg']);
    const past = await ask(contract, { contract_id: '17-1-000001' });
    expect(past).toMatchObject({ found: true, contract: null });
    expect(past.matches.map((each) => each.reference)).toEqual(['OBR-1-2017', 'OBR-2-2017']);
    expect(past.datasets.map(({ id }) => id)).toEqual(['f789-7hwg', 'qddk-cgux']);
  });

  test('of SECOP I, one contract by the number that the interface gives it, also its process', async () => {
    const { matches } = await ask(contract, { contract_id: '17-1-000001' });
    const id = matches[1]?.contract_id ?? '';
    expect((await ask(contract, { contract_id: id })).contract).toEqual(matches[1]);
    expect((await ask(process, { id })).process?.process_id).toBe('17-1-000001');
  });

  test('a reference that looks like a constancia is looked for in SECOP II as well', async () => {
    const asked = ask(contract, { contract_id: '05-01-2025' });
    expect((await asked).found).toBe(false);
    expect(asked.queries().map((query) => query.get('$where'))).toEqual([
      "numero_de_constancia = '05-01-2025'",
      "numero_de_constancia = '05-01-2025'",
      "referencia_del_contrato = '05-01-2025'",
    ]);
  });

  test('an identifier of another kind finds nothing, which is no answer', async () => {
    for (const asked of [
      ask(contract, { contract_id: 'CO1.REQ.9000001' }),
      ask(process, { id: 'co1.pccntr.9000004' }),
    ])
      expect(await failureOf(asked)).toMatchObject({
        code: 'invalid_request',
        details: { violations: [{ rule: 'otherKind' }] },
      });
  });

  test('a range the wrong way round is refused, by day and by amount', async () => {
    const day = ask(contractsSearch, { signed_from: '2026-02-01', signed_to: '2026-01-31' });
    const value = ask(processesSearch, { value_min: '1000', value_max: '999.99' });
    for (const [asked, path] of [
      [day, '/signed_to'],
      [value, '/value_max'],
    ] as const)
      expect(await failureOf(asked)).toMatchObject({ details: { violations: [{ path, rule: 'notBelow' }] } });
  });

  test('more matches than are read are told', async () => {
    const row = (at: number) => ({ id_contrato: `CO1.PCCNTR.${at}`, referencia_del_contrato: 'CPS-001' });
    const { http } = scriptedHttp([{ body: JSON.stringify(Array.from({ length: 51 }, (_, at) => row(at))) }]);
    const { data } = await runAdapter(contract, { contract_id: 'CPS-001' }, http);
    expect(data).toMatchObject({ found: true, contract: null, has_more: true });
    expect(data.matches).toHaveLength(50);
    expect(contract.digest(data, null).note?.es).toBe(
      'Más de 50 contratos responden a esa referencia; ninguno se eligió.',
    );
  });

  test('none: asked, answered in full, nothing', async () => {
    expect(await ask(contract, { contract_id: 'CO1.PCCNTR.1' })).toMatchObject({
      found: false,
      contract: null,
      matches: [],
    });
    expect(await ask(contract, { contract_id: 'CT-001-2026', entity_nit: '890333444' })).toMatchObject({
      found: false,
    });
    expect(await ask(contract, { contract_id: 'CT-001-2026', entity_nit: '800111222' })).toMatchObject({
      found: true,
    });
  });

  test('the retiring list comes in pages of 500 and says when one is full', async () => {
    const first = await ask(contractsByProvider, { document_number: '900123456' });
    expect(first).toMatchObject({ count: 500, capped: true });
    const second = await ask(contractsByProvider, { document_number: '900123456', page: 2 });
    expect(second).toMatchObject({ capped: false });
    const ids = [...first.contracts, ...second.contracts].map((each) => each.contract_id);
    expect(new Set(ids).size).toBe(first.count + second.count);
  });
});

describe('processes', () => {
  test('a row per award in the search; one process with all its awards by any identifier', async () => {
    const { items } = await ask(processesSearch, { reference: 'LP-001-2026' });
    expect(items.map((item) => item.process_id)).toEqual([
      'CO1.REQ.9000001',
      'CO1.REQ.9000001',
      'CO1.REQ.9000001',
    ]);
    for (const id of ['CO1.REQ.9000001', 'CO1.BDOS.9000002', 'co1.ntc.9000003', 'LP-001-2026']) {
      const found = await ask(process, { id });
      expect(found.process?.process_id).toBe('CO1.REQ.9000001');
      expect(found.awards?.map((each) => [each.supplier_name, each.awarded_value])).toEqual([
        ['VIAS FICTICIAS SAS', '240000000'],
        ['CONSTRUCTORA EJEMPLO S.A.', '180000000.5'],
        ['CONSORCIO VIAL DE MUESTRA', '90000000'],
      ]);
    }
  });

  test('a notice whose number another one begins with is another notice', async () => {
    expect(await ask(process, { id: 'CO1.NTC.900000' })).toMatchObject({ found: false });
  });

  test('a reference of two entities is not chosen among; the NIT tells them apart', async () => {
    const both = await ask(process, { id: 'SA-010-2026' });
    expect(both).toMatchObject({ found: true, process: null, awards: null });
    expect(both.matches).toHaveLength(2);
    const one = await ask(process, { id: 'SA-010-2026', entity_nit: '899999001' });
    expect(one).toMatchObject({
      process: { process_id: 'CO1.REQ.9000110', awarded: false },
      awards: [],
      matches: [],
    });
  });

  test('what the source writes for «none» is null, a placeholder supplier too', async () => {
    const { items } = await ask(processesSearch, { awarded: 'no', per_page: 1 });
    expect(items[0]).toMatchObject({
      supplier_name: null,
      supplier_document: null,
      supplier_code: null,
      award_date: null,
    });
  });

  test('of SECOP I with both awards', async () => {
    expect(await ask(process, { id: '17-1-000001' })).toMatchObject({
      process: { platform: 'secop_i', reference: 'LP-018 DE 2017', base_price: '160000000' },
      awards: [{ awarded_value: '71000000' }, { awarded_value: '72000000' }],
    });
  });

  test('every filter narrows by what it says', async () => {
    const { items } = await ask(processesSearch, {
      query: 'malla',
      entity_nit: '800111222',
      entity_name: 'prueba',
      entity_code: '700000001',
      status: 'adjudicado',
      modality: 'pública',
      contract_type: 'OBRA',
      department: 'antioquia',
      city: 'BELLO',
      unspsc: '72',
      supplier_document: '900123456',
      awarded: 'yes',
      published_from: '2026-01-01',
      published_to: '2026-01-31',
      closing_from: '2026-02-01',
      closing_to: '2026-02-28',
      value_min: '1',
      value_max: '999999999',
    });
    expect(items.map((item) => item.process_id)).toEqual(['CO1.REQ.9000001']);
  });

  test('the retiring list keeps the offices of one NIT apart', async () => {
    const { processes, capped } = await ask(processesByEntity, { document_number: '800111222' });
    expect(capped).toBe(false);
    expect(new Set(processes.map((each) => each.entity_code))).toEqual(new Set(['700000001', '700000002']));
  });
});

describe('bad days', () => {
  test.each([
    ['999000601', 'changed'],
    ['999000403', 'changed'],
    ['999000603', 'changed'],
    ['999000604', 'changed'],
    ['999000500', 'source_error'],
  ])('%s: %s', async (supplier_document, reason) => {
    expect(await failureOf(ask(contractsSearch, { supplier_document }))).toMatchObject({
      code: 'upstream_error',
      details: { reason, source: 'secop' },
    });
  });

  test('429 and 503 with Retry-After are waited out', async () => {
    for (const supplier_document of ['999000429', '999000503'])
      expect((await ask(contractsSearch, { supplier_document })).items).toEqual([]);
  });
});
