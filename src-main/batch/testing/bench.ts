import { setImmediate } from 'node:timers/promises';
import type { BatchView } from '@shared/batch';
import { LookupError } from '@shared/errors';
import { casesByRadicado, ramaJudicial } from '@shared/operations/co/rama-judicial';
import type { Operation } from '@shared/operations/operation';
import { createEngine, type Engine } from '../../engine';
import { bind, type Answer, type BoundAdapter, type SourceProfile } from '../../engine/adapter';
import { openStore, type Store } from '../../store';
import { createBatches, type Batches } from '../index';
import { createDraftRoom } from '../import/draft-room';
import type { RemoteDraftRoom } from '../import/remote-room';
import type { Timer } from '../timer';

/** For tests: a clock and its timers, which stand still until they are told. */
export interface ManualTime extends Timer {
  now(): number;
  /** Moves on, doing on the way what falls due, and lets everything settle that this starts. */
  advance(ms: number): Promise<void>;
}

function manualTime(start = Date.UTC(2026, 10, 21, 15)): ManualTime {
  let now = start;
  let due: { at: number; work: () => void }[] = [];

  return {
    now: () => now,
    after(ms, work) {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (next === undefined) break;
        due = due.filter((entry) => entry !== next);
        now = Math.max(now, next.at);
        next.work();
        await settle();
      }
      now = end;
    },
  };
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

type CaseData = Answer<unknown, unknown>;

/** A source whose answers the test gives: by a rule at once, or one by one. */
export interface ManualSource {
  readonly adapter: BoundAdapter;
  /** Values asked so far, in order. */
  readonly asked: string[];
  /** Questions that wait for their answer, when `byHand`. */
  readonly waiting: Map<string, { answer(data: CaseData): void; fail(error: Error): void }>;
  byHand: boolean;
  /** The answer, or the error, of a value. */
  rule: (value: string) => CaseData | Error;
}

export const noRecord = (value: string): CaseData => ({
  data: {
    registration_number: value,
    case_ids: [],
    primary_case: null,
    actions: [],
    pagination: { total: 0, page_size: 0, total_pages: 0, page: 0 },
    private_only: false,
  },
  aside: { records: [] },
});

export function oneRecord(
  value: string,
  { isPrivate = false, date = '2026-11-01', court = 'JUZGADO 001 CIVIL DEL CIRCUITO DE BOGOTÁ' } = {},
): CaseData {
  const record = {
    id: Number(value.slice(-9)),
    connection_id: 1,
    registration_number: value,
    start_date: isPrivate ? null : '2023-02-01',
    last_action_date: isPrivate ? null : date,
    court,
    state: 'BOGOTÁ',
    parties_text: isPrivate
      ? '--- [ PROCESO PRIVADO ] ---'
      : `Demandante: BANCO EJEMPLO | Demandado: PERSONA ${value.slice(-7)}`,
    is_private: isPrivate,
  };
  return {
    data: {
      registration_number: value,
      case_ids: [record.id],
      primary_case: record,
      actions: [],
      pagination: { total: isPrivate ? 0 : 7, page_size: 40, total_pages: 1, page: 1 },
      private_only: isPrivate,
    },
    aside: { records: [record] },
  };
}

export const noAnswer = (): LookupError =>
  new LookupError({ code: 'upstream_error', details: { reason: 'blocked', source: ramaJudicial.id } });

const profile: SourceProfile = {
  source: ramaJudicial,
  headers: {},
  concurrency: 1,
  pace: { requests: 1, perMs: 1 },
  timeoutMs: 1000,
  maxBytes: 1000,
  blockedStatuses: [],
  coolDownsMs: [],
  intermediates: [],
};

function manualSource(): ManualSource {
  const source: ManualSource = {
    adapter: bind(casesByRadicado, profile, async ({ registration_number: value }, { signal }) => {
      source.asked.push(value);
      if (!source.byHand) {
        const result = source.rule(value);
        if (result instanceof Error) throw result;
        return result as never;
      }
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        source.waiting.set(value, { answer: (data) => resolve(data as never), fail: reject });
      });
    }),
    asked: [],
    waiting: new Map(),
    byHand: false,
    rule: noRecord,
  };
  return source;
}

/** A draft room in this thread. */
function localRoom(): RemoteDraftRoom {
  return { ...createDraftRoom(), end: async () => undefined };
}

export interface Bench {
  readonly store: Store;
  readonly engine: Engine;
  readonly batches: Batches;
  readonly time: ManualTime;
  readonly source: ManualSource;
  readonly progress: BatchView[];
  readonly errors: unknown[];
  concurrency: number;
  /** Another process, so to speak, on the same workspace. */
  another(): Batches;
  /** Imports radicados, or whatever stands for them, one a row. */
  importRows(values: readonly string[], options?: { acceptSuggestions?: boolean }): Promise<BatchView>;
}

/** Real store, real engine, a source and a time that the test leads. */
export function bench(file = ':memory:'): Bench {
  const time = manualTime();
  const source = manualSource();
  const store = openStore(file, { clock: time });
  const errors: unknown[] = [];
  const log = { error: (_: string, error: unknown) => errors.push(error) };
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const engine = createEngine(
    {
      store,
      adapters: [source.adapter],
      http: () => ({ send: () => Promise.reject(new Error('the test sends nothing')) }),
      clock: time,
      newId,
      practice: true,
      log,
    },
    [casesByRadicado as unknown as Operation],
  );
  const progress: BatchView[] = [];
  const open = () =>
    createBatches({
      store,
      engine,
      clock: time,
      timer: time,
      newId,
      settings: () => ({ batchConcurrency: made.concurrency }),
      emit: { batch: (view) => progress.push(view), changed: () => undefined },
      log,
      workerDir: '',
      actor: 'window',
      draftRoom: localRoom(),
    });
  const made: Bench = {
    store,
    engine,
    batches: undefined as never,
    time,
    source,
    progress,
    errors,
    concurrency: 4,
    another: open,
    async importRows(values, { acceptSuggestions = false } = {}) {
      const text = ['radicado', ...values].join('\n');
      const draft = await made.batches.drafts.open('lista.csv', new TextEncoder().encode(text));
      return made.batches.create({ draftId: draft.id, name: 'Lote', acceptSuggestions });
    },
  };
  return Object.assign(made, { batches: open() });
}

/** A radicado by its serial. */
export const radicado = (serial: number) => `1100131030012023${String(serial).padStart(5, '0')}00`;

export const radicados = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => radicado(from + index));
