import { migration as foundation } from './001-foundation';
import type { Migration } from './migration';

/** Every step, in order. */
export const migrations: readonly Migration[] = [foundation];
