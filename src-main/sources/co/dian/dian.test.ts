import { afterAll, beforeAll, expect, test } from 'vitest';
import { dianElectronicDocument } from '@shared/operations/co/dian';
import { dianKeys, dianPage, startDian } from '../../../../src-practice/co/dian';
import { placedPdf } from '../../../../src-practice/pdf';
import type { StandIn } from '../../../../src-practice';
import { readPdf } from '../../../assisted/pdf';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage, wrongOnce } from '../../testing/assisted';
import { amountOf, documentOf, readDocument } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startDian();
});
afterAll(() => practice.close());

const unknown = 'd0'.repeat(48);
const ask = (key: string, more: object = {}, person?: Parameters<typeof askAssisted>[3]) =>
  askAssisted(
    dianElectronicDocument,
    { document_key: key, nit: '900000001', ...more },
    practice.originMap,
    person,
  );

test('a document, from its PDF, and its events, from its page', async () => {
  const { data, exchanges } = await ask(dianKeys.found.toUpperCase());
  expect(data).toEqual({
    found: true,
    document_key: dianKeys.found,
    nit_matches: true,
    document_type: 'Factura Electrónica de Venta',
    number: 'SETP990000001',
    issue_date: '2026-01-15',
    due_date: '2026-02-14',
    operation_type: '10 - Estándar',
    payment_form: 'Crédito',
    payment_method: 'Transferencia',
    issuer: { nit: '900000001', name: 'EJEMPLO DEMOSTRATIVO S.A.S.', trade_name: 'EJEMPLO' },
    receiver: { document_type: 'NIT', document_number: '900123456-8', name: 'COMPRADORA FICTICIA S.A.' },
    currency: 'COP',
    subtotal: '1000000.00',
    tax_total: '190000.00',
    total: '1190000.00',
    events: [
      {
        code: '030',
        description: 'Acuse de recibo de Factura Electrónica de Venta',
        date: '16/01/2026',
        issuer_nit: '900123456',
        issuer_name: 'COMPRADORA FICTICIA S.A.',
        receiver_nit: '900000001',
        receiver_name: 'EJEMPLO DEMOSTRATIVO S.A.S.',
      },
    ],
    pdf_url: null,
    checked_at: data.checked_at,
  });
  expect(exchanges.map(({ method }) => method)).toEqual(['DOWNLOAD', 'PAGE', 'PICTURE']);
});

test('names that run over a line go on in their own column', async () => {
  const { issuer } = (await ask(dianKeys.longNames)).data;
  expect(issuer).toMatchObject({
    name: 'EJEMPLO DEMOSTRATIVO DE UN NOMBRE QUE NO CABE S.A.S.',
    trade_name: 'EL EJEMPLO LARGO',
  });
});

test('amounts of either writing; without a table of events nothing is said of them', async () => {
  expect((await ask(dianKeys.otherAmounts)).data).toMatchObject({
    total: '1190000.00',
    subtotal: '1000000.00',
  });
  expect((await ask(dianKeys.noEvents)).data.events).toBeNull();
  expect((await ask(dianKeys.firstGeneration)).data.found).toBe(true);
});

test.each([
  ['900000001', true],
  ['9000000012', true],
  ['900123456', true],
  ['900000002', false],
])('NIT %s: %s', async (nit, matches) => {
  expect((await ask(dianKeys.found, { nit })).data.nit_matches).toBe(matches);
});

test('the PDF itself, when it is asked for', async () => {
  const { data, captures } = await ask(dianKeys.found, { include_pdf: true });
  const file = captures.find(({ kind }) => kind === 'download');
  expect(
    Buffer.from((data.pdf_url ?? '').split(',')[1] ?? '', 'base64').equals(file?.bytes ?? Buffer.alloc(0)),
  ).toBe(true);
});

test('no document, in the words of the page; a wrong code is asked once more', async () => {
  expect((await ask(unknown, {}, wrongOnce())).data).toMatchObject({
    found: false,
    nit_matches: null,
    events: null,
  });
});

test('a session that ends is begun anew', async () => {
  expect((await ask(dianKeys.expired)).data.found).toBe(true);
});

test.each([
  ['changed', 'changed'],
  ['otherDocument', 'changed'],
  ['notPdf', 'changed'],
  ['twoTotals', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s, and never «no document»', async (name, reason) => {
  expect(await failureOf(ask(dianKeys[name]))).toMatchObject({ details: { reason } });
});

test.each([
  ['1.234.567,89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['0,00', '0.00'],
  ['1234,50', '1234.50'],
])('%s is %s', (written, amount) => expect(amountOf(written)).toBe(amount));

test.each(['1.234', '1,234', '1.234,5', '1.234.567', '12.34,56', '1,234,567,89', ''])(
  'an amount «%s» is not read',
  (written) => expect(() => amountOf(written)).toThrow('an amount'),
);

test('no altered page of a document that is not there yields another answer', async () => {
  const { data, captures } = await ask(unknown);
  const question = { document_key: unknown, nit: '900000001', include_pdf: false };
  for (const html of alteredPages(pageOf(captures), [unknown])) {
    const outcome = await readDocument(withPage(captures, html), question).catch((error: unknown) => error);
    if (outcome instanceof Error)
      expect(outcome, html).toMatchObject({ value: { details: { reason: 'changed' } } });
    else expect(outcome).toEqual(data);
  }
});

test('no altered print says another thing of the same document', async () => {
  const { pages } = await readPdf(placedPdf([dianPage(dianKeys.found)]));
  const lines = pages[0] ?? [];
  const core = ({ number, issue_date, issuer, receiver, total }: ReturnType<typeof documentOf>) => ({
    number,
    issue_date,
    nit: issuer?.nit,
    name: issuer?.name,
    receiver: [receiver?.document_number, receiver?.name],
    total,
  });
  const right = core(documentOf({ pages, text: lines.map(({ text }) => text).join('\n') }, dianKeys.found));
  const counts = holdAgainst(
    alteredLines(lines),
    (at) => core(documentOf(JSON.parse(at) as Parameters<typeof documentOf>[0], dianKeys.found)),
    right,
  );
  expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(10);
});

type Line = Awaited<ReturnType<typeof readPdf>>['pages'][number][number];

/** A heading or a line with labels: any other is the rest of the value above it, wherever it stands. */
const isOfForm = ({ text }: Line) => /:|\(=\)|^Datos |^Detalles /.test(text);

/** Each line left out, put twice, its labels renamed, or put in the place of another. */
function* alteredLines(lines: readonly Line[]): Generator<string> {
  const made = (altered: readonly Line[]) =>
    JSON.stringify({ pages: [altered], text: altered.map(({ text }) => text).join('\n') });
  const renamed = (text: string) => text.replaceAll(/[\p{L} ]+(?=:|\(=\))/gu, 'Otro');
  for (const [index, line] of lines.entries()) {
    yield made(lines.toSpliced(index, 1));
    yield made(lines.toSpliced(index, 0, line));
    yield made(
      lines.with(index, {
        text: renamed(line.text),
        runs: line.runs.map((run) => ({ ...run, text: renamed(run.text) })),
      }),
    );
    for (const [other, otherLine] of lines.entries())
      if (other > index && isOfForm(line) && isOfForm(otherLine))
        yield made(lines.with(index, otherLine).with(other, line));
  }
}
