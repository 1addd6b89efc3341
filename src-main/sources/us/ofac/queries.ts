/* The SQL of the OFAC data set, beside its declaration. */

export interface MatchRow {
  readonly key: number;
  readonly entityId: number;
  readonly list: string;
  readonly party: string;
}

export interface IdentifiedRow extends MatchRow {
  readonly number: string;
}

const columns = 'p.key, p.entity_id AS entityId, p.list, p.party';

const wanted = `
  (:type = 'all' OR p.type = :type)
  AND (:list = 'all' OR p.list = :list)
  AND (:gender = '' OR p.gender = :gender)
  AND (:country = '' OR EXISTS (SELECT 1 FROM country c WHERE c.party = p.key AND c.country = :country))
  AND (:program = '' OR EXISTS (SELECT 1 FROM program g WHERE g.party = p.key AND g.program = :program))`;

/** Of the parties with these keys, those that are wanted. */
export const byKeys = `
  SELECT ${columns} FROM party p WHERE p.key IN (SELECT value FROM json_each(:keys)) AND ${wanted}`;

export const byIdentifier = `
  SELECT ${columns}, i.number FROM identifier i JOIN party p ON p.key = i.party
  WHERE i.plain = :plain AND ${wanted} ORDER BY p.key LIMIT 500`;

export const namesOf = 'SELECT name, kind FROM name WHERE party = ? ORDER BY rowid';

export const byEntity = 'SELECT list, party FROM party WHERE entity_id = ? ORDER BY list DESC';

export const listCounts = 'SELECT list, count(*) AS parties FROM party GROUP BY list';

/** A birth date is as exact as its days agree; one that spans years says nothing of use. */
export const partyFacts = `
  SELECT 'birth_date' AS kind, CASE
      WHEN first = last THEN first
      WHEN substr(first, 1, 7) = substr(last, 1, 7) THEN substr(first, 1, 7)
      ELSE substr(first, 1, 4) END AS value
    FROM birth WHERE party = :entity AND substr(first, 1, 4) = substr(last, 1, 4)
  UNION ALL SELECT 'country', country FROM country WHERE party = :entity
  UNION ALL SELECT 'identifier', number FROM identifier WHERE party = :entity`;
