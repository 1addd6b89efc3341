import { afterAll, beforeAll, expect, test } from 'vitest';
import { caixaFgtsCertificate } from '@shared/operations/br/caixa';
import { caixaDocuments, startCaixa } from '../../../../src-practice/br/caixa';
import type { StandIn } from '../../../../src-practice';
import type { Person } from '../../../assisted/testing/form-browser';
import { bytes, failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage, wrongOnce } from '../../testing/assisted';
import { capture } from '../../../engine/assistance';
import { readRegularity } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startCaixa();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof caixaDocuments, person?: Person) =>
  askAssisted(caixaFgtsCertificate, { document: caixaDocuments[document] }, practice.originMap, person);

test('a regular employer, with what the certificate says', async () => {
  const { data, exchanges } = await ask('regular');
  expect(data).toMatchObject({
    found: true,
    document: '11222333000181',
    employer_name: 'EMPRESA FICTÍCIA LTDA',
    result: 'regular',
    certificate_number: '2026112100000000000001',
    valid_from: '2026-11-21',
    valid_until: '2026-12-20',
    address: 'RUA DE EXEMPLO 1 / CENTRO / CIDADE / RJ / 00000-000',
  });
  expect(data.message).toContain('em situação regular perante o Fundo de Garantia');
  expect(exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
});

test('one of whom the source says no more than that it cannot tell', async () => {
  const { data } = await ask('irregular');
  expect(data).toMatchObject({ found: true, result: 'irregular', certificate_number: null });
  expect(data.message).toMatch(/^As informações disponíveis não são suficientes/);
});

test('one whom the source does not know is not one who is regular', async () => {
  const { data } = await ask('unknown');
  expect(data).toMatchObject({ found: false, result: null, employer_name: null });
  expect(caixaFgtsCertificate.digest(data, null).note?.en).toContain('no proof');
});

test('the page before the certificate can be read by hand', () => {
  const page = `<div class="feedback">A EMPRESA abaixo identificada está REGULAR perante o FGTS:</div>
    <span class="valor">11.222.333/0001-81</span><span class="valor">EMPRESA FICTÍCIA LTDA</span>`;
  const captures = [capture('PAGE', 'https://x', bytes(page), 0)];
  expect(readRegularity(captures, caixaDocuments.regular)).toMatchObject({
    result: 'regular',
    employer_name: 'EMPRESA FICTÍCIA LTDA',
    certificate_number: null,
    valid_until: null,
  });
});

test('a session that ends is begun anew; a wrong code is asked once more', async () => {
  expect((await ask('expired')).data).toMatchObject({ result: 'regular' });
  expect((await ask('regular', wrongOnce())).data).toMatchObject({ result: 'regular' });
});

test.each([
  ['otherEmployer', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s', async (document, reason) => {
  expect(await failureOf(ask(document))).toMatchObject({ code: 'upstream_error', details: { reason } });
});

test.each([
  'A situação da EMPRESA perante o FGTS está em análise.',
  'A EMPRESA abaixo identificada NÃO está REGULAR perante o FGTS:',
  'A EMPRESA abaixo identificada está IRREGULAR perante o FGTS:',
])('«%s» is not interpreted', async (sentence) => {
  const page = `<div class="feedback">${sentence}</div><span class="valor">11.222.333/0001-81</span><span class="valor">EMPRESA</span>`;
  const read = () =>
    Promise.resolve().then(() =>
      readRegularity([capture('PAGE', 'https://x', bytes(page), 0)], '11222333000181'),
    );
  expect(await failureOf(read())).toMatchObject({ details: { reason: 'changed' } });
});

test('a CEI is asked as it is; anything else must be a CPF or CNPJ', async () => {
  const answer = askAssisted(caixaFgtsCertificate, { document: '51.230.12345/66' }, practice.originMap);
  expect((await answer).data).toMatchObject({ document: '512301234566', result: 'regular' });
  const wrong = askAssisted(caixaFgtsCertificate, { document: '11222333000182' }, practice.originMap);
  expect(await failureOf(wrong)).toMatchObject({ code: 'invalid_request' });
});

test.each(['regular', 'irregular', 'unknown'] as const)(
  'no altered page of %s yields another answer',
  async (document) => {
    const { data, captures } = await ask(document);
    const verdict = ({ found, result, document: shown }: typeof data) => ({ found, result, document: shown });
    const counts = holdAgainst(
      alteredPages(pageOf(captures), ['EMPRESA FICTÍCIA', '11.222.333', '11.444.777', '52998224725']),
      (html) => verdict(readRegularity(withPage(captures, html), caixaDocuments[document])),
      verdict(data),
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
  },
);
