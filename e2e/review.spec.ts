/** Reviews in a browser: what is judged, what is not yet, and where to buy it. */
import { expect, test } from './fixtures.ts';
import { visit } from './page-suite.ts';

test('a review says its score out of ten, its parts, since when editors chose it, and who has it', async ({ page }) => {
  await page.goto('/reviews/carrow-h2-review/');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByRole('img', { name: '8.8 out of 10' })).toBeVisible();
  await expect(verdict.getByRole('term')).toHaveCount(5);
  await expect(verdict.getByText(/^Editors’ Choice\s*[A-Z][a-z]{2} \d{4}$/)).toBeVisible();
  const offers = page.getByRole('region', { name: 'Where to buy' });
  await expect(offers.getByText('Sold out')).toBeVisible();
  await expect(offers.getByRole('listitem').filter({ hasText: 'Sold out' }).getByRole('link')).toHaveCount(0);
  await expect(offers.getByText(/Prices (were )?checked/)).toBeVisible();
});

test('prices that were looked up hours ago say that they may have changed', async ({ page }) => {
  await page.goto('/reviews/perrin-k4-camera-review/');
  await expect(page.getByRole('region', { name: 'Where to buy' })).toContainText('may have changed since');
});

for (const path of ['/reviews/tempo-5-first-look-preview/', '/roadshow/reviews/vantry-4-first-look-preview/']) {
  test(`${path} is called a first look, and gives no score`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('First look.', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Verdict' })).toHaveCount(0);
  });
}

for (const path of ['/reviews/perrin-k4-camera-review/', '/roadshow/reviews/arden-3-touring-review/']) {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`${path} is whole at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await visit(page, path)).toEqual({ status: 200, problems: [] });
    });
  }
}
