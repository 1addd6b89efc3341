import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@shared': fileURLToPath(new URL('src-shared', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['src-*/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
