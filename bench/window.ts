import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

export interface BenchWindow {
  readonly application: ElectronApplication;
  readonly page: Page;
  /** Milliseconds from the start of the process to a usable window. */
  readonly startedMs: number;
}

/** Starts an application folder on the runtime at hand and waits until its page calls itself ready. */
export async function openWindow(folder: string, args: readonly string[] = []): Promise<BenchWindow> {
  // The package's main value is the path of the runtime's executable.
  const executablePath = createRequire(import.meta.url)('electron') as unknown as string;
  const start = performance.now();
  const application = await _electron.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), folder, ...args],
  });
  const page = await application.firstWindow();
  // Looked at in every frame: a locator looks in steps of up to half a second.
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
  return { application, page, startedMs: performance.now() - start };
}

/** Runs the work with a folder of its own, which is deleted afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'expediente-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
