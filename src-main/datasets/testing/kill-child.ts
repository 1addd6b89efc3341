import { randomUUID } from 'node:crypto';
import { systemClock } from '../../engine/clock';
import { openStore } from '../../store';
import { createUpstream } from '../../upstream';
import { nodeTransport } from '../../upstream/node-transport';
import { datasetsHere } from './in-process';
import { listOrigin, reading, testList } from './list';

/** A refresh that kills its own process without warning at a given moment. */
export interface ChildJob {
  readonly root: string;
  readonly workspace: string;
  readonly origin: string;
  /** The report of progress at which the process dies; null for a life that is not cut short. */
  readonly killAtReport: number | null;
}

const job = JSON.parse(process.argv[2] ?? '') as ChildJob;
const store = openStore(job.workspace, { clock: systemClock });
const upstream = createUpstream({
  transport: nodeTransport(),
  originMap: { [listOrigin]: job.origin },
  clock: systemClock,
  random: () => 0,
});
let reports = 0;
const datasets = datasetsHere({
  adapters: [reading(testList())],
  http: upstream.http,
  files: upstream.files,
  history: store.datasetRefreshes,
  clock: systemClock,
  newId: randomUUID,
  root: job.root,
  practice: false,
  onChange() {
    reports += 1;
    if (reports === job.killAtReport) process.kill(process.pid, 'SIGKILL');
  },
});

async function refresh(): Promise<void> {
  const { outcome } = await datasets.refresh('test_list', 'person');
  await datasets.close();
  store.close();
  process.stdout.write(JSON.stringify({ outcome, reports }));
}

void refresh();
