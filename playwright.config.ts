import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'tsconfig.node.json',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  workers: 2,
  use: { trace: 'retain-on-failure' },
});
