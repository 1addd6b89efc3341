import { afterAll, beforeAll, expect, test } from 'vitest';
import { tst, tstLabourCertificate } from '@shared/operations/br/tst';
import { startTst, tstDocuments } from '../../../../src-practice/br/tst';
import type { StandIn } from '../../../../src-practice';
import type { Person } from '../../../assisted/testing/form-browser';
import { readPdf } from '../../../assisted/pdf';
import { bytes, failureOf } from '../../testing/ask';
import { askAssisted, wrongOnce } from '../../testing/assisted';
import { observedIn } from '../../testing/damage';
import { capture } from '../../../engine/assistance';
import { systemClock } from '../../../engine/clock';
import { tstAdapters } from '.';
import { readCertificate } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startTst();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof tstDocuments, person?: Person) =>
  askAssisted(tstLabourCertificate, { document: tstDocuments[document] }, practice.originMap, person);

test('a clear certificate, by its title and not by its being there', async () => {
  const { data, exchanges } = await ask('clear');
  expect(data).toMatchObject({
    document: '11222333000181',
    holder_name: 'EMPRESA FICTÍCIA LTDA (MATRIZ E FILIAIS)',
    result: 'clear',
    certificate_number: '90000001/2026',
    issued_date: '2026-11-21',
    issued_time: '10:00:00',
    valid_until: '2027-05-20',
    processes: [],
    total_processes: 0,
  });
  expect(exchanges.map(({ method }) => method)).toEqual(['DOWNLOAD', 'PAGE', 'PICTURE']);
  expect(data.pdf_ref).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test('debts, with the cases and what is marked of each', async () => {
  const { data } = await ask('debts');
  expect(data).toMatchObject({ result: 'debts', total_processes: 3 });
  expect(data.processes).toEqual([
    { process_number: '0000001-02.2021.5.02.0001', court: 'TRT 02ª Região', note: null },
    {
      process_number: '0000002-03.2022.5.15.0002',
      court: 'TRT 15ª Região',
      note: 'Débito garantido por depósito, bloqueio de numerário ou penhora de bens suficientes.',
    },
    {
      process_number: '0000003-04.2023.5.01.0003',
      court: 'TRT 01ª Região',
      note: 'Débito com exigibilidade suspensa.',
    },
  ]);
});

test('debts with the effect of a clear certificate are neither of the others', async () => {
  expect((await ask('secured')).data).toMatchObject({ result: 'debts_secured', total_processes: 1 });
});

test('a list of cases that is not recognised is not given, and the verdict stands', async () => {
  expect((await ask('unlisted')).data).toMatchObject({
    result: 'debts',
    processes: null,
    total_processes: null,
  });
});

test('a session that ends is begun anew; a wrong code is asked once more', async () => {
  expect((await ask('expired')).data).toMatchObject({ result: 'clear' });
  expect((await ask('clear', wrongOnce())).data).toMatchObject({ result: 'clear' });
});

test.each([
  ['changed', 'changed'],
  ['otherPerson', 'changed'],
  ['notPdf', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s', async (document, reason) => {
  expect(await failureOf(ask(document))).toMatchObject({ code: 'upstream_error', details: { reason } });
});

test('a document that the page refuses is an error in the page’s words, not a person without debts', async () => {
  const page = bytes('<div id="mensagens"><ul><li>CNPJ inválido</li></ul></div>');
  const run = tstAdapters[0]?.run ?? expect.unreachable();
  const answer = run(
    { document: tstDocuments.refused },
    {
      http: { send: () => expect.unreachable() },
      assistance: { ask: () => Promise.resolve([capture('PAGE', 'https://x', page, 0)]) },
      signal: new AbortController().signal,
      clock: systemClock,
      credential: () => null,
      dataset: () => expect.unreachable(),
    },
  );
  expect(await failureOf(answer)).toMatchObject({
    details: { reason: 'changed', observed: 'no certificate; the page says «CNPJ inválido»' },
  });
});

test.each(['11222333000182', '11222333'.padEnd(11)])('«%s» is no CPF or CNPJ', async (document) => {
  const answer = askAssisted(tstLabourCertificate, { document }, practice.originMap);
  expect(await failureOf(answer)).toMatchObject({ code: 'invalid_request' });
});

test.each(['clear', 'debts', 'secured'] as const)(
  'no certificate of %s with a line lost, torn, doubled or in another’s place says anything else',
  async (kind) => {
    const { data, captures } = await ask(kind);
    const file = captures.find((entry) => entry.kind === 'download') ?? expect.unreachable();
    const { text } = await readPdf(file.bytes);
    const lines = text.split('\n');
    let refused = 0;
    const hold = (altered: readonly string[]) => {
      const read = () => readCertificate({ pages: [], text: altered.join('\n') }, tstDocuments[kind]);
      const observed = observedIn(tst.id, () => {
        const { result, document } = read();
        expect({ result, document }, altered.join('\n')).toEqual({
          result: data.result,
          document: data.document,
        });
      });
      if (observed !== undefined) refused += 1;
    };
    for (const [index, line] of lines.entries()) {
      for (const other of ['', line.slice(0, -3), line.slice(3), line.replace(/\b(N[ÃA]O|COM EFEITO) /u, '')])
        hold(lines.with(index, other));
      for (const [place, word] of line.split(' ').entries())
        hold(lines.with(index, line.split(' ').toSpliced(place, 1, word.replace(/\p{L}/gu, 'X')).join(' ')));
      for (const second of lines.keys()) hold(lines.with(index, lines[second] ?? '').with(second, line));
    }
    expect(refused).toBeGreaterThan(10);
  },
);
