import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deathStatusLookup, vitalStatus } from '@shared/operations/co/registraduria';
import { startRegistraduria } from '../../../../src-practice/co/registraduria';
import { specialCedulas, type SpecialCedulaId } from '../../../../src-practice/co/registraduria/special';
import type { StandIn } from '../../../../src-practice/stand-in';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { profile } from './profile';

const by = (id: SpecialCedulaId) => ({ document_number: specialCedulas[id].number });

describe('against the stand-in', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startRegistraduria({ now: () => Date.UTC(2026, 10, 22, 2), slowMs: 1 });
  });
  afterAll(() => standIn.close());
  const http = (as = profile) => httpTo(standIn.originMap, as);

  test('two views of one question', async () => {
    const vital = await runAdapter(vitalStatus, by('deceased'), http());
    expect(vital.data).toEqual({
      ...by('deceased'),
      found: true,
      status: 'DECEASED',
      registry_status: 'Cancelada por Muerte',
      queried_on: '2026-11-21',
      checked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const death = await runAdapter(deathStatusLookup, by('deceased'), http());
    expect(death.data).toEqual({
      ...vital.data,
      is_deceased: true,
      checked_at: expect.any(String),
    });
  });

  test.each([
    ['alive', true, false, null],
    ['rights_lost', true, false, null],
    ['deceased_by_law', true, true, 'Cédula cancelada por muerte'],
    ['double_card', true, null, expect.stringContaining('no dice si la persona vive')],
    ['reassigned', true, null, expect.stringContaining('no dice si la persona vive')],
    ['unknown', false, null, undefined],
    ['slow', true, false, null],
  ] as const)('%s', async (id, found, deceased, note) => {
    const { data } = await runAdapter(deathStatusLookup, by(id), http());
    expect(data).toMatchObject({ found, is_deceased: deceased });
    const digest = deathStatusLookup.digest(data, null);
    expect(digest).toMatchObject({ found, title: data.registry_status });
    expect(digest.note?.es ?? (found ? null : undefined)).toEqual(note);
  });

  test.each([
    ['no_data', 'source_error'],
    ['failed', 'source_error'],
    ['error_500', 'source_error'],
    ['other_words', 'changed'],
    ['other_member', 'changed'],
    ['empty', 'changed'],
    ['html', 'changed'],
    ['truncated', 'changed'],
    ['reset', 'unreachable'],
    ['blocked_403', 'blocked'],
  ] as const)('%s is an error (%s), never «not in the registry»', async (id, reason) => {
    expect(await failureOf(runAdapter(vitalStatus, by(id), http()))).toMatchObject({
      code: 'upstream_error',
      details: { reason, source: 'registraduria' },
    });
  });

  test.each(['throttled_429', 'unavailable_503'] as const)('%s: the answer comes after all', async (id) => {
    expect((await runAdapter(vitalStatus, by(id), http())).data.found).toBe(true);
  });

  test('a stalled answer runs out of time', async () => {
    const asked = runAdapter(vitalStatus, by('stalled'), http({ ...profile, timeoutMs: 50 }));
    expect(await failureOf(asked)).toMatchObject({ details: { reason: 'timeout' } });
  });
});

test('the number goes as a JSON number, all twelve digits of it', async () => {
  const { sent, http } = scriptedHttp([{ body: '{"codigo":200,"vigencia":"Cedula no Existe"}' }]);
  const { data } = await runAdapter(vitalStatus, { document_number: '999999999999' }, http);
  expect(data.found).toBe(false);
  expect(sent).toEqual([
    {
      url: 'https://defunciones.registraduria.gov.co:8443/VigenciaCedula/consulta',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"nuip":999999999999,"ip":""}',
    },
  ]);
});

test('every special cédula stands in the README', () => {
  const readme = readFileSync(new URL('../../../../src-practice/README.md', import.meta.url), 'utf8');
  for (const { number, effect } of Object.values(specialCedulas))
    expect(readme.replaceAll(/ +/g, ' ')).toContain(`| \`${number}\` | ${effect} |`);
});
