import {
  caseActions,
  caseDetails,
  caseParties,
  casesByEntity,
  casesByRadicado,
  casesLookup,
  casesSearch,
} from '@shared/operations/co/rama-judicial';
import { bind, type AdapterContext } from '../../../engine/adapter';
import {
  actionsOfCase,
  casesOfName,
  casesOfNumber,
  detailOfCase,
  partiesOfCase,
  type NameQuestion,
} from './client';
import type { CaseRecord } from './parse';
import { nameInOneParty, splitParties } from './parties';
import { profile } from './profile';

const noPages = { total: 0, page_size: 0, total_pages: 0, page: 0 };

async function byRadicado(input: { registration_number: string }, { http }: AdapterContext) {
  const number = input.registration_number;
  const records = await recordsOf(number, http);
  const primary = primaryOf(records);
  const readable = primary !== null && !primary.is_private;
  const actions = readable ? await actionsOfCase(http, primary.id, 1) : { rows: [], pagination: noPages };
  return {
    data: {
      registration_number: number,
      case_ids: records.map((record) => record.id),
      primary_case: primary,
      actions: actions.rows,
      pagination: actions.pagination,
      private_only: primary !== null && primary.is_private,
    },
    aside: { records },
  };
}

/** Every record of a radicado, over all pages; the source repeats records across pages. */
async function recordsOf(number: string, http: AdapterContext['http']): Promise<CaseRecord[]> {
  const records = new Map<number, CaseRecord>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const found = await casesOfNumber(http, number, page);
    for (const row of found.rows) if (!records.has(row.id)) records.set(row.id, row);
    pages = found.pagination.total_pages;
  }
  return [...records.values()];
}

/** The public record with the latest action, undated ones last; the first private one when all are private. */
function primaryOf(records: readonly CaseRecord[]): CaseRecord | null {
  const readable = records.filter((record) => !record.is_private);
  const [first = null, ...others] = readable.length > 0 ? readable : records;
  return others.reduce(
    (best, record) =>
      (record.last_action_date ?? '') > (best?.last_action_date ?? '') && !record.is_private ? record : best,
    first,
  );
}

/** One page of a search by name. Records that come again on a later page are the caller's to know. */
async function byName(question: NameQuestion, { http }: AdapterContext) {
  const found = await casesOfName(http, question);
  const unique = new Map(found.rows.map((row) => [row.id, row]));
  const cases = [...unique.values()].map((row) => {
    const parties = row.is_private ? [] : splitParties(row.parties_text);
    return {
      ...row,
      parties,
      name_in_one_party: row.is_private ? null : nameInOneParty(question.name, parties),
    };
  });
  return { data: { cases, pagination: found.pagination }, aside: null };
}

/** The operations of the Consulta de Procesos. The batch is run by the engine, item by item. */
export const ramaJudicialAdapters = [
  bind(casesByRadicado, profile, byRadicado),
  bind(casesLookup, profile, byRadicado),
  bind(casesByEntity, profile, (input, context) =>
    byName(
      {
        name: input.name,
        personType: input.entity_type === 'natural' ? 'nat' : 'jur',
        activeOnly: input.active_only,
        courtCode: input.court_code,
        page: input.page,
      },
      context,
    ),
  ),
  bind(casesSearch, profile, (input, context) =>
    byName(
      {
        name: input.name,
        personType: input.person_type,
        activeOnly: input.active_only,
        courtCode: input.court_code,
        page: input.page,
      },
      context,
    ),
  ),
  bind(caseActions, profile, async ({ case_id: id, page }, { http }) => {
    const { rows, pagination } = await actionsOfCase(http, id, page);
    return { data: { actions: rows, pagination }, aside: null };
  }),
  bind(caseParties, profile, async ({ case_id: id, page }, { http }) => {
    const { rows, pagination } = await partiesOfCase(http, id, page);
    return { data: { parties: rows, pagination }, aside: null };
  }),
  bind(caseDetails, profile, async ({ case_id: id }, { http }) => ({
    data: { detail: await detailOfCase(http, id) },
    aside: null,
  })),
];
