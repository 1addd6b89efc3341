import { afterAll, beforeAll, expect, test } from 'vitest';
import { registroCivilBirthRecord } from '@shared/operations/co/registro-civil';
import { registroCivilSurnames, startRegistroCivil } from '../../../../src-practice/co/registro-civil';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, wrongOnce, withPage } from '../../testing/assisted';
import { readBirthRecord } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startRegistroCivil();
});
afterAll(() => practice.close());

const questionOf = (surname: string) =>
  registroCivilBirthRecord.request.parse({
    first_surname: surname,
    first_name: 'Ána',
    sex: 'F',
    birth_date: '1990-05-17',
  });
const ask = (surname: string, person?: Parameters<typeof askAssisted>[3]) =>
  askAssisted(registroCivilBirthRecord, questionOf(surname), practice.originMap, person);

const record = {
  document_number: '1000000001',
  first_surname: 'FICTICIA',
  second_surname: 'PRUEBA',
  first_name: 'ANA',
  second_name: null,
  sex: 'FEMENINO',
  office: 'NOTARIA 99 DE CIUDAD DEMO',
  serial: '00000001',
  inscription_date: '1990-06-02',
};

test('one record', async () => {
  const { data, exchanges } = await ask('Ficticia');
  expect(data).toMatchObject({ found: true, ...record, matches: [record] });
  expect(exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
});

test('several records, the first one above', async () => {
  const { data } = await ask(registroCivilSurnames.several);
  expect(data).toMatchObject({ found: true, serial: '00000002', inscription_date: '1990-06-10' });
  expect(data.matches.map(({ document_number, office }) => [document_number, office])).toEqual([
    ['1000000002', 'NOTARIA 98 DE CIUDAD DEMO'],
    ['1000000003', 'REGISTRADURIA DE PUEBLO DEMO'],
  ]);
});

test('a record of book and page has no serial', async () => {
  expect((await ask(registroCivilSurnames.oldRecord)).data).toMatchObject({ found: true, serial: null });
});

test('none, in the words of the page', async () => {
  expect((await ask('INEXISTENTE')).data).toMatchObject({ found: false, serial: null, matches: [] });
});

test('a session that ends is begun anew; a wrong code is asked once more', async () => {
  expect((await ask(registroCivilSurnames.expired, wrongOnce())).data).toMatchObject({ found: true });
});

test.each([
  ['changed', 'changed'],
  ['otherPerson', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s, and never «no record»', async (surname, reason) => {
  expect(await failureOf(ask(registroCivilSurnames[surname]))).toMatchObject({ details: { reason } });
});

test.each(['FICTICIA', registroCivilSurnames.several, 'INEXISTENTE'])(
  'no altered page of %s yields another answer',
  async (surname) => {
    const { data, captures } = await ask(surname);
    const asked = questionOf(surname);
    const values = data.matches.flatMap((match) => Object.values(match).filter((value) => value !== null));
    const counts = holdAgainst(
      alteredPages(pageOf(captures), [...values, '/19', surname], {
        rows: 'tr:has(td):not(:has(span, td:contains("Oficina"), td:contains("Serial"), td:contains("Fecha")))',
        labels: ['NUIP', 'Oficina', 'Serial', 'Segundo apellido', 'Segundo nombre', 'Documento', 'Sexo'],
      }),
      (html) => readBirthRecord(withPage(captures, html), asked),
      data,
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
  },
  20_000,
);
