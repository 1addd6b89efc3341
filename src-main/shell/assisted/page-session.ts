import { readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, session, type DownloadItem, type Session, type WebContents } from 'electron';
import type { PageOptions } from '../../assisted/browser';
import { completeChains } from '../certificate-check';
import { holdTo } from '../guards';
import { mayLoad } from './addresses';

const mostDownloadBytes = 30 * 1024 * 1024;
/** What files of a type begin with: the name of a type is only what the source says of it. */
const beginnings: Readonly<Record<string, string>> = { 'application/pdf': '%PDF-' };

/** The session of a source: in memory, shared with nobody, loading nothing of this machine. */
interface PageSession {
  readonly session: Session;
  /** Serves one page, until the next one of the same source. */
  use(options: PageOptions, contents: () => WebContents | null): void;
}

const made = new Map<string, PageSession>();

export function sessionOf(source: string): PageSession {
  const known = made.get(source);
  if (known !== undefined) return known;
  const own = session.fromPartition(`assisted-${source}`);
  const needs = completeChains(own);
  let options: PageOptions | null = null;
  let contentsOf: () => WebContents | null = () => null;

  /** Origins that are the source's own, wherever it was redirected to. */
  const reach = (): readonly string[] => [
    ...(options?.origins ?? []),
    ...(options?.answers ?? []).map(originOf),
  ];

  own.setUserAgent(plainUserAgent(own.getUserAgent()));
  own.webRequest.onBeforeRequest((request, answer) => answer({ cancel: !mayLoad(request.url, reach()) }));
  holdTo(own, {
    mayGo: (url, isMainFrame) =>
      isMainFrame ? (options?.origins ?? []).includes(originOf(url)) : mayLoad(url, reach()),
    refused: (url) => options?.events.refused(url.replace(/^about:blank#(print|prompt)$/, '$1()')),
  });
  own.on('will-download', (event, item, contents) => {
    const wanted = options?.download ?? null;
    if (options === null || wanted === null || contents !== contentsOf()) {
      event.preventDefault();
      options?.events.refused(item.getFilename());
      return;
    }
    void take(item, wanted, options);
  });

  const entry: PageSession = {
    session: own,
    use(given, contents) {
      options = given;
      contentsOf = contents;
      for (const origin of given.origins) needs(origin, given.intermediates);
    },
  };
  made.set(source, entry);
  return entry;
}

/** Takes a file from the page: read once it is whole, and left nowhere on the disk. */
async function take(item: DownloadItem, type: string, { events }: PageOptions): Promise<void> {
  const file = join(app.getPath('temp'), `expediente-${randomUUID()}`);
  item.setSavePath(file);
  item.on('updated', () => {
    if (Math.max(item.getReceivedBytes(), item.getTotalBytes()) > mostDownloadBytes) item.cancel();
  });
  const url = item.getURL();
  const state = await new Promise<string>((resolve) => item.once('done', (_event, ended) => resolve(ended)));
  try {
    const bytes = state === 'completed' ? await readFile(file) : null;
    const isWanted =
      bytes !== null &&
      bytes
        .subarray(0, 1024)
        .toString('latin1')
        .includes(beginnings[type] ?? '\0');
    if (isWanted) events.download({ url: url.startsWith('http') ? url : 'about:blank', bytes });
    else events.refused(item.getFilename());
  } catch (error) {
    events.failed(`${item.getFilename()}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await rm(file, { force: true });
  }
}

/** As the browser under it calls itself: official pages refuse browsers that they do not know. */
function plainUserAgent(userAgent: string): string {
  return userAgent.replace(/ (Electron|[Ee]xpediente)\/\S+/g, '');
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return '';
  }
}
