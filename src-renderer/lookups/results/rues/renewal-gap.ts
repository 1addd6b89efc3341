import type { Entity } from './types';

/** Registrations are renewed until 31 March of each year (Código de Comercio, article 33). */
const lastDay = '03-31';

/**
 * The year that an active registration has not renewed, though the term had ended when the copy was written; null where
 * it did, or where the copy does not tell.
 * @param asOf yyyy-mm-dd
 */
export function renewalGap(
  { status_code: status, last_renewed_year: renewed, registration_date: since }: Entity,
  asOf: string | null,
): number | null {
  if (status !== '01' || renewed === null || asOf === null) return null;
  const due = Number(asOf.slice(0, 4)) - (asOf.slice(5) > lastDay ? 0 : 1);
  const isNew = since !== null && Number(since.slice(0, 4)) >= due;
  return renewed < due && !isNew ? due : null;
}
