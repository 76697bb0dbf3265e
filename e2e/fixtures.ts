/** The test function of the browser tests: every page opens at the product that was started for the run. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Set by `start-product.ts` before the first test. */
export function productUrl(): string {
  const address = process.env.PRODUCT_URL;
  if (!address) throw new Error('PRODUCT_URL is not set: the product was not started');
  return address;
}

export const test = base.extend({ baseURL: process.env.PRODUCT_URL });
