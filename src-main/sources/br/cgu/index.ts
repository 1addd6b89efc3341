import type { z } from 'zod';
import { fold } from '@shared/fold';
import {
  cguSanction,
  cguSanctionRecord,
  cguSanctionsSearch,
  registers,
  type CguSanctionRecord,
  type Register,
} from '@shared/operations/br/cgu';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import { noneGiven } from '../../broken-rule';
import { pageOf } from '../../paging';
import { askedDocument, documentMatchOf, documentParameters, type AskedDocument } from '../documents';
import { rowsOf } from '../held-rows';
import { alike, nameScoreOf } from '../names';
import { registerLists } from './dataset';
import { liveRecords } from './live';
import { profile } from './profile';
import { byId, byKeys, matching, type MatchRow, type SanctionRow } from './queries';
import { recordOf, summaryOf, type Row } from './row';

type Search = z.output<typeof cguSanctionsSearch.request>;

const allLists = registers.map((register) => registerLists[register]);

interface Match extends MatchRow {
  readonly register: Register;
  readonly list: DatasetHandle;
  /** 0 to 1; null when whole words of the name matched, or no name was asked for. */
  readonly score: number | null;
}

const search = bind(
  cguSanctionsSearch,
  profile,
  async (input, { dataset }) => {
    const { query, document, sanctioning_body } = input;
    if (query === undefined && document.trim() === '' && sanctioning_body.trim() === '')
      throw noneGiven(['query', 'document', 'sanctioning_body']);
    const asked = askedDocument(document, true);
    const wanted = input.register === '' ? registers : [input.register];
    // A register that is not there ends the lookup: of a party that it may list nobody says «no sanction».
    const lists = await Promise.all(
      wanted.map(async (register) => ({ register, list: await dataset(registerLists[register].id) })),
    );
    const found = await Promise.all(
      lists.map(({ register, list }) => matchesIn(register, list, input, asked)),
    );
    const all = found.flat().toSorted(byAgreement(asked));
    const { shown, pagination } = pageOf(all, input);
    return {
      data: {
        found: all.length > 0,
        sanctions: await described(shown, asked),
        pagination,
        registers: lists.map(({ register, list: { generation } }) => ({
          register,
          as_of: generation.asOf,
          rows: generation.rows['sanction'] ?? 0,
        })),
        as_of: lists
          .map(({ list }) => list.generation.asOf)
          .reduce((oldest, one) => (one < oldest ? one : oldest)),
      },
      aside: null,
    };
  },
  allLists,
);

const one = bind(
  cguSanction,
  profile,
  async ({ sanction_id, live }, context) => {
    const register = registers.find((name) => sanction_id.startsWith(`${name.toUpperCase()}:`));
    if (register === undefined) throw new Error(`the contract lets no id ${sanction_id} pass`);
    const list = await context.dataset(registerLists[register].id);
    const { asOf } = list.generation;
    const row = await list.get<SanctionRow>(byId, [sanction_id]);
    const record = row === undefined ? null : recordOf(register, row.id, rowOf(row), asOf);
    return {
      data: {
        found: record !== null,
        ...(record ?? nobody),
        sanction_id,
        live: record === null || !live ? null : await liveRecords(record, context),
        as_of: asOf,
      },
      aside: null,
    };
  },
  allLists,
);

export const cguAdapters: readonly BoundAdapter[] = [search, one];

async function matchesIn(
  register: Register,
  list: DatasetHandle,
  { query, sanctioning_body, state, sphere, active_on }: Search,
  asked: AskedDocument | null,
): Promise<readonly Match[]> {
  const scores = query === undefined ? new Map<number, number | null>() : await named(query, list);
  const rows = await list.all<MatchRow>(matching, {
    ...documentParameters(asked),
    isAnyName: query === undefined ? 1 : 0,
    parties: JSON.stringify([...scores.keys()]),
    body: fold(sanctioning_body),
    state,
    sphere: fold(sphere),
    day: active_on,
  });
  return rows.map((row) => ({ ...row, register, list, score: scores.get(row.party) ?? null }));
}

/** The parties whose name is like the question, and those that have words beginning with all of its words. */
async function named(query: string, list: DatasetHandle): Promise<Map<number, number | null>> {
  const words = await list.withWords(query, list.generation.rows['party'] ?? 0);
  return new Map<number, number | null>([
    ...words.map((party) => [party, null] as const),
    ...(await alike(query, list)),
  ]);
}

const documentRanks = { exact: 0, branch: 1, partial: 2 } as const;

/** What agrees best comes first, then the newest. */
function byAgreement(asked: AskedDocument | null) {
  const rankOf = (match: Match): number => documentRanks[documentMatchOf(match, asked) ?? 'exact'];
  return (one: Match, other: Match): number =>
    rankOf(one) - rankOf(other) ||
    (other.score ?? 0) - (one.score ?? 0) ||
    (other.begins ?? '').localeCompare(one.begins ?? '');
}

async function described(shown: readonly Match[], asked: AskedDocument | null) {
  const rows = await rowsOf<SanctionRow>(shown, byKeys);
  return shown.flatMap((match) => {
    const row = rows(match);
    if (row === undefined) return [];
    return [
      {
        ...summaryOf(match.register, row.id, rowOf(row), match.list.generation.asOf),
        document_match: documentMatchOf(match, asked),
        name_score: nameScoreOf(match.score),
      },
    ];
  });
}

function rowOf({ row }: SanctionRow): Row {
  return JSON.parse(row) as Row;
}

type Nobody = { readonly [K in keyof CguSanctionRecord]: null };
const nobody = Object.fromEntries(Object.keys(cguSanctionRecord.shape).map((name) => [name, null])) as Nobody;
