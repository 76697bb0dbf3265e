/** What is far below a page's beginning is laid out after it, and then stands whole. */
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

const waiting = () =>
  [...document.querySelectorAll('main > *, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  ).length;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last parts of the front page wait until a reader comes near, and then are there', async ({ page }) => {
    await page.goto('/');
    const last = page.locator('main > *').last();
    const link = last.getByRole('link').first();
    const isLaidOut = () => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });
});

/** All that the styles say, whatever it is said for. */
const saidByStyles = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);

test('that all is laid out is nothing that styles ask for: every element’s would be found anew', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', 'whole');
  const said = (await page.evaluate(saidByStyles)).join('\n');
  expect(said).toContain('data-lay-out');
  expect(said).not.toContain('data-laid-out');
});

test('with time the whole page is laid out, and stays so on the next one', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => page.evaluate(waiting)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', 'whole');
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
  await expect(page).toHaveURL('/reviews/');
  expect(await page.evaluate(waiting)).toBe(0);
});
