import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BatchView } from '@shared/batch';
import { practiceCredential } from '@shared/credentials';
import { Failure } from '@shared/failure';
import type { Snapshot, SubjectHoldings, Topic } from '@shared/ipc';
import type { OriginMap, Settings } from '@shared/settings';
import { createDesk, type AssistanceDesk } from './assisted/desk';
import type { AssistedBrowser } from './assisted/browser';
import { redirection } from './assisted/redirection';
import { createBatches, type Batches } from './batch';
import { createDatasets, type Datasets } from './datasets';
import { keepTemporaryFilesIn } from './datasets/temp-folder';
import { buildInThread, queriesInThreads } from './datasets/threads';
import { createDossiers, inWorker, type Dossiers } from './dossier';
import { createEngine, type Engine } from './engine';
import type { Clock } from './engine/clock';
import { canonical } from './engine/question';
import type { Log } from './launch/log';
import { createRetention, type Retention } from './retention';
import { createReviews, type Reviews } from './review';
import { createScreenings, type Screenings } from './screening';
import { createScreeningFiles, type ScreeningFiles } from './screening/files';
import { adapters } from './sources';
import { snapshotAt } from './sources/co/siata/snapshot';
import { checkpointsInThread, type Checkpoints } from './store/checkpoints';
import { openStore, type Store } from './store';
import { damagedWords } from './store/failures';
import { createUpstream, type Transport } from './upstream';
import { isLoopback } from './upstream/origin-map';

/** Stand-ins of the sources, on this machine. */
interface Practice {
  readonly originMap: OriginMap;
  close(): Promise<void>;
}

export interface WorkspaceOptions {
  readonly dataDir: string;
  /** Folder of the built main process: worker threads and the practice bundle are files in it. */
  readonly builtDir: string;
  /** Asks the stand-ins instead of the sources, and keeps everything in a file of its own. */
  readonly practice: boolean;
  readonly originMap: OriginMap;
  /** A credential that the user has set for a source; not asked in practice, where stand-ins have their own. */
  readonly credential?: (source: string, id: string) => string | null;
  /** Asked anew each time, so that a change holds at once. */
  readonly settings: () => Settings;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  /** Who works: the window also goes on with what an earlier process left unfinished. */
  readonly door: 'window' | 'cli';
  /** The assisted window; absent where there is none to open. */
  readonly assistedBrowser?: AssistedBrowser;
  readonly emit?: {
    readonly changed: (...topics: readonly Topic[]) => void;
    readonly batch: (view: BatchView) => void;
  };
  /** How the stand-ins are started when they are not in the practice bundle. */
  readonly startPractice?: () => Promise<Practice>;
}

/** Everything behind the doors, composed: what the window and the command line work with. */
export interface Workspace {
  readonly store: Store;
  readonly engine: Engine;
  readonly batches: Batches;
  readonly dossiers: Dossiers;
  readonly datasets: Datasets;
  /** Readings by hand of answers that were not recognised. */
  readonly reviews: Reviews;
  readonly screenings: Screenings;
  /** Files of names that are screened. */
  readonly screeningFiles: ScreeningFiles;
  /** The lookups that wait for a person; null where no window can be opened for them. */
  readonly assistance: AssistanceDesk | null;
  readonly retention: Retention;
  /** The latest picture of a camera, which is not kept. Throws `Failure` when there is none. */
  snapshot(url: string): Promise<Snapshot>;
  /** What is held about a subject. */
  holdings(subject: string): SubjectHoldings;
  /** Brings what runs to a good end and closes the file. */
  close(): Promise<void>;
}

/**
 * Opens the workspace of a data folder.
 * @throws Failure (`workspace`) when its file is damaged, in use, not writable, or of another version
 */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { builtDir, practice, clock, log, door, settings } = options;
  const emit = options.emit ?? { changed: () => undefined, batch: () => undefined };
  const datasetsDir = join(options.dataDir, practice ? 'practice-datasets' : 'datasets');
  keepTemporaryFilesIn(datasetsDir);
  const checkpoints = checkpointsInThread(builtDir, workspaceFile(options.dataDir, practice), (error) =>
    log.error('store.checkpoint', error),
  );
  const store = openSoundStore(options, checkpoints);
  let standIns: Practice | null = null;
  try {
    if (practice) standIns = await (options.startPractice ?? practiceBundle(builtDir))();
  } catch (error) {
    store.close();
    throw error;
  }

  const originMap = { ...standIns?.originMap, ...options.originMap };
  const upstream = createUpstream({
    transport: practice ? loopbackOnly(options.transport) : options.transport,
    originMap,
    clock,
    random: Math.random,
  });
  const datasets = createDatasets({
    adapters,
    root: datasetsDir,
    queries: queriesInThreads(builtDir),
    build: buildInThread(builtDir),
    http: upstream.http,
    files: upstream.files,
    history: store.datasetRefreshes,
    clock,
    newId: randomUUID,
    practice,
    log,
    onChange: () => emit.changed('datasets'),
  });
  const assistance =
    options.assistedBrowser === undefined
      ? null
      : createDesk({
          browser: options.assistedBrowser,
          redirection: redirection(originMap),
          now: clock.now,
          begun: ({ lookupId, operation }, basis) =>
            store.transaction(() =>
              store.audit.append({
                at: clock.now(),
                actor: door,
                action: 'assistance.begun',
                subject: lookupId,
                detail: { operation: operation.id, basis: canonical({ ...basis }).sha256 },
              }),
            ),
          changed: () => emit.changed('assistance'),
        });
  const engine = createEngine({
    store,
    adapters,
    http: upstream.http,
    datasets,
    ...(assistance === null ? {} : { assistance: assistance.assistance }),
    clock,
    newId: randomUUID,
    practice,
    credential: practice ? practiceCredential : (options.credential ?? (() => null)),
    log,
    onChange: emit.changed,
  });
  const batches = createBatches({
    store,
    engine,
    clock,
    newId: randomUUID,
    settings,
    emit,
    log,
    workerDir: builtDir,
    actor: door,
  });
  const dossiers = createDossiers({
    store,
    clock,
    newId: randomUUID,
    practice,
    identity: settings,
    actor: door,
    version: versionIn(builtDir),
    run: inWorker(join(builtDir, 'report.worker.js')),
    onChange: () => emit.changed('dossiers'),
  });
  const screenings = createScreenings({
    store,
    datasets,
    clock,
    newId: randomUUID,
    practice,
    analyst: () => settings().analyst,
    actor: door,
    onChange: emit.changed,
  });
  const screeningFiles = createScreeningFiles({
    store,
    datasets,
    clock,
    newId: randomUUID,
    practice,
    actor: door,
    builtDir,
    onChange: () => emit.changed('screenings'),
    log,
  });
  if (door === 'window') {
    engine.resume();
    batches.recover();
    screeningFiles.recover();
    if (!practice) datasets.keepCurrent();
  }

  return {
    store,
    engine,
    batches,
    dossiers,
    datasets,
    reviews: createReviews({
      store,
      clock,
      analyst: () => settings().analyst,
      actor: door,
      onChange: () => emit.changed('lookups', 'dossiers', 'batches'),
    }),
    screenings,
    screeningFiles,
    assistance,
    snapshot: (url) => snapshotAt(upstream.http, url),
    retention: createRetention({ store, clock, settings, actor: door, onChange: emit.changed }),
    holdings(subject) {
      const lookups = store.lookups.ofSubject(subject);
      const screened = store.screenings.ofName(subject);
      const inDossiers = [
        ...store.dossiers.numbersHolding(lookups),
        ...store.screenings.numbersHolding(screened),
      ];
      return {
        lookups: lookups.length,
        screenings: screened.length,
        dossiers: [...new Set(inDossiers)].toSorted(),
        batches: store.batches.namesHolding(subject),
      };
    },
    close: () =>
      closeAll([
        () => batches.close(),
        () => screeningFiles.close(),
        () => engine.stop(),
        () => datasets.close(),
        () => standIns?.close(),
        () => checkpoints.close(),
        () => store.close(),
      ]),
  };
}

/** Closes one after the other, each whatever becomes of those before it. Throws what went wrong first. */
async function closeAll(steps: readonly (() => unknown)[]): Promise<void> {
  const troubles: unknown[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (trouble) {
      troubles.push(trouble);
    }
  if (troubles.length > 0) throw troubles[0];
}

/** The file that holds a workspace; practice has one of its own. */
export function workspaceFile(dataDir: string, practice: boolean): string {
  return join(dataDir, practice ? 'practice.sqlite' : 'expediente.sqlite');
}

/** Opens the store; after a process that did not close it, its file is checked first. */
function openSoundStore(
  { dataDir, practice, clock, log }: WorkspaceOptions,
  checkpoints: Checkpoints,
): Store {
  mkdirSync(dataDir, { recursive: true });
  const file = workspaceFile(dataDir, practice);
  const wasLeftOpen = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const store = openStore(file, {
    clock,
    checkpoints,
    syncFailed: (error) => log.error('store.sync', error),
  });
  if (!wasLeftOpen || store.quickCheck()) return store;
  store.close();
  throw new Failure('workspace', damagedWords(file));
}

/** The stand-ins are a bundle of their own, so that nothing of them is loaded outside practice. */
function practiceBundle(builtDir: string): () => Promise<Practice> {
  const file = join(builtDir, 'practice.js');
  return () => (createRequire(file)(file) as { startPractice(): Promise<Practice> }).startPractice();
}

/** Practice asks nobody outside this machine, whatever an origin map says. */
function loopbackOnly(transport: Transport): Transport {
  return async (request) => {
    if (isLoopback(request.url)) return transport(request);
    throw Object.assign(new Error('practice mode does not use the network'), { code: 'ENETUNREACH' });
  };
}

/** The version of the application that a built main process belongs to. */
export function versionIn(builtDir: string): string {
  const { version } = JSON.parse(readFileSync(join(builtDir, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
