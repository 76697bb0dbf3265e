/** Unit and service tests: beside the code they check, with a real PostgreSQL and Redis started for the run. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,services,server,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/storage/src/testing/global-setup.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
