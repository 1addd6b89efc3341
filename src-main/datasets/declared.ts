import type { BoundAdapter } from '../engine/adapter';
import type { Dataset } from './dataset';

/** Every data set that an adapter answers from, each once. */
export function datasetsOf(adapters: readonly BoundAdapter[]): readonly Dataset[] {
  return [...new Set(adapters.flatMap(({ datasets }) => datasets))];
}
