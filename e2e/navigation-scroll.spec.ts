/** Where a reader stands on the page after a navigation, and after going back. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addLink,
  dataOf,
  follow,
  headline,
  holdAnswer,
  isSameDocument,
  markDocument,
  open,
  scrollDown,
  scrollPosition,
} from './navigating.ts';
import { hydrated } from './page-suite.ts';
import { ARTICLE, ARTICLE_HEADLINE, LONG_TOPIC } from './page-types.ts';
import { TEST_NOW } from './start-product.ts';

test.use({ viewport: { width: 1024, height: 700 } });

test('a new page begins at its top', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page, 900);
  await follow(page, ARTICLE);
  await expect(page).toHaveURL(ARTICLE);
  expect(await scrollPosition(page)).toBe(0);
});

test('an address with a hash begins at the element it names', async ({ page }) => {
  await open(page, ARTICLE);
  const id = await page.locator('article [id^="text-"]').first().getAttribute('id');
  await open(page, LONG_TOPIC);
  await markDocument(page);
  await follow(page, `${ARTICLE}#${id}`);
  await expect(page).toHaveURL(`${ARTICLE}#${id}`);
  const text = page.locator(`#${id}`);
  await expect(text).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(300);
  const [top, bar] = await Promise.all([
    text.evaluate((element) => element.getBoundingClientRect().top),
    page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(bar);
  expect(top).toBeLessThan(bar + 60);
  expect(await isSameDocument(page)).toBe(true);
});

test('a hash on the same page moves there, asks for nothing, and back returns to where it was', async ({ page }) => {
  await open(page, ARTICLE);
  const id = await page.locator('article [id^="text-"]').first().getAttribute('id');
  await addLink(page, `#${id}`);
  await markDocument(page);
  await scrollDown(page, 120);
  await page.getByText(`to #${id}`).click();
  await expect(page).toHaveURL(`${ARTICLE}#${id}`);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE);
  await expect.poll(() => scrollPosition(page)).toBe(120);
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward restore each page and the place on it', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await scrollDown(page, 900);
  await follow(page, ARTICLE);
  await expect(page).toHaveURL(ARTICLE);
  await scrollDown(page, 400);
  await follow(page, LONG_TOPIC);
  await expect(headline(page)).toHaveText('Tech');

  await page.goBack();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(page).toHaveURL(ARTICLE);
  await expect(page).toHaveTitle(/^Halo 12 Pro/);
  await expect.poll(() => scrollPosition(page)).toBe(400);

  await page.goBack();
  await expect(page).toHaveTitle('Consumer technology, tested | Masthead');
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(900);

  await page.goForward();
  await expect(page).toHaveTitle(/^Halo 12 Pro/);
  await expect(page).toHaveURL(ARTICLE);
  await expect.poll(() => scrollPosition(page)).toBe(400);
  expect(await isSameDocument(page)).toBe(true);
});

test('going back keeps the place on screen until the earlier page is there', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await scrollDown(page, 300);
  await follow(page, ARTICLE);
  await expect(page).toHaveURL(ARTICLE);
  await scrollDown(page, 500);
  const held = await holdAnswer(page, dataOf(LONG_TOPIC));
  await page.evaluate(() => history.back());
  await held.asked;
  expect(await scrollPosition(page)).toBe(500);
  held.release();
  await expect(headline(page)).toHaveText('Tech');
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

/** The last part of a page, below others that are laid out late: where it stands in the window. */
const lastPartTop = (page: Page): Promise<number> =>
  page
    .locator('main > *')
    .last()
    .evaluate((part) => Math.round(part.getBoundingClientRect().top));

for (const [how, leaveAndReturn] of [
  ['coming back from another document', (page: Page) => page.goto('/_node/status').then(() => page.goBack())],
  ['a reload', (page: Page) => page.reload()],
] as const) {
  test(`${how} restores the place, also far below`, async ({ page }) => {
    // What is live stands above it all, and would go by the browser's clock.
    await page.clock.setFixedTime(TEST_NOW);
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', 'whole');
    await page
      .locator('main > *')
      .last()
      .evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    const place = await lastPartTop(page);
    await leaveAndReturn(page);
    await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
    // To the pixel, but that a browser restores whole ones where parts may begin between two.
    const movedBy = async (): Promise<number> => Math.abs((await lastPartTop(page)) - place);
    await expect.poll(movedBy).toBeLessThanOrEqual(1);
    await hydrated(page);
    expect(await movedBy()).toBeLessThanOrEqual(1);
  });
}

test('going back after a reload still restores the place', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page, 900);
  await follow(page, ARTICLE);
  await expect(page).toHaveURL(ARTICLE);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle('Consumer technology, tested | Masthead');
  await expect.poll(() => scrollPosition(page)).toBe(900);
});
