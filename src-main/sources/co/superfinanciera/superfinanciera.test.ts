import { afterAll, beforeAll, expect, test } from 'vitest';
import { superfinancieraComplaints } from '@shared/operations/co/superfinanciera';
import { startSuperfinanciera, superfinancieraFilings } from '../../../../src-practice/co/superfinanciera';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage } from '../../testing/assisted';
import { readComplaints } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startSuperfinanciera();
});
afterAll(() => practice.close());

const heads = [
  'Entidad',
  'Actividad principal',
  'Adjuntos',
  'Anexos',
  'Número de radicado',
  'Fecha de radicación',
];

const ask = (filing: keyof typeof superfinancieraFilings) =>
  askAssisted(
    superfinancieraComplaints,
    { document_number: '10000001', filing_number: superfinancieraFilings[filing] },
    practice.originMap,
  );

test('the complaint of a filing', async () => {
  expect((await ask('found')).data.complaints).toEqual([
    {
      filing_date: '2026-01-15',
      filing_number: '2026000001',
      entity_name: 'BANCO EJEMPLO S.A.',
      primary_activity: 'EN TRÁMITE',
      attachments_text: '1 documento',
      annexes_text: '',
    },
  ]);
});

test('none, in the words of the page', async () => {
  expect((await ask('nothing')).data).toEqual({ complaints: [] });
});

test.each(['changed', 'otherFiling'] as const)('%s is not interpreted', async (filing) => {
  expect(await failureOf(ask(filing))).toMatchObject({ details: { reason: 'changed' } });
});

test.each(['found', 'nothing'] as const)('no altered page of %s yields another answer', async (filing) => {
  const { data, captures } = await ask(filing);
  const values = [
    '15/01/2026',
    'BANCO EJEMPLO S.A.',
    'EN TRÁMITE',
    '1 documento',
    superfinancieraFilings[filing],
  ];
  const pages = alteredPages(pageOf(captures), values, {
    rows: 'tr:has(td)',
    labels: heads,
  });
  const counts = holdAgainst(
    pages,
    (html) => readComplaints(withPage(captures, html), superfinancieraFilings[filing]),
    data,
  );
  expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
});

test('a refusal of the source is one, and no answer', async () => {
  expect(await failureOf(ask('blocked'))).toMatchObject({ details: { reason: 'blocked' } });
});
