/** What a reader gets when there is no page: one error page for every status, and nothing that leaks. */
import { en } from '../apps/site/base/i18n/en.ts';
import { expect, productUrl, test } from './fixtures.ts';
import { headline, open } from './navigating.ts';
import { ARTICLE } from './page-types.ts';
import { startProduct } from './start-product.ts';

const MISSING = '/a/b/c/d/';

test('the 404 page has its texts, a picture with words for it, and the way back', async ({ page }) => {
  await open(page, MISSING);
  await expect(page).toHaveTitle(`${en._404_page_title} | Masthead`);
  await expect(headline(page)).toHaveText(en._404_error_title);
  await expect(page.getByText(en._404_error_text)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const picture = page.getByRole('main').getByRole('img', { name: /^A phone on a test rig/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const back = page.getByRole('link', { name: en.back_button_label });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL('/');
});

for (const [what, path] of [
  ['no route', MISSING],
  ['no such story', '/tech/mobile/no-such-story/'],
  ['no such topic', '/topics/no-such-topic/'],
  ['a page beyond the last', '/999/'],
  ['an address that the route itself refuses', '/0/'],
] as const) {
  test(`${what} is a 404`, async () => {
    const response = await fetch(new URL(path, productUrl()));
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${en._404_error_title}</h1>`));
  });
}

test('a 500 has the same structure with its own words', async ({ page }) => {
  const response = await page.goto('/_error/static/');
  expect(response?.status()).toBe(500);
  await expect(page).toHaveTitle(`${en.error_page_title} | Masthead`);
  await expect(headline(page)).toHaveText(en.error_title);
  await expect(page.getByText(en.error_text)).toBeVisible();
  await expect(page.getByRole('link', { name: en.back_button_label })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('img', { name: /^A phone on a test rig/ })).toBeVisible();
});

test('in production no error page says what failed', async () => {
  for (const path of [MISSING, '/_error/static/', '/_error/throw']) {
    const html = await (await fetch(new URL(path, productUrl()))).text();
    expect(html).not.toMatch(/development only|on purpose|static error page|\.tsx?:\d|node_modules|\bat \w+ \(/);
  }
});

test('the error page registers the service worker, which is served as JavaScript', async ({ page }) => {
  await page.goto(MISSING);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(scope).toBe(`${productUrl()}/service-worker.js`);
  const response = await fetch(new URL('/service-worker.js', productUrl()));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
});

test('the error page is viewed once, and says to those who measure which error it is', async ({ page }) => {
  await page.addInitScript(() => {
    const views: unknown[] = [];
    Object.assign(window, { views });
    addEventListener('masthead:page-viewed', (event) => views.push(event instanceof CustomEvent && event.detail));
  });
  await open(page, MISSING);
  const told = {
    pageType: 'error_page',
    articleType: 'error_404',
    siteSection: 'error',
    channelType: 'error:error_page',
  };
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'mastheadPage'))).toMatchObject(told);
  expect(await page.evaluate(() => Reflect.get(window, 'views'))).toEqual([expect.objectContaining(told)]);
  await page.getByRole('link', { name: en.back_button_label }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'views').length)).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'mastheadPage'))).toMatchObject({ pageType: '' });
});

test('a page that is no error registers no service worker', async ({ page }) => {
  await open(page, ARTICLE);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a reader who has lost the connection is told so instead of seeing the browser’s own error', async ({
  page,
  context,
}) => {
  await page.goto(MISSING);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(ARTICLE);
  await context.setOffline(true);
  await page.goto('/topics/phones/');
  await expect(headline(page)).toHaveText('You are offline');
});

test('a thrown error is reported once, the static one and a 404 never', async () => {
  // Its own product: other tests ask this one for errors at the same time.
  const product = await startProduct({ LOG_LEVEL: 'silent' });
  try {
    const reported = async (): Promise<number> => {
      const text = await (await fetch(`${product.url}/_node/metrics`)).text();
      return Number(/^masthead_errors_reported_total (\d+)$/m.exec(text)?.[1]);
    };
    const statusOf = async (path: string) => (await fetch(product.url + path)).status;
    expect(await reported()).toBe(0);
    expect(await statusOf('/_error/throw')).toBe(500);
    expect(await reported()).toBe(1);
    expect(await statusOf('/_error/static/')).toBe(500);
    expect(await statusOf(MISSING)).toBe(404);
    expect(await statusOf('/tech/mobile/no-such-story/')).toBe(404);
    expect(await reported()).toBe(1);
  } finally {
    await product.stop();
  }
});

test('in development the error page also shows the message and the status', async ({ page }) => {
  const product = await startProduct({ APP_ENV: 'development', LOG_LEVEL: 'silent' });
  try {
    const response = await page.goto(`${product.url}${MISSING}`);
    expect(response?.status()).toBe(404);
    const details = page.getByRole('group').filter({ hasText: 'development only' });
    await expect(details).toContainText('This page could not be found');
    await expect(details).toContainText('404');
    await page.goto(`${product.url}/_error/throw`);
    await expect(details).toContainText('Thrown on purpose by /_error/throw');
    await expect(details).toContainText('500');
  } finally {
    await product.stop();
  }
});
