import { spawn } from 'node:child_process';
import { SetupError } from './setup/shell.mjs';
import { hasDisplay } from './setup/system.mjs';

/**
 * A display to open windows on: the machine's own, or a virtual one that lives as long as this process needs it.
 * @param {NodeJS.ProcessEnv} env of the programs that are going to use it
 * @returns {Promise<{ env: NodeJS.ProcessEnv, isVirtual: boolean, close: () => void }>}
 */
export async function openDisplay(env) {
  if (hasDisplay()) return { env, isVirtual: false, close: () => undefined };
  // Xvfb looks for a free number itself and writes it to the third descriptor.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3].once('data', (bytes) => resolve(bytes.toString().trim()));
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new SetupError(`Xvfb, the virtual display, ended with code ${code}.`)),
    );
  });
  const close = () => server.kill();
  process.once('exit', close);
  return { env: { ...env, DISPLAY: `:${number}` }, isVirtual: true, close };
}
