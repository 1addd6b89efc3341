import { createHash } from 'node:crypto';
import { canonicalJson } from '@shared/canonical-json';
import { LookupError, type ErrorValue } from '@shared/errors';
import {
  mostHitsOfList,
  type ListedHit,
  type MissingList,
  type ScreenedList,
  type ScreeningSubject,
} from '@shared/screening';
import type { Datasets } from '../datasets';
import type { DatasetHandle } from '../datasets/handle';
import { ofacScore, type Hit } from '../datasets/matching';
import { countryNames } from '@shared/vocabulary/countries';

/** The lists of names as they are at one moment: a screening stays on the copies it began with. */
export interface OpenLists {
  readonly searched: readonly ScreenedList[];
  readonly missing: readonly MissingList[];
  readonly handles: readonly DatasetHandle[];
}

/** What the lists answered. */
export interface Searched {
  /** Best first. */
  readonly hits: readonly ListedHit[];
  /** Lists that had more hits than were asked of one. */
  readonly cut: readonly string[];
}

export interface SearchBounds {
  /** Scores below it are no hits. */
  readonly threshold: number;
  /** Hits of each list at most. */
  readonly limit?: number;
  /** It is one of many names, for which nobody waits. */
  readonly inBulk?: boolean;
}

const ofacLists = 'us_ofac';

/**
 * Opens every list of names that is held.
 * @throws LookupError when one is there and cannot be read
 */
export async function openLists(datasets: Datasets, signal: AbortSignal): Promise<OpenLists> {
  const named = datasets.list().filter(({ hasNames }) => hasNames);
  const opened = await Promise.all(
    named.map(async ({ id, title }) => ({ id, title, handle: await openOrNull(datasets, id, signal) })),
  );
  const held = opened.flatMap(({ title, handle }) => (handle === null ? [] : [{ title, handle }]));
  return {
    searched: held.map(({ title, handle: { generation } }) => ({
      title,
      isStale: datasets.view(generation.dataset).isStale,
      generation,
    })),
    missing: opened.filter(({ handle }) => handle === null).map(({ id, title }) => ({ dataset: id, title })),
    handles: held.map(({ handle }) => handle),
  };
}

/** Searches the lists for a subject. */
export async function searchLists(
  { handles }: Pick<OpenLists, 'handles'>,
  subject: ScreeningSubject,
  { threshold, limit = mostHitsOfList, inBulk = false }: SearchBounds,
): Promise<Searched> {
  const { name, kind, birthDate, countries, identifiers } = subject;
  const asked = {
    name,
    ...(birthDate === null ? {} : { birthDates: [birthDate] }),
    ...(countries.length === 0 ? {} : { countries: countryNames(countries) }),
    ...(identifiers.length === 0 ? {} : { identifiers }),
  };
  const answers = await Promise.all(
    handles.map(async (handle) => {
      const { dataset } = handle.generation;
      // One more than is kept tells whether there are more.
      const hits = await handle.search(asked, {
        threshold,
        limit: limit + 1,
        inBulk,
        ...(kind === null ? {} : { schema: kind }),
      });
      const kept = await Promise.all(hits.slice(0, limit).map((hit) => hitOf(hit, handle, name)));
      return { dataset, kept, isCut: hits.length > limit };
    }),
  );
  return {
    hits: answers.flatMap(({ kept }) => kept).toSorted((a, b) => b.score - a.score),
    cut: answers.filter(({ isCut }) => isCut).map(({ dataset }) => dataset),
  };
}

/** The copy in service; null when there is none, which is no failure of a search over many lists. */
async function openOrNull(
  datasets: Datasets,
  id: string,
  signal: AbortSignal,
): Promise<DatasetHandle | null> {
  try {
    return await datasets.open(id, signal);
  } catch (error) {
    if (error instanceof LookupError && isMissing(error.value)) return null;
    throw error;
  }
}

const isMissing = (value: ErrorValue): boolean =>
  value.code === 'upstream_error' && value.details.reason === 'dataset_missing';

async function hitOf({ entity, name, score }: Hit, handle: DatasetHandle, asked: string): Promise<ListedHit> {
  const { dataset } = handle.generation;
  const { party, lines } = await handle.record(entity);
  return {
    dataset,
    party,
    name,
    kind: score.schema,
    score: score.score,
    ofacScore: dataset === ofacLists ? ofacScore(asked, name) : null,
    words: score.words,
    adjustments: score.adjustments,
    record: lines,
    recordSha256: createHash('sha256').update(canonicalJson(lines)).digest('hex'),
  };
}
