/** Experiments as a browser meets them: on a day on which some ran, with its cookies, to what is counted in the end. */
import type { BrowserContext } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { expect, productUrl, test } from './fixtures.ts';
import { hydrated, sidewaysScrolling } from './page-suite.ts';
import { startProduct } from './start-product.ts';

/** Then the bidding library was tried out on nearly every page. */
const THAT_DAY = '2024-10-01T12:00:00Z';
const BUCKET = /^adlib_variant:1:(control|test|exclude)$/;

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  product = await startProduct({ NOW: THAT_DAY, COUNT_READERS: '1' });
});
test.afterAll(async () => void (await product.stop()));

/** The browser's own clock is past the end of every experiment: it is given the cookie that it would have kept. */
const keepBucket = (context: BrowserContext, state: string) =>
  context.addCookies([{ name: 'nemo_highlander_adlib_variant', value: state, url: product.url }]);

test('a reader is put into a bucket by chance, and with the cookie stays in it from page to page', async ({
  page,
  context,
}) => {
  const first = await page.goto(`${product.url}/`);
  expect(first?.headers()['x-ab-buckets']).toMatch(BUCKET);
  expect(await first?.headerValue('set-cookie')).toContain(
    'Expires=Tue, 12 Nov 2024 00:00:00 GMT; Path=/; SameSite=Lax',
  );
  await keepBucket(context, 'adlib_variant:1:control');
  for (const path of ['/reviews/', '/topics/phones/']) {
    const response = await page.goto(product.url + path);
    expect(response?.headers()['x-ab-buckets']).toBe('adlib_variant:1:control');
    expect(response?.headers()['x-ab-allocation-needed']).toBe('false');
  }
  // What scripts that measure find on the page.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'mastheadPage')))
    .toMatchObject({
      testName: 'adlib_variant',
      testVersion: '1',
      testGroup: 'control',
      testBuckets: 'adlib_variant:1:control',
    });
});

test('what readers do with an offer is told for their bucket', async ({ page, context }) => {
  await keepBucket(context, 'adlib_variant:1:test');
  // Shops are not reached from here: what counts is that the reader went.
  await page.route(/example/, (route) => route.fulfill({ status: 204 }));
  await page.goto(`${product.url}/topics/deals/`);
  await hydrated(page);
  await page.locator('main a[href^="/deals/"]').first().click();
  await page.waitForURL(/:\d+\/deals\/./);
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && Boolean(request.postData()?.includes('"outcome":"offer"')),
  );
  await page.locator('main a[rel~="sponsored"]').first().click();
  const { events } = (await told).postDataJSON();
  const outcome = { name: 'experiment_outcome', experiment: 'adlib_variant', experimentVersion: '1', bucket: 'test' };
  expect(events).toContainEqual(expect.objectContaining(outcome));
});

test('the summary says which run, on any screen', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.url}/ab-test-summary/`);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Running now' }).getByRole('article')).toHaveCount(4);
    // The 22 that have ended by now, and one of our own that was planned then.
    await expect(page.getByRole('article')).toHaveCount(23);
    expect(await sidewaysScrolling(page)).toEqual([]);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('today nobody is put into anything on the front page, and cookies of what is over are taken away', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'nemo_highlander_gone', value: 'gone:1:red', url: productUrl() }]);
  const response = await page.goto('/');
  expect(response?.headers()['x-ab-buckets']).toBeUndefined();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('nemo_highlander'))).toEqual([]);
});
