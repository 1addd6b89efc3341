import { resolve } from 'node:path';
import type { DatasetRefresh, DatasetView, RefreshProgress } from '@shared/dataset';
import type { Datasets } from '../datasets';
import type { Session } from './session';

const progressEveryMs = 500;

/** `dataset list`: every list with how current it is; as one JSON document, or a line for each. */
export async function listDatasets(session: Session, { json }: { readonly json?: boolean }): Promise<number> {
  const { datasets } = await session.workspace();
  const views = datasets.list();
  if (json === true) await session.output.json(views);
  else await session.output.write(views.map((view) => `${lineOf(view)}\n`).join(''));
  return 0;
}

function lineOf({ id, generation, isStale, isOutdated, title }: DatasetView): string {
  const state =
    generation === null
      ? isOutdated
        ? 'outdated, refresh it'
        : 'not on this machine'
      : `as of ${generation.asOf}${isStale ? ' (too old)' : ''}, ${Object.values(generation.rows)[0] ?? 0} rows`;
  return `${id.padEnd(28)} ${state} — ${title.en}`;
}

/** `dataset refresh NAME`: asks the source for what is new. Exit code 0 when the list is then the current one. */
export function refreshDataset(session: Session, id: string): Promise<number> {
  return follow(session, id, (datasets) => datasets.refresh(id, 'person'));
}

/** `dataset import NAME FILE…`: imports files that the user downloaded. */
export function importDataset(session: Session, id: string, files: readonly string[]): Promise<number> {
  const paths = files.map((file) => resolve(session.workingDirectory, file));
  return follow(session, id, (datasets) => datasets.importFiles(id, paths));
}

async function follow(
  session: Session,
  id: string,
  start: (datasets: Datasets) => Promise<DatasetRefresh>,
): Promise<number> {
  const { datasets } = await session.workspace();
  const { output, signal, language } = session;
  const show = setInterval(() => {
    const { running } = datasets.view(id);
    if (running !== null) output.progress(progressLine(running));
  }, progressEveryMs);
  const cancel = (): void => void datasets.cancel(id);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const ended = await start(datasets);
    if (ended.problem !== null) output.say(ended.problem[language]);
    await output.json(ended);
    return ended.outcome === 'imported' || ended.outcome === 'unchanged' ? 0 : 1;
  } finally {
    clearInterval(show);
    signal.removeEventListener('abort', cancel);
  }
}

const mega = 1_000_000;

function progressLine({ phase, file, doneBytes, totalBytes, rows, rejected }: RefreshProgress): string {
  const bytes =
    doneBytes === 0
      ? ''
      : ` ${(doneBytes / mega).toFixed(1)}${totalBytes === null ? '' : ` of ${(totalBytes / mega).toFixed(1)}`} MB`;
  const counted = rows === 0 ? '' : `, ${rows} rows`;
  return `${phase}${file === null ? '' : ` ${file}`}${bytes}${counted}${rejected === 0 ? '' : `, ${rejected} rejected`}`;
}
