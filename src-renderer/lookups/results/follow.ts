import type { QueryClient } from '@tanstack/react-query';
import type { LookupView } from '@shared/lookup';
import { address, navigate } from '../../router/router';
import { run } from '../runs';
import { questionOf } from './question';

/** Asks what an answer leads to, for the purpose that it was asked for, in a new tab of results. */
export function follow(
  client: QueryClient,
  view: LookupView,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): void {
  navigate(address('lookups', operation));
  void run(client, { ...questionOf(view), operation, input }, { newTab: true });
}
