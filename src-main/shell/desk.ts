import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { nativeTheme, type BrowserWindow, type WebContents } from 'electron';
import { Failure } from '@shared/failure';
import type { Channel, Topic } from '@shared/ipc';
import type { Settings, SettingsPatch } from '@shared/settings';
import type { Language, Text } from '@shared/text';
import { docsFilesIn } from '../api/docs/routes';
import type { LocalService } from '../api/local-service';
import { systemClock } from '../engine/clock';
import type { Log } from '../launch/log';
import type { LaunchOptions } from '../launch/options';
import { readOriginMap } from '../launch/origin-map-file';
import { openSettings } from '../launch/settings-file';
import type { Workspace } from '../workspace';
import { createConsentDesk, type ConsentDesk } from './consent';
import { openCredentials, type Credentials } from './credentials';
import { assistedBrowser } from './assisted/assisted-browser';
import { electronTransport } from './electron-transport';
import { createHandlers } from './handlers';
import type { Handlers } from './handlers/handlers';
import { send } from './ipc';
import { systemKeychain } from './keychain';
import { bringToFront, createAssistedWindow, loadPage } from './window';

export interface DeskOptions {
  readonly options: LaunchOptions;
  readonly dataDir: string;
  readonly builtDir: string;
  readonly log: Log;
  readonly window: BrowserWindow;
  /** Resolves once the window has been painted; only then is the workspace opened. */
  readonly painted: Promise<void>;
  /** Lets a window of our own use the channels. */
  readonly trust: (contents: WebContents) => void;
  /** Puts what is outside the page (the menu) into another language. */
  readonly useLanguage: (language: Language) => void;
}

/** What lies behind the window: the settings, the workspace in use, and the handlers over both. */
export interface Desk {
  /** The handlers of a channel, once what it needs is there. */
  handlers(channel: Channel): Promise<Handlers>;
  /** Brings what runs to a good end and closes the workspace. */
  close(): Promise<void>;
}

/** What handlers work with. */
export interface DeskContext extends Omit<DeskOptions, 'options' | 'painted' | 'useLanguage' | 'trust'> {
  settings(): Settings;
  readonly credentials: Credentials;
  changeSettings(patch: SettingsPatch): Promise<Settings>;
  /** Throws `Failure` (`workspace`) when it could not be opened. */
  workspace(): Workspace;
  /** The workspace, or why there is none: it is still being opened (null), or could not be (`Failure`). */
  workspaceState(): Workspace | Failure | null;
  /** The HTTP service over the workspace in use. Throws `Failure` (`workspace`) when that could not be opened. */
  service(): LocalService;
  readonly notices: readonly Text[];
  /** Asks the person at the window on behalf of the service. */
  readonly consent: ConsentDesk;
  changed(...topics: readonly Topic[]): void;
}

/** What the page needs to say where it is; these do not wait for the workspace. */
const early: ReadonlySet<Channel> = new Set(['app.info', 'app.copy', 'settings.get']);

/**
 * Reads the settings, and opens the workspace once the window is painted. A workspace that cannot be opened is a state
 * of the desk, not an error of this call.
 */
export function openDesk({ options, painted, useLanguage, trust, ...parts }: DeskOptions): Desk {
  const { dataDir, builtDir, log, window } = parts;
  // Taken now: a window that was closed no longer has it, while news may still be on the way.
  const { webContents } = window;
  const file = openSettings(dataDir);
  const credentials = openCredentials(dataDir, systemKeychain);
  const transport = electronTransport();
  const bars = new Set<WebContents>();
  const changes = collectTopics((topics) => {
    for (const page of [webContents, ...bars]) send(page, 'changed', { topics });
  });
  const browser = assistedBrowser(() => {
    const bar = createAssistedWindow(window, join(builtDir, '../preload/index.js'));
    const page = bar.webContents;
    trust(page);
    bars.add(page);
    bar.once('closed', () => bars.delete(page));
    loadPage(bar, settings(), '/assisted').catch((error: unknown) => log.error('assisted bar', error));
    return bar;
  });
  const consent = createConsentDesk(
    () => changes.add('consent'),
    () => bringToFront(window),
  );
  // What was said on the command line counts until the person sets something else.
  const said: SettingsPatch = {
    ...(options.language === null ? {} : { language: options.language }),
    ...(options.practice === null ? {} : { practice: options.practice }),
  };
  const settings = (): Settings => ({ ...file.current(), ...said });

  let state: Workspace | Failure | null = null;
  let service: LocalService | null = null;

  async function open(): Promise<void> {
    try {
      const { openWorkspace } = await import('../workspace');
      const given = options.upstreamMap === null ? {} : await readOriginMap(options.upstreamMap);
      const { practice, originMap } = settings();
      state = await openWorkspace({
        dataDir,
        builtDir,
        practice,
        originMap: { ...originMap, ...given },
        credential: credentials.get,
        settings,
        transport,
        clock: systemClock,
        log,
        door: 'window',
        assistedBrowser: browser,
        emit: {
          changed: changes.add,
          batch: (batch) => send(webContents, 'batch', batch),
        },
      });
      await openService(state);
    } catch (error) {
      log.error('openWorkspace', error);
      state = error instanceof Failure ? error : new Failure('workspace', unforeseen, { cause: error });
    }
    // The page was told before that the workspace was still being opened.
    changes.add('settings');
    void purge();
  }

  async function openService({ store, engine }: Workspace): Promise<void> {
    const { createLocalService } = await import('../api/local-service');
    service = createLocalService({
      store,
      engine,
      clock: systemClock,
      newId: randomUUID,
      log,
      docs: docsFilesIn(builtDir),
      consent: consent.ask,
      onChange: () => changes.add('service'),
    });
    await service.resume(wantedPort(settings()));
  }

  async function closeWorkspace(): Promise<void> {
    const [openedService, opened] = [service, state];
    service = null;
    state = null;
    browser.close();
    await openedService?.close();
    if (opened !== null && !(opened instanceof Failure)) await opened.close();
  }

  /** Deletes what the settings do not keep any longer. */
  async function purge(): Promise<void> {
    if (state === null || state instanceof Failure) return;
    try {
      await state.retention.purge();
    } catch (error) {
      log.error('retention', error);
    }
  }

  let opened = painted.then(open);
  const daily = setInterval(() => void purge(), 86_400_000);

  async function reopen(): Promise<void> {
    await opened;
    await closeWorkspace();
    await open();
    // The page begins anew, so that nothing of one workspace stays on the screen of another.
    await loadPage(window, settings());
  }

  function openedWorkspace(): Workspace {
    if (state instanceof Failure) throw state;
    if (state !== null) return state;
    throw new Error('a channel that needs the workspace did not wait for it');
  }

  async function changeSettings(patch: SettingsPatch): Promise<Settings> {
    const before = settings();
    // Before it is saved: a port that is taken is refused.
    if (patch.serviceOn !== undefined || patch.servicePort !== undefined)
      await service?.follow(wantedPort({ ...before, ...patch }));
    await file.change(patch);
    if (patch.language !== undefined) delete said.language;
    if (patch.practice !== undefined) delete said.practice;
    const after = settings();
    nativeTheme.themeSource = after.theme;
    useLanguage(after.language);
    changes.add('settings');
    const isOther =
      before.practice !== after.practice ||
      JSON.stringify(before.originMap) !== JSON.stringify(after.originMap);
    // After the answer, which the page is still there to receive.
    if (isOther)
      setImmediate(() => {
        opened = reopen().catch((error: unknown) => log.error('reopen', error));
      });
    return after;
  }

  let lastChange: Promise<unknown> = Promise.resolve();

  const context: DeskContext = {
    ...parts,
    settings,
    credentials,
    // One after the other: each begins from what the one before it left.
    changeSettings(patch) {
      const change = lastChange.then(() => changeSettings(patch));
      lastChange = change.catch(() => undefined);
      return change;
    },
    workspace: openedWorkspace,
    service() {
      openedWorkspace();
      if (service !== null) return service;
      throw new Error('a workspace that is open has its service');
    },
    workspaceState: () => state,
    notices: file.damaged === null ? [] : [damagedSettings(file.damaged)],
    consent,
    changed: changes.add,
  };

  const handlers = createHandlers(context);
  return {
    async handlers(channel) {
      if (!early.has(channel)) await opened;
      return handlers;
    },
    async close() {
      clearInterval(daily);
      await opened;
      await closeWorkspace();
    },
  };
}

function wantedPort({ serviceOn, servicePort }: Settings): number | null {
  return serviceOn ? servicePort : null;
}

const unforeseen: Text = {
  es: 'No se pudo abrir el espacio de trabajo. El error quedó en el registro técnico; los archivos se conservan.',
  en: 'The workspace could not be opened. The error is in the technical log; the files are kept.',
};

const damagedSettings = (kept: string): Text => ({
  es: `Los ajustes guardados no se pudieron leer y rigen los iniciales. El archivo se conservó en ${kept}.`,
  en: `The saved settings could not be read and the initial ones hold. The file was kept at ${kept}.`,
});

/** Gathers what changed within a moment into one message: a running batch changes things many times a second. */
function collectTopics(tell: (topics: readonly Topic[]) => void): { add(...topics: readonly Topic[]): void } {
  const waiting = new Set<Topic>();
  return {
    add(...topics) {
      if (waiting.size === 0)
        setTimeout(() => {
          const gathered = [...waiting];
          waiting.clear();
          tell(gathered);
        }, 100);
      for (const topic of topics) waiting.add(topic);
    },
  };
}
