import { LookupError } from '@shared/errors';
import {
  ofacParty,
  ofacSanctionedParty,
  ofacSearch,
  type OfacNameKind,
  type OfacParty,
} from '@shared/operations/us/ofac';
import type { Generation } from '@shared/dataset';
import type { z } from 'zod';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import { ofacScore, scoreNames, type Hit } from '../../../datasets/matching';
import { pageOf } from '../../paging';
import { ofacLists } from './dataset';
import { plainIdentifier, plainName } from './plain';
import { profile } from './profile';
import {
  byEntity,
  byIdentifier,
  byKeys,
  listCounts,
  namesOf,
  type IdentifiedRow,
  type MatchRow,
} from './queries';
import { schemaOfType } from './tables';

type Search = z.output<typeof ofacSearch.request>;
type Match = z.output<typeof ofacSearch.data>['matches'][number];
type Explanation = z.output<typeof ofacSearch.aside>['explanations'][number];

interface Found {
  readonly match: Match;
  /** null for what was found by a number. */
  readonly explanation: Explanation | null;
}

const detailsUrl = (id: number | string): string =>
  `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`;

const search = bind(
  ofacSearch,
  profile,
  async (input, { dataset }) => {
    if (input.name === undefined && input.id_number === undefined) throw neitherNameNorNumber();
    const lists = await dataset(ofacLists.id);
    const found = [...(await identified(input, lists)), ...(await named(input, lists))];
    const all = bestOfEach(found);
    const { shown, pagination } = pageOf(all, input);
    const counts = await lists.all<{ list: string; parties: number }>(listCounts);
    const countOf = (list: string): number => counts.find((one) => one.list === list)?.parties ?? 0;
    return {
      data: {
        found: all.length > 0,
        matches: shown.map(({ match }) => match),
        pagination,
        min_score: input.min_score,
        list_counts: { sdn: countOf('sdn'), consolidated: countOf('consolidated') },
        ...currentness(lists.generation),
      },
      aside: { explanations: shown.flatMap(({ explanation }) => explanation ?? []) },
    };
  },
  [ofacLists],
);

const party = bind(
  ofacSanctionedParty,
  profile,
  async ({ entity_id }, { dataset }) => {
    const lists = await dataset(ofacLists.id);
    const rows = await lists.all<{ list: string; party: string }>(byEntity, [Number(entity_id)]);
    const [first, ...others] = rows.map((row) => partyOf(row.party));
    return {
      data: {
        found: first !== undefined,
        entity_id,
        ...(first === undefined ? nobody : inAllLists(first, others)),
        details_url: detailsUrl(entity_id),
        ...currentness(lists.generation),
      },
      aside: null,
    };
  },
  [ofacLists],
);

export const ofacAdapters: readonly BoundAdapter[] = [search, party];

function neitherNameNorNumber(): LookupError {
  const message = 'name or id_number is required';
  return new LookupError({
    code: 'invalid_request',
    details: { violations: [{ path: '', rule: 'anyOf', message }] },
  });
}

async function identified(input: Search, lists: DatasetHandle): Promise<Found[]> {
  const plain = plainIdentifier(input.id_number ?? '');
  if (plain === '') return [];
  const rows = await lists.all<IdentifiedRow>(byIdentifier, { ...filters(input), plain });
  return rows.map((row) => ({
    match: {
      ...matchOf(row),
      matched_name: row.number,
      matched_name_kind: 'identifier',
      score: 100,
      ofac_score: null,
      reasons: ['identifier'],
    },
    explanation: null,
  }));
}

/** So many parties are looked at before the filters; more are nobody's reading. */
const mostHits = 500;

async function named(input: Search, lists: DatasetHandle): Promise<Found[]> {
  const { name = '', type, min_score, birth_date } = input;
  if (name === '') return [];
  const hits = await lists.search(
    { name, ...(birth_date === '' ? {} : { birthDates: [birth_date] }) },
    {
      limit: mostHits,
      threshold: min_score / 100,
      ...(type === 'all' ? {} : { schema: schemaOfType(type) }),
    },
  );
  const keys = JSON.stringify(hits.map(({ entity }) => entity));
  const rows = new Map(
    (await lists.all<MatchRow>(byKeys, { ...filters(input), keys })).map((row) => [row.key, row] as const),
  );
  const found: Found[] = [];
  for (const hit of hits) {
    const row = rows.get(hit.entity);
    if (row === undefined) continue;
    const chosen = await nameThatCounts(hit, input, lists);
    if (chosen === null) continue;
    const { score, adjustments } = chosen.score;
    found.push({
      match: {
        ...matchOf(row),
        matched_name: chosen.name,
        matched_name_kind: chosen.kind,
        score: Math.round(score * 100),
        ofac_score: ofacScore(name, chosen.name),
        reasons: adjustments.map(({ reason }) => reason),
      },
      explanation: { entity_id: String(row.entityId), ...chosen.score },
    });
  }
  return found;
}

interface Named extends Pick<Hit, 'name' | 'score'> {
  readonly kind: OfacNameKind;
}

/** The name that a party was found by; its best other one when that is a weak alias and those are not wanted. */
async function nameThatCounts(hit: Hit, input: Search, lists: DatasetHandle): Promise<Named | null> {
  const names = await lists.all<{ name: string; kind: OfacNameKind }>(namesOf, [hit.entity]);
  const kind = names.find(({ name }) => name === hit.name)?.kind ?? 'strong_alias';
  if (input.include_weak_aliases || kind !== 'weak_alias') return { ...hit, kind };
  const others = names
    .filter((one) => one.kind !== 'weak_alias')
    .map((one) => ({ ...one, score: scoreNames(input.name ?? '', one.name, hit.score.schema) }))
    .toSorted((one, other) => other.score.score - one.score.score);
  const [best] = others;
  return best !== undefined && best.score.score * 100 >= input.min_score ? best : null;
}

function filters({ type, list, gender, country, program }: Search) {
  return { type, list, gender, country: plainName(country), program: program.trim().toUpperCase() };
}

type Described = Omit<Match, 'matched_name' | 'matched_name_kind' | 'score' | 'ofac_score' | 'reasons'>;

function matchOf({ entityId, party: text }: MatchRow): Described {
  const one = partyOf(text);
  return {
    entity_id: String(entityId),
    name: one.name,
    type: one.type,
    programs: one.programs,
    lists: one.lists.map(({ name }) => name),
    birth_dates: one.birth_dates.map(({ text: written }) => written),
    nationalities: one.nationalities,
    countries: [...new Set(one.addresses.flatMap(({ country }) => country ?? []))],
    remarks: one.remarks,
    details_url: detailsUrl(entityId),
  };
}

/** Each party once, with its best match. */
function bestOfEach(found: readonly Found[]): readonly Found[] {
  const best = new Map<string, Found>();
  for (const one of found) {
    const known = best.get(one.match.entity_id);
    if (known === undefined || known.match.score < one.match.score) best.set(one.match.entity_id, one);
  }
  return [...best.values()].toSorted((one, other) => other.match.score - one.match.score);
}

function partyOf(text: string): OfacParty {
  return JSON.parse(text) as OfacParty;
}

/** A party that several lists have: the first one's words, every list and programme. */
function inAllLists(first: OfacParty, others: readonly OfacParty[]): OfacParty {
  const all = [first, ...others];
  const lists = new Map(all.flatMap((one) => one.lists).map((list) => [list.name, list]));
  return {
    ...first,
    lists: [...lists.values()],
    programs: [...new Set(all.flatMap(({ programs }) => programs))],
  };
}

type Nobody = { readonly [K in keyof OfacParty]: null };
const nobody = Object.fromEntries(Object.keys(ofacParty.shape).map((name) => [name, null])) as Nobody;

function currentness({ asOf, files }: Generation) {
  const of = (kind: string): string | null => files.find((file) => file.kind === kind)?.asOf ?? null;
  return { as_of: asOf, as_of_by_list: { sdn: of('sdn'), consolidated: of('consolidated') } };
}
