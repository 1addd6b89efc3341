import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createQueryRoom } from '../src-main/datasets/queries';
import { partyFacts } from '../src-main/sources/us/ofac/queries';
import { mostHitsOfList, usualThreshold } from '../src-shared/screening';
import { distortions } from './matching/distort';
import { makeNames, type MadeName } from './matching/names';
import { pick, seeded } from './matching/random';
import { answersToWindow, measure, type Measure } from './measure';
import { inFolder, openWindow } from './window';

const listed = 12_000;
const screened = 4000;
/** Of a hundred names that are screened; the others are nobody's on the list. */
const knownOfHundred = 5;
const everyMs = 10;

interface Run {
  /** Milliseconds of each answer before the run, and beside it. */
  readonly idle: readonly number[];
  readonly beside: readonly number[];
  readonly done: number;
}

/**
 * A file of names is screened against a list as long as OFAC's: how fast the main process answers the window meanwhile, and
 * what a name costs beside its search alone, in processor time, which other programs at work lengthen little.
 */
export async function benchScreening(): Promise<readonly Measure[]> {
  return inFolder(async (folder) => {
    const list = makeNames(listed, 11);
    const names = questions(list);
    const dataDir = join(folder, 'data');
    const { application, page } = await openWindow(process.cwd(), ['--data-dir', dataDir]);
    try {
      await application.evaluate(
        ({ dialog }, filePaths) => {
          dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths });
        },
        writeList(folder, list),
      );
      await page.evaluate(importList);
      const processor = () => application.evaluate(() => process.cpuUsage());
      const before = await processor();
      const csv = ['Nombre', ...names].join('\n');
      const { idle, beside, done } = await page.evaluate(screen, { csv, every: everyMs });
      if (done !== names.length) throw new Error(`${done} of ${names.length} names were screened`);
      const own = perName(before, await processor());
      const alone = await searchesAlone(dataDir, names);
      return [
        answersToWindow(
          `answers to the window while ${screened} names are screened, p99 of ${beside.length}`,
          beside,
        ),
        answersToWindow('answers to the window before, p99', idle),
        measure({
          name: 'processor time of a name, the window’s process with all its threads',
          unit: 'ms',
          value: own,
          baseline: alone,
          baselineName: 'its search alone',
          target: 2,
          bound: 'at_most',
        }),
      ];
    } finally {
      await application.close();
    }
  });
}

function questions(list: readonly MadeName[]): readonly string[] {
  const random = seeded(5);
  const distorted = Object.values(distortions);
  return makeNames(screened, 23).map(({ text }, index) => {
    if (index % 100 >= knownOfHundred) return text;
    const known = pick(list, random);
    return pick(distorted, random)(known, random) ?? known.text;
  });
}

/** OFAC's legacy files with these names. @returns their paths */
function writeList(folder: string, list: readonly MadeName[]): string[] {
  const nothing = '-0- ';
  const cell = (value: string): string => (value === nothing ? value : `"${value.replaceAll('"', '""')}"`);
  const row = (id: number, ...cells: readonly string[]): string => [id, ...cells.map(cell)].join(',');
  const files = {
    'sdn.csv': list.map(({ text, schema }, index) =>
      row(index + 1, text, schema === 'Person' ? 'individual' : nothing, 'TEST', ...Array(8).fill(nothing)),
    ),
    'alt.csv': [row(1, '1', 'aka', list[1]?.text ?? '', nothing)],
    'add.csv': [row(1, '1', 'Calle 1', 'Prueba', 'Colombia', nothing)],
    'sdn_comments.csv': [row(1, 'invented')],
  };
  return Object.entries(files).map(([name, lines]) => {
    const path = join(folder, name);
    writeFileSync(path, `${lines.join('\r\n')}\r\n\u001a`);
    return path;
  });
}

type Calls = { readonly call: Record<string, (request: unknown) => Promise<{ readonly value: never }>> };

/** Runs in the window: imports the list and waits until it is there. */
async function importList(): Promise<void> {
  interface List {
    readonly id: string;
    readonly generation: unknown;
    readonly history: readonly { readonly outcome: string | null; readonly problem: unknown }[];
  }
  const { call } = (window as unknown as { expediente: Calls }).expediente;
  await call['datasets.import']?.({ id: 'us_ofac' });
  for (;;) {
    const lists = (await call['datasets.list']?.({}))?.value as readonly List[] | undefined;
    const list = lists?.find(({ id }) => id === 'us_ofac');
    if (list?.generation != null) return;
    const [last] = list?.history ?? [];
    if (last?.problem != null) throw new Error(JSON.stringify(last.problem));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Runs in the window: asks how far the file is again and again, before the run and until it has ended. */
async function screen({ csv, every }: { csv: string; every: number }): Promise<Run> {
  interface File {
    readonly id: string;
    readonly state: string;
    readonly counts: { readonly done: number };
  }
  const { call } = (window as unknown as { expediente: Calls }).expediente;
  const ask = async <T>(channel: string, request: unknown): Promise<T> =>
    (await call[channel]?.(request))?.value as T;
  const times = async (goesOn: (now: File | undefined, asked: number) => boolean): Promise<number[]> => {
    const taken: number[] = [];
    for (;;) {
      const start = performance.now();
      const [now] = await ask<readonly File[]>('screeningFiles.list', {});
      taken.push(performance.now() - start);
      if (!goesOn(now, taken.length)) return taken;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  };
  const idle = await times((_, asked) => asked < 300);
  const bytes = new TextEncoder().encode(csv);
  const draft = await ask<{ readonly id: string }>('screeningFiles.openBytes', { name: 'n.csv', bytes });
  const basis = { purpose: 'Medición', legalBasis: 'legal_duty', kind: null, threshold: 0.8 };
  await ask('screeningFiles.create', { draftId: draft.id, name: 'Medición', ...basis });
  const beside = await times((now) => now?.state === 'running');
  const [file] = await ask<readonly File[]>('screeningFiles.list', {});
  return { idle, beside, done: file?.counts.done ?? 0 };
}

async function searchesAlone(dataDir: string, names: readonly string[]): Promise<number> {
  const folder = join(dataDir, 'datasets', 'us_ofac');
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite'));
  if (file === undefined) throw new Error('the list is gone');
  const room = createQueryRoom();
  const before = process.cpuUsage();
  for (const name of names)
    await room.search(
      join(folder, file),
      { name },
      { threshold: usualThreshold, limit: mostHitsOfList + 1 },
      partyFacts,
    );
  const after = process.cpuUsage();
  await room.close();
  return perName(before, after);
}

/** Milliseconds of processor time for each name. */
function perName(before: NodeJS.CpuUsage, after: NodeJS.CpuUsage): number {
  return (after.user + after.system - before.user - before.system) / 1000 / screened;
}
