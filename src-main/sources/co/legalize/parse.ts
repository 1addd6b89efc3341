import { z } from 'zod';
import { legalize, type lawData, type lawsData, type reform } from '@shared/operations/co/legalize';
import type { TextPage } from '@shared/operations/long-text';
import { wholeText } from '../../../engine/text';
import { changed, readJson } from '../../reading';

/*
 * Bytes of Legalize to laws of the interface. Pure. Every member but id, title, country and law_type may be null or
 * absent at the source; those that are there must be of their type. An answer about another law, or with other counts
 * than its rows, is `changed`.
 */

export type LawPage = z.output<typeof lawsData>;
export type Reform = z.output<typeof reform>;
type LawData = z.output<typeof lawData>;
/** A law with its text as the source gives it; `found` and what was asked for are the adapter's to add. */
export type Law = Omit<LawData, 'found' | 'version_sha' | 'reforms' | 'as_of' | keyof TextPage> & {
  /** Empty for none. */
  readonly markdown: string;
};

const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
/** A date, or a moment of which the day counts. The corpus writes 1900-01-01 where it knows none. */
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(?:T.*)?$/)
  .transform((value) => value.slice(0, 'yyyy-mm-dd'.length))
  .pipe(z.iso.date())
  .nullish()
  .transform((value) => (value === undefined || value === '1900-01-01' ? null : value));

const rawSummary = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  country: z.literal('co'),
  law_type: z.string().min(1),
  short_title: words,
  publication_date: day,
  status: words,
  jurisdiction: words,
  article_count: z.int().min(0).nullish(),
  title_snippet: words,
});

const rawLaws = z.object({
  country: z.literal('co'),
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
  results: z.array(rawSummary),
});

/** Front matter of the files: flat, every value a string. The paid tier repeats it in `extra`. */
const frontMatter = z.record(z.string(), z.unknown()).nullish();

const rawLaw = rawSummary.extend({
  department: words,
  source: words,
  last_updated: day,
  extra: frontMatter,
  frontmatter: frontMatter,
  content_md: z.string().nullish(),
});

const rawVersion = z.object({ law_id: z.string(), sha: z.string(), content_md: z.string() });

const rawReforms = z.object({
  law_id: z.string(),
  total: z.int().min(0),
  offset: z.int().min(0),
  reforms: z.array(
    z.object({
      date: day,
      source_id: words,
      articles_affected: z.array(z.union([z.string(), z.number()]).transform(String)).nullish(),
    }),
  ),
});

/** One page of laws; rows that repeat are given once. */
export function parseLaws(bytes: Uint8Array, page: number, perPage: number): LawPage {
  const raw = readJson(legalize.id, bytes, rawLaws);
  const expected = Math.max(0, Math.min(perPage, raw.total - (page - 1) * perPage));
  if (raw.page !== page || raw.per_page !== perPage || raw.results.length !== expected)
    throw changed(
      legalize.id,
      `${raw.results.length} rows on page ${raw.page} of ${raw.per_page} (asked ${page} of ${perPage}), ${raw.total} laws`,
    );
  const laws = new Map(
    raw.results.map(({ country: _country, article_count: articles, ...row }) => [
      row.id,
      { ...row, article_count: articles ?? null, source_url: null },
    ]),
  );
  return {
    total: raw.total,
    page,
    per_page: perPage,
    total_pages: Math.ceil(raw.total / perPage),
    as_of: null,
    laws: [...laws.values()],
  };
}

/** A law with its text, which may be absent; its metadata come from the answer, the rest from its front matter. */
export function parseLaw(bytes: Uint8Array, asked: string): Law {
  const raw = readJson(legalize.id, bytes, rawLaw);
  expectLaw(raw.id, asked);
  const {
    department,
    source_url: source,
    last_updated: updated,
    ...facts
  } = lawFacts({
    ...raw.frontmatter,
    ...raw.extra,
  });
  return {
    id: raw.id,
    title: raw.title,
    short_title: raw.short_title,
    law_type: raw.law_type,
    publication_date: raw.publication_date,
    status: raw.status,
    jurisdiction: raw.jurisdiction,
    article_count: raw.article_count ?? null,
    department: raw.department ?? department,
    source_url: raw.source ?? source,
    last_updated: raw.last_updated ?? updated,
    ...facts,
    markdown: raw.content_md ?? '',
  };
}

/** What front matter says beside the members that an answer has of its own. Every value is a string. */
export function lawFacts(matter: Readonly<Record<string, unknown>>) {
  const said = (name: string): string | null => {
    const value = matter[name];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string') throw changed(legalize.id, `${name} is no text`);
    return value.trim() || null;
  };
  return {
    status_raw: said('document_status_raw'),
    department: said('department'),
    source_url: said('source'),
    last_updated: dayOf(said('last_updated')),
    gazette_reference: said('gazette_reference'),
    entry_into_force: said('entry_into_force'),
    issued_date: said('issued_date'),
    subjects: listOf(said('subjects')),
    modification_count: countOf(said('modification_count')),
    modification_summary: said('modification_summary'),
  };
}

/** The text of a law in one of its versions, as the source gives it. */
export function parseVersion(bytes: Uint8Array, asked: string, sha: string): string {
  const raw = readJson(legalize.id, bytes, rawVersion);
  expectLaw(raw.law_id, asked);
  if (!raw.sha.startsWith(sha)) throw changed(legalize.id, `asked for version ${sha}, got ${raw.sha}`);
  return raw.content_md;
}

/** The reforms from an offset on. */
export function parseReforms(
  bytes: Uint8Array,
  asked: string,
  offset: number,
): { readonly total: number; readonly reforms: Reform[] } {
  const raw = readJson(legalize.id, bytes, rawReforms);
  expectLaw(raw.law_id, asked);
  if (raw.offset !== offset || offset + raw.reforms.length > raw.total)
    throw changed(
      legalize.id,
      `${raw.reforms.length} reforms from ${raw.offset} (asked ${offset}) of ${raw.total}`,
    );
  const reforms = raw.reforms.map((entry) => ({
    date: entry.date,
    source_id: entry.source_id,
    articles_affected: entry.articles_affected ?? null,
  }));
  return { total: raw.total, reforms };
}

const errorBody = z.object({
  detail: z.union([
    z.string().trim().min(1),
    z.object({ message: z.string().trim().min(1) }).transform(({ message }) => message),
    z
      .array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() }))
      .min(1)
      .transform((all) => all.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')),
  ]),
});

/** The source's own words in an error body, which has three forms. */
export function parseErrorMessage(bytes: Uint8Array): string {
  return readJson(legalize.id, bytes, errorBody).detail;
}

function expectLaw(id: string, asked: string): void {
  if (id !== asked) throw changed(legalize.id, `asked for ${asked}, got ${id}`);
}

/** A law's text for the interface. The files have front matter before it; the interface should not. */
export function textOf(markdown: string): TextPage {
  const text = markdown.replace(/^\uFEFF?---\r?\n(?:.*\r?\n)*?---\r?\n/, '').trim();
  return wholeText(text, text === '' ? 'unavailable' : 'ok');
}

function listOf(joined: string | null): string[] | null {
  if (joined === null) return null;
  return joined
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function countOf(written: string | null): number | null {
  if (written === null) return null;
  if (!/^\d{1,9}$/.test(written)) throw changed(legalize.id, `modification_count «${written}»`);
  return Number(written);
}

function dayOf(written: string | null): string | null {
  const read = day.safeParse(written);
  if (!read.success) throw changed(legalize.id, `last_updated «${written}»`);
  return read.data;
}
