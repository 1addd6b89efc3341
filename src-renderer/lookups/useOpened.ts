import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { LookupView } from '@shared/lookup';
import { call } from '../bridge/bridge';
import { useAsk } from '../bridge/query';

/*
 * What is opened from a result: further pages, parties, detail. Each is a lookup of its own, asked once per window and
 * then read from the store like any other.
 */

function opening(operation: string, input: Readonly<Record<string, unknown>>) {
  return {
    queryKey: ['opened', operation, input],
    queryFn: () => call('lookups.run', { operation, input, fresh: false, purpose: null, legalBasis: null }),
  };
}

interface Opened {
  /** Done; null while it is on its way or after a failure. */
  readonly view: LookupView | null;
  readonly error: Error | null;
}

/** Asks an operation that only the window opens, and follows it to its end. */
export function useOpened(
  operation: string,
  input: Readonly<Record<string, unknown>>,
  enabled = true,
): Opened {
  const started = useQuery({ ...opening(operation, input), enabled });
  const followed = useAsk(
    'lookups.get',
    { id: started.data?.id ?? '' },
    { enabled: started.data !== undefined },
  );
  const view = followed.data ?? started.data ?? null;
  return { view: view?.state === 'done' ? view : null, error: started.error ?? followed.error };
}

/** The same for several inputs, in their order. */
export function useOpenedPages(
  operation: string,
  inputs: readonly Readonly<Record<string, unknown>>[],
): readonly UseQueryResult<LookupView>[] {
  return useQueries({ queries: inputs.map((input) => opening(operation, input)) });
}
