import { LookupError, type ErrorValue } from '@shared/errors';
import type { Text } from '@shared/text';
import type { Datasets } from '.';
import type { DatasetHandle } from './handle';
import { ofacScore, type Hit, type Subject } from './matching';
import type { NameSearch } from './queries';

/** A list that was searched, and how current its copy is. */
interface ScreenedList {
  readonly dataset: string;
  readonly title: Text;
  readonly as_of: string;
  readonly is_stale: boolean;
  readonly generation: string;
}

/** A party on a list whose name is like the subject's. */
export interface ScreeningHit extends Pick<Hit, 'name'> {
  readonly dataset: string;
  /** Its row in the list. */
  readonly entity: number;
  readonly score: number;
  /** The official OFAC search's score, for the names of OFAC's own lists; null for others. */
  readonly ofac_score: number | null;
  readonly schema: Hit['score']['schema'];
  /** What matched what; contributions and changes sum to the score. */
  readonly words: Hit['score']['words'];
  readonly adjustments: Hit['score']['adjustments'];
  readonly birth_dates: readonly string[];
  readonly countries: readonly string[];
  readonly identifiers: readonly string[];
}

export interface Screening {
  readonly lists: readonly ScreenedList[];
  /** Lists that are not on this machine: their silence says nothing. */
  readonly missing: readonly Pick<ScreenedList, 'dataset' | 'title'>[];
  /** Best first. */
  readonly hits: readonly ScreeningHit[];
}

const ofacLists = 'us_ofac';

/**
 * Searches every held list of names for a subject.
 * @param options the threshold, the kind of name, and how many hits of each list at most
 * @throws LookupError when a list is there and cannot be read
 */
export async function screen(
  datasets: Datasets,
  subject: Subject,
  options: NameSearch,
  signal: AbortSignal,
): Promise<Screening> {
  const named = datasets.list().filter(({ hasNames }) => hasNames);
  const opened = await Promise.all(
    named.map(async ({ id, title }) => ({ id, title, handle: await openOrNull(datasets, id, signal) })),
  );
  const searched: { readonly list: ScreenedList; readonly hits: readonly ScreeningHit[] }[] = [];
  for (const { id, title, handle } of opened) {
    if (handle === null) continue;
    const hits = await handle.search(subject, options);
    const { asOf, id: generation } = handle.generation;
    searched.push({
      list: { dataset: id, title, as_of: asOf, is_stale: datasets.view(id).isStale, generation },
      hits: hits.map((hit) => hitOf(hit, id, subject.name)),
    });
  }
  return {
    lists: searched.map(({ list }) => list),
    missing: opened.filter(({ handle }) => handle === null).map(({ id, title }) => ({ dataset: id, title })),
    hits: searched.flatMap(({ hits }) => hits).toSorted((a, b) => b.score - a.score),
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

function hitOf({ entity, name, score, facts }: Hit, dataset: string, asked: string): ScreeningHit {
  return {
    dataset,
    entity,
    name,
    score: score.score,
    ofac_score: dataset === ofacLists ? ofacScore(asked, name) : null,
    schema: score.schema,
    words: score.words,
    adjustments: score.adjustments,
    birth_dates: facts.birthDates ?? [],
    countries: facts.countries ?? [],
    identifiers: facts.identifiers ?? [],
  };
}
