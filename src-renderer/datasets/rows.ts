import type { Generation } from '@shared/dataset';

/** Rows of the table that a list is about: the first of its declaration. */
export function rowsOf({ rows }: Generation): number {
  return Object.values(rows)[0] ?? 0;
}
