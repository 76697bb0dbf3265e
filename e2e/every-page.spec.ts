/** The suite that every page type passes, at three widths and in both themes. */
import { expect, productUrl, test } from './fixtures.ts';
import {
  accessibilityProblems,
  documentProblems,
  hydrated,
  layoutShifts,
  recordLayoutShifts,
  scrollThrough,
  sidewaysScrolling,
  watchPage,
} from './page-suite.ts';
import { pageTypes } from './page-types.ts';

const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;
const views = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
const eachWidthOnce = widths.map((width, index) => ({ width, theme: index % 2 === 0 ? 'dark' : 'light' }) as const);

for (const { name, path, status, headline, text, brand, seenOnce } of pageTypes) {
  for (const { width, theme } of seenOnce ? eachWidthOnce : views) {
    test(`${name} is sound at ${width} px in the ${theme} theme`, async ({ page }) => {
      const complaints = watchPage(page);
      await recordLayoutShifts(page);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });

      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await hydrated(page);
      await scrollThrough(page);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.locator('main')).toContainText(text);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await sidewaysScrolling(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test(`${name} is served with its slashes, two fonts ahead, no style attribute and its brand`, async () => {
    const response = await fetch(new URL(path, productUrl()));
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(documentProblems(html)).toEqual([]);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="en-US" data-brand="${brand}"`));
  });
}
