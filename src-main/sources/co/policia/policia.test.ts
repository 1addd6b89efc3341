import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policiaCriminalRecords } from '@shared/operations/co/policia';
import { policiaDocuments, startPolicia } from '../../../../src-practice/co/policia';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, withPage } from '../../testing/assisted';
import { trainee, type Person } from '../../../assisted/testing/form-browser';
import { readResult } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startPolicia();
});
afterAll(() => practice.close());

const ask = (document: keyof typeof policiaDocuments, person?: Person) =>
  askAssisted(
    policiaCriminalRecords,
    { document_number: policiaDocuments[document] },
    practice.originMap,
    person,
  );

describe('against the stand-in', () => {
  test('nothing pending', async () => {
    const { data, exchanges } = await ask('clear');
    expect(data).toMatchObject({
      document_type_label: 'Cédula de Ciudadanía',
      document_number: '10000001',
      full_name: 'EJEMPLO MODELO CARLOS',
      has_records: false,
      status: 'NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES',
    });
    expect(exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
    expect(exchanges[0]?.url).toBe(
      'https://antecedentes.policia.gov.co:7005/WebJudicial/formAntecedentes.xhtml',
    );
    expect(exchanges[0]?.sentTo).toMatch(/^http:\/\/127\.0\.0\.1/);
  });

  test('a record', async () => {
    const { data } = await ask('record');
    expect(data).toMatchObject({
      has_records: true,
      status: 'ACTUALMENTE NO ES REQUERIDO POR AUTORIDAD JUDICIAL',
    });
  });

  test('a session that ends is begun anew', async () => {
    expect((await ask('expired')).data).toMatchObject({ has_records: false });
  });

  test('a wrong captcha is asked once more', async () => {
    let tries = 0;
    const clumsy: Person = (page) => {
      trainee({
        ...page,
        press(selector) {
          const isCode = page.$('[data-practice-answer]').length > 0;
          if (isCode && (tries += 1) === 1) page.fill('[data-practice-answer]', 'WRONG');
          page.press(selector);
        },
      });
    };
    expect((await ask('clear', clumsy)).data).toMatchObject({ has_records: false });
    expect(tries).toBe(2);
  });

  test.each([
    ['unknown', 'changed'],
    ['changed', 'changed'],
    ['otherPerson', 'changed'],
    ['blocked', 'blocked'],
  ] as const)('%s is %s, and never «no record»', async (document, reason) => {
    expect(await failureOf(ask(document))).toMatchObject({ code: 'upstream_error', details: { reason } });
  });
});

test.each(['clear', 'record'] as const)('no altered page of %s yields another answer', async (document) => {
  const number = policiaDocuments[document];
  const { data, captures } = await ask(document);
  const html = captures.find(({ kind }) => kind === 'page')?.text() ?? '';
  const values = [data.full_name, number];
  const counts = holdAgainst(
    alteredPages(html, values),
    (altered) => {
      const { message: _, ...answer } = readResult(
        withPage(captures, altered),
        data.document_type_label,
        number,
      );
      return answer;
    },
    (({ message: _, ...answer }) => answer)(data),
  );
  expect(counts.right).toBeGreaterThan(10);
  expect(counts.changed).toBeGreaterThan(10);
});
