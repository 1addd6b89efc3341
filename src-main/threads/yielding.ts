import { constants, setPriority } from 'node:os';

/**
 * Lets the window come first where both want the processor. Only Linux knows priorities of single threads; elsewhere this
 * would be that of the window, too.
 */
export function yieldToWindow(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
