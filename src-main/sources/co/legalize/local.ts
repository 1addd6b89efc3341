import { LookupError } from '@shared/errors';
import { fold } from '@shared/fold';
import type { AdapterContext } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import type { LawsQuestion } from './client';
import { legalizeFiles } from './dataset';
import { lawFacts, type Law, type LawPage } from './parse';
import { countLaws, lawById, pageOfLaws } from './queries';

/** The local copy, for a lookup without a key; null when it has a key, or no copy is on this machine. */
export async function localCopy(context: AdapterContext): Promise<DatasetHandle | null> {
  if (context.credential('key') !== null) return null;
  try {
    return await context.dataset(legalizeFiles.id);
  } catch (error) {
    const isMissing =
      error instanceof LookupError &&
      error.value.code === 'upstream_error' &&
      error.value.details.reason === 'dataset_missing';
    if (isMissing) return null;
    throw error;
  }
}

interface ListedRow {
  readonly id: string;
  readonly title: string;
  readonly law_type: string;
  readonly publication_date: string | null;
  readonly status: string | null;
}

interface WholeRow extends ListedRow {
  readonly last_updated: string | null;
  readonly facts: string;
  readonly text: string;
}

/** A page of the laws of the copy; words are looked for in titles and identifiers. */
export async function localLaws(copy: DatasetHandle, question: LawsQuestion): Promise<LawPage> {
  const { query, lawType, year, status, jurisdiction, page, perPage } = question;
  const filter = {
    words: JSON.stringify(fold(query).split(' ').filter(Boolean)),
    types: JSON.stringify(
      lawType
        .split(',')
        .map((type) => type.trim())
        .filter(Boolean),
    ),
    year: year ?? '',
    status: status.trim(),
  };
  // The published files are national laws alone.
  const isElsewhere = jurisdiction.trim() !== '';
  const found = isElsewhere ? undefined : await copy.get<{ laws: number }>(countLaws, filter);
  const total = found?.laws ?? 0;
  const rows = isElsewhere
    ? []
    : await copy.all<ListedRow>(pageOfLaws, { ...filter, limit: perPage, offset: (page - 1) * perPage });
  return {
    total,
    page,
    per_page: perPage,
    total_pages: Math.ceil(total / perPage),
    as_of: copy.generation.asOf,
    laws: rows.map((row) => ({
      ...row,
      short_title: null,
      jurisdiction: null,
      article_count: null,
      title_snippet: null,
      source_url: null,
    })),
  };
}

/** A law of the copy; null when it has none. */
export async function localLaw(copy: DatasetHandle, id: string): Promise<Law | null> {
  const row = await copy.get<WholeRow>(lawById, [id]);
  if (row === undefined) return null;
  const { facts, text, title, law_type, publication_date, status, last_updated } = row;
  const known = lawFacts(JSON.parse(facts) as Readonly<Record<string, unknown>>);
  return {
    id,
    title,
    short_title: null,
    law_type,
    publication_date,
    status,
    jurisdiction: null,
    article_count: null,
    ...known,
    last_updated,
    markdown: text,
  };
}
