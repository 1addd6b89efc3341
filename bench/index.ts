import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchBatch } from './batch';
import { benchDatasetImport } from './dataset-import';
import { benchHttp } from './http';
import { benchLoad } from './load';
import { benchLookups } from './lookups';
import { benchMatching } from './matching';
import { benchMatchingQuality } from './matching/quality';
import type { Measure } from './measure';
import { benchParse } from './parse';
import { benchScreening } from './screening';
import { benchSetUp } from './setup';
import { benchStartup } from './startup';
import { benchTable } from './table';

const benches: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  lookups: benchLookups,
  matching: benchMatching,
  'matching-quality': benchMatchingQuality,
  batch: benchBatch,
  parse: benchParse,
  http: benchHttp,
  load: benchLoad,
  setup: benchSetUp,
  'dataset-import': benchDatasetImport,
  screening: benchScreening,
  startup: benchStartup,
  table: benchTable,
};

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const chosen = positionals.length === 0 ? Object.keys(benches) : positionals;

const measures: Measure[] = [];
for (const name of chosen) {
  const bench = benches[name];
  if (bench === undefined)
    throw new Error(`No bench «${name}»; there are ${Object.keys(benches).join(', ')}.`);
  for (const result of await bench()) {
    measures.push(result);
    process.stdout.write(`${line(result)}\n`);
  }
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`);
process.exitCode = measures.every(({ ok }) => ok) ? 0 : 1;

function line({ name, unit, value, baseline, baselineName, ratio, target, bound, ok }: Measure): string {
  const held = `${bound === 'at_most' ? '≤' : '≥'} ${target}`;
  return `${ok ? 'ok  ' : 'MISS'}  ${name}: ${value.toFixed(2)} ${unit}, ${baselineName} ${baseline.toFixed(2)} ${unit}; ratio ${ratio.toFixed(2)} (${held})`;
}
