/** Unit and service tests: beside the code they check, with a real PostgreSQL and Redis started for the run. */
import { defineConfig } from 'vitest/config';
import { provideTemplates } from './scripts/templates-folder.ts';

provideTemplates();

/** Here a whole product is put together: for its process it decides what a library may read. */
const PRODUCT = ['server/**/*.test.ts'];
/** Here a test changes something of its whole process: what a library may read, an environment, signals. */
const APART = ['services/images/**/*.test.ts', 'server/images.test.ts', 'scripts/**/*.test.ts'];

/** A process reads the code once and not for every file: the larger part of the time of a small test. */
const READ_ONCE = { isolate: false };

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/storage/src/testing/global-setup.ts', 'server/testing/built-server.ts'],
    restoreMocks: true,
    // More than there are cores: a test often waits for a process, a socket or the disk.
    maxWorkers: 3,
    // What is waited for comes at once, unless the machine is busy: a limit only ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{apps,packages,services}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...APART],
          ...READ_ONCE,
        },
      },
      { extends: true, test: { name: 'product', include: PRODUCT, exclude: APART, ...READ_ONCE } },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
