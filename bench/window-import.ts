import { join } from 'node:path';
import { writeDebtors } from './debtors';
import { answersToWindow, type Measure } from './measure';
import { openWindow } from './window';

const everyMs = 10;
const list = 'br_pgfn_general';

interface Asked {
  /** Milliseconds of each answer before the import, and beside it. */
  readonly idle: readonly number[];
  readonly beside: readonly number[];
  readonly outcome: string;
}

/**
 * How fast the main process answers the window while a list of so many debtors is imported beside it. What it needs when
 * nothing is imported tells how busy the machine is with other things.
 */
export async function benchWindowDuringImport(folder: string, rows: number): Promise<readonly Measure[]> {
  const file = join(folder, 'arquivo_lai_SIDA_1_202606.csv');
  await writeDebtors(file, rows);
  const dataDir = join(folder, 'window');
  // In practice a list need not have as many rows as the true one.
  const { application, page } = await openWindow(process.cwd(), ['--practice', '--data-dir', dataDir]);
  try {
    await application.evaluate(
      ({ dialog }, filePaths) => {
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths });
      },
      [file],
    );
    const { idle, beside, outcome } = await page.evaluate(ask, { id: list, every: everyMs });
    if (outcome !== 'imported') throw new Error(`the import ended as ${outcome}`);
    const millions = `${rows / 1_000_000} million rows`;
    return [
      answersToWindow(
        `answers to the window while ${millions} are imported, p99 of ${beside.length}`,
        beside,
      ),
      answersToWindow('answers to the window before, p99', idle),
    ];
  } finally {
    await application.close();
  }
}

/** Runs in the window: asks for the lists again and again, before the import and until it has ended. */
async function ask({ id, every }: { id: string; every: number }): Promise<Asked> {
  interface List {
    readonly id: string;
    readonly running: unknown;
    readonly history: readonly { readonly outcome: string | null }[];
  }
  const { expediente } = window as unknown as {
    expediente: { call: Record<string, (request: unknown) => Promise<{ value: List[] }>> };
  };
  const call = (channel: string, request: unknown) => expediente.call[channel]?.(request);
  const own = async () => (await call('datasets.list', {}))?.value.find((one) => one.id === id);
  const times = async (goesOn: (now: List | undefined, asked: number) => boolean): Promise<number[]> => {
    const taken: number[] = [];
    for (;;) {
      const start = performance.now();
      const now = await own();
      taken.push(performance.now() - start);
      if (!goesOn(now, taken.length)) return taken;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  };
  const idle = await times((_, asked) => asked < 300);
  await call('datasets.import', { id });
  const beside = await times((now) => now?.running != null);
  return { idle, beside, outcome: (await own())?.history[0]?.outcome ?? 'nothing' };
}
