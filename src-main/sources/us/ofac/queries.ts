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

/** What the lists say of a party, as a screening shows it. */
export const partyRecord = `
  WITH p AS (SELECT * FROM party WHERE key = :entity)
  SELECT 'party' AS kind, list || '/' || entity_id AS value FROM p
  UNION ALL SELECT 'name', name FROM p
  UNION ALL SELECT 'alias', CASE kind WHEN 'weak_alias' THEN name || ' (weak)' ELSE name END
    FROM name WHERE party = :entity AND kind <> 'primary'
  UNION ALL SELECT 'type', type FROM p
  UNION ALL SELECT 'role', party ->> '$.title' FROM p WHERE party ->> '$.title' IS NOT NULL
  UNION ALL SELECT 'list', one.value ->> '$.name' FROM p, json_each(p.party, '$.lists') one
  UNION ALL SELECT 'program', one.value FROM p, json_each(p.party, '$.programs') one
  UNION ALL SELECT 'birth_date', one.value ->> '$.text' FROM p, json_each(p.party, '$.birth_dates') one
  UNION ALL SELECT 'birth_place', one.value FROM p, json_each(p.party, '$.birth_places') one
  UNION ALL SELECT 'country', one.value FROM p, json_each(p.party, '$.nationalities') one
  UNION ALL SELECT 'country', one.value FROM p, json_each(p.party, '$.citizenships') one
  UNION ALL SELECT 'country', party ->> '$.vessel.flag' FROM p WHERE party ->> '$.vessel.flag' IS NOT NULL
  UNION ALL SELECT 'identifier', concat_ws(' ', one.value ->> '$.type', one.value ->> '$.number',
      '(' || (one.value ->> '$.country') || ')')
    FROM p, json_each(p.party, '$.identity_documents') one
  UNION ALL SELECT 'identifier', concat_ws(' ', one.value ->> '$.currency', one.value ->> '$.address')
    FROM p, json_each(p.party, '$.digital_currency_addresses') one
  UNION ALL SELECT 'identifier', 'IMO ' || (party ->> '$.vessel.imo') FROM p
    WHERE party ->> '$.vessel.imo' IS NOT NULL
  UNION ALL SELECT 'address', concat_ws(', ',
      (SELECT group_concat(line.value, ', ') FROM json_each(one.value, '$.lines') line),
      one.value ->> '$.city', one.value ->> '$.state', one.value ->> '$.country')
    FROM p, json_each(p.party, '$.addresses') one
  UNION ALL SELECT 'remark', party ->> '$.remarks' FROM p WHERE party ->> '$.remarks' IS NOT NULL`;
