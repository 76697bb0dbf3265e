/** Every page type can be read and left without JavaScript. */
import { expect, test } from './fixtures.ts';
import { LONG_TOPIC, usedPageTypes } from './page-types.ts';

test.use({ javaScriptEnabled: false });

const PAPER = { light: 'rgb(255, 255, 255)', dark: { cnet: 'rgb(12, 13, 20)', roadshow: 'rgb(17, 17, 13)' } };

for (const { name, path, status, headline, text, brand, nextPage } of usedPageTypes) {
  test(`without JavaScript ${name} can be read, navigated and left`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();

    await test.step('what needs a script is not offered', async () => {
      await expect(page.getByRole('button', { name: /theme/ })).toBeHidden();
      // A button that shares by itself; one that opens a menu needs no script.
      const sharing = page.getByRole('button', { name: 'Share' });
      await expect(sharing.and(page.locator(':not([popovertarget])'))).toHaveCount(0);
    });

    await test.step('the theme follows the preference', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('body')).toHaveCSS('background-color', PAPER.light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', PAPER.dark[brand]);
    });

    await test.step('the mega menu opens, and its links lead on', async () => {
      const menu = page.locator('#topics-menu');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Topics' }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: 'Wearables' }).click();
      await expect(page).toHaveURL('/topics/wearables/');
      await expect(page.getByRole('heading', { level: 1, name: 'Wearables' })).toBeVisible();
    });

    if (nextPage)
      await test.step('the next page is reachable', async () => {
        await page.goto(path);
        await page.getByRole('main').locator('a[rel="next"]').first().click();
        await expect(page).toHaveURL(nextPage);
      });
  });
}

test('without JavaScript the drawer of narrow screens opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LONG_TOPIC);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await drawer.getByRole('link', { name: 'Audio' }).first().click();
  await expect(page).toHaveURL('/topics/audio/');
});
