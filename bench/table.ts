import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { PreviewRow } from '@shared/batch';
import { systemClock } from '../src-main/engine/clock';
import { openStore } from '../src-main/store';
import { measure, median, type Measure } from './measure';
import { inFolder, openWindow } from './window';

const rows = 100_000;
const rounds = 9;
const frameMs = 1000 / 60;
const batchId = 'bench';

/** A finished batch of 100,000 rows in the window: first page, sort, filter, scrolling, memory. */
export async function benchTable(): Promise<readonly Measure[]> {
  return inFolder(async (folder) => {
    const file = join(folder, 'expediente.sqlite');
    seed(file);
    const { application, page } = await openWindow(process.cwd(), ['--data-dir', folder]);
    await page.setViewportSize({ width: 1280, height: 800 });

    /** Does something in the page and waits until the first row of the table is another one than before. */
    const untilRowsChange = (action: { readonly hash?: string; readonly press?: string }) =>
      page.evaluate(async ({ hash, press }) => {
        const first = () => document.querySelector('.data-body .data-row .radicado')?.textContent;
        const before = hash === undefined ? first() : undefined;
        const start = performance.now();
        await new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (first() === before || first() === undefined) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          if (hash !== undefined) location.hash = hash;
          if (press !== undefined) document.querySelector<HTMLElement>(press)?.click();
        });
        return performance.now() - start;
      }, action);
    const open = async () => {
      await page.evaluate(() => {
        location.hash = '#/batches';
      });
      await page.locator('.batch-drop').waitFor();
      // The page before it has been drawn, and is not drawn at its expense.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return untilRowsChange({ hash: `#/batches/${batchId}` });
    };
    const press = (selector: string) => untilRowsChange({ press: selector });

    const times = { open: [] as number[], sort: [] as number[], filter: [] as number[] };
    const place = '.data-head > :nth-child(5) button';
    // As in the bench of lookups, the first rounds warm the compilers up and are not counted.
    for (let round = -3; round < rounds; round += 1) {
      const [opened, sorted, filtered] = [
        await open(),
        await press(place),
        await press('.chips > :nth-child(3)'),
      ];
      if (round < 0) continue;
      times.open.push(opened);
      times.sort.push(sorted);
      times.filter.push(filtered);
    }

    const longestTask = await page.evaluate(scrollThrough);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const heap = await page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
    await application.close();

    const sql = plainSql(file);
    const held = (name: string, value: readonly number[], query: readonly number[]): Measure =>
      measure({
        name: `100,000 rows, ${name}`,
        unit: 'ms',
        value: median(value),
        baseline: 2 * median(query) + frameMs,
        baselineName: 'twice the plain query and one frame',
        target: 1,
        bound: 'at_most',
      });
    return [
      held('first page', times.open, sql.open),
      held('sort', times.sort, sql.sort),
      held('filter', times.filter, sql.filter),
      measure({
        name: '100,000 rows, longest task while scrolling',
        unit: 'ms',
        value: longestTask,
        baseline: 50,
        baselineName: 'limit',
        target: 1,
        bound: 'at_most',
      }),
      measure({
        name: '100,000 rows, heap of the window',
        unit: 'MB',
        value: heap / 1e6,
        baseline: 150,
        baselineName: 'limit',
        target: 1,
        bound: 'at_most',
      }),
    ];
  });
}

/** Scrolls through the whole table in steps of a page a frame; the longest task meanwhile, in milliseconds. */
async function scrollThrough(): Promise<number> {
  const scroller = document.querySelector('.data-scroll');
  if (scroller === null) throw new Error('no table to scroll');
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  for (let frame = 0; frame < 300; frame += 1) {
    scroller.scrollTop += frame % 50 === 49 ? scroller.scrollHeight / 8 : scroller.clientHeight;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  return longest;
}

function seed(file: string): void {
  const store = openStore(file, { clock: systemClock });
  const now = Date.now();
  store.batches.create({
    id: batchId,
    name: 'bench',
    operation: 'rama_judicial_cases_by_radicado',
    fileName: 'bench.csv',
    fileSha256: '0'.repeat(64),
    output: null,
    reading: null,
    createdAt: now,
    lease: { owner: 'bench', until: now },
  });
  const chunk = 5000;
  for (let start = 1; start <= rows; start += chunk)
    store.transaction(() =>
      store.batches.addRows(
        batchId,
        Array.from({ length: chunk }, (_, i) => row(start + i)),
      ),
    );
  store.batches.setState(batchId, 'running');
  for (let start = 1; start <= rows; start += chunk)
    store.transaction(() => {
      for (const claimed of store.batches.claim(batchId, chunk)) {
        const found = claimed.row % 3 !== 0;
        store.batches.answer(batchId, claimed.row, {
          state: 'done',
          verdict: found ? 'found' : 'nothing',
          lookupId: null,
          error: null,
          digest: found ? digest(claimed.row) : nothing,
        });
      }
    });
  store.batches.setState(batchId, 'done', { finishedAt: now });
  store.close();
}

const nothing = { found: false, title: null, place: null, date: null, count: null, note: null, flags: [] };

function digest(index: number) {
  const scattered = (index * 7919) % 1000;
  return {
    found: true,
    title: `Demandante: Empresa Inventada ${scattered} S.A.S. | Demandado: Persona Inventada ${index}`,
    place: `JUZGADO ${String(scattered).padStart(3, '0')} CIVIL MUNICIPAL DE PRUEBA`,
    date: `20${String(10 + (scattered % 16))}-0${1 + (scattered % 9)}-1${scattered % 9}`,
    count: scattered,
    note: null,
    flags: [],
  } as const;
}

function row(index: number): PreviewRow {
  const value =
    `110014003${String(index % 80).padStart(3, '0')}2020${String(index).padStart(6, '0')}0`.padEnd(23, '0');
  return { row: index, raw: value, value, problem: null, repairs: [], duplicateOf: null, suggestion: null };
}

/** The same questions asked of the file directly: a page of 100 rows and their total. */
function plainSql(file: string): Record<'open' | 'sort' | 'filter', readonly number[]> {
  const db = new BetterSqlite3(file, { readonly: true });
  const ask = (where: string, order: string) => {
    const page = db.prepare(`SELECT * FROM batch_row WHERE batch = 1 ${where} ORDER BY ${order} LIMIT 100`);
    const count = db.prepare(`SELECT count(*) FROM batch_row WHERE batch = 1 ${where}`);
    return Array.from({ length: rounds }, () => {
      const start = performance.now();
      page.all();
      count.get();
      return performance.now() - start;
    });
  };
  const measured = {
    open: ask('', 'row'),
    sort: ask('', 'place IS NULL, place, row'),
    filter: ask("AND verdict = 'nothing'", 'place IS NULL, place, row'),
  };
  db.close();
  return measured;
}
