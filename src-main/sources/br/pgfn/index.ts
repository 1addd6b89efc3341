import type { z } from 'zod';
import { fold } from '@shared/fold';
import {
  debtSystems,
  debtorTypes,
  pgfnDebtor,
  pgfnDebtsSearch,
  type DebtSystem,
  type PgfnDebt,
} from '@shared/operations/br/pgfn';
import type { Generation } from '@shared/dataset';
import { bind, type AdapterContext, type BoundAdapter } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import { scoreNames } from '../../../datasets/matching';
import { noneGiven } from '../../broken-rule';
import { pageOf } from '../../paging';
import { askedDocument, type AskedDocument } from '../documents';
import { rowsOf } from '../held-rows';
import { debtLists } from './dataset';
import { profile } from './profile';
import { byDocument, byKeys, byName, type DebtDetail, type DebtMatch } from './queries';
import { dateOf, debtOf } from './row';
import { candidatesOf, statesOf, totalsOf, type OwnedDebt } from './totals';
import { askedWords, wordsIn } from './words';

type Search = z.output<typeof pgfnDebtsSearch.request>;

/** So many debts of a system are counted by name, and by document, where only a mistake of the source gives more. */
const mostByName = 10_000;
const mostByDocument = 100_000;
/** Names below this score are others'. */
const leastScore = 0.8;
const shownOfDebtor = 50;
const allLists = debtSystems.map((system) => debtLists[system]);

interface Held {
  readonly system: DebtSystem;
  readonly list: DatasetHandle;
}

interface Match extends OwnedDebt {
  readonly list: DatasetHandle;
  /** yyyy-mm-dd; null for a date that cannot be. */
  readonly date: string | null;
}

const search = bind(
  pgfnDebtsSearch,
  profile,
  async (input, { dataset }) => {
    const { name, sort } = input;
    const asked = askedDocument(input.document, false);
    if (asked === null && name === undefined) throw noneGiven(['name', 'document']);
    const held = await systemsOf(input.system, dataset);
    const found = await Promise.all(held.map((one) => matchesIn(one, input, asked)));
    const all = found.flatMap(({ matches }) => matches).toSorted(orders[sort]);
    const { shown, pagination } = pageOf(all, input);
    return {
      data: {
        found: all.length > 0,
        debts: await described(shown, asked),
        pagination,
        total_is_capped: found.some(({ isCapped }) => isCapped),
        ...currentness(held),
      },
      aside: null,
    };
  },
  allLists,
);

const debtor = bind(
  pgfnDebtor,
  profile,
  async ({ document, name, system, include_branches }, { dataset }) => {
    const asked = askedDocument(document, include_branches);
    const held = await systemsOf(system, dataset);
    const found = await Promise.all(
      held.map((one) => matchesIn(one, { ...noFilters, name: undefined }, asked)),
    );
    const all = found
      .flatMap(({ matches }) => matches)
      .filter((debt) => name === undefined || scoreNames(name, debt.name).score >= leastScore)
      .toSorted(orders.amount_desc);
    const { shown, pagination } = pageOf(all, { page: 1, per_page: shownOfDebtor });
    // Only a CNPJ says who it is; the digits that a CPF shows are shared by many.
    const candidates = asked?.shown === '' ? null : candidatesOf(all);
    const dates = all.flatMap(({ date }) => date ?? []);
    return {
      data: {
        found: all.length > 0,
        document,
        names: namesOf(all, asked),
        states: statesOf(all),
        totals: candidates !== null && candidates.length !== 1 ? null : totalsOf(all),
        candidates,
        oldest_registration_date: dates.toSorted()[0] ?? null,
        debts: await described(shown, asked),
        pagination,
        ...currentness(held),
      },
      aside: null,
    };
  },
  allLists,
);

export const pgfnAdapters: readonly BoundAdapter[] = [search, debtor];

/** Those of the number asked for come first, then those of its other establishments. */
function namesOf(all: readonly Match[], asked: AskedDocument | null): string[] {
  const exact = all.filter((debt) => debt.document === asked?.plain);
  return [...new Set([...exact, ...all].map((debt) => debt.name).filter((name) => name !== ''))];
}

/** A system that is not there ends the lookup: of a debtor that it may list nobody says «no debt». */
async function systemsOf(system: Search['system'], dataset: AdapterContext['dataset']): Promise<Held[]> {
  const wanted = system === '' ? debtSystems : [system];
  return Promise.all(wanted.map(async (one) => ({ system: one, list: await dataset(debtLists[one].id) })));
}

type Filters = Omit<Search, 'document' | 'system' | 'sort' | 'page' | 'per_page'>;

const noFilters: Filters = {
  state: '',
  debtor_type: '',
  status_type: '',
  date_from: '',
  date_to: '',
};

async function matchesIn(
  { system, list }: Held,
  filters: Filters,
  asked: AskedDocument | null,
): Promise<{ readonly matches: readonly Match[]; readonly isCapped: boolean }> {
  const words = filters.name === undefined ? [] : askedWords(filters.name);
  const most = asked === null ? mostByName : mostByDocument;
  const parameters = { ...wantedOf(filters), limit: most + 1 };
  if (asked === null && words.length === 0) return { matches: [], isCapped: false };
  const rows =
    asked === null
      ? await list.all<DebtMatch>(byName, {
          ...parameters,
          words: words.map((word) => `"${word}"`).join(' AND '),
        })
      : await list.all<DebtMatch>(byDocument, { ...parameters, ...documentOf(asked) });
  const { asOf } = list.generation;
  // The files repeat rows.
  const once = new Map<string, Match>();
  for (const row of rows.slice(0, most)) {
    const own = asked === null || words.length === 0 ? null : new Set(wordsIn(row.name));
    if (own !== null && !words.every((word) => own.has(word))) continue;
    const identity = `${row.number} ${row.type} ${row.document} ${row.name}`;
    if (!once.has(identity)) once.set(identity, { ...row, system, list, date: dateOf(row.day, asOf) });
  }
  return { matches: [...once.values()], isCapped: rows.length > most };
}

function wantedOf(filters: Filters) {
  const cents = (amount: number | undefined): number | null =>
    amount === undefined ? null : Math.round(amount * 100);
  const day = (date: string): number | null => (date === '' ? null : Number(date.replaceAll('-', '')));
  return {
    type: filters.debtor_type === '' ? null : debtorTypes.indexOf(filters.debtor_type),
    filed: filters.filed_in_court === undefined ? null : Number(filters.filed_in_court),
    least: cents(filters.min_amount),
    most: cents(filters.max_amount),
    from: day(filters.date_from),
    to: day(filters.date_to),
    state: filters.state,
    statusType: fold(filters.status_type),
  };
}

/** Numbers that no debt has stand for what is not asked. */
const nobody = '~';

function documentOf({ plain, root, shown }: AskedDocument) {
  return {
    plain: plain === '' ? nobody : plain,
    shown: shown === '' ? nobody : shown,
    rootFrom: root === '' ? nobody : root,
    rootTo: root === '' ? nobody : `${root}ZZZZZZ`,
  };
}

const orders: Readonly<Record<Search['sort'], (one: Match, other: Match) => number>> = {
  amount_desc: (one, other) => other.cents - one.cents || one.number.localeCompare(other.number),
  date_desc: (one, other) => (other.date ?? '').localeCompare(one.date ?? '') || other.cents - one.cents,
};

async function described(shown: readonly Match[], asked: AskedDocument | null): Promise<PgfnDebt[]> {
  const rows = await rowsOf<DebtDetail>(shown, byKeys);
  return shown.flatMap((match) => {
    const row = rows(match);
    const { system, list } = match;
    return row === undefined ? [] : [debtOf(row, { system, asOf: list.generation.asOf, asked })];
  });
}

function currentness(held: readonly Held[]) {
  const systems = held.map(({ system, list: { generation } }) => ({
    system,
    as_of: generation.asOf,
    quarter: quarterOf(generation),
    rows: generation.rows['debt'] ?? 0,
  }));
  const oldest = systems.reduce((first, one) => (one.as_of < first.as_of ? one : first));
  return { systems, as_of: oldest.as_of, quarter: oldest.quarter };
}

/** `2026-T2`; null when no file says it. */
function quarterOf({ asOf, files }: Generation): string | null {
  if (files.some(({ asOfBasis }) => asOfBasis !== 'stated')) return null;
  return `${asOf.slice(0, 4)}-T${Math.ceil(Number(asOf.slice(5, 7)) / 3)}`;
}
