/** Deals in a browser: the code is copied or can be, what is over is not offered, and every form of them is whole. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, visit } from './page-suite.ts';
import { TEST_NOW } from './start-product.ts';

const ONE = '/deals/greave-wide-34-lowest-price/';
const CODE = 'HARBOUR15';
const ENDED = '/deals/tansley-book-14-at-499/';
const SEVERAL = '/roadshow/news/roadshow-garage-deals/';
const CODES = '/news/coupon-codes-that-worked/';
const UNFOLLOWED = '/deals/quillet-year-half-price/';

const copyButton = (page: Page) => page.getByRole('button', { name: `Copy code ${CODE}` });
const DAY_MS = 86_400_000;

/** A deal ends by the browser's clock: it has to tell the time of the newsroom, whose clock stands still. */
async function openDeal(page: Page): Promise<void> {
  await page.clock.install({ time: TEST_NOW });
  await page.goto(ONE);
  await hydrated(page);
}

test('a code is copied by one press, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDeal(page);
  await copyButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
});

test('a browser that does not let it be copied says so, and the code can be selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openDeal(page);
  await copyButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Select the code and copy it yourself' })).toBeVisible();
  await page.getByText(CODE, { exact: true }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(CODE);
});

test('a deal that ends while its page is open is not offered any more', async ({ page }) => {
  await openDeal(page);
  await expect(page.getByRole('link', { name: 'Buy at Harbour Electric' })).toBeVisible();
  await page.clock.fastForward(4 * DAY_MS);
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.locator('main a[rel^="sponsored"]')).toHaveCount(0);
  await expect(page.getByText(CODE, { exact: true })).toHaveCount(0);
});

test('a deal that is over leads to no shop, and to what the product costs today', async ({ page }) => {
  await page.goto(ENDED);
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.locator('main a[rel^="sponsored"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'What Tansley Book 14 costs today' }).click();
  await expect(page).toHaveURL('/products/tansley-book-14/');
  await expect(page.getByRole('region', { name: 'Where to buy' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is text, nothing that needs a script is offered, and every price is in a table', async ({ page }) => {
    await page.goto(ONE);
    await expect(page.getByText(CODE, { exact: true })).toBeVisible();
    await expect(copyButton(page)).toBeHidden();
    await page.getByText('All prices as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Lowest price' })).toBeVisible();
  });

  test('the last days of a price can be looked at alone, and the table follows', async ({ page }) => {
    await page.goto(ONE);
    const month = page.getByText('The prices of 30 days as a table');
    await expect(month).toBeHidden();
    await page.getByRole('radio', { name: '30 days' }).check();
    await expect(month).toBeVisible();
    await expect(page.getByText('All prices as a table')).toBeHidden();
    await expect(page.getByRole('img', { name: /^In the last 30 days/ })).toHaveCount(1);
  });
});

for (const path of [ONE, ENDED, SEVERAL, CODES, UNFOLLOWED]) {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [820, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`${path} is whole at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await visit(page, path)).toEqual({ status: 200, problems: [] });
    });
  }
}
