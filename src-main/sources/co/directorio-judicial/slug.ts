import { fold } from '@shared/fold';

/** A name as filters compare it: folded, words joined by single hyphens. «Penal (Ley 906)» is `penal-ley-906`. */
export function slug(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The capital is written with and without its district. */
export function placeSlug(name: string): string {
  return slug(name).replace(/^bogota-(d-?c|distrito-capital)$/, 'bogota');
}

/**
 * A court code of 12 digits; null for anything else. Spreadsheets take the zero off codes of departments 05 and 08,
 * the only ones that begin with one.
 */
export function courtCode(written: string): string | null {
  const digits = written.replaceAll(/[\s.-]/g, '');
  if (/^\d{12}$/.test(digits)) return digits;
  return /^[58]\d{10}$/.test(digits) ? `0${digits}` : null;
}
