/** A story on paper: its own words and pictures, black on white, with the addresses of its links. */
import { expect, test } from './fixtures.ts';

const STORY = '/tech/gaming/why-vr-makes-people-sick/';

test('only the story is printed, black on white whatever the theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(STORY);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const gone of ['header:not(main header)', 'footer', 'nav', 'button', 'aside[aria-label="Sidebar"]', 'form'])
    await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^More in/ })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a link within the text is followed by its address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(STORY);
  const link = page.locator('article p a[href^="/tech/"]').first();
  const said = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(said).toContain((await link.getAttribute('href')) ?? 'nothing');
});
