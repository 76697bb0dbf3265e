/** Every page type works by keyboard alone, and shows at all times where the focus is. */
import { accessibilityProblemsIn } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { focusOf, focusProblems, walkDown, walkUp } from './keyboard-focus.ts';
import { hydrated } from './page-suite.ts';
import { pageTypes, usedPageTypes } from './page-types.ts';

// The page moves to where the focus is at once, so that each stop is looked at where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The bar is the same on all pages of a brand. */
const barOf = [...new Map(pageTypes.toReversed().map((type) => [type.brand, type])).values()];

for (const { name, path } of usedPageTypes)
  test(`by keyboard ${name} can be used on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await hydrated(page);

    await test.step('from top to bottom and back every stop can be seen', async () => {
      const down = await walkDown(page);
      expect(down[0]?.element).toContain('#main');
      expect(down[1]?.element).toContain('front page');
      expect(focusProblems(down)).toEqual([]);
      const up = await walkUp(page, down.length);
      expect(focusProblems(up)).toEqual([]);
      expect(up.map(({ element }) => element)).toEqual(down.map(({ element }) => element).reverse());
    });

    await test.step('the skip link, which comes first, leads over the bar', async () => {
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      const flag = await page.getByRole('banner').getByRole('link').first().boundingBox();
      expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual((flag?.y ?? 0) + (flag?.height ?? 0));
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true);
    });
  });

for (const { name, path } of barOf) {
  test(`by keyboard the bar of ${name} can be used on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await hydrated(page);

    await test.step('the mega menu opens with Enter, is reached with Tab, and Escape gives the focus back', async () => {
      const button = page.getByRole('button', { name: 'Topics' });
      const menu = page.locator('#topics-menu');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(await accessibilityProblemsIn(menu)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      expect(await focusOf(page)).toMatchObject({ problems: [] });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('the theme changes with Enter', async () => {
      const toggle = page.getByRole('button', { name: 'Switch to the dark theme' });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeFocused();
    });
  });

  test(`by keyboard the drawer of ${name} keeps the focus on a narrow screen and gives it back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await burger.focus();
    expect(await focusOf(page)).toMatchObject({ problems: [] });
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    expect(await accessibilityProblemsIn(drawer)).toEqual([]);

    const links = await drawer.getByRole('link').count();
    const inDrawer = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let press = 0; press < links + 3; press += 1) {
      const focus = await focusOf(page);
      // Between the last and the first stop the browser's own controls have their turn.
      if (focus) expect(focusProblems([focus])).toEqual([]);
      if (focus) expect(await inDrawer()).toBe(true);
      await page.keyboard.press('Tab');
    }

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();
  });
}
