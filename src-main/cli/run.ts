import { CommanderError } from 'commander';
import { Failure } from '@shared/failure';
import { fullDiskWords, isFullDisk } from '@shared/full-disk';
import type { Text } from '@shared/text';
import { systemClock } from '../engine/clock';
import { defaultDataFolder, makeFolder } from '../launch/data-folder';
import { environmentCredentials } from '../launch/environment-credentials';
import { openLog } from '../launch/log';
import { parseLaunchOptions, UsageError, type LaunchOptions } from '../launch/options';
import { readOriginMap } from '../launch/origin-map-file';
import { openSettings } from '../launch/settings-file';
import type { Transport } from '../upstream';
import { openWorkspace, versionIn, type Workspace } from '../workspace';
import { failed, interrupted, misused } from './exit-codes';
import { BrokenPipe, createOutput, type Output } from './output';
import { createProgram } from './program';
import type { Session } from './session';

export interface CommandLineHost {
  /** Folder of the built main process. */
  readonly builtDir: string;
  readonly transport: () => Transport;
}

/** The signals that end a command in good order; a second one ends it at once. */
const endings = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs one command line, on Node and inside the application.
 * @param args without the program
 * @returns the exit code; everything there was to say is written then
 */
export async function runCommandLine(args: readonly string[], host: CommandLineHost): Promise<number> {
  const output = createOutput(process.stdout, process.stderr, Date.now);
  try {
    const { options, rest } = parseLaunchOptions(args, process.cwd());
    return await withSession(options, host, output, async (session) => {
      let code = 0;
      const program = createProgram(output, versionIn(host.builtDir), session.language, async (run) => {
        code = await run(session);
      });
      await program.parseAsync(rest, { from: 'user' });
      return code;
    });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misused;
    if (error instanceof UsageError) {
      // What was wrong with the line may be its language.
      output.say(error.words.es);
      return misused;
    }
    // Nobody is left to read a complaint.
    if (error instanceof BrokenPipe) return failed;
    throw error;
  }
}

async function withSession(
  options: LaunchOptions,
  host: CommandLineHost,
  output: Output,
  work: (session: Session) => Promise<number>,
): Promise<number> {
  const dataDir = options.dataDir ?? defaultDataFolder();
  try {
    makeFolder(dataDir);
  } catch (error) {
    output.say(unusableFolder(dataDir, error)[options.language ?? 'es']);
    return failed;
  }
  const log = openLog(dataDir, Date.now);
  const file = openSettings(dataDir);
  const settings = {
    ...file.current(),
    ...(options.language === null ? {} : { language: options.language }),
    ...(options.practice === null ? {} : { practice: options.practice }),
  };
  if (file.damaged !== null) output.say(damagedSettings(file.damaged)[settings.language]);
  const interrupt = new AbortController();
  const onInterrupt = (): void => interrupt.abort();
  for (const name of endings) process.once(name, onInterrupt);
  let opened: Promise<Workspace> | null = null;

  const open: Session['workspace'] = async (listen) => {
    const given = options.upstreamMap === null ? {} : await readOriginMap(options.upstreamMap);
    return openWorkspace({
      dataDir,
      builtDir: host.builtDir,
      practice: settings.practice,
      originMap: { ...settings.originMap, ...given },
      credential: environmentCredentials(process.env),
      settings: () => settings,
      transport: host.transport(),
      clock: systemClock,
      log,
      door: 'cli',
      ...(listen ? { emit: { ...listen, changed: () => undefined } } : {}),
    });
  };
  try {
    return await work({
      output,
      language: settings.language,
      settings,
      dataDir,
      builtDir: host.builtDir,
      log,
      signal: interrupt.signal,
      workingDirectory: process.cwd(),
      workspace: (listen) => (opened ??= open(listen)),
    });
  } catch (error) {
    if (interrupt.signal.aborted) return interrupted;
    if (error instanceof Failure) {
      output.say(error.words[settings.language]);
      return failed;
    }
    if (error instanceof UsageError) {
      output.say(error.words[settings.language]);
      return misused;
    }
    if (error instanceof CommanderError || error instanceof BrokenPipe) throw error;
    log.error('cli', error);
    output.say((isFullDisk(error) ? fullDiskWords : faultWords)[settings.language]);
    return failed;
  } finally {
    for (const name of endings) process.off(name, onInterrupt);
    // What is kept is kept by then: trouble while closing takes nothing back.
    await closed(opened).catch((error: unknown) => log.error('close', error));
  }
}

/** Closes the workspace, if a command opened one. */
async function closed(opened: Promise<Workspace> | null): Promise<void> {
  const workspace = await opened?.catch(() => null);
  await workspace?.close();
}

const faultWords: Text = {
  es: 'La aplicación falló. El error quedó en el registro técnico de la carpeta de datos.',
  en: 'The application failed. The error is in the technical log of the data folder.',
};

const damagedSettings = (kept: string): Text => ({
  es: `No se pudo leer settings.json; quedó guardado en ${kept} y rige la configuración inicial.`,
  en: `settings.json could not be read; it was kept at ${kept} and the initial settings hold.`,
});

function unusableFolder(folder: string, error: unknown): Text {
  const code = (error as NodeJS.ErrnoException).code ?? 'error';
  return {
    es: `No se puede usar la carpeta de datos ${folder} (${code}). Indique con --data-dir una carpeta en la que se pueda escribir.`,
    en: `The data folder ${folder} cannot be used (${code}). Name one that can be written to with --data-dir.`,
  };
}
