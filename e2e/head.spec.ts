/** The head of a page in a real browser: what is asked for ahead, and what a navigation leaves of it. */
import { expect, test } from './fixtures.ts';
import { isSameDocument, markDocument, open } from './navigating.ts';
import { watchPage } from './page-suite.ts';
import { ARTICLE, LINKED_ARTICLE } from './page-types.ts';

test('a page asks ahead for two fonts and for its lead picture, before anything it shows', async ({ page }) => {
  const complaints = watchPage(page);
  await open(page, ARTICLE);
  await expect(page.locator('head link[rel="preload"][as="font"][crossorigin]')).toHaveCount(2);
  const lead = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
  await expect(lead).toHaveCount(1);
  const srcset = await lead.getAttribute('imagesrcset');
  await expect(page.locator(`main img[srcset="${srcset}"]`).first()).toBeVisible();
  await expect(page.locator('body link[rel="preload"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a page that is not to be found does not leave that to the next', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await open(page, '/search/?query=self-healing');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await markDocument(page);
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(robots).toHaveAttribute('content', 'max-image-preview:large');
  await page.goBack();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(robots).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test('what search engines were told of a page does not outlive it', async ({ page }) => {
  const told = page.locator('script[type="application/ld+json"], link[hreflang]');
  await open(page, ARTICLE);
  await expect(told).toHaveCount(3);
  await page.locator(`main a[href="${LINKED_ARTICLE}"]`).first().click();
  await expect(page).toHaveURL(LINKED_ARTICLE);
  await expect(told).toHaveCount(0);
});
