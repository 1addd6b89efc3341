import { measure, median, type Measure } from '../measure';
import { documentsOf, megabyte, type Documents } from './documents';

/** The first rounds let the compiler do its work and do not count. */
const warmRounds = 8;
const rounds = 25;

/**
 * What reading a source's answers costs (bytes to checked rows of the interface), against bare `JSON.parse` of the same
 * text already decoded. Processor time of this process, collection of garbage included; the two take turns.
 */
export async function benchParse(): Promise<readonly Measure[]> {
  return Object.entries(await documentsOf()).flatMap(([source, kinds]) =>
    kinds.map((kind) => held(source, kind)),
  );
}

function held(source: string, { name, documents, read }: Documents): Measure {
  const texts = documents.map((document) => Buffer.from(document).toString());
  const bytes = documents.reduce((sum, document) => sum + document.byteLength, 0);
  const bare: number[] = [];
  const parsed: number[] = [];
  for (let round = -warmRounds; round < rounds; round += 1) {
    const times = [
      processorTime(() => {
        for (const text of texts) JSON.parse(text);
      }),
      processorTime(() => {
        for (const document of documents) read(document);
      }),
    ] as const;
    if (round < 0) continue;
    bare.push(times[0]);
    parsed.push(times[1]);
  }
  return measure({
    name: `read ${source}: ${name}, ${(bytes / megabyte).toFixed(1)} MB`,
    unit: 'ms/MB',
    value: (median(parsed) * megabyte) / bytes,
    baseline: (median(bare) * megabyte) / bytes,
    baselineName: 'JSON.parse',
    target: 3,
    bound: 'at_most',
  });
}

/** Milliseconds of the processor that the work took. */
function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
