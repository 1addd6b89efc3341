/* The SQL of the list of employers, beside its declaration. */

export interface EmployerRow {
  readonly key: number;
  readonly recordId: string;
  readonly year: number | null;
  readonly state: string | null;
  readonly name: string;
  readonly document: string | null;
  readonly plain: string | null;
  readonly root: string | null;
  readonly shown: string | null;
  readonly establishment: string | null;
  readonly words: string;
  readonly workers: number | null;
  readonly cnae: string | null;
  readonly decision: string;
  readonly inclusion: string;
}

const columns = `key, record_id AS recordId, year, state, name, document, plain, root, shown, establishment, words,
  workers, cnae, decision, inclusion`;

const byDocument = '(plain = :plain OR root = :root OR shown = :shown)';

/** The whole list is some hundred rows. */
export const filtered = `
  SELECT ${columns} FROM employer
  WHERE (:isAnybody OR ${byDocument})
    AND (:state = '' OR state = :state)
    AND (:year = '' OR year = CAST(:year AS INTEGER))
    AND (:cnae = '' OR substr(cnae_digits, 1, length(:cnae)) = :cnae)
  ORDER BY key`;

export const ofDocument = `SELECT ${columns} FROM employer WHERE ${byDocument} ORDER BY key`;

export const allNotes = 'SELECT text, is_edition AS isEdition FROM note ORDER BY rowid';

export const employerFacts =
  "SELECT 'identifier' AS kind, plain AS value FROM employer WHERE key = :entity AND plain IS NOT NULL";

/** What the list says of an employer, as a screening shows it. Its number in the list is another in each edition. */
export const employerRecord = `
  WITH e AS (SELECT * FROM employer WHERE key = :entity)
  SELECT 'party' AS kind, concat_ws(' | ', document, name, establishment) AS value FROM e
  UNION ALL SELECT 'name', name FROM e
  UNION ALL SELECT 'identifier', document FROM e WHERE document IS NOT NULL
  UNION ALL SELECT 'address', concat_ws(', ', establishment, state) FROM e
    WHERE coalesce(establishment, state) IS NOT NULL
  UNION ALL SELECT 'reason', 'Trabalhadores envolvidos: ' || workers FROM e WHERE workers IS NOT NULL
  UNION ALL SELECT 'reason', 'Ano da ação fiscal: ' || year FROM e WHERE year IS NOT NULL
  UNION ALL SELECT 'date', 'Decisão administrativa de procedência: ' || decision FROM e WHERE decision <> ''
  UNION ALL SELECT 'date', 'Inclusão no Cadastro: ' || inclusion FROM e WHERE inclusion <> ''
  UNION ALL SELECT 'remark', 'CNAE ' || cnae FROM e WHERE cnae IS NOT NULL`;
