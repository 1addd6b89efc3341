import { basename, join, resolve } from 'node:path';
import { readdir, rm, stat } from 'node:fs/promises';
import type { Generation, RefreshProgress } from '@shared/dataset';
import type { HttpFactory } from '../engine/adapter';
import type { Clock, NewId } from '../engine/clock';
import type { Upstream } from '../upstream';
import type { BuildProgress, InputFile } from './build';
import { schemaOf, type Dataset, type Form, type RemoteFile } from './dataset';
import { download } from './download';
import { failures } from './failures';
import type { DatasetFolder } from './folder';
import type { RunBuild } from './threads';

export interface RefreshParts {
  readonly http: HttpFactory;
  readonly files: Upstream['files'];
  readonly build: RunBuild;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly practice: boolean;
}

export type Progress = Omit<RefreshProgress, 'startedAt'>;

/** What a refresh came to: a new generation, or the news that the one in service is the current one. */
export type Refreshed = { readonly generation: Generation } | { readonly unchanged: true };

/** A refresh of which nothing has happened. */
export const waiting: Progress = {
  phase: 'waiting',
  file: null,
  doneBytes: 0,
  totalBytes: null,
  rows: 0,
  rejected: 0,
};

/**
 * Brings a data set up to date: its files from the source, or those that the user brings, into a new generation that is
 * put in service as a whole. Whatever goes wrong leaves the one in service where it is; downloads stay for the next try.
 * @param paths files of the user; null asks the source
 */
export async function refresh(
  dataset: Dataset,
  folder: DatasetFolder,
  paths: readonly string[] | null,
  parts: RefreshParts,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Refreshed> {
  const lock = folder.lock();
  if (lock === null) throw failures.busy();
  try {
    report(waiting);
    folder.clean();
    const previous = folder.held()[0]?.generation ?? null;
    const input =
      paths === null
        ? await fetchFiles(dataset, folder, previous, parts, report, signal)
        : await recognise(dataset, paths, parts.clock);
    if (input === null) return { unchanged: true };
    const id = `${compactTime(parts.clock.now())}-${parts.newId().slice(0, 8)}`;
    const built = await parts.build(
      {
        dataset: dataset.id,
        form: input.form.id,
        files: inOrder(input.form, input.files),
        target: folder.target(id),
        id,
        now: parts.clock.now(),
        previous,
        practice: parts.practice,
      },
      (progress: BuildProgress) => report(progress),
      signal,
    );
    signal.throwIfAborted();
    const result = 'unchanged' in built ? built : { generation: folder.putInService(id).generation };
    if (paths === null) await empty(folder.downloads);
    return result;
  } finally {
    folder.clean();
    lock.release();
  }
}

interface Input {
  readonly form: Form;
  readonly files: readonly InputFile[];
}

/** Downloads what the source has; null when all of it is in service already. */
async function fetchFiles(
  dataset: Dataset,
  folder: DatasetFolder,
  previous: Generation | null,
  { http, files, clock }: RefreshParts,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Input | null> {
  const form = dataset.forms.find(({ remote }) => remote !== null);
  if (form?.remote == null) throw failures.onlyFromFiles();
  const { profile, mostBytes } = dataset;
  const remotes = await form.remote(http(profile, { record: () => undefined }, signal));

  const fetchOne = (remote: RemoteFile, isKnownEnough: boolean) =>
    download(remote, {
      files: files(profile, signal),
      http: (recorder) => http(profile, recorder, signal),
      folder: folder.downloads,
      mostBytes,
      known: isKnownEnough ? (previous?.files.find(({ name }) => name === remote.name) ?? null) : null,
      now: () => clock.now(),
      signal,
      report: (doneBytes, totalBytes) =>
        report({ ...waiting, phase: 'downloading', file: remote.name, doneBytes, totalBytes }),
    });

  // Copies that were built for other tables are of no use as «unchanged».
  const isCurrent =
    previous?.schema === schemaOf(dataset) &&
    previous.form === form.id &&
    previous.files.length === remotes.length;
  const fetched: (InputFile | null)[] = [];
  for (const remote of remotes) fetched.push(await fetchOne(remote, isCurrent));
  if (fetched.every((file) => file === null)) return null;
  const whole: InputFile[] = [];
  for (const [index, file] of fetched.entries()) {
    const again = file ?? (await fetchOne(remotes[index] as RemoteFile, false));
    if (again !== null) whole.push(again);
  }
  return { form, files: whole };
}

/** Finds out which form the user's files are of. */
async function recognise(dataset: Dataset, paths: readonly string[], clock: Clock): Promise<Input> {
  const gotAt = await Promise.all(paths.map(changedAt));
  const names = paths.map((path) => basename(path));
  let unknown: readonly string[] = names;
  for (const form of dataset.forms) {
    const kinds = names.map(
      (name) => Object.entries(form.files).find(([, kind]) => kind.name.test(name))?.[0],
    );
    const strangers = names.filter((_, index) => kinds[index] === undefined);
    if (strangers.length > 0) {
      if (strangers.length < unknown.length) unknown = strangers;
      continue;
    }
    refuseGaps(form, kinds);
    const files = paths.map((path, index) => ({
      kind: kinds[index] ?? '',
      name: names[index] ?? '',
      path: resolve(path),
      url: null,
      sentTo: null,
      etag: null,
      lastModified: null,
      // Nobody knows better when the user got it.
      retrievedAt: Math.min(clock.now(), Math.round(gotAt[index] ?? 0)),
    }));
    return { form, files };
  }
  throw failures.unknownFiles(
    unknown,
    dataset.forms.map(({ label }) => label),
  );
}

/** When a file was last changed, in epoch milliseconds. */
async function changedAt(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (found.isFile()) return found.mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw failures.unreadableFile(path, error);
  }
  throw failures.noSuchFile(path);
}

function refuseGaps(form: Form, kinds: readonly (string | undefined)[]): void {
  const missing = Object.entries(form.files)
    .filter(([kind, { required }]) => required && !kinds.includes(kind))
    .map(([kind]) => kind);
  if (missing.length > 0) throw failures.missingFiles(missing);
}

function inOrder(form: Form, files: readonly InputFile[]): readonly InputFile[] {
  const kinds = Object.keys(form.files);
  return files.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.name.localeCompare(other.name),
  );
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
}

/** A moment as it sorts in a file name. */
function compactTime(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:.]/g, '');
}
