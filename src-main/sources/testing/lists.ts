import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { StandIn } from '../../../src-practice/stand-in';
import type { Datasets } from '../../datasets';
import { datasetsHere } from '../../datasets/testing/in-process';
import type { BoundAdapter, SourceHttp } from '../../engine/adapter';
import { systemClock } from '../../engine/clock';
import { openStore, type Store } from '../../store';
import { createUpstream } from '../../upstream';
import { nodeTransport } from '../../upstream/node-transport';

/** What the tests of a held list work with. */
export interface Lists {
  standIn(): StandIn;
  /** The workspace that keeps the history of refreshes. */
  store(): Store;
  /** Data sets that take the list from a stand-in, that of these tests unless given. */
  open(options?: { readonly from?: StandIn; readonly practice?: boolean }): Datasets;
  /** Writes a file as a person would pick it. @returns its path */
  file(name: string, content: string | Uint8Array): string;
}

/** Starts the stand-in of a list before the tests of a file, and takes everything away after them. */
export function listsOf(adapters: readonly BoundAdapter[], start: () => Promise<StandIn>): Lists {
  let folder: string;
  let standIn: StandIn;
  let store: Store;
  const opened: Datasets[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lists-'));
    store = openStore(':memory:', { clock: systemClock });
    standIn = await start();
  });
  afterAll(async () => {
    await Promise.all(opened.map((datasets) => datasets.close()));
    await standIn.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    standIn: () => standIn,
    store: () => store,
    open({ from: { originMap } = standIn, practice = true } = {}) {
      const transport = nodeTransport();
      const upstream = createUpstream({ transport, originMap, clock: systemClock, random: () => 0 });
      const datasets = datasetsHere({
        adapters,
        http: upstream.http,
        files: upstream.files,
        history: store.datasetRefreshes,
        clock: systemClock,
        practice,
      });
      opened.push(datasets);
      return datasets;
    },
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

/** A list is answered without asking anybody. */
export const nobody: SourceHttp = { send: ({ url }) => expect.unreachable(`asked ${url}`) };
