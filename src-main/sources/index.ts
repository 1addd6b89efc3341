import type { BoundAdapter } from '../engine/adapter';
import { ramaJudicialAdapters } from './co/rama-judicial';

/** Every adapter of the product: one line per source. */
export const adapters: readonly BoundAdapter[] = [...ramaJudicialAdapters];
