import { fold } from '@shared/fold';
import {
  detailNames,
  ibamaEmbargo,
  ibamaEmbargoesSearch,
  type Embargo,
  type EmbargoSummary,
} from '@shared/operations/br/ibama';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { paginationOf } from '../../paging';
import { askedDocument, documentMatchOf, documentParameters } from '../documents';
import { alike, nameScoreOf } from '../names';
import { embargoes } from './dataset';
import { profile } from './profile';
import {
  byId,
  byKeys,
  byNumber,
  count,
  geometryOf,
  page as pageOf,
  type MatchRow,
  type RecordRow,
} from './queries';

const search = bind(
  ibamaEmbargoesSearch,
  profile,
  async (input, { dataset }) => {
    const { query, page, per_page, latitude, longitude } = input;
    const asked = askedDocument(input.document, false);
    const list = await dataset(embargoes.id);
    const scores = query === undefined ? [] : await alike(query, list);
    const isAnywhere = latitude === undefined || longitude === undefined;
    const wanted = {
      ...documentParameters(asked),
      isAnyName: query === undefined ? 1 : 0,
      scores: JSON.stringify(Object.fromEntries(scores)),
      words: JSON.stringify(fold(query ?? '').split(' ')),
      state: input.state,
      municipality: fold(input.municipality),
      municipality_code: input.municipality_code,
      status: input.status,
      date_from: input.date_from,
      date_to: input.date_to,
      isAnywhere: isAnywhere ? 1 : 0,
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
      radius_km: input.radius_km,
    };
    const rows = await list.all<MatchRow>(pageOf, {
      ...wanted,
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    const total = (await list.get<{ total: number }>(count, wanted))?.total ?? 0;
    const keys = JSON.stringify(rows.map(({ key }) => key));
    const records = new Map((await list.all<RecordRow>(byKeys, { keys })).map((row) => [row.key, row]));
    return {
      data: {
        found: total > 0,
        embargoes: rows.flatMap(({ key, score, distance }) => {
          const row = records.get(key);
          if (row === undefined) return [];
          return [
            {
              ...summaryOf(embargoOf(row)),
              document_match: documentMatchOf(row, asked),
              name_score: nameScoreOf(score),
              distance_km: distance === null ? null : Math.round(distance * 100) / 100,
            },
          ];
        }),
        pagination: paginationOf(total, input),
        as_of: list.generation.asOf,
      },
      aside: null,
    };
  },
  [embargoes],
);

const one = bind(
  ibamaEmbargo,
  profile,
  async ({ embargo_id, include_geometry }, { dataset }) => {
    const list = await dataset(embargoes.id);
    const id = embargo_id.trim();
    const withId = await list.all<RecordRow>(byId, [id]);
    const rows = withId.length > 0 ? withId : await list.all<RecordRow>(byNumber, [id]);
    const records = rows.map(async (row) => {
      const geometry = include_geometry ? await list.get<{ wkt: string }>(geometryOf, [row.key]) : undefined;
      return { ...embargoOf(row), geometry_wkt: geometry?.wkt ?? null };
    });
    return {
      data: {
        found: rows.length > 0,
        embargo_id,
        records: await Promise.all(records),
        as_of: list.generation.asOf,
      },
      aside: null,
    };
  },
  [embargoes],
);

export const ibamaAdapters: readonly BoundAdapter[] = [search, one];

function embargoOf({ record }: RecordRow): Embargo {
  return JSON.parse(record) as Embargo;
}

/** An embargo without what only its own page tells. */
function summaryOf(embargo: Embargo): EmbargoSummary {
  const entries = Object.entries(embargo).filter(
    ([name]) => !(detailNames as readonly string[]).includes(name),
  );
  return Object.fromEntries(entries) as unknown as EmbargoSummary;
}
