/** A listing that grows in place: the next page's stories below those in view, and nothing lost when they do not come. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isSameDocument, markDocument, open } from './navigating.ts';
import { LONG_TOPIC } from './page-types.ts';

const rows = (page: Page) => page.getByRole('main').locator('li article');
const more = (page: Page) => page.getByRole('link', { name: 'More stories' });

const PAGE_SIZES = { '/': 12, [LONG_TOPIC]: 4, '/features/': 4 };

for (const [path, count] of Object.entries(PAGE_SIZES)) {
  test(`${path} brings more stories, leads to the first of them and says how many came`, async ({ page }) => {
    await open(page, path);
    await markDocument(page);
    const before = await rows(page).count();
    await more(page).click();
    await expect(rows(page)).toHaveCount(before + count);
    await expect(rows(page).nth(before).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} more stories`);
    await expect(page).toHaveURL(`${path}2/`);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('stories that do not come lose nothing, and can be asked for again', async ({ page }) => {
  await open(page, LONG_TOPIC);
  const before = await rows(page).count();
  await page.route('**/_data/**', (route) => route.abort());
  await more(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('did not come');
  await expect(rows(page)).toHaveCount(before);
  await expect(page).toHaveURL(LONG_TOPIC);
  await page.unroute('**/_data/**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(before + 4);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('another page of the listing starts afresh', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await more(page).click();
  await expect(page).toHaveURL(`${LONG_TOPIC}2/`);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(`${LONG_TOPIC}3/`);
  await expect(rows(page)).toHaveCount(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same link leads to the next page', async ({ page }) => {
    await page.goto(LONG_TOPIC);
    await more(page).click();
    await expect(page).toHaveURL(`${LONG_TOPIC}2/`);
    await expect(rows(page)).toHaveCount(4);
  });
});
