import { mkdirSync, statSync } from 'node:fs';
import type {
  DatasetRefresh,
  DatasetView,
  Generation,
  RefreshTrigger,
  RejectedRecord,
} from '@shared/dataset';
import { datasetMissing } from '@shared/errors';
import type { DatasetRefreshRepository } from '../store/dataset-refreshes';
import type { BoundAdapter } from '../engine/adapter';
import { schemaOf, type Dataset } from './dataset';
import { datasetsOf } from './declared';
import { failures } from './failures';
import { datasetFolder, type DatasetFolder, type HeldGeneration } from './folder';
import type { RecordLine } from '@shared/screening';
import type { DatasetHandle, ListedParty } from './handle';
import type { QueryRoom } from './queries';
import type { RefreshParts } from './refresh';
import { refreshRunner } from './runner';

export interface DatasetsOptions extends RefreshParts {
  readonly adapters: readonly BoundAdapter[];
  /** Folder of all data sets. */
  readonly root: string;
  readonly queries: QueryRoom;
  readonly history: DatasetRefreshRepository;
  readonly log: { error(where: string, error: unknown): void };
  /** Told when something changed that lists show. */
  readonly onChange: () => void;
}

/** The local copies of public lists: read by lookups, refreshed beside them. */
export interface Datasets {
  list(): readonly DatasetView[];
  /** Throws `Failure` (`not_found`), as does everything that names a data set. */
  view(id: string): DatasetView;
  /**
   * The copy in service, for reading. In practice mode the stand-in's files are fetched first.
   * @throws LookupError (`upstream_error`, reason `dataset_missing`) when there is none
   */
  open(id: string, signal: AbortSignal): Promise<DatasetHandle>;
  /** One certain copy; undefined when it is no longer held. */
  at(id: string, generation: string): DatasetHandle | undefined;
  /**
   * Asks the source for what is new; a refresh that runs already is joined. Resolves with how it ended, failed ones too.
   */
  refresh(id: string, trigger: Exclude<RefreshTrigger, 'file'>): Promise<DatasetRefresh>;
  /** Imports files that the user brought. */
  importFiles(id: string, paths: readonly string[]): Promise<DatasetRefresh>;
  /** Ends a refresh that runs in this process; what was downloaded stays. False when none does. */
  cancel(id: string): boolean;
  /** Records that could not be read into the copy in service, at most `limit`. */
  rejected(id: string, limit: number): Promise<readonly RejectedRecord[]>;
  /** Takes up what an earlier process left unfinished, and from then on asks the sources at their cadence. */
  keepCurrent(): void;
  /** Ends what runs, and lets go of every file. */
  close(): Promise<void>;
}

const shownHistory = 30;
const day = 86_400_000;

export function createDatasets(options: DatasetsOptions): Datasets {
  const { adapters, root, queries, history, clock, practice } = options;
  mkdirSync(root, { recursive: true });
  const places = new Map(
    datasetsOf(adapters).map((dataset) => [dataset.id, placeOf(dataset, root)] as const),
  );
  const runner = refreshRunner(options, (id) => place(id));
  // In practice a list is fetched when it is first asked in a process, which finds it unchanged but for the first time.
  const practised = new Map<string, Promise<DatasetRefresh>>();

  function place(id: string): Place {
    const found = places.get(id);
    if (found === undefined) throw failures.unknown(id);
    return found;
  }

  function handle({ path, generation }: HeldGeneration): DatasetHandle {
    const { names } = place(generation.dataset).dataset;
    return {
      generation,
      all: async <Row>(sql: string, parameters = {}) =>
        (await queries.all(path, sql, parameters)) as readonly Row[],
      get: async <Row>(sql: string, parameters = {}) =>
        (await queries.all(path, sql, parameters))[0] as Row | undefined,
      search: async (subject, options) => queries.search(path, subject, options, names?.facts ?? ''),
      record: async (entity) => listedParty(await queries.all(path, names?.record ?? '', { entity }), entity),
      withWords: (text, limit) => queries.withWords(path, text, limit),
      withIdentifier: (value) => queries.withIdentifier(path, value),
    };
  }

  async function practise(id: string): Promise<void> {
    const first = practised.get(id) ?? runner.refresh(id, 'practice');
    practised.set(id, first);
    const { problem } = await first;
    if (problem !== null) practised.delete(id);
  }

  function view(id: string): DatasetView {
    const { dataset, folder, schema } = place(id);
    const held = folder.held();
    const inService = held.find(({ generation }) => generation.schema === schema)?.generation ?? null;
    const { source } = dataset.profile;
    return {
      id,
      title: dataset.title,
      description: dataset.description,
      licence: dataset.licence,
      source: {
        id: source.id,
        name: source.name,
        publisher: source.publisher,
        homepage: source.homepage,
      },
      operations: adapters
        .filter(({ datasets }) => datasets.includes(dataset))
        .map(({ operation }) => operation),
      hasNames: dataset.names !== null && dataset.names.record !== null,
      canFetch: dataset.forms.some(({ remote }) => remote !== null),
      forms: dataset.forms.map(({ id: form, label }) => ({ id: form, label })),
      downloadBytes: dataset.downloadBytes,
      cadence: dataset.cadence,
      generation: inService,
      diskBytes: held.reduce(
        (sum, { path }) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
        0,
      ),
      isOutdated: inService === null && held.length > 0,
      isStale:
        inService !== null &&
        clock.now() - Date.parse(newestOf(inService)) > (dataset.cadence.staleAfterDays + 1) * day,
      checkedAt: history.lastCheck(id),
      nextCheckAt: runner.nextCheckAt(id),
      running: runner.progress(id),
      history: history.of(id, shownHistory),
    };
  }

  function current(id: string): HeldGeneration | undefined {
    const { folder, schema } = place(id);
    return folder.held().find(({ generation }) => generation.schema === schema);
  }

  return {
    list: () => [...places.keys()].map(view),
    view,
    async open(id, signal) {
      const { dataset } = place(id);
      // What no stand-in gives away is brought by the trainee, too.
      if (practice && dataset.forms.some(({ remote }) => remote !== null)) {
        await practise(id);
        signal.throwIfAborted();
      }
      const held = current(id);
      if (held === undefined) throw datasetMissing(dataset.profile.source.id, id);
      return handle(held);
    },
    at(id, generation) {
      const held = places
        .get(id)
        ?.folder.held()
        .find((one) => one.generation.id === generation);
      return held === undefined ? undefined : handle(held);
    },
    refresh: async (id, trigger) => runner.refresh(place(id).dataset.id, trigger),
    importFiles: async (id, paths) => runner.importFiles(place(id).dataset.id, paths),
    cancel: (id) => runner.cancel(place(id).dataset.id),
    async rejected(id, limit) {
      const held = current(id);
      if (held === undefined) return [];
      return (await queries.all(
        held.path,
        'SELECT file, line, reason, excerpt FROM _rejected ORDER BY rowid LIMIT ?',
        [limit],
      )) as RejectedRecord[];
    },
    keepCurrent: runner.keepCurrent,
    async close() {
      await runner.close();
      await queries.close();
    },
  };
}

function listedParty(rows: readonly unknown[], entity: number): ListedParty {
  const [first, ...lines] = rows as readonly { readonly kind: string; readonly value: string | number }[];
  if (first?.kind !== 'party')
    throw new Error(`the record of entity ${entity} does not begin with its party`);
  return {
    party: String(first.value),
    lines: lines.map(({ kind, value }) => ({ kind: kind as RecordLine['kind'], value: String(value) })),
  };
}

/** How current the most current of its files is: of two lists in one, the other may seldom change. */
function newestOf({ files }: Generation): string {
  return files.map(({ asOf }) => asOf).reduce((newest, one) => (one > newest ? one : newest));
}

/** A data set and where it lies. */
export interface Place {
  readonly dataset: Dataset;
  readonly folder: DatasetFolder;
  readonly schema: string;
}

function placeOf(dataset: Dataset, root: string): Place {
  return { dataset, folder: datasetFolder(root, dataset.id), schema: schemaOf(dataset) };
}
