/** The device of a window: measured once the page is there and when its size has come to rest, remembered for a week if that is allowed. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, watchPage } from './page-suite.ts';

const WEEK_SECONDS = 604_800;
const device = (page: Page) => page.locator('html');
const cookieOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'fly_device');

test.use({ viewport: { width: 1200, height: 800 } });

test('a window is measured as it is; one that becomes narrow becomes a phone’s, and a cookie of a week says so', async ({
  page,
  context,
}) => {
  const problems = watchPage(page);
  await page.goto('/');
  await hydrated(page);
  await expect(device(page), 'without a change of size').toHaveAttribute('data-device', 'desktop');
  expect((await cookieOf(context))?.value).toBe('desktop');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(device(page)).toHaveAttribute('data-device', 'mobile');
  const cookie = await cookieOf(context);
  expect(cookie).toMatchObject({ value: 'mobile', path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(60);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(device(page)).toHaveAttribute('data-device', 'tablet');
  expect((await cookieOf(context))?.value).toBe('tablet');
  expect(problems).toEqual([]);
});

test('many changes of size in a row are one', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await expect(device(page)).toHaveAttribute('data-device', 'desktop');
  // However busy the machine is, the last change comes before the size has come to rest.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.documentElement.dataset.device ?? '')).observe(
      document.documentElement,
      { attributeFilter: ['data-device'] },
    );
    for (let count = 0; count < 20; count += 1) dispatchEvent(new Event('resize'));
  });
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(500);
  await page.clock.runFor(60_000);
  await expect(device(page)).toHaveAttribute('data-device', 'mobile');
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['mobile']);
});

test('where consent comes first it is not remembered before it is allowed', async ({ page, context }) => {
  await page.setExtraHTTPHeaders({ 'cdn-gdpr': '1' });
  await page.goto('/');
  await hydrated(page);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(device(page)).toHaveAttribute('data-device', 'mobile');
  expect(await cookieOf(context)).toBeUndefined();
});
