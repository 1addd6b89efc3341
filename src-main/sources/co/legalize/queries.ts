/* The SQL of the local copy, beside its declaration. */

const wanted = `
  NOT EXISTS (SELECT 1 FROM json_each(:words) w WHERE instr(l.words, w.value) = 0)
  AND (:types = '[]' OR l.law_type IN (SELECT value FROM json_each(:types)))
  AND (:year = '' OR substr(l.publication_date, 1, 4) = :year)
  AND (:status = '' OR l.status = :status)`;

export const countLaws = `SELECT count(*) AS laws FROM law l WHERE ${wanted}`;

/** Newest first, undated ones last. */
export const pageOfLaws = `
  SELECT id, title, law_type, publication_date, status FROM law l WHERE ${wanted}
  ORDER BY publication_date DESC, id LIMIT :limit OFFSET :offset`;

export const lawById = `
  SELECT l.id, l.title, l.law_type, l.publication_date, l.status, l.last_updated, l.facts, t.text
  FROM law l JOIN law_text t ON t.id = l.id WHERE l.id = ?`;
