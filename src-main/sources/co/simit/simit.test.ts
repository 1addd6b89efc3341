import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simitAccountStatus } from '@shared/operations/co/simit';
import { simitQueries, startSimit } from '../../../../src-practice/co/simit';
import type { StandIn } from '../../../../src-practice';
import { bytes, failureOf } from '../../testing/ask';
import { askAssisted } from '../../testing/assisted';
import { damagedJson, observedIn } from '../../testing/damage';
import { capture } from '../../../engine/assistance';
import { readAccount } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startSimit();
});
afterAll(() => practice.close());

const ask = (query: keyof typeof simitQueries) =>
  askAssisted(simitAccountStatus, { query: simitQueries[query] }, practice.originMap);

test('what a plate owes, from the answer that the page received', async () => {
  const { data, exchanges } = await ask('owing');
  expect(data).toMatchObject({
    is_plate: true,
    clear: false,
    total_payable: '600000',
    summons_count: 1,
    fines_count: 1,
    items: [
      { kind: 'comparendo', imposed_on: '2026-01-15', amount_payable: '600000' },
      { kind: 'multa', number: null, resolution_number: 'R-1', amount_payable: '0' },
    ],
  });
  expect(exchanges.map(({ method }) => method)).toEqual(['ANSWER', 'PAGE', 'PICTURE']);
  expect(exchanges[0]?.url).toContain('https://consultasimit.fcm.org.co/');
});

test('nothing owed', async () => {
  expect((await ask('clear')).data).toMatchObject({ clear: true, items: [], total_payable: '0' });
});

test.each(['changed', 'contradiction', 'nothingListed'] as const)('%s is not interpreted', async (query) => {
  expect(await failureOf(ask(query))).toMatchObject({ details: { reason: 'changed' } });
});

test('an answer to something else than was asked is not taken', async () => {
  const { captures } = await ask('owing');
  expect(() => readAccount(captures, 'XYZ98A')).toThrow('something else');
});

test('nobody is answered for while the page asks which of several persons is meant', () => {
  const clear = bytes('{"pazSalvo":true,"multas":[]}');
  const page = (more: string) => capture('PAGE', 'https://x', bytes(`<input value="10000006">${more}`), 0);
  const read = (more: string) =>
    readAccount([capture('ANSWER', 'https://x', clear, 0), page(more)], '10000006');
  expect(read('<p id="modal-multiples-personas" data-expediente-hidden>x</p>').clear).toBe(true);
  expect(() => read('<p id="modal-multiples-personas">x</p>')).toThrow('none is chosen');
});

test('the summary of the page adds what the answer lacks', () => {
  const summary = (words: string) => {
    const page = `<input value="ABC123"><div id="resumenEstadoCuenta">${words}</div>`;
    const { payment_agreements_count, total_debt } = readAccount(
      [capture('ANSWER', 'https://x', bytes(recorded), 0), capture('PAGE', 'https://x', bytes(page), 0)],
      'ABC123',
    );
    return [payment_agreements_count, total_debt];
  };
  expect(summary('<p>Comparendos: 1</p><p>Acuerdos de pago: 2</p><p>Total: $ 1.200.000</p>')).toEqual([
    2,
    '1200000',
  ]);
  expect(summary('<p>Total: $ 1,200</p>')).toEqual([null, null]);
});

const recorded =
  '{"pazSalvo":false,"cancelada":false,"suspendida":false,"multas":[{"comparendo":true,"numeroComparendo":"9","fechaComparendo":"15/01/2026 00:00:00","organismoTransito":"Ciudad Demo","estadoComparendo":"Pendiente","valorPagar":600000,"infracciones":[{"codigoInfraccion":"C02","valorInfraccion":600000}]}],"comparendos":[]}';

test('a damaged answer gives the typed error, or what it says', () => {
  fc.assert(
    fc.property(damagedJson(recorded, [true, 'SI', -1]), (damaged) => {
      const page = capture('PAGE', 'https://x', bytes('<input value="ABC123">'), 0);
      const read = () => readAccount([capture('ANSWER', 'https://x', bytes(damaged), 0), page], 'ABC123');
      let given: ReturnType<typeof read>;
      try {
        given = read();
      } catch {
        expect(observedIn('simit', read)).not.toBe('');
        return;
      }
      const said = JSON.parse(damaged) as { pazSalvo: boolean; multas: { valorPagar: number }[] };
      expect(given.clear).toBe(said.pazSalvo);
      expect(given.items).toHaveLength(said.multas.length);
    }),
  );
});
