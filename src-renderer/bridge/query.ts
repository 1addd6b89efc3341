import {
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { BatchView } from '@shared/batch';
import type { Answers, Channel, Request, Topic } from '@shared/ipc';
import { call, listen } from './bridge';

/*
 * Server state of the window: one cache over the bridge. The key of a query is its channel and its request, so that
 * an event of the main process can tell which ones to ask again.
 */

/** What a reading channel shows, hence when it has to be asked again. */
const topics: Partial<Record<Channel, readonly Topic[]>> = {
  'app.info': ['settings'],
  'settings.get': ['settings'],
  'credentials.list': ['credentials'],
  'quota.list': ['quota'],
  'retention.preview': ['lookups', 'screenings', 'settings'],
  'service.status': ['service'],
  'service.keys.list': ['service'],
  'sources.health': ['lookups'],
  'reviews.waiting': ['lookups'],
  'assistance.list': ['assistance', 'settings'],
  'lookups.get': ['lookups'],
  'lookups.list': ['lookups'],
  'lookups.subject': ['lookups', 'screenings', 'dossiers', 'batches'],
  'batches.list': ['batches'],
  'batches.get': ['batches'],
  'batches.rows': ['batches'],
  'datasets.list': ['datasets'],
  'datasets.rejected': ['datasets'],
  'dossiers.list': ['dossiers'],
  'dossiers.get': ['dossiers'],
  'screenings.get': ['screenings'],
  'screenings.list': ['screenings'],
  'screeningFiles.list': ['screenings'],
  'screeningFiles.get': ['screenings'],
  'screeningFiles.rows': ['screenings'],
  'service.grants.list': ['grants', 'service'],
  'service.consent.pending': ['consent'],
};

/** The key under which an answer is cached. */
export function queryKey<C extends Channel>(channel: C, request: Request<C>): [C, Request<C>] {
  return [channel, request];
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The other end is a process on this machine that says what changed: nothing goes stale by itself.
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Keeps the cache in step with the main process; returns the way to stop. */
export function followEvents(client: QueryClient): () => void {
  const stops = [
    listen('changed', (event) => {
      void client.invalidateQueries({
        predicate: (query) => {
          const shown = topics[query.queryKey[0] as Channel] ?? [];
          return shown.some((topic) => event.topics.includes(topic));
        },
      });
    }),
    listen('batch', (batch) => {
      client.setQueryData(queryKey('batches.get', { batchId: batch.id }), batch);
      client.setQueryData<readonly BatchView[]>(queryKey('batches.list', {}), (list) =>
        list?.map((entry) => (entry.id === batch.id ? batch : entry)),
      );
      // What was answered changed rows, too; only those in sight are asked for again.
      void client.invalidateQueries({
        predicate: ({ queryKey: [channel, request] }) =>
          channel === 'batches.rows' && (request as Request<'batches.rows'>).batchId === batch.id,
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface AskOptions {
  readonly enabled?: boolean;
  /** Shows the previous request's answer until the new one arrives, so that nothing jumps. */
  readonly keepPrevious?: boolean;
}

/** Reads from the main process and stays current. */
export function useAsk<C extends Channel>(
  channel: C,
  request: Request<C>,
  options: AskOptions = {},
): UseQueryResult<Answers[C]> {
  return useQuery<Answers[C]>({
    queryKey: queryKey(channel, request),
    queryFn: () => call(channel, request),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious === true ? { placeholderData: (previous) => previous } : {}),
  });
}

/** Tells the main process to do something; `mutate(request)` starts it. */
export function useSend<C extends Channel>(channel: C): UseMutationResult<Answers[C], Error, Request<C>> {
  return useMutation<Answers[C], Error, Request<C>>({ mutationFn: (request) => call(channel, request) });
}
