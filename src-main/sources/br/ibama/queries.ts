/* The SQL of the embargoes, beside their declaration. */

const earthRadiusKm = 6371.0088;

/** Kilometres from the point asked for, by the haversine formula. */
const distance = `2 * ${earthRadiusKm} * asin(sqrt(
  pow(sin(radians(e.latitude - :latitude) / 2), 2) +
  cos(radians(:latitude)) * cos(radians(e.latitude)) * pow(sin(radians(e.longitude - :longitude) / 2), 2)))`;

/** :scores is a JSON object of persons and their scores, :words a list of folded words. */
const matching = `
  WITH near AS (
    SELECT e.key, e.date, json_extract(:scores, '$."' || e.person || '"') AS score,
      CASE WHEN :isAnywhere THEN NULL ELSE ${distance} END AS distance
    FROM embargo e
    WHERE (:isAnybody OR e.person IN (
        SELECT key FROM person WHERE plain = :plain OR root = :root OR shown = :shown))
      AND (:isAnyName
        OR e.person IN (SELECT CAST(key AS INTEGER) FROM json_each(:scores))
        OR NOT EXISTS (SELECT 1 FROM json_each(:words) w WHERE instr(e.words, w.value) = 0))
      AND (:state = '' OR e.state = :state)
      AND (:municipality = '' OR e.municipality = :municipality)
      AND (:municipality_code = '' OR e.municipality_code = :municipality_code)
      AND (:status = '' OR e.status = :status)
      AND (:date_from = '' OR e.date >= :date_from)
      AND (:date_to = '' OR e.date <= :date_to)
      AND (:isAnywhere OR e.latitude BETWEEN :latitude - :radius_km / 110.5 AND :latitude + :radius_km / 110.5)
  ), matching AS (SELECT * FROM near WHERE :isAnywhere OR distance <= :radius_km)`;

export interface MatchRow {
  readonly key: number;
  readonly score: number | null;
  readonly distance: number | null;
}

export const page = `${matching}
  SELECT key, score, distance FROM matching ORDER BY distance, score DESC, date DESC, key LIMIT :limit OFFSET :offset`;

export const count = `${matching} SELECT count(*) AS total FROM matching`;

export interface RecordRow {
  readonly key: number;
  readonly record: string;
  readonly plain: string | null;
  readonly root: string | null;
  readonly shown: string | null;
}

const record = `SELECT e.key, e.record, p.plain, p.root, p.shown FROM embargo e LEFT JOIN person p ON p.key = e.person`;

export const byKeys = `${record} WHERE e.key IN (SELECT value FROM json_each(:keys))`;
export const byId = `${record} WHERE e.id = ? ORDER BY e.key`;
export const byNumber = `${record} WHERE e.number = ? ORDER BY e.key`;

export const geometryOf = 'SELECT wkt FROM geometry WHERE embargo = ?';

export const personFacts =
  "SELECT 'identifier' AS kind, plain AS value FROM person WHERE key = :entity AND plain IS NOT NULL";

/** What the notices say of a person, as a screening shows it, in the language of the list: who it is, and the newest. */
export const personRecord = `
  WITH e AS (SELECT * FROM embargo WHERE person = :entity ORDER BY date DESC, key DESC),
    who AS (SELECT record FROM e LIMIT 1)
  SELECT 'party' AS kind, concat_ws(' | ', record ->> '$.document', record ->> '$.person_name') AS value FROM who
  UNION ALL SELECT 'name', record ->> '$.person_name' FROM who WHERE record ->> '$.person_name' IS NOT NULL
  UNION ALL SELECT 'identifier', record ->> '$.document' FROM who WHERE record ->> '$.document' IS NOT NULL
  UNION ALL SELECT 'reason', concat_ws(', ', 'Termo ' || number, date,
      concat_ws('/', record ->> '$.municipality', state),
      (record ->> '$.area_ha') || ' ha',
      CASE status WHEN 'active' THEN 'ativo' WHEN 'lifted' THEN 'desembargado' ELSE 'cancelado' END) FROM (SELECT * FROM e LIMIT 100)`;
