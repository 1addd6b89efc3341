import type { ScoredMatch, Taxpayer, TaxpayerMatch } from '@shared/operations/pe/sunat';
import { fold } from '@shared/fold';
import { ubigeoDepartment } from '@shared/vocabulary/peru';
import type { DatasetHandle } from '../../../datasets/handle';
import { changed } from '../../reading';
import { profile } from './profile';
import { byKeys, byRuc, type TaxpayerRow } from './queries';

/*
 * What the padrón says of a taxpayer.
 */

/** Everything that is known of nobody: the answer to a RUC that a source does not have, and what each source lacks. */
export function unknownTaxpayer(ruc: string): Taxpayer {
  return {
    found: false,
    ruc,
    name: null,
    status: null,
    address_condition: null,
    deregistration_date: null,
    ubigeo: null,
    department: null,
    province: null,
    district: null,
    address: null,
    address_parts: null,
    taxpayer_type: null,
    document: null,
    trade_name: null,
    registration_date: null,
    activity_start_date: null,
    profession: null,
    receipt_system: null,
    accounting_system: null,
    foreign_trade_activity: null,
    economic_activities: null,
    printed_receipts: null,
    electronic_systems: null,
    electronic_issuer_since: null,
    electronic_receipts: null,
    ple_since: null,
    padrones: null,
    as_of: null,
    checked_at: null,
  };
}

/**
 * The row of a RUC; undefined when the padrón has none.
 * @throws LookupError (`changed`) when it has several that say different things
 */
export async function rowOf(list: DatasetHandle, ruc: string): Promise<TaxpayerRow | undefined> {
  const [first, ...others] = await list.all<TaxpayerRow>(byRuc, [Number(ruc)]);
  const said = (row: TaxpayerRow | undefined): string => JSON.stringify({ ...row, key: null });
  if (others.some((other) => said(other) !== said(first)))
    throw changed(profile.source.id, `${others.length + 1} different rows of RUC ${ruc}`);
  return first;
}

/** A taxpayer as far as the padrón reducido knows it. @param asOf day of the copy */
export function taxpayerOf(row: TaxpayerRow, asOf: string): Taxpayer {
  const {
    street_type,
    street_name,
    zone_code,
    zone_type,
    number,
    interior,
    lot,
    apartment,
    block,
    kilometre,
  } = row;
  return {
    ...unknownTaxpayer(row.ruc),
    found: true,
    name: row.name,
    status: row.status,
    address_condition: row.condition,
    ubigeo: row.ubigeo,
    department: departmentOf(row),
    address: addressOf(row),
    address_parts: {
      street_type,
      street_name,
      zone_code,
      zone_type,
      number,
      interior,
      lot,
      apartment,
      block,
      kilometre,
    },
    as_of: asOf,
  };
}

/** The line of a taxpayer in a list. */
export function matchOf(row: TaxpayerRow): TaxpayerMatch {
  return {
    ruc: row.ruc,
    name: row.name,
    status: row.status,
    address_condition: row.condition,
    location: departmentOf(row),
  };
}

function departmentOf({ ubigeo }: TaxpayerRow): string | null {
  return ubigeo === null ? null : ubigeoDepartment(ubigeo);
}

/** The address in the order and with the abbreviations of SUNAT's own sheet; null when the padrón has no part of it. */
function addressOf(row: TaxpayerRow): string | null {
  const marked = (mark: string, value: string | null): string | null =>
    value === null ? null : `${mark} ${value}`;
  const parts = [
    row.street_type,
    row.street_name,
    marked('NRO.', row.number),
    marked('INT.', row.interior),
    marked('LOTE', row.lot),
    marked('DPTO.', row.apartment),
    marked('MZA.', row.block),
    marked('KM.', row.kilometre),
    row.zone_code,
    row.zone_type,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

/** Names below this score are no hits. */
const leastScore = 0.75;
const mostHits = 100;
/** Of those with the words asked for, in any order of theirs. */
const mostWithWords = 500;
/** Beginnings that are shorter stand in millions of names. */
const shortestBeginning = 3;

/**
 * Taxpayers with a name like the one asked for, best first, and then those with words that begin with its words, whole
 * words and short names first; among equals the active ones. May be more than are shown.
 */
export async function named(list: DatasetHandle, name: string): Promise<readonly ScoredMatch[]> {
  const hits = await list.search({ name }, { limit: mostHits, threshold: leastScore });
  const scores = new Map(hits.map(({ entity, score }) => [entity, Math.round(score.score * 100)]));
  const rows = [...(await rowsOf(list, [...scores.keys()])), ...(await withBeginnings(list, name))];
  const asked = new Set(wordsOf(name));
  const ranked = rows
    .map((row) => {
      const score = scores.get(row.key) ?? null;
      const isActive = row.status === 'ACTIVO' ? 1 : 0;
      const whole = wordsOf(row.name).filter((word) => asked.has(word)).length;
      return { row, score, rank: [score ?? 0, isActive, whole, -(row.name ?? '').length] };
    })
    .toSorted((one, other) => byRank(one.rank, other.rank) || one.row.key - other.row.key);
  const byNumber = new Map<string, ScoredMatch>();
  for (const { row, score } of ranked)
    if (!byNumber.has(row.ruc)) byNumber.set(row.ruc, { ...matchOf(row), name_score: score });
  return [...byNumber.values()];
}

function byRank(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** Those of whose name each word asked for begins a word. Short beginnings are looked for in what the longer ones find. */
async function withBeginnings(list: DatasetHandle, name: string): Promise<readonly TaxpayerRow[]> {
  const words = wordsOf(name);
  const long = words.filter(({ length }) => length >= shortestBeginning);
  if (long.length > 0 && long.length < words.length) {
    const rows = await rowsOf(list, await list.withWords(long.join(' '), mostWithWords));
    const found = rows.filter((row) => {
      const own = wordsOf(row.name);
      return words.every((word) => own.some((one) => one.startsWith(word)));
    });
    if (found.length > 0) return found;
  }
  return rowsOf(list, await list.withWords(name, mostWithWords));
}

function rowsOf(list: DatasetHandle, keys: readonly number[]): Promise<readonly TaxpayerRow[]> {
  return list.all<TaxpayerRow>(byKeys, { keys: JSON.stringify(keys) });
}

function wordsOf(name: string | null): readonly string[] {
  return fold(name ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
