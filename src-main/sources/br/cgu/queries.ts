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
