/** Unit and service tests: beside the code they check, with a real PostgreSQL and Redis started for the run. */
import { defineConfig } from 'vitest/config';
import { provideTemplates } from './scripts/templates-folder.ts';

provideTemplates();

/** Here a test changes something of its whole process: what a library may read, an environment, signals. */
const APART = ['services/images/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/storage/src/testing/global-setup.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{apps,packages,services}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...APART],
          // A process reads the code once and not for every file: the larger part of the time of a small test.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
