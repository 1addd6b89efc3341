import { afterAll, beforeAll, expect, test } from 'vitest';
import { contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import { contraloriaDocuments, startContraloria } from '../../../../src-practice/co/contraloria';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { askAssisted } from '../../testing/assisted';
import { readCertificate } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startContraloria();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof contraloriaDocuments) =>
  askAssisted(
    contraloriaFiscalRecords,
    { document_number: contraloriaDocuments[document], source: 'certificate' },
    practice.originMap,
  );

test.each([
  ['clear', false, 'NO SE ENCUENTRA REPORTADO COMO RESPONSABLE FISCAL'],
  ['record', true, 'SE ENCUENTRA REPORTADO COMO RESPONSABLE FISCAL'],
] as const)('%s: %s', async (document, has_records, status) => {
  const { data, exchanges } = await ask(document);
  expect(data).toMatchObject({
    document_type: 'CC',
    document_number: contraloriaDocuments[document],
    has_records,
    status,
    verification_code: '100000012026112100',
  });
  expect(exchanges.map(({ method }) => method)).toEqual(['DOWNLOAD', 'PAGE', 'PICTURE']);
});

test.each(['changed', 'otherPerson', 'notPdf'] as const)('%s is not interpreted', async (document) => {
  expect(await failureOf(ask(document))).toMatchObject({ details: { reason: 'changed' } });
});

test('no certificate with a line lost, cut short or changed says the opposite', async () => {
  for (const document of ['clear', 'record'] as const) {
    const { data } = await ask(document);
    const lines = (data.message ?? '').split('\n');
    for (const [index, line] of lines.entries())
      for (const other of [
        '',
        line.slice(0, -3),
        line.replace(/\bNO /u, 'N O '),
        line.toLowerCase(),
        `${line} ${line}`,
      ]) {
        const text = lines.with(index, other).join('\n');
        const read = () => readCertificate({ pages: [], text }, contraloriaDocuments[document]).has_records;
        try {
          expect(read(), text).toBe(data.has_records);
        } catch (error) {
          expect(error, text).toMatchObject({ value: { details: { reason: 'changed' } } });
        }
      }
  }
});

test('a refusal of the source is one, and no answer', async () => {
  expect(await failureOf(ask('blocked'))).toMatchObject({ details: { reason: 'blocked' } });
});
