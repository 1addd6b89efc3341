/* The SQL of the debts, beside their declaration; the three systems have the same tables. */

/** What is needed to order, count and add debts up; the rest is read for those that are shown. */
export interface DebtMatch {
  readonly key: number;
  readonly document: string | null;
  readonly name: string;
  readonly number: string;
  readonly type: number;
  readonly state: string | null;
  readonly day: number | null;
  readonly filed: number;
  readonly cents: number;
}

const columns = `d.key, d.document, d.name, d.number, d.type, d.day, d.filed, d.cents,
  (SELECT text FROM word WHERE key = d.state) AS state`;

const wanted = `
  (:type IS NULL OR d.type = :type)
  AND (:filed IS NULL OR d.filed = :filed)
  AND (:least IS NULL OR d.cents >= :least)
  AND (:most IS NULL OR d.cents <= :most)
  AND (:from IS NULL OR d.day >= :from)
  AND (:to IS NULL OR d.day <= :to)
  AND (:state = '' OR d.state IN (SELECT key FROM word WHERE text = :state))
  AND (:statusType = '' OR d.status_type IN (SELECT key FROM word WHERE folded = :statusType))`;

/** The index on `document` gives all three: a number, the numbers that begin with a root, the digits of a mask. */
export const byDocument = `
  SELECT ${columns} FROM debt d
  WHERE (d.document = :plain OR d.document = :shown
      OR (d.document BETWEEN :rootFrom AND :rootTo AND length(d.document) = 14))
    AND ${wanted}
  LIMIT :limit`;

/** :words is an FTS5 expression. */
export const byName = `
  SELECT ${columns} FROM debt_words JOIN debt d ON d.key = debt_words.rowid
  WHERE debt_words MATCH :words AND ${wanted}
  LIMIT :limit`;

export interface DebtDetail extends DebtMatch {
  readonly person: number;
  readonly unit: string | null;
  readonly entity: string | null;
  readonly registrationUnit: string | null;
  readonly statusType: string | null;
  readonly status: string | null;
  readonly subject: string | null;
}

const word = (column: string, name: string): string =>
  `(SELECT text FROM word WHERE key = d.${column}) AS ${name}`;

export const byKeys = `
  SELECT ${columns}, d.person, ${word('unit', 'unit')}, ${word('entity', 'entity')},
    ${word('registration_unit', 'registrationUnit')}, ${word('status_type', 'statusType')},
    ${word('status', 'status')}, ${word('subject', 'subject')}
  FROM debt d WHERE d.key IN (SELECT value FROM json_each(:keys))`;
