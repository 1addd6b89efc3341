import { upstreamError } from '@shared/errors';
import { operations } from '@shared/operations';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import type { Adapter, BoundAdapter, HttpFactory, SourceProfile } from '../../engine/adapter';
import { localOrganization } from '../../engine/call';
import { createEngine } from '../../engine';
import { openStore, type Store } from '../../store';
import { createDossiers, type Dossiers, type DossiersOptions } from '..';
import { runExportJob } from '../export/jobs';
import { testAction, testCase, testMoment } from './dossiers';

/*
 * Dossiers over a real store, with lookups that went through the real engine to an adapter that stands here.
 */

/** Radicados by what the source does with them. */
export const radicados = {
  found: '11001400300120230012300',
  nothing: '05001310501220210045500',
  silent: '25754408900120220051200',
};

/** Bytes that are neither UTF-8 nor text: an archive must hold them as they came. */
export const oddBody = Uint8Array.from([0xff, 0x00, 0x0d, 0x0a, 0xe9, 0x1a, 0x80]);

export interface Bench {
  readonly store: Store;
  readonly dossiers: Dossiers;
  /** Moves the clock on, in milliseconds. */
  wait(ms: number): void;
  /** Looks a radicado up; gives the lookup's id. */
  lookUp(radicado: string): Promise<string>;
  close(): Promise<void>;
}

export function openBench(change: Partial<DossiersOptions> = {}, file = ':memory:'): Bench {
  let now = testMoment;
  let ids = 0;
  const clock = { now: () => now };
  const newId = (): string => `id-${String((ids += 1)).padStart(4, '0')}`;
  const store = openStore(file, { clock });
  const practice = change.practice ?? true;
  const engine = createEngine({
    store,
    adapters: operations.map(({ id, source }): BoundAdapter => ({
      operation: id,
      profile: { ...profile, source },
      run: answer,
      datasets: [],
    })),
    http: exchanges(() => (now += 100)),
    clock,
    newId,
    practice,
    log: {
      error: (_, error) => {
        throw error;
      },
    },
  });
  const dossiers = createDossiers({
    store,
    clock,
    newId,
    practice,
    identity: () => ({ analyst: 'L. Torres', organization: 'Oficina de Cumplimiento Ejemplo' }),
    actor: 'window',
    version: '0.1.0',
    run: runExportJob,
    ...change,
  });
  return {
    store,
    dossiers,
    wait: (ms) => {
      now += ms;
    },
    async lookUp(radicado) {
      const { lookupId } = await engine.lookup({
        operation: casesByRadicado.id,
        input: { registration_number: radicado },
        organization: localOrganization,
        door: 'window',
      });
      if (lookupId === null) throw new Error(`${radicado} did not become a lookup`);
      return lookupId;
    },
    async close() {
      await engine.stop();
      store.close();
    },
  };
}

const profile: Omit<SourceProfile, 'source'> = {
  headers: {},
  concurrency: 1,
  pace: { requests: 1, perMs: 1 },
  timeoutMs: 1000,
  maxBytes: 1_000_000,
  blockedStatuses: [],
  coolDownsMs: [],
  intermediates: [],
};

/** Answers every request with odd bytes, or not at all where the address names the silent radicado. */
function exchanges(tick: () => number): HttpFactory {
  return (_, recorder) => ({
    async send({ url, method = 'GET' }) {
      const isSilent = url.includes(radicados.silent);
      const startedAt = tick();
      recorder.record({
        method,
        url,
        sentTo: null,
        requestHeaders: { accept: 'application/json' },
        requestBody: null,
        status: isSilent ? null : 200,
        responseHeaders: isSilent ? {} : { 'content-type': 'application/json' },
        startedAt,
        durationMs: 42,
        failure: isSilent ? 'timeout after 1000 ms' : null,
        body: isSilent ? null : oddBody,
      });
      if (isSilent) throw upstreamError({ reason: 'timeout', source: 'rama_judicial', attempts: 1 });
      return { url, status: 200, headers: {}, bytes: oddBody, receivedAt: startedAt + 42, text: () => '' };
    },
  });
}

const answer: Adapter = async (input, { http }) => {
  const { registration_number: radicado } = casesByRadicado.request.parse(input);
  await http.send({ url: `https://consultaprocesos.ramajudicial.gov.co:448/${radicado}` });
  if (radicado !== radicados.nothing) return testCase(radicado, [testAction(0), testAction(1, '=SUM(A1)')]);
  return {
    data: {
      registration_number: radicado,
      case_ids: [],
      primary_case: null,
      actions: [],
      pagination: { total: 0, page_size: 0, total_pages: 0, page: 0 },
      private_only: false,
    },
    aside: { records: [] },
  };
};
