import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@shared': fileURLToPath(new URL('src-shared', import.meta.url)) } },
  test: {
    environment: 'node',
    // A busy machine is slow and not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['scripts/property-tests.ts'],
    include: ['src-*/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
