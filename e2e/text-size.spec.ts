/** The size of text that a reader chose: of every story from the first frame on, and in every browser they sign in with. */
import type { Page } from '@playwright/test';
import { accountButton, dialog, expect, openWithAccounts, signIn, test } from './account-product.ts';
import { sidewaysScrolling } from './page-suite.ts';
import { ARTICLE } from './page-types.ts';

/** Stories whose text is set in other ways than an article's. */
const OTHERS = ['/reviews/tamarisk-ombra-review/', '/videos/pomelo-duo-on-the-bus/', '/news-live/halo-keynote-live/'];
const LARGEST = 1.35;

const sizeOfText = (page: Page): Promise<number> =>
  page
    .locator('article p', { hasText: 'A surface that flows is a surface that dents.' })
    .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize));

async function usualSize(page: Page): Promise<number> {
  await page.goto(ARTICLE);
  return sizeOfText(page);
}

test('chosen without an account, the text of a story has it in this browser before any code runs', async ({ page }) => {
  const usual = await usualSize(page);
  await page.goto('/user/settings/profile/');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Largest' }).check();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(ARTICLE);
  expect((await sizeOfText(page)) / usual).toBeCloseTo(LARGEST, 2);
});

for (const width of [390, 820, 1440])
  test(`nothing leaves a window of ${width} px with the largest text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('text-size', 'largest'));
    for (const path of [ARTICLE, ...OTHERS]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
      expect(await sidewaysScrolling(page), path).toEqual([]);
    }
  });

test('what is chosen with an account is worn in another browser, and so is the choice to go back', async ({
  page,
  product,
  browser,
}) => {
  const usual = await usualSize(page);
  const email = await product.newReader();
  await signIn(page, email);
  await page.goto('/user/settings/profile/');
  // At once: also what is chosen before the account has told what it has counts.
  await page.getByRole('radio', { name: 'Largest' }).check();
  const stored = async () => (await (await page.request.get('/api/account/preferences')).json()).textSize;
  await expect.poll(stored).toBe('largest');

  const other = await browser.newPage({ baseURL: product.url });
  await signIn(other, email, ARTICLE);
  await expect.poll(() => sizeOfText(other)).toBeCloseTo(usual * LARGEST, 1);
  await page.getByRole('radio', { name: 'As the browser has it' }).check();
  await expect.poll(stored).toBe('usual');
  await other.reload();
  await expect.poll(() => sizeOfText(other)).toBeCloseTo(usual, 1);
  await other.close();
});

test('what was chosen before signing in goes along, and the bar’s own button is no exception later', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ARTICLE);
  await page.evaluate(() => localStorage.setItem('text-size', 'large'));
  await signIn(page, await product.newReader(), ARTICLE);
  const stored = async () => (await page.request.get('/api/account/preferences')).json();
  await expect.poll(stored).toMatchObject({ textSize: 'large', theme: 'device' });
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect.poll(stored).toMatchObject({ textSize: 'large', theme: 'dark' });
  await openWithAccounts(page, ARTICLE);
  await expect(accountButton(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
