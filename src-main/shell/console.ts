import { join } from 'node:path';
import { app } from 'electron';
import { runCommandLine } from '../cli/run';
import { defaultDataFolder, makeFolder } from '../launch/data-folder';
import { electronTransport } from './electron-transport';

/**
 * Runs the command line inside the application, without a window and beside one that may be open.
 * @param args what follows `--cli`
 * @param builtDir folder of the built main process
 * @returns the exit code
 */
export async function startConsole(args: readonly string[], builtDir: string): Promise<number> {
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
    // Chromium ends the process before the network is there; this is said before it does.
    process.stderr.write('Expediente needs a display, also for --cli. Run it under xvfb-run.\n');
    return 2;
  }
  // The network stack keeps files of its own, which must not be those of a window that is open.
  const chromium = join(defaultDataFolder(), 'command-line');
  makeFolder(chromium);
  app.setPath('userData', chromium);
  app.disableHardwareAcceleration();
  app.dock?.hide();
  await app.whenReady();
  return runCommandLine(args, { builtDir, transport: electronTransport });
}
