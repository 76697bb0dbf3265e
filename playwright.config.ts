/** Browser tests: the built product in the system’s Chromium. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_TEST_FLAGS } from './scripts/chromium.ts';
import { provideTemplates } from './scripts/templates-folder.ts';

provideTemplates();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // What is waited for comes at once, unless the machine is busy: a limit only ends what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_TEST_FLAGS },
  },
});
