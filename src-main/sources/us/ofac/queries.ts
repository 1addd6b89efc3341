/* The SQL of the OFAC data set, beside its declaration. */

export interface MatchRow {
  readonly key: number;
  readonly entityId: number;
  readonly list: string;
  readonly party: string;
  readonly matched: string;
  readonly kind: string;
}

const wanted = `
  (:type = 'all' OR p.type = :type)
  AND (:list = 'all' OR p.list = :list)
  AND (:gender = '' OR p.gender = :gender)
  AND (:country = '' OR EXISTS (SELECT 1 FROM country c WHERE c.party = p.key AND c.country = :country))
  AND (:program = '' OR EXISTS (SELECT 1 FROM program g WHERE g.party = p.key AND g.program = :program))
  AND (:bornFirst = '' OR EXISTS (
    SELECT 1 FROM birth b WHERE b.party = p.key AND b.first <= :bornLast AND b.last >= :bornFirst))`;

/** Names that begin with what was asked. */
export const byName = `
  SELECT p.key, p.entity_id AS entityId, p.list, p.party, n.name AS matched, n.kind
  FROM name n JOIN party p ON p.key = n.party
  WHERE n.plain >= :plain AND n.plain < :plain || char(0x10FFFF)
    AND (:weak = 1 OR n.kind <> 'weak_alias') AND ${wanted}
  ORDER BY length(n.plain), n.plain, p.key LIMIT 2000`;

export const byIdentifier = `
  SELECT p.key, p.entity_id AS entityId, p.list, p.party, i.number AS matched, 'identifier' AS kind
  FROM identifier i JOIN party p ON p.key = i.party
  WHERE i.plain = :plain AND ${wanted}
  ORDER BY p.key LIMIT 2000`;

export const byEntity = 'SELECT list, party FROM party WHERE entity_id = ? ORDER BY list DESC';

export const listCounts = 'SELECT list, count(*) AS parties FROM party GROUP BY list';
