import { afterAll, beforeAll, expect, test } from 'vitest';
import { sicaacInsolvencyCases } from '@shared/operations/co/sicaac';
import { sicaacDocuments, startSicaac } from '../../../../src-practice/co/sicaac';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage } from '../../testing/assisted';
import { readCases } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startSicaac();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof sicaacDocuments) =>
  askAssisted(sicaacInsolvencyCases, { document_number: sicaacDocuments[document] }, practice.originMap);

test('the cases of a person', async () => {
  expect((await ask('found')).data).toEqual({
    document_type_label: 'Cédula de Ciudadanía',
    document_number: '10000001',
    cases: [
      { entity_name: 'CENTRO DE CONCILIACIÓN EJEMPLO', party_type: 'DEUDOR', request_date: '2026-02-10' },
      { entity_name: 'NOTARÍA FICTICIA 99', party_type: 'ACREEDOR', request_date: '2025-05-03' },
    ],
  });
});

test('none, in the words of the page', async () => {
  expect((await ask('nothing')).data.cases).toEqual([]);
});

test('a page that was asked about somebody else is not interpreted', async () => {
  expect(await failureOf(ask('otherPerson'))).toMatchObject({ details: { reason: 'changed' } });
});

test('a date of another form is not interpreted', async () => {
  expect(await failureOf(ask('changed'))).toMatchObject({
    details: { reason: 'changed', observed: 'a date «febrero de 2026»' },
  });
});

test.each(['found', 'nothing'] as const)('no altered page of %s yields another answer', async (document) => {
  const { data, captures } = await ask(document);
  const number = sicaacDocuments[document];
  const values = data.cases
    .flatMap((row) => [row.entity_name, row.party_type])
    .concat('2026', '2025', number);
  const counts = holdAgainst(
    alteredPages(pageOf(captures), values, {
      rows: 'tr:has(td)',
      labels: ['Centro de conciliación', 'Calidad'],
    }),
    (html) => readCases(withPage(captures, html), number),
    data.cases,
  );
  expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
});

test('a refusal of the source is one, and no answer', async () => {
  expect(await failureOf(ask('blocked'))).toMatchObject({ details: { reason: 'blocked' } });
});
