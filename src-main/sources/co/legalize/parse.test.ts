import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes } from '../../testing/ask';
import { damagedJson, observedIn } from '../../testing/damage';
import { parseErrorMessage, parseLaw, parseLaws, parseReforms, parseVersion, textOf } from './parse';

const row = {
  id: 'LEY-9999-2030',
  title: 'por la cual se dictan normas de prueba',
  short_title: 'LEY 9999 DE 2030',
  country: 'co',
  law_type: 'ley',
  publication_date: '2030-01-15',
  status: 'in_force',
  jurisdiction: null,
  article_count: 12,
  title_snippet: null,
};
const laws = {
  country: 'co',
  total: 52,
  page: 2,
  per_page: 50,
  jurisdiction: null,
  query: 'contratación',
  count: 2,
  sort: null,
  results: [row, { ...row, id: 'DECRETO-9998-2030', law_type: 'decreto' }],
};
const law = {
  ...row,
  department: 'CONGRESO DE LA REPÚBLICA',
  source: 'https://www.suin-juriscol.gov.co/viewDocument.asp?id=1',
  last_updated: '2031-02-01',
  extra: {
    document_status_raw: 'Vigencia en Estudio',
    gazette_reference: 'DIARIO OFICIAL. N. 99001',
    subjects: 'Contratación | Presupuesto |',
    modification_count: '2',
    modification_summary: 'Modificado por [Ley 1](https://x.example)',
  },
  frontmatter: null,
  content_md: '# por la cual se dictan normas de prueba\n\n##### **Artículo 1°. Objeto.** Texto.\n',
};
const send = (value: unknown) => bytes(JSON.stringify(value));
const observed = (work: () => unknown) => observedIn('legalize', work);

describe('a list', () => {
  const read = (over: object = {}) => parseLaws(send({ ...laws, ...over }), 2, 50);

  test('is given row by row', () => {
    const page = read();
    expect(page).toMatchObject({ total: 52, page: 2, per_page: 50, total_pages: 2, as_of: null });
    const { country: _country, ...kept } = row;
    expect(page.laws[0]).toEqual({ ...kept, source_url: null });
  });

  test('fields that are absent are null, the placeholder of a date too; rows that repeat are given once', () => {
    const bare = {
      id: 'X-1',
      title: 'Prueba',
      country: 'co',
      law_type: 'ley',
      publication_date: '1900-01-01',
    };
    const page = read({ results: [bare, bare] });
    expect(page.laws).toEqual([
      {
        id: 'X-1',
        title: 'Prueba',
        law_type: 'ley',
        short_title: null,
        publication_date: null,
        status: null,
        jurisdiction: null,
        article_count: null,
        title_snippet: null,
        source_url: null,
      },
    ]);
  });

  test('is empty only when the source counts none', () => {
    expect(parseLaws(send({ ...laws, total: 0, page: 1, results: [] }), 1, 50)).toMatchObject({
      total: 0,
      laws: [],
    });
    expect(observed(() => read({ results: [] }))).toContain('0 rows on page 2');
  });

  test.each([
    [{ total: 60 }, '2 rows on page 2'],
    [{ page: 3 }, 'page 3'],
    [{ per_page: 20 }, 'of 20'],
    [{ country: 'es' }, 'country'],
    [{ results: undefined, laws: [] }, 'results'],
    [{ results: [row, { ...row, country: 'es' }] }, 'country'],
    [{ results: [row, { ...row, publication_date: '15/01/2030' }] }, 'publication_date'],
    [{ results: [row, { ...row, publication_date: '2030-02-30' }] }, 'publication_date'],
    [{ results: [row, { ...row, article_count: '12' }] }, 'article_count'],
    [{ results: [row, { ...row, title: '' }] }, 'title'],
  ])('%j is not read', (over, said) => {
    expect(observed(() => read(over))).toContain(said);
  });
});

describe('a law', () => {
  const read = (over: object = {}) => parseLaw(send({ ...law, ...over }), 'LEY-9999-2030');

  test('has its metadata and its whole text', () => {
    const found = read();
    expect(found).toMatchObject({
      id: 'LEY-9999-2030',
      status: 'in_force',
      status_raw: 'Vigencia en Estudio',
      department: 'CONGRESO DE LA REPÚBLICA',
      source_url: 'https://www.suin-juriscol.gov.co/viewDocument.asp?id=1',
      last_updated: '2031-02-01',
      gazette_reference: 'DIARIO OFICIAL. N. 99001',
      subjects: ['Contratación', 'Presupuesto'],
      modification_count: 2,
    });
    expect(textOf(found.markdown)).toMatchObject({
      text_status: 'ok',
      content_md: law.content_md.trim(),
      next_offset: null,
    });
  });

  test('of the free tier has what it gives, and null for the rest', () => {
    const { department: _d, source: _s, last_updated: _l, extra: _e, frontmatter: _f, ...basic } = law;
    expect(parseLaw(send(basic), law.id)).toMatchObject({
      department: null,
      source_url: null,
      last_updated: null,
      status_raw: null,
      subjects: null,
      modification_count: null,
    });
  });

  test('takes from the front matter what the answer leaves out', () => {
    const frontmatter = {
      department: 'MINISTERIO',
      last_updated: '1900-01-01',
      document_status_raw: 'Derogado',
    };
    expect(read({ department: null, last_updated: undefined, extra: {}, frontmatter })).toMatchObject({
      department: 'MINISTERIO',
      last_updated: null,
      status_raw: 'Derogado',
    });
  });

  test('without text says so; front matter is no text', () => {
    for (const content of [null, undefined, '', ' \n', '---\ntitle: "x"\n---\n'])
      expect(textOf(read({ content_md: content }).markdown)).toMatchObject({
        text_status: 'unavailable',
        content_md: '',
        total_chars: 0,
      });
    expect(
      textOf(read({ content_md: '---\r\ntitle: "x"\r\n---\r\n# Título\r\n\r\n---\r\nFin' }).markdown)
        .content_md,
    ).toBe('# Título\n\n---\nFin');
  });

  test.each([
    [{ id: 'LEY-1-2030' }, 'asked for LEY-9999-2030, got LEY-1-2030'],
    [{ content_md: 7 }, 'content_md'],
    [{ extra: { document_status_raw: 7 } }, 'document_status_raw'],
    [{ extra: { modification_count: 'dos' } }, 'modification_count'],
    [{ last_updated: undefined, extra: { last_updated: 'ayer' } }, 'last_updated'],
    [{ extra: [] }, 'extra'],
  ])('%j is not read', (over, said) => {
    expect(observed(() => read(over))).toContain(said);
  });
});

test('a version and reforms belong to the law that was asked for', () => {
  const sha = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
  const version = { law_id: 'LEY-1-2030', sha, content_md: 'Texto' };
  expect(parseVersion(send(version), 'LEY-1-2030', '0a1b2c3')).toBe('Texto');
  expect(observed(() => parseVersion(send(version), 'LEY-1-2030', 'ffffff0'))).toContain('version');
  expect(observed(() => parseVersion(send(version), 'LEY-2-2030', sha))).toContain('LEY-2-2030');
  const reforms = {
    law_id: 'LEY-1-2030',
    total: 3,
    offset: 1,
    reforms: [{ date: '2031-01-01', source_id: 'LEY-5-2031', articles_affected: ['3', 4] }, { date: null }],
  };
  expect(parseReforms(send(reforms), 'LEY-1-2030', 1)).toEqual({
    total: 3,
    reforms: [
      { date: '2031-01-01', source_id: 'LEY-5-2031', articles_affected: ['3', '4'] },
      { date: null, source_id: null, articles_affected: null },
    ],
  });
  expect(observed(() => parseReforms(send(reforms), 'LEY-1-2030', 0))).toContain('asked 0');
  expect(observed(() => parseReforms(send({ ...reforms, total: 2 }), 'LEY-1-2030', 1))).toContain('of 2');
});

test.each([
  ['{"detail":"Law not found: X"}', 'Law not found: X'],
  [
    '{"detail":{"error":"quota_exceeded","message":"Monthly quota exceeded","limit":5000}}',
    'Monthly quota exceeded',
  ],
  ['{"detail":[{"loc":["query","year"],"msg":"not an integer","type":"int"}]}', 'query.year: not an integer'],
])('the words of %s', (body, said) => expect(parseErrorMessage(bytes(body))).toBe(said));

test.each(['<h1>404</h1>', '{}', '{"detail":[]}', '{"detail":""}', '{"error":"x"}'])(
  '%s has no words of the source',
  (body) => expect(observed(() => parseErrorMessage(bytes(body)))).toEqual(expect.any(String)),
);

test('damaged lists are refused, or read as what they say', () => {
  let read = 0;
  fc.assert(
    fc.property(damagedJson(JSON.stringify(laws), ['co', 'es', '2030-13-01', '1900-01-01', 50]), (text) => {
      let page: ReturnType<typeof parseLaws> | undefined;
      if (observed(() => (page = parseLaws(bytes(text), 2, 50))) !== undefined || page === undefined) return;
      read += 1;
      const raw = JSON.parse(text) as typeof laws;
      expect(page.total).toBe(raw.total);
      expect(new Set(page.laws.map(({ id }) => id))).toEqual(new Set(raw.results.map(({ id }) => id)));
      for (const found of page.laws) {
        const said = raw.results.findLast(({ id }) => id === found.id);
        expect(said?.country).toBe('co');
        expect(found.title).toBe(said?.title);
        expect(found.article_count).toBe(said?.article_count ?? null);
        if (found.publication_date !== null) expect(said?.publication_date).toContain(found.publication_date);
        if (found.status !== null) expect(said?.status).toContain(found.status);
      }
    }),
    { numRuns: 400 },
  );
  expect(read).toBeGreaterThan(0);
});

test('damaged laws are refused, or read as what they say', () => {
  let read = 0;
  fc.assert(
    fc.property(damagedJson(JSON.stringify(law), ['co', '1900-01-01', 'LEY-9999-2030', '7']), (text) => {
      let found: ReturnType<typeof parseLaw> | undefined;
      if (observed(() => (found = parseLaw(bytes(text), law.id))) !== undefined || found === undefined)
        return;
      read += 1;
      const raw = JSON.parse(text) as Omit<typeof law, 'extra'> & { extra?: Record<string, string> | null };
      expect(raw.id).toBe(law.id);
      expect(found.title).toBe(raw.title);
      const lines = (raw.content_md ?? '').trim().replace(/\r\n?/g, '\n');
      expect(textOf(found.markdown).content_md).toBe(lines.normalize('NFC'));
      expect(found.status_raw).toBe(raw.extra?.['document_status_raw']?.trim() || null);
      if (found.modification_count !== null)
        expect(raw.extra?.['modification_count']).toContain(String(found.modification_count));
      if (found.last_updated !== null) expect(JSON.stringify(raw)).toContain(found.last_updated);
    }),
    { numRuns: 400 },
  );
  expect(read).toBeGreaterThan(0);
});
