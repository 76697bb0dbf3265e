/** The bar over a gallery belongs to its dark stage, whatever theme a reader has; elsewhere it is the theme's. */
import { expect, test } from './fixtures.ts';

test.use({ colorScheme: 'light', javaScriptEnabled: false });

test('the bar over a gallery is as dark as the gallery, also in the light theme', async ({ page }) => {
  const bar = page.getByRole('banner');
  const colour = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/pictures/house-on-a-meter/');
  const stage = await page
    .getByRole('article')
    .first()
    .locator('[data-theme="dark"]')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour()).toBe(stage);
  await page.goto('/pictures/');
  expect(await colour()).not.toBe(stage);
});
