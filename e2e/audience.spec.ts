/** The studio's audience: what readers do is on the newsroom's wall as it happens, whoever looks at it and on whatever. */
import { expect } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { test } from './live-desk.ts';
import { sidewaysScrolling } from './page-suite.ts';

/** The one that tests drive calls itself a robot's, and robots are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';

test('a reader is on the wall as soon as they read, and the wall is sound at every width', async ({
  page,
  editor,
  browser,
  product,
}) => {
  await page.goto('/desk/audience/');
  await page.getByLabel('Your token').fill(editor.token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  const now = page.getByRole('region', { name: 'Readers now' });
  await expect(now).toContainText(/^Readers now counted at \d+:\d\d:\d\d [ap]m0/);

  // Somebody else, who does not work here.
  const reader = await (await browser.newContext({ baseURL: product.url, userAgent: BROWSER })).newPage();
  await reader.goto(ARTICLE);
  const headline = await reader.getByRole('heading', { level: 1 }).innerText();
  await expect(now.locator('b')).toHaveText('1');
  const row = page.getByRole('row', { name: headline });
  await expect(row).toBeVisible();
  await expect(row.getByRole('cell').nth(1)).toHaveText('1');
  await reader.context().close();

  await page.getByRole('button', { name: 'Week' }).click();
  await expect(page.getByRole('region', { name: 'Readers this week' })).toBeVisible();
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    expect(await sidewaysScrolling(page)).toEqual([]);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Light' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
});
