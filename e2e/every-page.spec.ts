/** The suite that every page type passes, at three widths and in both themes; less used ones in two of those views. */
import { expect, productUrl, test } from './fixtures.ts';
import { documentProblems, hydrated, largeTextProblems, problemsInOtherTheme, stopClock, visit } from './page-suite.ts';
import { pageTypes } from './page-types.ts';
import { TEST_NOW } from './start-product.ts';

const TWO_MONTHS_MS = 60 * 86_400_000;

/** Every width; each page begins in one theme and is looked at in the other one, too. */
const views = [
  { width: 390, theme: 'dark' },
  { width: 820, theme: 'light' },
  { width: 1440, theme: 'light' },
] as const;
/** Every width and both themes, over the pages together. */
const twoViews = [
  [
    { width: 390, theme: 'dark' },
    { width: 1440, theme: 'light' },
  ],
  [
    { width: 820, theme: 'light' },
    { width: 1440, theme: 'dark' },
  ],
  [
    { width: 390, theme: 'light' },
    { width: 820, theme: 'dark' },
  ],
] as const;

for (const [index, { name, path, status, headline, text, brand, seenTwice }] of pageTypes.entries()) {
  for (const { width, theme } of (seenTwice && twoViews[index % twoViews.length]) || views) {
    test.describe(() => {
      // The narrow screen is a phone's.
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: width === 390 ? 2 : 1, colorScheme: theme });

      test(`${name} is sound at ${width} px ${seenTwice ? `in the ${theme} theme` : 'in both themes'}`, async ({
        page,
      }) => {
        const { status: answered, problems } = await visit(page, path);
        expect(answered).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
        await expect(page.locator('main')).toContainText(text);
        expect(problems).toEqual([]);
        if (!seenTwice) expect(await problemsInOtherTheme(page, theme)).toEqual([]);
      });
    });
  }

  test(`${name} is sound with large text at every width`, async ({ page }) => {
    // When it is no longer news: a date takes more room than how long ago it was.
    await stopClock(page, Date.parse(TEST_NOW) + TWO_MONTHS_MS);
    await page.goto(path);
    await hydrated(page);
    expect(await largeTextProblems(page, [390, 820, 1440])).toEqual([]);
  });

  test(`${name} is served with its slashes, two fonts ahead, no style attribute and its brand`, async () => {
    const response = await fetch(new URL(path, productUrl()));
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(documentProblems(html)).toEqual([]);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="en-US" data-brand="${brand}"`));
  });
}
