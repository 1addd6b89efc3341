import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LookupError } from '@shared/errors';
import type { DatasetFile } from '@shared/dataset';
import type { ExchangeRecorder, SourceHttp } from '../engine/adapter';
import { leave, type SourceFiles, type StreamedAnswer } from '../upstream/streamed';
import type { InputFile } from './build';
import type { RemoteFile } from './dataset';
import { failures } from './failures';

export interface DownloadOptions {
  readonly files: SourceFiles;
  readonly http: (recorder: ExchangeRecorder) => SourceHttp;
  /** Where the file and its unfinished part lie. */
  readonly folder: string;
  readonly mostBytes: number;
  /** The copy in service: when the source says that it has not changed, nothing is downloaded. */
  readonly known: DatasetFile | null;
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly report: (doneBytes: number, totalBytes: number | null) => void;
}

/** What an unfinished or finished download says of itself, beside it on the disk. */
interface Notes {
  readonly url: string;
  readonly sentTo: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly retrievedAt: number;
}

/** Tries in a row that bring nothing new before the download is given up. */
const fruitlessTries = 3;

/**
 * Brings a file of the source to the disk, going on where an earlier try stopped, also one of a process that died.
 * @returns null when the source says that the copy in service is still the current one
 * @throws LookupError (`upstream_error`) when the source gives no acceptable answer, Failure (`file`) when it breaks off
 */
export async function download(remote: RemoteFile, options: DownloadOptions): Promise<InputFile | null> {
  await mkdir(options.folder, { recursive: true });
  try {
    return 'url' in remote ? await fetchFile(remote, options) : await collectPages(remote, options);
  } catch (error) {
    throw failures.ofSystem(error);
  }
}

function placesOf({ folder }: DownloadOptions, { kind, name }: RemoteFile) {
  const path = join(folder, `${kind}-${name.replaceAll(/[^\w.-]/g, '_')}`);
  return { path, part: `${path}.part`, notes: `${path}.json` };
}

async function fetchFile(
  remote: Extract<RemoteFile, { readonly url: string }>,
  options: DownloadOptions,
): Promise<InputFile | null> {
  const { signal, known, report } = options;
  const places = placesOf(options, remote);
  let fruitless = 0;
  for (;;) {
    signal.throwIfAborted();
    const begun = await unfinished(places, remote.url);
    const answer = await ask(remote.url, begun, known, options);
    if (answer.status === 304 || answer.status === 416) await leave(answer.body);
    if (answer.status === 304) return null;
    if (answer.status === 416) {
      // What was begun is not a part of what is there now.
      await discard(places);
      continue;
    }
    const isResumed = answer.status === 206 && begun !== null && continues(answer, begun);
    if (answer.status === 206 && !isResumed) {
      // A part that was not asked for is not the file.
      await leave(answer.body);
      await discard(places);
      fruitless += 1;
      if (fruitless >= fruitlessTries) throw failures.truncated(remote.name);
      continue;
    }
    const offset = isResumed ? begun.bytes : 0;
    const total = totalOf(answer, offset);
    if (total !== null && total > options.mostBytes) throw failures.tooLarge(remote.name, options.mostBytes);
    const notes: Notes = {
      url: remote.url,
      sentTo: answer.sentTo,
      etag: answer.headers['etag'] ?? null,
      lastModified: answer.headers['last-modified'] ?? null,
      retrievedAt: options.now(),
    };
    if (!isResumed) await discard(places);
    await writeFile(places.notes, JSON.stringify(notes));
    report(offset, total);
    const problem = await append(answer.body, places.part, offset, options, (bytes) => report(bytes, total));
    const bytes = (await stat(places.part)).size;
    if (problem === null && (total === null || bytes === total)) {
      await rename(places.part, places.path);
      await rm(places.notes, { force: true });
      return { kind: remote.kind, name: remote.name, path: places.path, ...notes };
    }
    fruitless = bytes > offset ? 0 : fruitless + 1;
    const canGoOn = validatorOf(notes) !== null && answer.headers['content-encoding'] === undefined;
    if (fruitless >= fruitlessTries || !canGoOn) throw failures.truncated(remote.name, problem);
  }
}

type Places = ReturnType<typeof placesOf>;

interface Begun {
  readonly bytes: number;
  readonly notes: Notes;
}

async function unfinished({ part, notes }: Places, url: string): Promise<Begun | null> {
  try {
    const kept = JSON.parse(await readFile(notes, 'utf8')) as Notes;
    const { size } = await stat(part);
    return kept.url === url && size > 0 && validatorOf(kept) !== null ? { bytes: size, notes: kept } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function discard({ part, notes }: Places): Promise<void> {
  await rm(part, { force: true });
  await rm(notes, { force: true });
}

/** What tells whether the rest of a file belongs to what is there: a strong ETag, else the time of its last change. */
function validatorOf({ etag, lastModified }: Pick<Notes, 'etag' | 'lastModified'>): string | null {
  return etag !== null && !etag.startsWith('W/') ? etag : lastModified;
}

function ask(
  url: string,
  begun: Begun | null,
  known: DatasetFile | null,
  { files }: DownloadOptions,
): Promise<StreamedAnswer> {
  if (begun !== null)
    return files.open({
      url,
      headers: { range: `bytes=${begun.bytes}-`, 'if-range': validatorOf(begun.notes) ?? '' },
      accept: [416],
    });
  const isKnown = known !== null && known.url === url;
  return files.open({
    url,
    headers: {
      ...(isKnown && known.etag !== null ? { 'if-none-match': known.etag } : {}),
      ...(isKnown && known.etag === null && known.lastModified !== null
        ? { 'if-modified-since': known.lastModified }
        : {}),
    },
    accept: isKnown ? [304] : [],
  });
}

function continues(answer: StreamedAnswer, { bytes }: Begun): boolean {
  return answer.headers['content-range']?.startsWith(`bytes ${bytes}-`) === true;
}

function totalOf({ headers }: StreamedAnswer, offset: number): number | null {
  if (headers['content-encoding'] !== undefined) return null;
  const whole = offset === 0 ? headers['content-length'] : headers['content-range']?.split('/')[1];
  return whole !== undefined && /^\d+$/.test(whole) ? Number(whole) : null;
}

/** Appends what comes; what broke it off, or null when it came to its end. Rejects with failures of the disk. */
async function append(
  body: AsyncIterable<Uint8Array>,
  part: string,
  offset: number,
  { mostBytes, signal }: DownloadOptions,
  report: (bytes: number) => void,
): Promise<unknown> {
  let bytes = offset;
  const chunks = body[Symbol.asyncIterator]();
  const file = await open(part, offset === 0 ? 'w' : 'a');
  try {
    for (;;) {
      let next: IteratorResult<Uint8Array>;
      try {
        next = await chunks.next();
      } catch (error) {
        signal.throwIfAborted();
        return error;
      }
      if (next.done === true) return null;
      bytes += next.value.byteLength;
      if (bytes > mostBytes) throw failures.tooLarge(basename(part), mostBytes);
      await file.appendFile(next.value);
      report(bytes);
    }
  } finally {
    await file.close();
    await chunks.return?.();
  }
}

/** Writes the answers of a source that gives its list only page by page. */
async function collectPages(
  remote: Extract<RemoteFile, { readonly pages: unknown }>,
  options: DownloadOptions,
): Promise<InputFile> {
  const { path, part } = placesOf(options, remote);
  await rm(part, { force: true });
  const retrievedAt = options.now();
  let first: { readonly url: string; readonly sentTo: string | null } | null = null;
  const http = options.http({
    record({ url, sentTo }) {
      first ??= { url, sentTo };
    },
  });
  const problem = await append(remote.pages(http), part, 0, options, (bytes) => options.report(bytes, null));
  if (problem !== null)
    throw problem instanceof LookupError ? problem : failures.truncated(remote.name, problem);
  await rename(part, path);
  return {
    kind: remote.kind,
    name: remote.name,
    path,
    ...(first ?? { url: null, sentTo: null }),
    etag: null,
    lastModified: null,
    retrievedAt,
  };
}
