/** What readers stumble over reaches the newsroom: errors in their browsers, and addresses that are not there. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { test } from './live-desk.ts';
import { open } from './navigating.ts';

async function enter(page: Page, path: string, name: string, token: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
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
    await expect(entry).toBeVisible({ timeout: 1000 });
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

test('a missing address is at the desk, and leads on after one click', async ({ page, request, editor }) => {
  const path = `/old/best-robot-vacuums-${randomUUID()}/`;
  const headers = { referer: 'https://news.example/links?of=jane', 'user-agent': 'Mozilla/5.0 Firefox/145.0' };
  expect((await request.get(path, { headers })).status()).toBe(404);
  await enter(page, '/desk/missing/', 'Missing addresses', editor.token);
  const entry = page.getByRole('listitem').filter({ hasText: path });
  await expect(async () => {
    await page.reload();
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass();
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
  await expect(page.getByRole('status')).toContainText(`${path} leads to /home/best-robot-vacuums/`);
  const led = await request.get(path, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/home/best-robot-vacuums/']);

  await page.keyboard.press('Enter');
  await expect(entry.getByLabel('Redirect to')).toBeFocused();
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});
