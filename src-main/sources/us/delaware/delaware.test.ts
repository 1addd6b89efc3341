import { afterAll, beforeAll, expect, test } from 'vitest';
import { delawareEntitiesSearch, delawareEntity } from '@shared/operations/us/delaware';
import { delawareNumbers, delawareSearches, startDelaware } from '../../../../src-practice/us/delaware';
import type { StandIn } from '../../../../src-practice';
import type { Person } from '../../../assisted/testing/form-browser';
import { postedMark } from '../../../assisted/page';
import { failureOf } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage, wrongOnce } from '../../testing/assisted';
import { readEntity, readList } from './parse';

let practice: StandIn;
beforeAll(async () => {
  practice = await startDelaware();
});
afterAll(() => practice.close());

const search = (input: { name?: string; file_number?: string; exact?: boolean }, person?: Person) =>
  askAssisted(delawareEntitiesSearch, input, practice.originMap, person);
const entity = (number: keyof typeof delawareNumbers) =>
  askAssisted(delawareEntity, { file_number: delawareNumbers[number] }, practice.originMap);

test('several entities, those that do not open and the notice of the page among them', async () => {
  const { data, exchanges } = await search({ name: delawareSearches.several });
  expect(data).toMatchObject({
    found: true,
    certainty: 'confirmed',
    count_message: 'Too many results: refine your search.',
    entities: [
      { file_number: '9990001', name: 'HERON EXAMPLE HOLDINGS, INC.', openable: true },
      { file_number: '9990002', openable: true },
      { file_number: '9990003', openable: false },
    ],
  });
  expect(exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
});

test('an exact name goes in quotes; a number finds its own', async () => {
  const exact = await search({ name: 'heron example llc', exact: true });
  expect(exact.data.entities.map(({ file_number }) => file_number)).toEqual(['9990002']);
  expect((await search({ file_number: '9990001' })).data.entities).toHaveLength(1);
});

test('nothing is never more than unconfirmed', async () => {
  const { data } = await search({ name: delawareSearches.none });
  expect(data).toMatchObject({ found: false, certainty: 'unconfirmed_empty', entities: [] });
  expect(delawareEntitiesSearch.digest(data, null).note?.en).toMatch(/^Unconfirmed/);
});

test('the table that is empty before any search says nothing', async () => {
  const { captures } = await search({ name: delawareSearches.none });
  const before = pageOf(captures).replace(` ${postedMark}`, '');
  expect(before).not.toBe(pageOf(captures));
  const read = () =>
    Promise.resolve().then(() => readList(withPage(captures, before), { name: delawareSearches.none }));
  expect(await failureOf(read())).toMatchObject({ details: { reason: 'changed' } });
});

test('a search that the page refuses is done once more by the person', async () => {
  expect((await search({ name: delawareSearches.none }, wrongOnce())).data.found).toBe(false);
});

test('the record of an entity, without the status that is sold', async () => {
  expect((await entity('found')).data).toMatchObject({
    found: true,
    file_number: '9990001',
    name: 'HERON EXAMPLE HOLDINGS, INC.',
    formation_date: '2015-03-09',
    entity_kind: 'Corporation',
    entity_type: 'General',
    residency: 'Domestic',
    state: 'DELAWARE',
    registered_agent: { name: 'EXAMPLE REGISTERED AGENTS, INC.', city: 'WILMINGTON', phone: null },
    status: null,
    status_note: 'not in the free record',
  });
});

test('a number of no entity, and a session that ends', async () => {
  expect((await entity('none')).data).toMatchObject({
    found: false,
    certainty: 'unconfirmed_empty',
    name: null,
  });
  expect((await entity('expired')).data).toMatchObject({ found: true });
});

test.each([
  ['changed', 'changed'],
  ['otherEntity', 'changed'],
  ['blocked', 'blocked'],
] as const)('%s is %s', async (number, reason) => {
  expect(await failureOf(entity(number))).toMatchObject({ code: 'upstream_error', details: { reason } });
});

test('other heads are not interpreted; neither or both of name and number are refused', async () => {
  const changed = search({ name: delawareSearches.changed });
  expect(await failureOf(changed)).toMatchObject({ details: { reason: 'changed' } });
  for (const input of [{}, { name: 'HERON', file_number: '1' }])
    expect(await failureOf(search(input))).toMatchObject({ code: 'invalid_request' });
});

test.each([delawareSearches.several, delawareSearches.none])(
  'no altered list of «%s» yields another answer',
  async (name) => {
    const { data, captures } = await search({ name });
    const values = data.entities.flatMap((row) => [row.file_number, row.name]);
    const verdict = ({ found, entities }: typeof data) => ({ found, entities });
    const counts = holdAgainst(
      alteredPages(pageOf(captures), values, { rows: 'tr:has(td a)' }),
      (html) => verdict(readList(withPage(captures, html), { name })),
      verdict(data),
    );
    expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
  },
);

test.each(['found', 'none'] as const)('no altered record of %s yields another answer', async (number) => {
  const { data, captures } = await entity(number);
  const values = [delawareNumbers[number], 'HERON', '3/9/2015', 'Corporation', 'General', 'Domestic'];
  const verdict = ({ found, name, file_number }: typeof data) => ({ found, name, file_number });
  const counts = holdAgainst(
    alteredPages(pageOf(captures), values),
    (html) => verdict(readEntity(withPage(captures, html), delawareNumbers[number])),
    verdict(data),
  );
  expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
});
