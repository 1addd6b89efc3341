/* The SQL of the bulletin, beside its declaration. */

export interface ResponsibleRow {
  readonly name: string;
  readonly documentType: string;
  readonly document: string;
  readonly affectedEntity: string;
  readonly liabilityType: string;
  readonly count: number | null;
  readonly reportingEntity: string;
  readonly department: string;
  readonly municipality: string;
}

export const withNumber = `
  SELECT name, document_type AS documentType, document, affected_entity AS affectedEntity,
    liability_type AS liabilityType, count, reporting_entity AS reportingEntity, department, municipality
  FROM responsible WHERE number = :number ORDER BY key`;

export interface EditionRow {
  readonly number: string;
  readonly cutoff: string;
}

export const edition = 'SELECT number, cutoff FROM edition';

export const responsibleFacts =
  "SELECT 'identifier' AS kind, number AS value FROM responsible WHERE key = :entity";

/** What the bulletin says of a debtor, as a screening shows it: one row for each debt to one entity. */
export const responsibleRecord = `
  WITH r AS (SELECT * FROM responsible WHERE key = :entity)
  SELECT 'party' AS kind, concat_ws(' | ', document, name, affected_entity, liability_type, reporting_entity) AS value
    FROM r
  UNION ALL SELECT 'name', name FROM r
  UNION ALL SELECT 'identifier', document FROM r
  UNION ALL SELECT 'reason', 'Entidad afectada: ' || affected_entity FROM r WHERE affected_entity <> ''
  UNION ALL SELECT 'reason', 'Tipo de responsable: ' || liability_type FROM r WHERE liability_type <> ''
  UNION ALL SELECT 'reason', 'Fallos: ' || count FROM r WHERE count IS NOT NULL
  UNION ALL SELECT 'remark', 'Reporta: ' || reporting_entity FROM r WHERE reporting_entity <> ''
  UNION ALL SELECT 'address', concat_ws(', ', nullif(municipality, ''), nullif(department, '')) FROM r
    WHERE municipality <> '' OR department <> ''`;
