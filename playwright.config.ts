import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'tsconfig.node.json',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine is slow and not wrong: what is expected to come may take its time.
  expect: { timeout: 15_000 },
  // Once more on a machine that was too busy; `npm test` prints every test that needed it.
  retries: 1,
  workers: 2,
  use: { trace: 'retain-on-failure' },
});
