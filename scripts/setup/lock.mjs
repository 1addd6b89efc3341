import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, say } from './shell.mjs';

/**
 * Two commands started at once must not write into the same folder: the second waits for the first.
 * @param {string} name of what is locked
 * @param {() => void | Promise<void>} action
 */
export async function withLock(name, action) {
  const file = join(cache, `${name}.lock`);
  mkdirSync(cache, { recursive: true });
  for (let waiting = false; !acquire(file); waiting = true) {
    if (!waiting) say(`Another ${name} is running in this folder; waiting for it.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  try {
    await action();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
