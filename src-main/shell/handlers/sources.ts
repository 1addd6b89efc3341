import { operations } from '@shared/operations';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

/** What is asked of each source; an operation that runs another one for each item asks nothing itself. */
const asked = operations
  .filter(({ itemOperation }) => itemOperation === null)
  .map(({ id, source }) => ({ source: source.id, operation: id }));

export function sourceHandlers(desk: DeskContext): Pick<Handlers, 'sources.health'> {
  return { 'sources.health': () => desk.workspace().store.sourceHealth.of(asked) };
}
