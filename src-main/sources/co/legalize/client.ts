import { credentialError } from '@shared/credentials';
import { LookupError, upstreamError } from '@shared/errors';
import { legalize } from '@shared/operations/co/legalize';
import { requireCredential, type AdapterContext } from '../../../engine/adapter';
import { changed } from '../../reading';
import {
  parseErrorMessage,
  parseLaw,
  parseLaws,
  parseReforms,
  parseVersion,
  type Law,
  type LawPage,
  type Reform,
} from './parse';
import { api } from './profile';

export interface LawsQuestion {
  readonly query: string;
  readonly lawType: string;
  readonly year: string | undefined;
  readonly status: string;
  readonly jurisdiction: string;
  readonly page: number;
  readonly perPage: number;
}

const reformsPerPage = 1000;

/** Asks for one page of laws, newest first. */
export async function lawsOf(context: AdapterContext, question: LawsQuestion): Promise<LawPage> {
  const { query, lawType, year, status, jurisdiction, page, perPage } = question;
  const answer = await ask(context, '/laws', {
    q: query.trim(),
    law_type: lawType.trim(),
    year: year === undefined ? '' : String(Number(year)),
    status: status.trim(),
    jurisdiction: jurisdiction.trim(),
    page: String(page),
    per_page: String(perPage),
  });
  if ('missing' in answer) throw changed(legalize.id, `404 for the list: ${answer.missing}`);
  return parseLaws(answer.bytes, page, perPage);
}

/** Asks for a law with its text; null when the source says that it has none. */
export async function lawOf(context: AdapterContext, id: string): Promise<Law | null> {
  return lawAt(context, id, '');
}

/** Asks for a law as it was in a version; null when the source says that it has no such law. */
export async function lawVersionOf(context: AdapterContext, id: string, sha: string): Promise<Law | null> {
  const law = await lawAt(context, id, '/meta');
  if (law === null) return null;
  const answer = await ask(context, `/laws/${id}/at/${sha}`, {});
  if ('missing' in answer) throw refused(answer.missing);
  return { ...law, markdown: parseVersion(answer.bytes, id, sha) };
}

/** Asks for every reform of a law, page by page. */
export async function reformsOf(context: AdapterContext, id: string): Promise<Reform[]> {
  const reforms: Reform[] = [];
  for (let total = 1; reforms.length < total;) {
    const offset = reforms.length;
    const answer = await ask(context, `/laws/${id}/reforms`, {
      limit: String(reformsPerPage),
      offset: offset === 0 ? '' : String(offset),
    });
    if ('missing' in answer)
      throw changed(legalize.id, `404 for the reforms of a known law: ${answer.missing}`);
    const page = parseReforms(answer.bytes, id, offset);
    if (page.reforms.length === 0 && page.total > offset)
      throw changed(legalize.id, `no reforms from ${offset} on, of ${page.total}`);
    reforms.push(...page.reforms);
    total = page.total;
  }
  return reforms;
}

async function lawAt(context: AdapterContext, id: string, part: '' | '/meta'): Promise<Law | null> {
  const answer = await ask(context, `/laws/${id}${part}`, {});
  if ('bytes' in answer) return parseLaw(answer.bytes, id);
  // Only the source's own words say «unknown»; the 404 of a path that moved says nothing about the law.
  if (/^law not found\b/i.test(answer.missing)) return null;
  throw changed(legalize.id, `404: ${answer.missing}`);
}

/** Redirects are not issued by the source, and are not followed with a key. */
const redirects = [301, 302, 303, 307, 308];

/** The body of an answer, or what the source says is missing. Empty parameters are not sent. */
async function ask(
  context: AdapterContext,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly bytes: Uint8Array } | { readonly missing: string }> {
  const key = requireCredential(context, legalize, 'key');
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const response = await context.http.send({
    url: `${api}${path}${search === '' ? '' : `?${search}`}`,
    headers: { Authorization: `Bearer ${key}` },
    accept: [400, 401, 403, 404, 422, ...redirects],
  });
  const { status, bytes, headers } = response;
  if (status < 300) return { bytes };
  if (redirects.includes(status)) throw changed(legalize.id, `redirect to ${headers['location'] ?? ''}`);
  // What stands before the source, such as a firewall, refuses with a page, and says nothing of the key.
  if (status === 403 && /^\s*</.test(response.text()))
    throw upstreamError({
      reason: 'blocked',
      source: legalize.id,
      upstream_status: status,
      observed: 'HTTP 403 with a page',
    });
  const message = parseErrorMessage(bytes);
  if (status === 404) return { missing: message };
  if (status === 401 || status === 403)
    throw credentialError('credential_refused', legalize, 'key', {
      upstream_status: status,
      source_message: message,
    });
  throw refused(message);
}

function refused(message: string): LookupError {
  return new LookupError({
    code: 'invalid_request',
    details: { reason: 'refused_by_source', source_message: message },
  });
}
