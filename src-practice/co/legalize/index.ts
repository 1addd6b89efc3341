import { fold } from '@shared/fold';
import { practiceCredential } from '@shared/credentials';
import { zipSync } from 'fflate';
import { json, onBadDay } from '../../bad-days';
import { serveFile } from '../../file';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { practiceLaws, type PracticeLaw } from './laws';
import { earlierVersion, revokedKey, specialLaws, specialQueries, type SpecialLaw } from './special';
import { hostileText, textOf } from './text';

const origin = 'https://legalize.dev';
const archiveOrigin = 'https://codeload.github.com';
const base = '/api/v1/co';

const specials = new Map<string, SpecialLaw>(
  Object.values(specialLaws).map((special) => [special.id, special]),
);

/** Starts a stand-in for the interface of Legalize: a bearer key, paged lists, laws, versions and reforms. */
export async function startLegalize(options: StandInOptions = {}): Promise<StandIn> {
  const { delayMs = 0, slowMs = 8000 } = options;
  const laws = practiceLaws();
  const byId = new Map(laws.map((law) => [law.id, law]));
  const asked = new Map<string, number>();

  function answer(question: Question): Reply {
    const { method, url, headers } = question;
    if (method !== 'GET') return json({ detail: 'Method Not Allowed' }, 405);
    if (!isKnownKey(headers.authorization)) return json({ detail: 'Invalid or missing API key' }, 401);
    const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : '';
    if (path === '/laws') return list(url.searchParams);
    const [, id = '', part = '', sha = ''] =
      /^\/laws\/([^/]+)(?:\/(meta|reforms|at)(?:\/([0-9a-f]+))?)?$/.exec(path) ?? [];
    if (id === '') return json({ detail: 'Not Found' }, 404);
    const law = byId.get(id);
    if (law === undefined) return json({ detail: `Law not found: ${id}` }, 404);
    if (part === 'reforms') return reforms(law, url.searchParams);
    if (part === 'at') return version(law, sha);
    return one(law, part !== 'meta');
  }

  function one(law: PracticeLaw, withText: boolean): Reply {
    const times = (asked.get(law.id) ?? 0) + 1;
    asked.set(law.id, times);
    const special = specials.get(law.id);
    const usual = json(detail(law, special, withText));
    const day = special?.day;
    switch (day) {
      case undefined:
        return usual;
      case 'other_law':
        return json(detail({ ...law, id: specialLaws.example.id }, undefined, withText));
      case 'other_members': {
        const { id, ...rest } = detail(law, special, withText);
        return json({ identifier: id, ...rest });
      }
      default:
        return onBadDay(day, usual, { times, slowMs });
    }
  }

  function list(search: URLSearchParams): Reply {
    const page = Number(search.get('page') ?? '1');
    const perPage = Number(search.get('per_page') ?? '50');
    const query = search.get('q');
    const wanted = laws.filter((law) => isWanted(law, search));
    const results = wanted.slice((page - 1) * perPage, page * perPage).map(summary);
    const usual = {
      country: 'co',
      total: wanted.length,
      page,
      per_page: perPage,
      jurisdiction: null,
      query,
      count: query === null ? null : results.length,
      sort: null,
      results,
    };
    switch (query) {
      case specialQueries.lost_rows.query:
        return json({ ...usual, total: 3, results: laws.slice(0, 2).map(summary) });
      case specialQueries.other_page.query:
        return json({ ...usual, page: page + 1 });
      case specialQueries.other_members.query:
        return json({ ...usual, results: undefined, laws: results });
      case specialQueries.quota.query:
        return {
          ...json(
            {
              detail: {
                error: 'quota_exceeded',
                message: 'Monthly quota exceeded',
                limit: 5000,
                retry_after: 3600,
              },
            },
            429,
          ),
          headers: { 'Content-Type': 'application/json', 'Retry-After': '3600' },
        };
      case specialQueries.refused.query:
        return json({ detail: [{ loc: ['query', 'q'], msg: 'string too short', type: 'value_error' }] }, 422);
      default:
        return json(usual);
    }
  }

  const served = await serve(origin, (question) => {
    const reply = answer(question);
    return { ...reply, waitMs: delayMs + (reply.waitMs ?? 0) };
  });
  const archive = archiveOf(laws);
  const files = await serve(archiveOrigin, (question) =>
    question.url.pathname === '/legalize-dev/legalize-co/zip/HEAD'
      ? serveFile(question, archive, 'application/zip')
      : { status: 404, body: '404: Not Found' },
  );
  return {
    originMap: { [origin]: served.origin, [archiveOrigin]: files.origin },
    close: async () => {
      await Promise.all([served.close(), files.close()]);
    },
  };
}

/** The published files as GitHub packs them, of every law that is well. */
function archiveOf(laws: readonly PracticeLaw[]): Uint8Array {
  const well = laws.filter(({ id }) => specials.get(id)?.day === undefined);
  const files = well.map((law) => {
    const { source, last_updated, extra } = detail(law, undefined, false);
    const matter = {
      title: law.title,
      identifier: law.id,
      country: 'co',
      rank: law.law_type,
      publication_date: law.publication_date ?? '',
      last_updated,
      status: law.status,
      source,
      department: law.department,
      ...extra,
    };
    const head = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    const text = specials.get(law.id)?.text === 'none' ? '' : textOf(law);
    return [`legalize-co-HEAD/co/${law.id}.md`, `---\n${head.join('\n')}\n---\n${text}`] as const;
  });
  const described = 'spec_version: "0.4"\ncountry: "co"\n';
  return zipSync(
    Object.fromEntries(
      [['legalize-co-HEAD/.legalize.yml', described] as const, ...files].map(([name, text]) => [
        name,
        new TextEncoder().encode(text),
      ]),
    ),
    { mtime: new Date('2026-01-01T00:00:00') },
  );
}

/** The key of practice, or one in the form of the source's that was not revoked. */
function isKnownKey(authorization: string | undefined): boolean {
  const key = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  return key === practiceCredential('legalize', 'key') || (/^leg_.{8,}/.test(key) && key !== revokedKey);
}

function isWanted(law: PracticeLaw, search: URLSearchParams): boolean {
  const types = search.get('law_type')?.split(',') ?? [];
  const words = fold(search.get('q') ?? '').split(' ');
  const text = fold(`${law.title} ${law.short_title}`);
  return (
    words.every((word) => text.includes(word)) &&
    (types.length === 0 || types.includes(law.law_type)) &&
    (!search.has('year') || law.publication_date?.startsWith(search.get('year') ?? '') === true) &&
    (!search.has('status') || law.status === search.get('status')) &&
    !search.has('jurisdiction')
  );
}

function summary(law: PracticeLaw) {
  const { id, title, short_title, law_type, publication_date, status, article_count } = law;
  return {
    id,
    title,
    short_title,
    country: 'co',
    law_type,
    publication_date,
    status,
    jurisdiction: null,
    article_count,
    title_snippet: null,
  };
}

function detail(law: PracticeLaw, special: SpecialLaw | undefined, withText: boolean) {
  const text = special?.text === 'none' ? null : special?.text === 'hostile' ? hostileText(law) : textOf(law);
  return {
    ...summary(law),
    department: law.department,
    source: 'https://www.suin-juriscol.gov.co/viewDocument.asp?id=1',
    last_updated: '2026-08-31',
    extra: {
      ...(law.status_raw === null ? {} : { document_status_raw: law.status_raw }),
      gazette_reference: 'Diario Oficial. Año de prueba. N. 99001',
      subjects: law.subjects.join(' | '),
      modification_count: String(law.modifications),
      modification_summary:
        'Modificado por [Ley 9001 de 2019](https://www.suin-juriscol.gov.co/) · Reglamentado',
    },
    frontmatter: null,
    ...(withText ? { content_md: text } : {}),
  };
}

function version(law: PracticeLaw, sha: string): Reply {
  if (!earlierVersion.startsWith(sha)) return json({ detail: `Version not found: ${sha}` }, 404);
  return json({ law_id: law.id, sha: earlierVersion, content_md: textOf(law, 1) });
}

function reforms(law: PracticeLaw, search: URLSearchParams): Reply {
  const offset = Number(search.get('offset') ?? '0');
  const limit = Number(search.get('limit') ?? '100');
  const all = Array.from({ length: law.modifications }, (_, index) => ({
    date: `20${10 + index}-03-04`,
    source_id: `LEY-${9300 + index}-20${10 + index}`,
    articles_affected: [`${index + 1}`],
  }));
  return json({
    law_id: law.id,
    total: all.length,
    offset,
    limit,
    reforms: all.slice(offset, offset + limit),
  });
}
