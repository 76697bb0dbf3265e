/** Starts the built product for the browser tests: an empty data folder, any free port, the clock standing still. */
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_TEST_FLAGS } from '../scripts/chromium.ts';
import { type ProductEnv, startProduct as startProcess } from '../server/testing/start-product.ts';

/** The instant at which the demo newsroom is loaded and read in browser tests. */
export const TEST_NOW = '2026-11-15T18:00:00Z';

export const startProduct = (env: ProductEnv = {}) => startProcess({ NOW: TEST_NOW, ALLOW_FROZEN_CLOCK: '1', ...env });

export default async function start(): Promise<() => Promise<void>> {
  // Its clock stands still, and with it what limits how much one sender may send: what is counted has products of its own.
  const { url, stop } = await startProduct({ COUNT_READERS: '0' });
  process.env.PRODUCT_URL = url;
  await openOnce(url);
  return async () => void (await stop());
}

/** A browser's first start reads it from the disk, and a product's first page compiles its code: no test pays for that. */
async function openOnce(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_TEST_FLAGS });
  const page = await browser.newPage();
  await page.goto(url);
  await browser.close();
}
