import { afterAll, beforeAll, expect, test } from 'vitest';
import { contaduriaStateDelinquentDebtors } from '@shared/operations/co/contaduria';
import { contaduriaDocuments, startContaduria } from '../../../../src-practice/co/contaduria';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage, wrongOnce } from '../../testing/assisted';
import { readDebtor } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startContaduria();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof contaduriaDocuments, person?: Parameters<typeof askAssisted>[3]) =>
  askAssisted(
    contaduriaStateDelinquentDebtors,
    { document_number: contaduriaDocuments[document] },
    practice.originMap,
    person,
  );

test.each([
  ['clear', { is_reported: false, has_breached_agreements: false, clear: true, records: [] }],
  ['breachedOnly', { is_reported: false, has_breached_agreements: true, clear: false, records: [] }],
] as const)('%s', async (document, answer) => {
  expect((await ask(document)).data).toMatchObject(answer);
});

test('somebody who is reported, with the heads of the source', async () => {
  expect((await ask('reported')).data).toMatchObject({
    is_reported: true,
    has_breached_agreements: false,
    clear: false,
    records: [
      {
        cells: [
          { column: 'Entidad acreedora', value: 'ENTIDAD FICTICIA DE DEMOSTRACION' },
          { column: 'Obligación', value: 'OBL-0001' },
          { column: 'Valor', value: '$ 12.345.678' },
          { column: 'Estado', value: 'VIGENTE' },
        ],
      },
    ],
  });
  expect((await ask('several')).data.records).toHaveLength(2);
});

test('a session that ends is begun anew; a wrong captcha is asked once more', async () => {
  expect((await ask('expired', wrongOnce())).data.clear).toBe(true);
});

test('the account of the person is in no evidence', async () => {
  const { exchanges } = await ask('clear');
  const kept = exchanges.map(({ body }) => Buffer.from(body ?? []).toString('latin1')).join('\n');
  expect(kept).not.toContain('PasswordTextBox');
});

test.each([
  ['changed', 'changed'],
  ['otherPerson', 'changed'],
  ['oneStatement', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s, and never «clear»', async (document, reason) => {
  expect(await failureOf(ask(document))).toMatchObject({ details: { reason } });
});

test.each(['clear', 'reported', 'breachedOnly'] as const)(
  'no altered page of %s yields another verdict',
  async (document) => {
    const { data, captures } = await ask(document);
    const number = contaduriaDocuments[document];
    const verdict = ({
      is_reported,
      has_breached_agreements,
      clear,
    }: Omit<typeof data, 'document_type'>) => ({
      is_reported,
      has_breached_agreements,
      clear,
    });
    const counts = holdAgainst(
      alteredPages(pageOf(captures), []),
      (html) => verdict(readDebtor(withPage(captures, html), number)),
      verdict(data),
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
  },
);
