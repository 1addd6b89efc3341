import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upstreamError } from '@shared/errors';
import { legalizeLaw, legalizeLaws } from '@shared/operations/co/legalize';
import { startLegalize } from '../../../../src-practice/co/legalize';
import {
  earlierVersion,
  revokedKey,
  specialLaws,
  specialQueries,
  type SpecialLawId,
} from '../../../../src-practice/co/legalize/special';
import type { StandIn } from '../../../../src-practice/stand-in';
import type { OpenDataset } from '../../../engine/adapter';
import { failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { profile } from './profile';

const by = (id: SpecialLawId) => ({ law_id: specialLaws[id].id });

const noCopy: OpenDataset = async () => {
  throw upstreamError({ reason: 'dataset_missing', source: 'legalize' });
};

describe('against the stand-in', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startLegalize({ slowMs: 1 });
  });
  afterAll(() => standIn.close());
  const http = (as = profile) => httpTo(standIn.originMap, as);

  test('the list is followed to its last page, every law once, newest first', async () => {
    const ids = new Set<string>();
    let last = '9999';
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { data } = await runAdapter(legalizeLaws, { page }, http());
      pages = data.total_pages;
      for (const law of data.laws) {
        ids.add(law.id);
        expect((law.publication_date ?? '') <= last).toBe(true);
        last = law.publication_date ?? '';
      }
      if (page === pages) expect(ids.size).toBe(data.total);
    }
    expect(pages).toBeGreaterThan(2);
    const past = await runAdapter(legalizeLaws, { page: pages + 1 }, http());
    expect(past.data.laws).toEqual([]);
  });

  test('filters narrow it; nothing that matches is an answer', async () => {
    const filter = { law_type: 'ley', year: '2020', status: 'in_force' };
    const { data } = await runAdapter(legalizeLaws, filter, http());
    expect(data.total).toBeGreaterThan(0);
    for (const law of data.laws) {
      expect(law).toMatchObject({ law_type: 'ley', status: 'in_force' });
      expect(law.publication_date).toMatch(/^2020-/);
    }
    const none = await runAdapter(legalizeLaws, { query: 'palabra inexistente' }, http());
    expect(none.data).toMatchObject({ total: 0, total_pages: 0, laws: [] });
    expect(legalizeLaws.digest(none.data, null).found).toBe(false);
  });

  test('a law has its data and its whole text, however it is cut later', async () => {
    const { data } = await runAdapter(legalizeLaw, by('example'), http());
    expect(data).toMatchObject({
      found: true,
      department: 'CONGRESO DE LA REPÚBLICA',
      reforms: null,
      has_more: false,
    });
    expect(data.total_chars).toBeGreaterThan(40_000);
    expect(data.content_md).toMatch(/^# por la cual se expide el estatuto/);
    const long = await runAdapter(legalizeLaw, by('long'), http());
    expect(long.data.total_chars).toBeGreaterThan(1_000_000);
  });

  test('the literal status stands beside the one that the source made of it', async () => {
    const { data } = await runAdapter(legalizeLaw, by('under_study'), http());
    expect(data).toMatchObject({ status: 'in_force', status_raw: 'Vigencia en Estudio' });
    expect(legalizeLaw.digest(data, null).note?.es).toBe('Estado: Vigencia en Estudio');
  });

  test('an unknown date is null, a text that is not there is said to be missing', async () => {
    expect((await runAdapter(legalizeLaw, by('undated'), http())).data.publication_date).toBeNull();
    const { data } = await runAdapter(legalizeLaw, by('without_text'), http());
    expect(data).toMatchObject({ found: true, text_status: 'unavailable', content_md: '' });
    expect(legalizeLaw.digest(data, null).note?.es).toContain('no da el texto');
  });

  test('a hostile text comes without front matter, composed, with line feeds', async () => {
    const { data } = await runAdapter(legalizeLaw, by('hostile_text'), http());
    expect(data.content_md).toMatch(/^# por la cual/);
    expect(data.content_md).toContain('El ñame y la reunión 𝐋𝐄𝐘 😀');
    expect(data.content_md).not.toContain('\r');
  });

  test('an identifier in small letters is the same law', async () => {
    const { data } = await runAdapter(legalizeLaw, { law_id: 'ley-9001-2019' }, http());
    expect(data).toMatchObject({ found: true, id: 'LEY-9001-2019' });
    const { sent, http: scripted } = scriptedHttp([{ status: 404, body: '{"detail":"Law not found: X"}' }]);
    await runAdapter(legalizeLaw, { law_id: 'acto-legislativo-1-1905-ab12cd34' }, scripted);
    expect(sent[0]?.url).toMatch(/\/laws\/ACTO-LEGISLATIVO-1-1905-ab12cd34$/);
  });

  test('a law that the source does not have is not found, and carries no text', async () => {
    const { data } = await runAdapter(legalizeLaw, { law_id: 'LEY-9999-2030' }, http());
    expect(data).toMatchObject({ found: false, id: 'LEY-9999-2030', title: null, reforms: null });
    expect(data).not.toHaveProperty('content_md');
    expect(data).not.toHaveProperty('has_more');
  });

  test('an earlier version has its own text; an unknown one is refused in the words of the source', async () => {
    const present = await runAdapter(legalizeLaw, by('example'), http());
    const sha = earlierVersion.slice(0, 12);
    const { data } = await runAdapter(legalizeLaw, { ...by('example'), version_sha: sha }, http());
    expect(data).toMatchObject({ found: true, version_sha: sha, title: present.data.title });
    expect(data.total_chars).toBeLessThan(present.data.total_chars ?? 0);
    const unknown = runAdapter(legalizeLaw, { ...by('example'), version_sha: 'fffffff' }, http());
    expect(await failureOf(unknown)).toMatchObject({
      code: 'invalid_request',
      details: { reason: 'refused_by_source', source_message: 'Version not found: fffffff' },
    });
  });

  test('reforms come when they are asked for', async () => {
    const { data } = await runAdapter(legalizeLaw, { ...by('example'), include_reforms: true }, http());
    expect(data.reforms).toEqual([
      { date: '2010-03-04', source_id: 'LEY-9300-2010', articles_affected: ['1'] },
      { date: '2011-03-04', source_id: 'LEY-9301-2011', articles_affected: ['2'] },
    ]);
  });

  test.each([
    ['other_law', 'changed'],
    ['other_members', 'changed'],
    ['truncated', 'changed'],
    ['empty', 'changed'],
    ['html', 'changed'],
    ['blocked_403', 'blocked'],
    ['reset', 'unreachable'],
    ['error_500', 'source_error'],
  ] as const)('%s is an error (%s), never «not found»', async (id, reason) => {
    expect(await failureOf(runAdapter(legalizeLaw, by(id), http()))).toMatchObject({
      code: 'upstream_error',
      details: { reason, source: 'legalize' },
    });
  });

  test.each(['throttled_429', 'unavailable_503', 'slow'] as const)(
    '%s: the answer comes after all',
    async (id) => {
      expect((await runAdapter(legalizeLaw, by(id), http())).data.found).toBe(true);
    },
  );

  test('a stalled answer runs out of time', async () => {
    const asked = runAdapter(legalizeLaw, by('stalled'), http({ ...profile, timeoutMs: 50 }));
    expect(await failureOf(asked)).toMatchObject({ details: { reason: 'timeout' } });
  });

  test.each([
    ['lost_rows', { code: 'upstream_error', details: { reason: 'changed' } }],
    ['other_page', { code: 'upstream_error', details: { reason: 'changed' } }],
    ['other_members', { code: 'upstream_error', details: { reason: 'changed' } }],
    [
      'quota',
      {
        code: 'upstream_error',
        details: { reason: 'blocked', upstream_status: 429, source_message: 'Monthly quota exceeded' },
      },
    ],
    [
      'refused',
      {
        code: 'invalid_request',
        details: { reason: 'refused_by_source', source_message: 'query.q: string too short' },
      },
    ],
  ] as const)('the list on a bad day: %s', async (id, error) => {
    const { query } = specialQueries[id];
    expect(await failureOf(runAdapter(legalizeLaws, { query }, http()))).toMatchObject(error);
  });

  test('a key that is missing or refused is said to be so', async () => {
    const missing = runAdapter(legalizeLaw, by('example'), http(), () => null, noCopy);
    expect(await failureOf(missing)).toMatchObject({
      details: {
        reason: 'credential_missing',
        credential: { id: 'key', variable: 'EXPEDIENTE_CREDENTIAL_LEGALIZE_KEY' },
      },
    });
    const revoked = runAdapter(legalizeLaw, by('example'), http(), () => revokedKey);
    expect(await failureOf(revoked)).toMatchObject({
      details: {
        reason: 'credential_refused',
        upstream_status: 401,
        source_message: 'Invalid or missing API key',
      },
    });
  });
});

describe('what is sent', () => {
  const nothing = { country: 'co', total: 0, page: 1, per_page: 50, results: [] };

  test('empty parameters are not; the year goes as a number, the key in its header alone', async () => {
    const { sent, http } = scriptedHttp([
      { body: JSON.stringify(nothing) },
      { body: JSON.stringify({ ...nothing, page: 3, per_page: 10 }) },
    ]);
    await runAdapter(legalizeLaws, {}, http, () => 'leg_prueba');
    const full = {
      query: ' obra pública ',
      law_type: 'ley,decreto',
      year: '0993',
      status: 'in_force',
      jurisdiction: 'co',
      page: 3,
      per_page: 10,
    };
    await runAdapter(legalizeLaws, full, http, () => 'leg_prueba');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://legalize.dev/api/v1/co/laws?page=1&per_page=50',
      'https://legalize.dev/api/v1/co/laws?q=obra%20p%C3%BAblica&law_type=ley%2Cdecreto&year=993&status=in_force&jurisdiction=co&page=3&per_page=10',
    ]);
    expect(sent[0]?.headers).toEqual({ Authorization: 'Bearer leg_prueba' });
  });

  test.each([
    [404, '<h1>Not Found</h1>'],
    [404, '{"detail":"Not Found"}'],
    [404, '{"detail":"Country not found: co"}'],
    [302, ''],
  ])('%i with %s is no «not found»', async (status, body) => {
    const { http } = scriptedHttp([{ status, body }]);
    expect(await failureOf(runAdapter(legalizeLaw, { law_id: 'LEY-1-2030' }, http))).toMatchObject({
      details: { reason: 'changed' },
    });
  });

  test('reforms are followed to the last, and a page that stops short is an error', async () => {
    const page = (offset: number, count: number, total: number) => ({
      body: JSON.stringify({
        law_id: 'LEY-1-2030',
        total,
        offset,
        reforms: Array.from({ length: count }, () => ({ date: '2031-01-01' })),
      }),
    });
    const law = { body: JSON.stringify({ id: 'LEY-1-2030', title: 'x', country: 'co', law_type: 'ley' }) };
    const input = { law_id: 'LEY-1-2030', include_reforms: true };
    const whole = scriptedHttp([law, page(0, 1000, 1001), page(1000, 1, 1001)]);
    expect((await runAdapter(legalizeLaw, input, whole.http)).data.reforms).toHaveLength(1001);
    expect(whole.sent[2]?.url).toBe(
      'https://legalize.dev/api/v1/co/laws/LEY-1-2030/reforms?limit=1000&offset=1000',
    );
    const short = scriptedHttp([law, page(0, 1, 2), page(1, 0, 2)]);
    expect(await failureOf(runAdapter(legalizeLaw, input, short.http))).toMatchObject({
      details: { reason: 'changed' },
    });
  });
});

test('every special law and query stands in the README', () => {
  const readme = readFileSync(
    new URL('../../../../src-practice/README.md', import.meta.url),
    'utf8',
  ).replaceAll(/ +/g, ' ');
  for (const { id, effect } of Object.values(specialLaws))
    expect(readme).toContain(`| \`${id}\` | ${effect} |`);
  for (const { query, effect } of Object.values(specialQueries))
    expect(readme).toContain(`| _${query}_ | ${effect} |`);
});
