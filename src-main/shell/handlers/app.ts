import { app, clipboard, shell } from 'electron';
import { Failure } from '@shared/failure';
import type { AppInfo } from '@shared/ipc';
import { operations } from '@shared/operations';
import type { DeskContext } from '../desk';
import { externalAddress, hostsOf } from '../external';
import type { Handlers } from './handlers';

type Channels =
  'app.info' | 'app.openDataFolder' | 'app.copy' | 'app.openApiPage' | 'app.openSource' | 'audit.verify';

export function appHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const hosts = hostsOf(
    operations.flatMap(({ source }) => [
      source.homepage,
      ...(source.pages ?? []),
      ...(source.credentials ?? []).map(({ url }) => url),
    ]),
  );
  return {
    'app.info': () => describe(desk),
    async 'app.openDataFolder'() {
      const problem = await shell.openPath(desk.dataDir);
      if (problem === '') return null;
      throw new Failure('file', {
        es: `No se pudo abrir la carpeta de datos (${desk.dataDir}).`,
        en: `The data folder could not be opened (${desk.dataDir}).`,
      });
    },
    'app.copy'({ text }) {
      clipboard.writeText(text);
      return null;
    },
    async 'app.openApiPage'() {
      const { baseUrl } = desk.service().status();
      if (baseUrl === null)
        throw new Failure('conflict', {
          es: 'El servicio local está apagado; enciéndalo para ver su página.',
          en: 'The local service is off; switch it on to see its page.',
        });
      await shell.openExternal(`${baseUrl}/docs`);
      return null;
    },
    async 'app.openSource'({ url }) {
      const address = externalAddress(url, hosts);
      if (address === null)
        throw new Failure('bad_request', {
          es: 'Solo se abren páginas de las fuentes del catálogo.',
          en: 'Only pages of the sources in the catalog are opened.',
        });
      await shell.openExternal(address);
      return null;
    },
    'audit.verify': () => desk.workspace().store.verify(),
  };
}

function describe(desk: DeskContext): AppInfo {
  const { electron = '', chrome = '', node } = process.versions;
  const state = desk.workspaceState();
  const isBroken = state instanceof Failure;
  return {
    version: app.getVersion(),
    runtime: { electron, chrome, node, sqlite: isBroken ? '' : (state?.store.sqliteVersion ?? '') },
    dataFolder: desk.dataDir,
    practice: desk.settings().practice,
    // A switch of the command line takes the protection of the operating system away (root in a container needs it).
    sandboxed: !app.commandLine.hasSwitch('no-sandbox'),
    settings: desk.settings(),
    workspaceProblem: isBroken ? state.words : null,
    notices: desk.notices,
  };
}
