import type { DatasetHandle } from '../../datasets/handle';

/** Names below this score are no hits. */
const leastScore = 0.7;
const mostHits = 500;

/** The parties of a list whose name is like the one asked for, best first, each with its score from 0 to 1. */
export async function alike(name: string, list: DatasetHandle): Promise<ReadonlyMap<number, number>> {
  const hits = await list.search({ name }, { limit: mostHits, threshold: leastScore });
  return new Map(hits.map(({ entity, score }) => [entity, score.score]));
}

/** The `name_score` of an answer, of a score from 0 to 1. */
export function nameScoreOf(score: number | null): number | null {
  return score === null ? null : Math.round(score * 100);
}
