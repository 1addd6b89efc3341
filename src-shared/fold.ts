/** A text as it is compared in searches: without case and accents (ñ becomes n), blanks collapsed. */
export function fold(value: string): string {
  return value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
