import { fold } from '@shared/fold';

/** A name as it is compared: without case, accents and punctuation. */
export function plainName(name: string): string {
  return fold(name)
    .replaceAll(/[.'’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A number as it is compared: without case, spaces, dashes and dots. */
export function plainIdentifier(number: string): string {
  return number.toUpperCase().replaceAll(/[\s.\-–/]/g, '');
}
