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
