import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procuraduria, procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { procuraduriaDocuments, startProcuraduria } from '../../../../src-practice/co/procuraduria';
import type { StandIn } from '../../../../src-practice';
import { openData } from '../../../../src-practice/co/datos-abiertos';
import { siriDocuments } from '../../../../src-practice/co/siri';
import { failureOf, httpTo, runAdapter } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage } from '../../testing/assisted';
import { profileFor } from '../datos-abiertos/profile';
import { readRecords } from './parse';
import { endOf } from './siri';

let practice: StandIn;
beforeAll(async () => {
  practice = await startProcuraduria();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof procuraduriaDocuments) =>
  askAssisted(
    procuraduriaDisciplinaryRecords,
    { document_number: procuraduriaDocuments[document], source: 'certificate' },
    practice.originMap,
  );

test.each([
  ['clear', { found: true, has_records: false, full_name: 'ANA MODELO FICTICIA' }],
  ['record', { found: true, has_records: true, full_name: 'ANA MODELO FICTICIA' }],
  ['unknown', { found: false, has_records: null, full_name: null }],
] as const)('%s', async (document, answer) => {
  expect((await ask(document)).data).toMatchObject(answer);
});

test.each([
  ['changed', 'changed'],
  ['otherPerson', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s, and never «no record»', async (document, reason) => {
  expect(await failureOf(ask(document))).toMatchObject({ details: { reason } });
});

test.each(['clear', 'record', 'unknown'] as const)(
  'no altered page of %s yields another answer',
  async (document) => {
    const { data, captures } = await ask(document);
    const number = procuraduriaDocuments[document];
    const verdict = ({
      found,
      has_records,
      status,
    }: Pick<typeof data, 'found' | 'has_records' | 'status'>) => ({
      found,
      has_records,
      status,
    });
    const counts = holdAgainst(
      alteredPages(pageOf(captures), [number]),
      (html) => verdict(readRecords(withPage(captures, html), number)),
      verdict(data),
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
  },
);

describe('SIRI', () => {
  let portal: StandIn;
  beforeAll(async () => {
    portal = await openData({ now: () => Date.UTC(2026, 10, 21, 15) });
  });
  afterAll(() => portal.close());
  const siri = async (document_number: string, document_type: 'CC' | 'CE' | 'NIT' = 'CC') =>
    (
      await runAdapter(
        procuraduriaDisciplinaryRecords,
        { document_type, document_number },
        httpTo(portal.originMap, profileFor(procuraduria)),
      )
    ).data;

  test('a sanction, its end worked out', async () => {
    expect(await siri(siriDocuments.one)).toMatchObject({
      source: 'siri',
      found: true,
      has_records: true,
      full_name: 'ANA MODELO FICTICIA',
      status: null,
      as_of: '2026-11-20',
      records: [
        {
          siri_number: '100000001',
          sanctions: 'SUSPENSION',
          entity: 'ALCALDIA DE CIUDAD DEMO',
          duration_months: 3,
          effective_date: '2024-03-15',
          end_date: '2024-06-15',
          in_force: false,
        },
      ],
    });
  });

  test('several, the newest first; without duration, and without a possible day, no end is worked out', async () => {
    const { records } = await siri(siriDocuments.several);
    expect(
      records?.map(({ effective_date, end_date, in_force }) => [effective_date, end_date, in_force]),
    ).toEqual([
      ['2024-03-15', '2024-06-15', false],
      ['2020-02-29', '2032-02-29', true],
      [null, null, null],
    ]);
  });

  test('nothing; a number of another kind of document', async () => {
    expect(await siri('10009999')).toMatchObject({ found: false, has_records: false, records: [] });
    expect(await siri(siriDocuments.otherType)).toMatchObject({
      found: true,
      has_records: null,
      full_name: null,
    });
    expect(await siri(siriDocuments.otherType, 'CE')).toMatchObject({ has_records: true });
    const { digest } = procuraduriaDisciplinaryRecords;
    expect(digest(await siri(siriDocuments.otherType), null)).toMatchObject({ found: true });
  });

  test('a NIT is not asked for: SIRI has natural persons only', async () => {
    expect(await failureOf(siri('900123457', 'NIT'))).toMatchObject({
      code: 'invalid_request',
      details: { violations: [{ path: '/document_type' }] },
    });
  });

  test('a date of another form is another data set', async () => {
    expect(await failureOf(siri(siriDocuments.oddDate))).toMatchObject({ details: { reason: 'changed' } });
  });

  test.each([
    ['2024-01-31', { years: null, months: 1, days: null }, '2024-02-29'],
    ['2023-12-31', { years: 0, months: 2, days: 10 }, '2024-03-10'],
    ['2024-03-15', { years: 10, months: 0, days: 0 }, '2034-03-15'],
    ['2024-03-15', { years: 0, months: 0, days: 0 }, null],
    ['2024-03-15', { years: null, months: null, days: null }, null],
  ])('%s and %o: %s', (start, length, end) => expect(endOf(start, length)).toBe(end));
});
