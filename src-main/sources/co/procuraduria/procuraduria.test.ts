import { afterAll, beforeAll, expect, test } from 'vitest';
import { procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { procuraduriaDocuments, startProcuraduria } from '../../../../src-practice/co/procuraduria';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage } from '../../testing/assisted';
import { readRecords } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startProcuraduria();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof procuraduriaDocuments) =>
  askAssisted(
    procuraduriaDisciplinaryRecords,
    { document_number: procuraduriaDocuments[document] },
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
