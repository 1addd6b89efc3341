/* The SQL of the registers, beside their declaration; the four have the same tables. */

import type { HeldDocument } from '../documents';

export interface MatchRow extends HeldDocument {
  readonly key: number;
  readonly party: number;
  readonly begins: string | null;
}

/** :parties is a JSON list of parties; the filters are folded. */
export const matching = `
  SELECT s.key, s.party, s.begins, p.plain, p.root, p.shown
  FROM sanction s JOIN party p ON p.key = s.party
  WHERE (:isAnybody OR s.party IN (
      SELECT key FROM party WHERE plain = :plain
      UNION ALL SELECT key FROM party WHERE root = :root
      UNION ALL SELECT key FROM party WHERE shown = :shown))
    AND (:isAnyName OR s.party IN (SELECT value FROM json_each(:parties)))
    AND (:body = '' OR instr(s.body, :body) > 0)
    AND (:state = '' OR s.state = :state)
    AND (:sphere = '' OR s.sphere = :sphere)
    AND (:day = '' OR ((s.begins IS NULL OR s.begins <= :day) AND (s.ends IS NULL OR s.ends >= :day)))`;

export interface SanctionRow {
  readonly key: number;
  readonly id: string;
  readonly row: string;
}

export const byKeys = 'SELECT key, id, row FROM sanction WHERE key IN (SELECT value FROM json_each(:keys))';

export const byId = 'SELECT key, id, row FROM sanction WHERE id = ?';

export const partyFacts =
  "SELECT 'identifier' AS kind, plain AS value FROM party WHERE key = :entity AND plain IS NOT NULL";

/**
 * What a register says of a party, as a screening shows it: who it is, and its sanctions, the newest first. Headings are
 * spelt now with and now without accents.
 */
export const partyRecord = `
  WITH cell AS (
    SELECT s.begins, s.key AS sanction, c.id AS place, c.key AS heading, trim(c.value) AS value
    FROM sanction s, json_each(s.row) c
    WHERE s.party = :entity AND trim(c.value) NOT IN ('', '-11') AND trim(c.value) NOT LIKE 'sem informa__o'
  ), line AS (
    SELECT *, CASE
      WHEN heading LIKE 'NOME%' OR heading LIKE 'RAZ_O SOCIAL%' THEN 'name'
      WHEN heading LIKE 'CPF%' OR heading LIKE 'CNPJ%' THEN 'identifier'
      WHEN heading LIKE 'CATEGORIA%' OR heading LIKE 'TIPO DE PUNI%' THEN 'program'
      WHEN heading LIKE 'FUNDAMENTA%' OR heading LIKE 'MOTIVO%' THEN 'reason'
      WHEN heading LIKE 'DATA%' THEN 'date'
      WHEN heading LIKE '%SANCIONADOR' OR heading LIKE '%CONCEDENTE' THEN 'remark' END AS kind
    FROM cell
  )
  SELECT 'party' AS kind, concat_ws(' | ', (SELECT coalesce(plain, shown) FROM party WHERE key = :entity),
    (SELECT value FROM cell WHERE heading LIKE 'NOME%' ORDER BY sanction, place LIMIT 1)) AS value
  UNION ALL SELECT * FROM (
    SELECT kind, CASE WHEN kind IN ('date', 'remark') THEN heading || ': ' || value ELSE value END AS shown
    FROM line WHERE kind IS NOT NULL GROUP BY kind, shown
    ORDER BY instr('name identifier program reason date remark', kind), max(begins) DESC, min(sanction), min(place)
    LIMIT 200)`;
