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
import { ofacLists } from './dataset';
import { plainIdentifier, plainName } from './plain';
import { profile } from './profile';
import { byEntity, byIdentifier, byName, listCounts, type MatchRow } from './queries';

type Search = z.output<typeof ofacSearch.request>;
type Match = z.output<typeof ofacSearch.data>['matches'][number];

const detailsUrl = (id: number | string): string =>
  `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`;

const search = bind(
  ofacSearch,
  profile,
  async (input, { dataset }) => {
    if (input.name === undefined && input.id_number === undefined) throw neitherNameNorNumber();
    const lists = await dataset(ofacLists.id);
    const found = [...(await identified(input, lists)), ...(await named(input, lists))];
    const matches = bestOfEach(found).filter(({ score }) => score >= input.min_score);
    const first = (input.page - 1) * input.per_page;
    const counts = await lists.all<{ list: string; parties: number }>(listCounts);
    const countOf = (list: string): number => counts.find((one) => one.list === list)?.parties ?? 0;
    return {
      data: {
        found: matches.length > 0,
        matches: matches.slice(first, first + input.per_page),
        pagination: {
          total: matches.length,
          page_size: input.per_page,
          total_pages: Math.ceil(matches.length / input.per_page),
          page: input.page,
        },
        min_score: input.min_score,
        list_counts: { sdn: countOf('sdn'), consolidated: countOf('consolidated') },
        ...currentness(lists.generation),
      },
      aside: null,
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

async function identified(input: Search, lists: DatasetHandle): Promise<Match[]> {
  const plain = plainIdentifier(input.id_number ?? '');
  if (plain === '') return [];
  const rows = await lists.all<MatchRow>(byIdentifier, { ...filters(input), plain });
  return rows.map((row) => matchOf(row, 100));
}

async function named(input: Search, lists: DatasetHandle): Promise<Match[]> {
  const plain = plainName(input.name ?? '');
  if (plain === '') return [];
  const weak = input.include_weak_aliases ? 1 : 0;
  const rows = await lists.all<MatchRow>(byName, { ...filters(input), plain, weak });
  return rows.map((row) => matchOf(row, Math.round((plain.length / plainName(row.matched).length) * 100)));
}

function filters({ type, list, gender, country, program, birth_date }: Search) {
  const [year = '', month, day] = birth_date.split('-');
  const lastDay = month === undefined ? 31 : new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return {
    type,
    list,
    gender,
    country: plainName(country),
    program: program.trim().toUpperCase(),
    bornFirst: year === '' ? '' : `${year}-${month ?? '01'}-${day ?? '01'}`,
    bornLast: year === '' ? '' : `${year}-${month ?? '12'}-${day ?? String(lastDay)}`,
  };
}

function matchOf({ entityId, party: text, matched, kind }: MatchRow, score: number): Match {
  const one = partyOf(text);
  return {
    entity_id: String(entityId),
    name: one.name,
    type: one.type,
    programs: one.programs,
    lists: one.lists.map(({ name }) => name),
    matched_name: matched,
    matched_name_kind: kind as OfacNameKind,
    score,
    birth_dates: one.birth_dates.map(({ text: written }) => written),
    nationalities: one.nationalities,
    countries: [...new Set(one.addresses.flatMap(({ country }) => country ?? []))],
    remarks: one.remarks,
    details_url: detailsUrl(entityId),
  };
}

/** Each party once, with its best match. */
function bestOfEach(matches: readonly Match[]): readonly Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const known = best.get(match.entity_id);
    if (known === undefined || known.score < match.score) best.set(match.entity_id, match);
  }
  return [...best.values()].toSorted((one, other) => other.score - one.score);
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
