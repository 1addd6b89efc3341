import { fold } from '@shared/fold';
import type { Generation } from '@shared/dataset';
import { mteEmployer, mteSlaveLabourSearch, type MteEmployer } from '@shared/operations/br/mte';
import { dayFirstDate, plausibleDate } from '@shared/vocabulary/dates';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import { pageOf } from '../../paging';
import { askedDocument, documentMatchOf, documentParameters, type AskedDocument } from '../documents';
import { alike, nameScoreOf } from '../names';
import { employersList } from './dataset';
import { inclusionsOf, withoutMarks } from './inclusions';
import { profile } from './profile';
import { allNotes, filtered, ofDocument, type EmployerRow } from './queries';

const search = bind(
  mteSlaveLabourSearch,
  profile,
  async (input, { dataset }) => {
    const { query, document, state, cnae, year } = input;
    const asked = askedDocument(document, false);
    const list = await dataset(employersList.id);
    const rows = await list.all<EmployerRow>(filtered, {
      ...documentParameters(asked),
      state,
      year,
      cnae: cnae.replaceAll(/\D/g, ''),
    });
    const matched =
      query === undefined ? rows.map((row) => ({ row, score: null })) : await named(query, rows, list);
    const { shown, pagination } = pageOf(matched, input);
    const { edition, notes } = await notesOf(list);
    return {
      data: {
        found: matched.length > 0,
        employers: shown.map(({ row, score }) => employerOf(row, asked, score, list.generation)),
        pagination,
        as_of: list.generation.asOf,
        edition_text: edition,
      },
      aside: { notes },
    };
  },
  [employersList],
);

const employer = bind(
  mteEmployer,
  profile,
  async ({ document, include_branches }, { dataset }) => {
    const asked = askedDocument(document, include_branches);
    const list = await dataset(employersList.id);
    const rows = asked === null ? [] : await list.all<EmployerRow>(ofDocument, { ...asked });
    const records = rows.map((row) => employerOf(row, asked, null, list.generation));
    const certain = records.filter(({ document_match }) => document_match !== 'partial');
    const starts = certain
      .flatMap(({ inclusions }) => inclusions ?? [])
      .flatMap(({ start_date }) => start_date ?? []);
    const { notes } = await notesOf(list);
    return {
      data: {
        found: records.length > 0,
        document,
        records,
        first_inclusion_date: starts.toSorted()[0] ?? null,
        // A masked CPF alone says nothing of the person asked for.
        is_listed: certain.length === 0 && records.length > 0 ? null : isListed(certain),
        as_of: list.generation.asOf,
      },
      aside: { notes },
    };
  },
  [employersList],
);

export const mteAdapters: readonly BoundAdapter[] = [search, employer];

interface Matched {
  readonly row: EmployerRow;
  /** 0 to 1; null when the words of the establishment matched. */
  readonly score: number | null;
}

/** Those whose name is like the question, best first, and then those whose name or establishment has all its words. */
async function named(
  query: string,
  rows: readonly EmployerRow[],
  list: DatasetHandle,
): Promise<readonly Matched[]> {
  const scores = await alike(query, list);
  const words = fold(query).split(' ');
  return rows
    .map((row) => ({ row, score: scores.get(row.key) ?? null }))
    .filter(({ row, score }) => score !== null || words.every((word) => row.words.includes(word)))
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
}

function employerOf(
  row: EmployerRow,
  asked: AskedDocument | null,
  score: number | null,
  generation: Generation,
): MteEmployer {
  const known = lastDay(generation);
  const inclusions = inclusionsOf(row.inclusion, known);
  const [only, ...others] = inclusions ?? [];
  const isSingle = only !== undefined && others.length === 0 && only.end_date === null;
  return {
    record_id: row.recordId,
    inspection_year: row.year,
    state: row.state,
    employer_name: row.name,
    document: row.document,
    document_match: documentMatchOf(row, asked),
    name_score: nameScoreOf(score),
    establishment: row.establishment,
    workers_involved: row.workers,
    cnae: row.cnae,
    decision_date: plausibleDate(dayFirstDate(withoutMarks(row.decision)), known),
    inclusion_text: row.inclusion === '' ? null : row.inclusion,
    inclusions,
    inclusion_date: isSingle ? only.start_date : null,
  };
}

/** The day on which the files were fetched: employers are added after the date that the edition states. */
function lastDay({ files, asOf }: Generation): string {
  const fetched = files.map(({ retrievedAt }) => new Date(retrievedAt).toISOString().slice(0, asOf.length));
  return [...fetched, asOf].reduce((last, day) => (day > last ? day : last));
}

/** Whether the last inclusion of any record is open; null when none is known to be and one is not understood. */
function isListed(records: readonly MteEmployer[]): boolean | null {
  const open = records.map(({ inclusions }) => {
    const last = inclusions?.at(-1);
    return last === undefined ? null : last.end_date === null;
  });
  if (open.includes(true)) return true;
  return open.includes(null) ? null : false;
}

async function notesOf(list: DatasetHandle) {
  const rows = await list.all<{ text: string; isEdition: number }>(allNotes);
  const edition = rows.filter(({ isEdition }) => isEdition === 1).map(({ text }) => text);
  return {
    edition: edition.length === 0 ? null : edition.join(' '),
    notes: rows.filter(({ isEdition }) => isEdition === 0).map(({ text }) => text),
  };
}
