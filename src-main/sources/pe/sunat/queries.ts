/* The SQL of the padrón, beside its declaration. */

export interface TaxpayerRow {
  readonly key: number;
  /** Eleven digits. */
  readonly ruc: string;
  readonly name: string | null;
  readonly status: string | null;
  readonly condition: string | null;
  readonly ubigeo: string | null;
  readonly street_type: string | null;
  readonly street_name: string | null;
  readonly zone_code: string | null;
  readonly zone_type: string | null;
  readonly number: string | null;
  readonly interior: string | null;
  readonly lot: string | null;
  readonly apartment: string | null;
  readonly block: string | null;
  readonly kilometre: string | null;
}

const columns = `key, printf('%011d', ruc) AS ruc, name, status, condition, ubigeo, street_type, street_name, zone_code,
  zone_type, number, interior, lot, apartment, block, kilometre`;

export const byRuc = `SELECT ${columns} FROM taxpayer WHERE ruc = ? ORDER BY key`;

/** :keys is a JSON list. */
export const byKeys = `SELECT ${columns} FROM taxpayer WHERE key IN (SELECT value FROM json_each(:keys))`;

export const taxpayerFacts =
  "SELECT 'identifier' AS kind, printf('%011d', ruc) AS value FROM taxpayer WHERE key = :entity";
