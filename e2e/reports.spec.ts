/** What readers stumble over reaches the newsroom: errors in their browsers, and addresses that are not there. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { test } from './live-desk.ts';
import { open } from './navigating.ts';

async function signIn(page: Page, name: string, token: string): Promise<void> {
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function enter(page: Page, path: string, name: string, token: string): Promise<void> {
  await page.goto(path);
  await signIn(page, name, token);
}

const READER = { referer: 'https://news.example/links?of=jane', 'user-agent': 'Mozilla/5.0 Firefox/145.0' };

async function miss(request: APIRequestContext, path: string): Promise<void> {
  expect((await request.get(path, { headers: READER })).status()).toBe(404);
}

const missing = (page: Page) => page.getByRole('region', { name: 'Missing addresses' });
const redirects = (page: Page) => page.getByRole('region', { name: 'Redirects made here' });

/** Sites tell what they noted together, a moment later. */
async function reloadUntilMissed(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(missing(page).getByRole('heading', { name: path })).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

test('an error in a reader’s browser is at the desk, where it stands in the sources', async ({
  page,
  context,
  editor,
  product,
}) => {
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 390, height: 800 });
  await reader.addInitScript(() => {
    // The way of browsers without commands, which then fails.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('The drawer is stuck: "what a reader wrote"');
    };
  });
  await context.addCookies([{ name: 'own', value: 'secret', url: product.url }]);
  const told = reader.waitForRequest(/\/_events\/error\/$/);
  await open(reader, '/topics/phones/?query=secret');
  await reader.getByRole('button', { name: 'Menu' }).first().click();
  const request = await told;
  expect(request.postData()).not.toContain('secret');
  expect(await request.headerValue('cookie')).toBeNull();
  expect((await request.response())?.status()).toBe(204);

  await enter(page, '/desk/errors/', 'Errors of readers', editor.token);
  const entry = page.getByRole('listitem').filter({ hasText: 'TypeError: The drawer is stuck: "…"' });
  await expect(async () => {
    await page.reload();
    await expect(entry).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(entry).toContainText(/apps\/site\/components\/header\/Burger\.tsx:\d+:\d+/);
  await entry.getByText('Where and since when').click();
  await expect(entry).toContainText('topic /topics/phones/');
  await expect(entry).toContainText('Chrome (');
  expect(await accessibilityProblems(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Take off the list' }).click();
  await expect(entry).toBeHidden();
  await expect(page.getByRole('status')).toContainText('TypeError is off the list');
});

test('code that never comes is told to the desk, by a reader’s page that has none', async ({
  page,
  context,
  editor,
  product,
}) => {
  const reader = await context.newPage();
  await reader.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort());
  await context.addCookies([{ name: 'own', value: 'secret', url: product.url }]);
  const told = reader.waitForRequest(/\/_events\/error\/$/);
  await reader.goto('/topics/phones/?query=secret');
  const request = await told;
  expect(request.postData()).toMatch(/^\/assets\/main-[\w-]+\.js$/);
  const { cookie, referer } = await request.allHeaders();
  expect([cookie, referer]).toEqual([undefined, undefined]);
  expect((await request.response())?.status()).toBe(204);

  await enter(page, '/desk/errors/', 'Errors of readers', editor.token);
  const entry = page.getByRole('listitem').filter({ hasText: 'LoadError: The main code of pages did not load' });
  await expect(async () => {
    await page.reload();
    await expect(entry).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(entry).toContainText('The page stayed as the server sent it');
  await expect(entry).toContainText(/assets\/main-[\w-]+\.js/);
});

test('a missing address is at the desk, and leads on after one click', async ({ page, request, editor }) => {
  const path = `/old/best-robot-vacuums-${randomUUID()}/`;
  await miss(request, path);
  await enter(page, '/desk/missing/', 'Missing addresses', editor.token);
  await reloadUntilMissed(page, path);
  const entry = missing(page).getByRole('listitem').filter({ hasText: path });
  await entry.getByText('From 1 page').click();
  await expect(entry).toContainText('news.example/links (1)');
  await expect(entry.getByLabel('Redirect to')).toHaveValue('/home/best-robot-vacuums/');
  expect(await accessibilityProblems(page)).toEqual([]);

  await entry.getByLabel('Redirect to').fill('/nowhere/at/all/');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('alert')).toHaveText('target has no page');
  await entry.getByLabel('Redirect to').fill('/home/best-robot-vacuums/');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(missing(page).getByRole('status')).toContainText(`${path} leads to /home/best-robot-vacuums/`);
  const led = await request.get(path, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/home/best-robot-vacuums/']);

  await page.keyboard.press('Enter');
  await expect(entry.getByLabel('Redirect to')).toBeFocused();
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});

test('a redirect is listed with where it leads, and undone its address is missing again', async ({
  page,
  request,
  editor,
}) => {
  const path = `/old/led-on-${randomUUID()}/`;
  await miss(request, path);
  await enter(page, '/desk/missing/', 'Missing addresses', editor.token);
  await reloadUntilMissed(page, path);
  const entry = missing(page).getByRole('listitem').filter({ hasText: path });
  await entry.getByLabel('Redirect to').fill('/topics/phones/');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('button', { name: 'Undo' })).toBeFocused();

  await page.reload();
  const redirect = redirects(page).getByRole('listitem').filter({ hasText: path });
  await expect(redirect.getByRole('link', { name: '/topics/phones/' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await redirect.getByRole('button', { name: 'Undo' }).click();
  await expect(redirect).toHaveCount(0);
  await expect(redirects(page).getByRole('status')).toContainText(`${path} leads nowhere again.`);
  await expect(entry).toContainText('1 reader');
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});

test('who signs in again, because the token ended, finds what was typed', async ({
  page,
  request,
  editor,
  product,
}) => {
  const path = `/old/typed-${randomUUID()}/`;
  await miss(request, path);
  await enter(page, '/desk/missing/', 'Missing addresses', await product.issueToken('leaving'));
  await reloadUntilMissed(page, path);
  const target = missing(page).getByRole('listitem').filter({ hasText: path }).getByLabel('Redirect to');
  await target.fill('/topics/laptops/');
  await product.revokeToken('leaving');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Your token is no longer taken. Nothing is lost');
  await signIn(page, 'Missing addresses', editor.token);
  await expect(target).toHaveValue('/topics/laptops/');
});

test('a list that moves between its portions is shown whole, each entry once', async ({ page, request, editor }) => {
  const paths = Array.from({ length: 30 }, (_, index) => `/moving/${index}-${randomUUID()}/`);
  for (const path of paths) await miss(request, path);
  const names = missing(page).getByRole('listitem').getByRole('heading');
  await enter(page, '/desk/missing/', 'Missing addresses', editor.token);
  const more = missing(page).getByRole('button', { name: 'Show more' });
  await expect(async () => {
    await page.reload();
    await expect(more).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(names).toHaveCount(25);

  // Somebody else takes some off the list: what follows moves up.
  const taken = (await names.allTextContents()).slice(0, 5);
  const headers = { authorization: `Bearer ${editor.token}` };
  for (const path of taken)
    expect((await request.delete(`/api/desk/missing?path=${encodeURIComponent(path)}`, { headers })).status()).toBe(
      200,
    );
  await more.click();
  await expect(more).toBeHidden();
  const shown = await names.allTextContents();
  expect(new Set(shown).size).toBe(shown.length);
  expect(paths.filter((path) => !shown.includes(path) && !taken.includes(path))).toEqual([]);
});
