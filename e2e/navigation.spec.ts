/** Moving from page to page in the browser: no full load, and everything a full load would have done. */
import { expect, test } from './fixtures.ts';
import {
  addLink,
  dataOf,
  headline,
  holdAnswer,
  isData,
  isDocument,
  isSameDocument,
  markDocument,
  open,
  recordRequests,
} from './navigating.ts';
import { watchPage } from './page-suite.ts';
import { ARTICLE, ARTICLE_HEADLINE, LINKED_ARTICLE, LONG_TOPIC, ROADSHOW_ARTICLE } from './page-types.ts';

test('an internal link changes page, address, title and canonical without a full load', async ({ page }) => {
  const complaints = watchPage(page);
  await open(page, LONG_TOPIC);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: ARTICLE_HEADLINE }).first().click();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(page).toHaveURL(ARTICLE);
  await expect(page).toHaveTitle('Halo 12 Pro self-healing screen test: six phones, measured | Masthead');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(ARTICLE);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^We scratched, sanded/);
  await expect(page.locator('main')).toContainText('A surface that flows is a surface that dents.');
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('what a page said about its neighbours does not outlive it', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await expect(page.locator('head link[rel="next"]')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: ARTICLE_HEADLINE }).first().click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.locator('head link[rel="next"]')).toHaveCount(0);
});

test('a link inside an article’s text is followed without a full load', async ({ page }) => {
  await open(page, ARTICLE);
  await markDocument(page);
  await page.getByRole('link', { name: 'a paired chip keeps them from doing it properly' }).click();
  await expect(page).toHaveURL(LINKED_ARTICLE);
  await expect(headline(page)).not.toHaveText(ARTICLE_HEADLINE);
  expect(await isSameDocument(page)).toBe(true);
});

test('the brand and the current place in the bar follow the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await markDocument(page);
  await page.locator(`main a[href="${ROADSHOW_ARTICLE}"]`).first().click();
  await expect(page).toHaveURL(ROADSHOW_ARTICLE);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'roadshow');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).first().click();
  await expect(page).toHaveURL('/roadshow/auto/reviews/');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'roadshow');
  await expect(page.locator('header a[aria-current="page"]').first()).toHaveText('Reviews');
  await page.getByRole('banner').getByRole('link', { name: 'Masthead' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'cnet');
  await expect(page.locator('header a[aria-current="page"]').first()).toHaveText('Latest');
  expect(await isSameDocument(page)).toBe(true);
});

test('a menu closes when its link was followed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Topics' }).click();
  await page.locator('#topics-menu').getByRole('link', { name: 'Wearables' }).click();
  await expect(headline(page)).toHaveText('Wearables');
  await expect(page.locator('#topics-menu')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Laptops' }).first().click();
  await expect(headline(page)).toHaveText('Laptops');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the new page is announced to screen readers and the focus moves to its content', async ({ page }) => {
  await open(page, LONG_TOPIC);
  const voice = page.locator('#root > [role="status"]');
  await expect(voice).toHaveAttribute('aria-live', 'polite');
  await expect(voice).toBeEmpty();
  await page.getByRole('main').getByRole('link', { name: ARTICLE_HEADLINE }).first().click();
  await expect(voice).toHaveText('Halo 12 Pro self-healing screen test: six phones, measured | Masthead');
  await expect(page.locator('main')).toBeFocused();
});

for (const [what, modifiers] of [
  ['Control', ['Control']],
  ['Shift', ['Shift']],
] as const) {
  test(`a click with ${what} opens another page and leaves this one alone`, async ({ page, context }) => {
    await open(page, '/');
    await addLink(page, ARTICLE);
    const asked = recordRequests(page, isData);
    const other = context.waitForEvent('page');
    await page.getByText(`to ${ARTICLE}`).click({ modifiers: [...modifiers] });
    await expect(await other).toHaveURL(ARTICLE);
    await expect(page).toHaveURL('/');
    expect(asked).toEqual([]);
  });
}

test('a link to another window is the browser’s', async ({ page, context }) => {
  await open(page, '/');
  await addLink(page, ARTICLE, { target: '_blank' });
  const other = context.waitForEvent('page');
  await page.getByText(`to ${ARTICLE}`).click();
  await expect(await other).toHaveURL(ARTICLE);
  await expect(page).toHaveURL('/');
});

test('a link to a download is the browser’s', async ({ page }) => {
  await open(page, '/');
  await addLink(page, ARTICLE, { download: 'story.html' });
  const download = page.waitForEvent('download');
  await page.getByText(`to ${ARTICLE}`).click();
  expect((await download).suggestedFilename()).toBe('story.html');
  await expect(page).toHaveURL('/');
});

test('a link to another site is the browser’s', async ({ page }) => {
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await open(page, '/');
  await addLink(page, 'http://elsewhere.example/topics/phones/');
  await page.getByText('to http://elsewhere.example').click();
  await expect(page).toHaveTitle('Elsewhere');
});

test('a link to an address that is no page of ours is a full load', async ({ page }) => {
  await open(page, '/');
  await addLink(page, '/_node/status');
  await page.getByText('to /_node/status').click();
  await expect(page.getByText('"status":"ok"')).toBeVisible();
});

test('another param of the same route asks for fresh data', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await markDocument(page);
  const asked = recordRequests(page, isData);
  await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`${LONG_TOPIC}2/`);
  await expect(page).toHaveTitle('Tech, page 2 | Masthead');
  expect(asked).toEqual([`/_data${LONG_TOPIC}2/`]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a query that the route does not watch changes the address and asks for nothing', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await markDocument(page);
  await addLink(page, `${LONG_TOPIC}?from=mail`);
  const asked = recordRequests(page, (request) => isData(request) || isDocument(request));
  await page.getByText('from=mail').click();
  await expect(page).toHaveURL(`${LONG_TOPIC}?from=mail`);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(LONG_TOPIC);
  expect(asked).toEqual([]);
});

test('the same address again asks again and adds nothing to the history', async ({ page }) => {
  await open(page, LONG_TOPIC);
  await markDocument(page);
  const before = await page.evaluate(() => history.length);
  await addLink(page, LONG_TOPIC);
  const answered = page.waitForResponse(dataOf(LONG_TOPIC));
  await page.getByText(`to ${LONG_TOPIC}`).click();
  await answered;
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await isSameDocument(page)).toBe(true);
});

test('the page under way is not shown before it is complete: text and address change together', async ({ page }) => {
  await open(page, LONG_TOPIC);
  const held = await holdAnswer(page, dataOf(ARTICLE));
  await page.getByRole('main').getByRole('link', { name: ARTICLE_HEADLINE }).first().click();
  await held.asked;
  await expect(headline(page)).toHaveText('Tech');
  await expect(page).toHaveURL(LONG_TOPIC);
  held.release();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(page).toHaveURL(ARTICLE);
});

test('in a browser without URLPattern links still work, as full loads', async ({ page }) => {
  const complaints = watchPage(page);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'URLPattern'));
  await open(page, LONG_TOPIC);
  expect(await page.evaluate(() => 'URLPattern' in window)).toBe(false);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: ARTICLE_HEADLINE }).first().click();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(page).toHaveURL(ARTICLE);
  expect(await isSameDocument(page)).toBe(false);
  expect(complaints).toEqual([]);
});
