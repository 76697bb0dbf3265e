/** Two products against each other, as readers see them: who won what, the facts side by side, on any screen. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './navigating.ts';
import { visit } from './page-suite.ts';

const VERSUS = '/tech/mobile/halo-12-pro-vs-ondo-9/';
/** A draw among its rounds, and one picture for both. */
const DRAWN = '/health/sleep/plover-or-ketteridge-pillow/';

const rounds = (page: Page): Locator => page.getByRole('region', { name: 'Round by round' });
const backgroundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The numbers of a round that stand on the brand's colour. */
async function marked(page: Page, name: string): Promise<string[]> {
  const round = rounds(page).locator('h3', { hasText: name }).locator('..');
  const brand = await backgroundOf(page.getByRole('link', { name: /^\$[\d,]+ at / }).first());
  const figures = await round.getByText(/^\d+\.\d$/).all();
  const colours = await Promise.all(figures.map(backgroundOf));
  const numbers = await Promise.all(figures.map((figure) => figure.textContent()));
  return numbers.flatMap((number, index) => (number && colours[index] === brand ? [number] : []));
}

test('the winner’s number is on the brand’s colour, and a draw has none', async ({ page }) => {
  await open(page, VERSUS);
  expect(await marked(page, 'Battery')).toEqual(['9.2']);
  expect(await marked(page, 'Charging')).toEqual(['8.9']);
  await expect(rounds(page)).toContainText('Ondo 9 wins');
  await open(page, DRAWN);
  expect(await marked(page, 'Washing')).toEqual([]);
  expect(await marked(page, 'Quiet')).toEqual(['9.3']);
});

test('both measures of a round grow from the middle', async ({ page }) => {
  await open(page, VERSUS);
  const sides = await Promise.all(
    ['Halo 12 Pro: 8.4 out of 10', 'Ondo 9: 9.2 out of 10'].map(async (name) => {
      const measure = rounds(page).getByRole('img', { name });
      const box = await measure.boundingBox();
      const needle = await measure.locator('rect').last().boundingBox();
      if (!box || !needle) throw new Error('The measure is not shown');
      return (needle.x + needle.width / 2 - box.x) / box.width;
    }),
  );
  expect(sides[0]).toBeCloseTo(1 - 0.84, 1);
  expect(sides[1]).toBeCloseTo(0.92, 1);
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [820, 'dark'],
  [1440, 'light'],
] as const)
  for (const path of [VERSUS, DRAWN])
    test(`${path} fits ${width} px in the ${colorScheme} theme, and everybody can use it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await visit(page, path)).toEqual({ status: 200, problems: [] });
      const table = page.getByRole('region', { name: 'Two products side by side' });
      const { needed, there } = await table.evaluate(({ scrollWidth, clientWidth }) => ({
        needed: scrollWidth,
        there: clientWidth,
      }));
      expect(needed).toBeLessThanOrEqual(there);
    });

test('without JavaScript it says all of it', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(VERSUS);
  await expect(page.getByText('Our call')).toBeVisible();
  await expect(rounds(page).getByRole('heading')).toHaveCount(6);
  await expect(
    page
      .getByRole('table')
      .last()
      .getByRole('row', { name: /^Updates/ }),
  ).toContainText('8 years');
  await page.context().close();
});
