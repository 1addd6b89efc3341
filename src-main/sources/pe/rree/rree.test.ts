import { afterAll, beforeAll, expect, test } from 'vitest';
import { rreeForeignerCards } from '@shared/operations/pe/rree';
import { rreeCards, startRree } from '../../../../src-practice/pe/rree';
import type { StandIn } from '../../../../src-practice';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage } from '../../testing/assisted';
import { readCard } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startRree();
});
afterAll(() => practice.close());

const ask = (card: keyof typeof rreeCards) =>
  askAssisted(rreeForeignerCards, { card_number: rreeCards[card] }, practice.originMap);

test('a card', async () => {
  expect((await ask('found')).data).toEqual({
    found: true,
    card_number: '00000001',
    birth_date: '1985-06-05',
    last_name: 'FICTICIO PRUEBA',
    first_name: 'ANA MODELO',
    nationality: 'COLOMBIANA',
    expiration_date: '2027-12-31',
    immigration_status: 'OFICIAL',
  });
});

test('none, in the words of the page', async () => {
  expect((await ask('nothing')).data).toMatchObject({ found: false, last_name: null });
});

test.each(['changed', 'otherCard'] as const)('%s is not interpreted', async (card) => {
  expect(await failureOf(ask(card))).toMatchObject({ details: { reason: 'changed' } });
});

test('no altered page turns a card into none, or into somebody else’s', async () => {
  const { data, captures } = await ask('found');
  const labels = [
    'Apellidos',
    'Nombres',
    'Fecha de nacimiento',
    'Nacionalidad',
    'Calidad migratoria',
    'Fecha de caducidad',
  ];
  const values = Object.values(data).map(String).concat('05/06/1985', '31/12/2027');
  const identity = ({ found, card_number, last_name, first_name }: typeof data) => ({
    found,
    card_number,
    last_name,
    first_name,
  });
  const counts = holdAgainst(
    alteredPages(pageOf(captures), values, { labels }),
    (html) => identity(readCard(withPage(captures, html), rreeCards.found)),
    identity(data),
  );
  expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
});

test('a refusal of the source is one, and no answer', async () => {
  expect(await failureOf(ask('blocked'))).toMatchObject({ details: { reason: 'blocked' } });
});
