import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LegalBasis, LookupView } from '@shared/lookup';
import type { Text } from '@shared/text';
import { call, failureWords } from '../bridge/bridge';
import { queryKey } from '../bridge/query';

/*
 * The tabs of results: what was asked since the window opened. They outlive the screen, so that a look elsewhere loses
 * nothing; what they show is read from the store of the main process.
 */

export interface Question {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  readonly authorization: string | null;
}

export interface Run {
  readonly id: number;
  readonly question: Question;
  readonly startedAt: number;
  /** null until the main process has answered. */
  readonly view: LookupView | null;
  /** Why the main process did not answer at all. */
  readonly failure: Text | null;
}

interface Runs {
  readonly list: readonly Run[];
  readonly current: number | null;
}

let state: Runs = { list: [], current: null };
let lastId = 0;
const listeners = new Set<() => void>();
const mostTabs = 20;

function update(next: Runs): void {
  state = next;
  for (const listener of listeners) listener();
}

function patch(id: number, change: Partial<Run>): void {
  update({ ...state, list: state.list.map((run) => (run.id === id ? { ...run, ...change } : run)) });
}

/** The tabs and the one in front. */
export function useRuns(): Runs {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

interface RunOptions {
  /** Asks the source even when an earlier answer could be served again. */
  readonly fresh?: boolean;
  /** Keeps the tab in front and opens another one. */
  readonly newTab?: boolean;
}

/** Asks a question and shows its answer in the tab in front, or in a new one. */
export async function run(client: QueryClient, question: Question, options: RunOptions = {}): Promise<void> {
  const id = ++lastId;
  const entry: Run = { id, question, startedAt: Date.now(), view: null, failure: null };
  const replaces = options.newTab === true ? null : state.current;
  const list =
    replaces !== null && state.list.some((other) => other.id === replaces)
      ? state.list.map((other) => (other.id === replaces ? entry : other))
      : [...state.list, entry].slice(-mostTabs);
  update({ list, current: id });
  try {
    const view = await call('lookups.run', { ...question, fresh: options.fresh ?? false });
    client.setQueryData(queryKey('lookups.get', { id: view.id }), view);
    patch(id, { view });
  } catch (error) {
    patch(id, { failure: failureWords(error) });
  }
}

export function showRun(id: number): void {
  update({ ...state, current: id });
}

/** Closes a tab; its neighbour comes to the front. */
export function closeRun(id: number): void {
  const index = state.list.findIndex((run) => run.id === id);
  const list = state.list.filter((run) => run.id !== id);
  const current = state.current === id ? ((list[index] ?? list[index - 1])?.id ?? null) : state.current;
  update({ list, current });
}
