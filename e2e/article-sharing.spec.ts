/** A story can be passed on: by the device's own sheet, by copying its address, by mail, and without any script. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';
import { ARTICLE } from './page-types.ts';

const IMMERSIVE = '/welcome/';

/** What is passed on is the story's one address, wherever this process listens. */
const addressOf = async (page: Page): Promise<string> =>
  (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';

for (const path of [ARTICLE, IMMERSIVE]) {
  test(`${path} shows its address, and copies it`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: 'Share this story' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Share', exact: true }).last().click();
    await expect(menu).toContainText(await addressOf(page));
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await expect(menu.getByRole('status')).toHaveText('Link copied');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    // Last: Chromium without a window may not answer a key that is pressed after its clipboard was read.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await addressOf(page));
  });
}

test('who cannot copy is told to select the address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto(ARTICLE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Could not copy/);
});

test('where the device has a sheet of its own, that is used, and closing it asks for nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url ?? '';
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await page.goto(ARTICLE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', await addressOf(page));
  await expect(page.getByRole('dialog', { name: 'Share this story' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address can be read and mailed, and nothing is offered that cannot be done', async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const menu = page.getByRole('dialog', { name: 'Share this story' });
    await expect(menu).toContainText(await addressOf(page));
    await expect(menu.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:\\?subject=.+&body=${encodeURIComponent(await addressOf(page))}$`),
    );
    await expect(menu.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
