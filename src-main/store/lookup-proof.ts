import { sha256 } from './hash';

/** Everything that a lookup's row holds but its number, in the order of its hash. */
export const lookupColumns = `id, request_id, organization, operation, subject, subject_key, door, practice, input,
  input_sha256, purpose, legal_basis, "authorization", requested_at, finished_at, status, verdict, redirected, answered_at,
  origin, answer_of, answer, page, answer_sha256, digest, error, generations, aside`;

/** The same of an exchange. Its body is proven by the hash that is among them. */
export const exchangeColumns = `method, url, sent_to, request_headers, request_body, status, response_headers, started_at,
  duration_ms, bytes, sha256, failure`;

/** The hash of a row, for the audit entry of its lookup: SHA-256 over its values as a JSON array. */
export function rowHash(values: readonly (string | number | null)[]): string {
  return sha256(JSON.stringify(values));
}

/** As many question marks as there are columns. */
export function placesFor(columns: string): string {
  return columns.replaceAll(/[^,]+/g, '?');
}
