import { practiceCredential } from '@shared/credentials';
import { operations } from '@shared/operations';
import type { AdapterContext, BoundAdapter, SourceHttp, SourceResponse } from '../src-main/engine/adapter';
import { systemClock } from '../src-main/engine/clock';
import { adapters } from '../src-main/sources';
import { createUpstream } from '../src-main/upstream';
import { nodeTransport } from '../src-main/upstream/node-transport';
import { startPractice } from '../src-practice';
import { measure, median, time, type Measure } from './measure';

const rounds = 15;
/** Less than this is asked and answered faster than it can be measured. */
const leastBytes = 64 * 1024;
const megabyte = 1024 * 1024;

/** What came of one request: an answer, or the error of its failure, which an adapter may live with. */
interface Outcome {
  readonly url: string;
  readonly answer: SourceResponse | null;
  readonly error: unknown;
}

/** An operation's example, with what its source's stand-in answered to it. */
interface Recording {
  readonly adapter: BoundAdapter;
  readonly input: unknown;
  readonly outcomes: readonly Outcome[];
}

/**
 * What reading the answers of each source costs: its adapters over recorded answers, without a network, against bare
 * `JSON.parse` of the same text. Sources that answer something else than JSON, or little of it, are left out.
 */
export async function benchParse(): Promise<readonly Measure[]> {
  const bySource = Map.groupBy(await record(), ({ adapter }) => adapter.profile.source.id);
  const measures: Measure[] = [];
  for (const [source, recordings] of bySource) {
    const texts = recordings.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ answer }) => answer?.text() ?? []),
    );
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes < leastBytes) continue;
    const bare: number[] = [];
    const read: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await time(() => texts.map((text): unknown => JSON.parse(text))));
      read.push(await time(() => readAll(recordings)));
    }
    measures.push(
      measure({
        name: `read ${source}, ${(bytes / megabyte).toFixed(1)} MB`,
        unit: 'ms/MB',
        value: (median(read) * megabyte) / bytes,
        baseline: (median(bare) * megabyte) / bytes,
        baselineName: 'JSON.parse',
        target: 3,
        bound: 'at_most',
      }),
    );
  }
  return measures;
}

/** Asks the stand-ins every example whose answers are JSON alone. */
async function record(): Promise<readonly Recording[]> {
  const practice = await startPractice();
  const upstream = createUpstream({
    transport: nodeTransport(),
    originMap: practice.originMap,
    clock: systemClock,
    random: Math.random,
  });
  const recordings: Recording[] = [];
  for (const adapter of adapters) {
    const operation = operations.find(({ id }) => id === adapter.operation);
    if (operation === undefined || operation.access !== 'api' || operation.servedFrom !== 'live') continue;
    const input = operation.request.parse(operation.example);
    const outcomes: Outcome[] = [];
    const inner = upstream.http(adapter.profile, { record() {} }, new AbortController().signal);
    const http: SourceHttp = {
      async send(request) {
        const { url } = request;
        try {
          const answer = await inner.send(request);
          outcomes.push({ url, answer, error: null });
          return answer;
        } catch (error) {
          outcomes.push({ url, answer: null, error });
          throw error;
        }
      },
    };
    await adapter.run(input, contextWith(http, adapter));
    if (outcomes.every(({ answer }) => answer === null || isJson(answer)))
      recordings.push({ adapter, input, outcomes });
  }
  await practice.close();
  return recordings;
}

async function readAll(recordings: readonly Recording[]): Promise<void> {
  for (const { adapter, input, outcomes } of recordings) {
    const left = [...outcomes];
    const http: SourceHttp = {
      send({ url }) {
        const index = left.findIndex((outcome) => outcome.url === url);
        if (index === -1) throw new Error(`${adapter.operation} did not ask ${url} before`);
        const [outcome] = left.splice(index, 1);
        return outcome?.answer ? Promise.resolve(outcome.answer) : Promise.reject(outcome?.error as Error);
      },
    };
    await adapter.run(input, contextWith(http, adapter));
  }
}

function isJson({ headers }: SourceResponse): boolean {
  return /\bjson\b/.test(headers['content-type'] ?? '');
}

function contextWith(http: SourceHttp, { profile }: BoundAdapter): AdapterContext {
  const refused = (what: string) => (): never => {
    throw new Error(`${what} is no part of this measure`);
  };
  return {
    http,
    assistance: { ask: refused('a person') },
    dataset: refused('a data set'),
    signal: new AbortController().signal,
    clock: systemClock,
    credential: (id) => practiceCredential(profile.source.id, id),
  };
}
