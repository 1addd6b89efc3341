import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  _electron as electron,
  errors,
  expect,
  test as base,
  type ElectronApplication,
  type Page,
  type TestInfo,
} from '@playwright/test';

export { expect } from '@playwright/test';

export const root = join(__dirname, '..');
const executable = createRequire(__filename)('electron') as unknown as string;

/** The application as one test runs it. */
export interface App {
  readonly electron: ElectronApplication;
  /** Its window. */
  readonly page: Page;
  readonly dataDir: string;
  /** What the page complained of: errors of scripts, refusals of the policy. */
  readonly complaints: readonly string[];
  /** Closes it as a person does, or by force when it does not go. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Asks the stand-ins; so unless told otherwise. */
  readonly practice?: boolean;
  /** A folder of the test's own unless one is given. */
  readonly dataDir?: string;
  readonly args?: readonly string[];
}

interface Fixtures {
  /** A folder that is gone after the test. */
  readonly dataDir: string;
  /** Starts the application, in practice mode and on the test's own folder; resolves when the window is usable. */
  readonly launch: (options?: LaunchOptions) => Promise<App>;
  /** The application, started. */
  readonly app: App;
  /** Whether the test fails when the page complains of something. */
  readonly quiet: boolean;
}

export const test = base.extend<Fixtures>({
  quiet: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the pattern
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'expediente-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  launch: async ({ dataDir, quiet }, use, testInfo) => {
    const running: App[] = [];
    await use(async (options = {}) => {
      const app = await start({ dataDir, practice: true, args: [], ...options });
      running.push(app);
      await app.page.locator('html[data-ready]').waitFor();
      return app;
    });
    for (const [index, app] of running.entries()) await finish(app, testInfo, index);
    if (quiet) expect(running.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  app: async ({ launch }, use) => use(await launch()),
  page: async ({ app }, use) => use(app.page),
});

async function start({ dataDir, practice, args }: Required<LaunchOptions>): Promise<App> {
  const application = await launchRuntime({
    executablePath: executable,
    args: [root, '--data-dir', dataDir, ...(practice ? ['--practice'] : []), ...args],
    cwd: dataDir,
    timeout: 15_000,
  });
  await application.context().tracing.start({ screenshots: true, snapshots: true });
  const page = await application.firstWindow();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  let closed: Promise<void> | null = null;
  return {
    electron: application,
    page,
    dataDir,
    complaints,
    close: () => (closed ??= close(application)),
  };
}

/**
 * Starts the runtime. An old one hangs about once in eighty starts while it opens the debugger's door, before any code of
 * the application runs; it is then started once more.
 */
async function launchRuntime(options: Parameters<typeof electron.launch>[0]): Promise<ElectronApplication> {
  try {
    return await electron.launch(options);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return electron.launch(options);
  }
}

/** Keeps a picture and the trace of a test that failed. */
async function finish(app: App, testInfo: TestInfo, index: number): Promise<void> {
  const hasFailed = testInfo.status !== testInfo.expectedStatus;
  const isAlive = !app.page.isClosed();
  if (hasFailed && isAlive) {
    const trace = testInfo.outputPath(`trace-${index}.zip`);
    await app.electron.context().tracing.stop({ path: trace });
    await testInfo.attach('trace', { path: trace, contentType: 'application/zip' });
    await testInfo.attach('window', { body: await app.page.screenshot(), contentType: 'image/png' });
  }
  await app.close();
}

async function close(application: ElectronApplication): Promise<void> {
  const process = application.process();
  let isForced = false;
  const patience = setTimeout(() => {
    isForced = true;
    process.kill('SIGKILL');
  }, 10_000);
  await application.close();
  clearTimeout(patience);
  if (isForced) throw new Error('The application did not close within ten seconds and was ended by force.');
}
