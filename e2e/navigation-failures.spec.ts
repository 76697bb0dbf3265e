/** Navigations that do not go straight: redirects, second thoughts, missing pages, missing code, a new release. */
import type { Page, Route } from '@playwright/test';
import { en } from '../apps/site/base/i18n/en.ts';
import { expect, test } from './fixtures.ts';
import {
  anyOf,
  chunksOf,
  dataOf,
  follow,
  headline,
  holdAnswer,
  isDocument,
  isSameDocument,
  markDocument,
  open,
  recordHeadlines,
  recordRequests,
  spareData,
} from './navigating.ts';
import { hydrated } from './page-suite.ts';
import { ARTICLE, ARTICLE_HEADLINE, LINKED_ARTICLE, LONG_TOPIC } from './page-types.ts';

/** The worker of the error page would stand between these tests and the requests that they hold back. */
test.use({ serviceWorkers: 'block' });

const WRONG_TOPIC = '/tech/gaming/halo-self-healing-screen-tested/';
const MISSING = '/topics/no-such-topic/';

test('a redirect ends at the right address, adds one entry to the history and shows nothing in between', async ({
  page,
}) => {
  await open(page, LONG_TOPIC);
  await markDocument(page);
  const shown = await recordHeadlines(page);
  const entries = await page.evaluate(() => history.length);
  await follow(page, `${WRONG_TOPIC}?from=mail#main`);
  await expect(page).toHaveURL(`${ARTICLE}?from=mail#main`);
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  expect(await shown()).toEqual(['Tech', ARTICLE_HEADLINE]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(headline(page)).toHaveText('Tech');
});

test('a second click gives the first up: its page is never shown, however late its answer', async ({ page }) => {
  await open(page, LONG_TOPIC);
  const shown = await recordHeadlines(page);
  const first = await holdAnswer(page, dataOf(ARTICLE));
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url() === dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await first.asked;
  await follow(page, '/topics/phones/');
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(headline(page)).toHaveText('Phones');
  first.release();
  await follow(page, '/topics/audio/');
  await expect(headline(page)).toHaveText('Audio');
  expect(await shown()).toEqual(['Tech', 'Phones', 'Audio']);
  await expect(page).toHaveURL('/topics/audio/');
});

test('a page whose code arrives after a second click is never shown', async ({ page }) => {
  await spareData(page);
  const code = await holdAnswer(page, anyOf(await chunksOf(ARTICLE, LONG_TOPIC)));
  await open(page, LONG_TOPIC);
  const shown = await recordHeadlines(page);
  const answered = page.waitForResponse(dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await Promise.all([answered, code.asked]);
  await follow(page, '/topics/phones/');
  await expect(headline(page)).toHaveText('Phones');
  code.release();
  await follow(page, LINKED_ARTICLE);
  await expect(page).toHaveURL(LINKED_ARTICLE);
  expect(await shown()).not.toContain(ARTICLE_HEADLINE);
});

test('a page that does not exist shows the error page in place, under its own address', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await markDocument(page);
  await follow(page, MISSING);
  await expect(headline(page)).toHaveText(en._404_error_title);
  await expect(page.getByText(en._404_error_text)).toBeVisible();
  await expect(page).toHaveURL(MISSING);
  await expect(page).toHaveTitle(`${en._404_page_title} | Masthead`);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'error');
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('link', { name: en.back_button_label }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'default');
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, answer] of [
  ['fetched', (route: Route) => route.abort()],
  ['made', async (route: Route) => route.fulfill({ response: await route.fetch(), status: 503 })],
] as const)
  test(`data that cannot be ${what} makes it a full load`, async ({ page }) => {
    await page.route(dataOf(ARTICLE), answer);
    await open(page, LONG_TOPIC);
    await markDocument(page);
    await follow(page, ARTICLE);
    await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
    await expect(page).toHaveURL(ARTICLE);
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

test('data of another release makes it a full load', async ({ page }) => {
  await page.route(dataOf(ARTICLE), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), version: 'the next release' } });
  });
  await open(page, LONG_TOPIC);
  await markDocument(page);
  const documents = recordRequests(page, isDocument);
  await follow(page, ARTICLE);
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  expect(await isSameDocument(page)).toBe(false);
  expect(documents).toEqual([ARTICLE]);
});

/** A reader whose page could not load its code, was given a full load, and then misses the front page's code too. */
async function missCodeTwice(page: Page): Promise<void> {
  const articleCode = anyOf(await chunksOf(ARTICLE, LONG_TOPIC));
  const frontCode = anyOf(await chunksOf('/', ARTICLE));
  await spareData(page);
  await page.clock.install({ time: new Date('2026-11-15T18:00:00Z') });
  await page.route(articleCode, (route) => route.abort());
  await open(page, LONG_TOPIC);

  const whole = page.waitForRequest((request) => isDocument(request) && request.url().endsWith(ARTICLE));
  await follow(page, ARTICLE);
  await whole;
  await page.unroute(articleCode);
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await hydrated(page);

  await page.route(frontCode, (route) => route.abort());
  await markDocument(page);
  await follow(page, '/');
}

test('code that cannot be fetched loads the page afresh, but not twice within 60 s: then the error page is shown', async ({
  page,
}) => {
  const documents = recordRequests(page, isDocument);
  await missCodeTwice(page);
  await expect(headline(page)).toHaveText(en.error_title);
  await expect(page).toHaveURL('/');
  expect(await isSameDocument(page)).toBe(true);
  expect(documents).toEqual([LONG_TOPIC, ARTICLE]);

  await page.clock.fastForward(60_000);
  const whole = page.waitForRequest((request) => isDocument(request) && new URL(request.url()).pathname === '/');
  await follow(page, '/');
  await whole;
});

test('the error page for missing code shows no details in production', async ({ page }) => {
  await missCodeTwice(page);
  await expect(headline(page)).toHaveText(en.error_title);
  await expect(page.getByText('development only')).toHaveCount(0);
  await expect(page.getByText(/dynamically imported module/)).toHaveCount(0);
});

test('a first page whose code cannot be fetched is loaded once more and then left readable', async ({ page }) => {
  await page.route(anyOf(await chunksOf(ARTICLE, LONG_TOPIC)), (route) => route.abort());
  const documents = recordRequests(page, isDocument);
  const reported = page.waitForEvent('pageerror');
  await page.goto(ARTICLE);
  await reported;
  expect(documents).toEqual([ARTICLE, ARTICLE]);
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(page.locator('main')).toContainText('A surface that flows is a surface that dents.');
});
