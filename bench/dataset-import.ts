import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { columns, debtor, writeDebtors } from './debtors';
import type { ImportRun } from './import-child';
import { measure, median, type Measure } from './measure';
import { benchWindowDuringImport } from './window-import';

const million = 1_000_000;
/** Rows that the bare insert holds in memory at once. */
const blockRows = 50_000;
const mostMegabytes = 300;
const rounds = 3;

/**
 * Imports of data sets: rows per second against a bare insert of the same rows in one transaction, and memory. A file of
 * a million rows always; one of ten million when EXPEDIENTE_BENCH_ROWS says so (it takes some minutes and 4 GB of disk);
 * OFAC's legacy files when EXPEDIENTE_BENCH_OFAC names their folder.
 */
export async function benchDatasetImport(): Promise<readonly Measure[]> {
  // Beside the bundle, not in memory: the folder of temporary files may be a small one.
  const folder = mkdtempSync(join(import.meta.dirname, 'imports-'));
  try {
    const measures: Measure[] = [];
    const sizes = [
      million,
      ...(Number(process.env['EXPEDIENTE_BENCH_ROWS']) === 10 * million ? [10 * million] : []),
    ];
    for (const rows of sizes) {
      const file = join(folder, 'debtors.csv');
      await writeDebtors(file, rows);
      // By turns, as a machine is not equally busy all the time.
      const bare: Took[] = [];
      const runs: ImportRun[] = [];
      for (let round = 0; round < (rows === million ? rounds : 1); round += 1) {
        bare.push(bareInsert(join(folder, 'bare.sqlite'), rows));
        runs.push(importOf('debtors', file, folder));
      }
      measures.push(
        speed(`import of ${rows / million} million debtors`, rows, 'seconds', runs, bare),
        speed(
          `import of ${rows / million} million debtors, of processor time`,
          rows,
          'processorSeconds',
          runs,
          bare,
        ),
        memory(`memory of importing ${rows / million} million debtors`, runs),
      );
      const perRow = median(runs.map(({ seconds }) => seconds)) / rows;
      process.stdout.write(
        `      45 million rows would take ${((45 * million * perRow) / 60).toFixed(0)} minutes\n`,
      );
    }
    const ofac = process.env['EXPEDIENTE_BENCH_OFAC'] ?? '';
    if (existsSync(join(ofac, 'sdn.csv')))
      measures.push(
        memory('memory of importing OFAC with its index of names', [importOf('ofac', ofac, folder)]),
      );
    measures.push(...(await benchWindowDuringImport(folder, sizes.at(-1) ?? million)));
    return measures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function importOf(list: string, path: string, folder: string): ImportRun {
  const target = join(folder, 'import.sqlite');
  // The heap that the thread of a build has: see `buildInThread`.
  const heap = ['--max-old-space-size=256', '--max-semi-space-size=8'];
  const child = spawnSync(
    process.execPath,
    [...heap, join(import.meta.dirname, 'import-child.mjs'), list, path, target],
    {
      encoding: 'utf8',
    },
  );
  rmSync(target, { force: true });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as ImportRun;
}

type Took = Pick<ImportRun, 'seconds' | 'processorSeconds'>;

/** What the plainest way to write the same rows takes; making them up is not counted. */
function bareInsert(file: string, rows: number): Took {
  const db = new BetterSqlite3(file);
  try {
    db.exec(`CREATE TABLE debt (${columns.map((name) => `${name} TEXT NOT NULL`).join(', ')})`);
    const insert = db.prepare(`INSERT INTO debt VALUES (${columns.map(() => '?').join(', ')})`);
    const took = { seconds: 0, processorSeconds: 0 };
    const timed = (work: () => void): void => {
      const start = performance.now();
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      took.seconds += (performance.now() - start) / 1000;
      took.processorSeconds += (user + system) / 1e6;
    };
    timed(() => db.exec('BEGIN'));
    for (let from = 0; from < rows; from += blockRows) {
      const block = Array.from({ length: Math.min(blockRows, rows - from) }, (_, index) =>
        debtor(from + index),
      );
      timed(() => {
        for (const row of block) insert.run(...row);
      });
    }
    timed(() => db.exec('COMMIT'));
    return took;
  } finally {
    db.close();
    rmSync(file, { force: true });
  }
}

function speed(
  name: string,
  rows: number,
  time: keyof Took,
  runs: readonly Took[],
  bare: readonly Took[],
): Measure {
  const perSecond = (took: readonly Took[]): number => rows / median(took.map((one) => one[time]));
  return measure({
    name,
    unit: 'rows/s',
    value: perSecond(runs),
    baseline: perSecond(bare),
    baselineName: 'bare insert in one transaction',
    target: 0.6,
    bound: 'at_least',
  });
}

function memory(name: string, runs: readonly ImportRun[]): Measure {
  return measure({
    name,
    unit: 'MB',
    value: Math.max(...runs.map(({ megabytes }) => megabytes)),
    baseline: mostMegabytes,
    baselineName: 'limit',
    target: 1,
    bound: 'at_most',
  });
}
