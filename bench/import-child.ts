import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildGeneration } from '../src-main/datasets/build';
import { ofacLists } from '../src-main/sources/us/ofac/dataset';
import { debtorList } from './debtors';

/** What one import took, in a process of its own. */
export interface ImportRun {
  readonly rows: number;
  readonly seconds: number;
  /** Of the processor, which other programs at work do not lengthen as much. */
  readonly processorSeconds: number;
  /** The most memory that the process was seen to have resident. */
  readonly megabytes: number;
}

/*
 * Imports a file of debtors, or a folder of OFAC's legacy files, into a new file and tells what it took. Arguments: the
 * list, the path of its file or folder, where the new file goes.
 */
const [list, path = '', target = ''] = process.argv.slice(2);
const dataset = list === 'ofac' ? ofacLists : debtorList;
const form = dataset.forms.at(-1);
if (form === undefined) throw new Error('a list without a form');
const paths = list === 'ofac' ? readdirSync(path).map((name) => join(path, name)) : [path];
const files = Object.entries(form.files).flatMap(([kind, { name }]) =>
  paths
    .filter((file) => name.test(file.slice(file.lastIndexOf('/') + 1)))
    .map((file) => ({
      kind,
      name: file,
      path: file,
      url: null,
      sentTo: null,
      etag: null,
      lastModified: null,
      retrievedAt: Date.now(),
    })),
);

/*
 * Looked at again and again: what the system keeps as the most ever resident begins, on Linux, with the size of the process
 * that started this one.
 */
let mostBytes = 0;
const look = (): void => {
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
};
const looking = setInterval(look, 20);

const start = performance.now();
const before = process.cpuUsage();
const built = await buildGeneration(
  dataset,
  {
    dataset: dataset.id,
    form: form.id,
    files,
    target,
    id: 'bench',
    now: Date.now(),
    previous: null,
    practice: false,
  },
  look,
);
look();
clearInterval(looking);
if ('unchanged' in built) throw new Error('nothing was built');
const { user, system } = process.cpuUsage(before);
const run: ImportRun = {
  rows: Object.values(built.generation.rows).reduce((sum, rows) => sum + rows, 0),
  seconds: (performance.now() - start) / 1000,
  processorSeconds: (user + system) / 1e6,
  megabytes: mostBytes / 1024 / 1024,
};
process.stdout.write(JSON.stringify(run));
