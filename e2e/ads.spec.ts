/** Ads on pages: where they stand, what they may do, and that nothing is asked for where their reader does not allow them. */

import type { Page } from '@playwright/test';
import { accessibilityProblems, accessibilityProblemsIn } from './accessibility.ts';
import { type EventCollector, startCollector } from './event-collector.ts';
import { expect, test } from './fixtures.ts';
import { headline } from './navigating.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';
import {
  hydrated,
  layoutShifts,
  recordLayoutShifts,
  scrollThrough,
  sidewaysScrolling,
  watchPage,
} from './page-suite.ts';
import { chose } from './privacy-choice.ts';

const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
const GALLERY = '/pictures/house-on-a-meter/';
const VIDEO = '/videos/pomelo-duo-on-the-bus/';
const GDPR = { 'cdn-gdpr': '1' };
/** The ad server answers readers, and a browser that says that it is driven is none. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.describe.configure({ mode: 'default' });
test.use({ userAgent: READER, viewport: { width: 1440, height: 900 } });

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct();
});
test.afterAll(async () => void (await product.stop()));

/** Opens a page as a reader of a country where consent comes first. */
async function open(page: Page, path: string, url = product.url): Promise<void> {
  await page.setExtraHTTPHeaders(GDPR);
  await page.goto(url + path);
  await hydrated(page);
}

const place = (page: Page, key: string) => page.locator(`[data-ad="${key}"]`).first();
const filled = (page: Page, key: string) => page.locator(`[data-ad="${key}"][data-filled]`).first();
const frames = (page: Page) => page.locator('iframe[sandbox]');
const visiblePlaces = (page: Page) =>
  page
    .locator('[data-ad]')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('data-ad')));

/** Each question that pages ask the ad server, from now on. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/ads/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
const decisions = (asked: readonly string[]) => asked.filter((path) => path.endsWith('/decide'));

/** The heights that the mock gives each, with the line above it. */
const EXPECTED = [
  [ARTICLE, 390, { skybox: 78, inContent: 278 }],
  [ARTICLE, 820, { skybox: 118, inContent: 278 }],
  [ARTICLE, 1440, { skybox: 278, inContent: 278, mpu: 278, half: 628 }],
  ['/', 390, { skybox: 78, nativeCard: 348 }],
  ['/', 820, { skybox: 118, nativeCard: 196 }],
  ['/', 1440, { skybox: 278, nativeCard: 196, mpu: 278 }],
  [GALLERY, 390, { gallery: 278 }],
  [GALLERY, 1440, { gallery: 278 }],
  [VIDEO, 390, { videoRectangle: 278 }],
  [VIDEO, 820, { videoRectangle: 278 }],
  ['/topics/tech/', 1440, { skybox: 278, mpu: 278 }],
] as const;

for (const [path, width, heights] of EXPECTED)
  test(`${path} at ${width} px has its ads where room was kept, and nothing moves`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 });
    const problems = watchPage(page, product.url);
    await chose(context, 'given', product.url);
    await recordLayoutShifts(page);
    await open(page, path);
    for (const [key, height] of Object.entries(heights)) {
      const box = await place(page, key).boundingBox();
      const above =
        key === 'skybox'
          ? await place(page, key).evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingTop) - 28)
          : 0;
      const below = key === 'skybox' ? 17 : 0;
      expect([key, Math.round((box?.height ?? 0) - above - below)]).toEqual([key, height]);
    }
    const [first = ''] = Object.keys(heights);
    await place(page, first).scrollIntoViewIfNeeded();
    await expect(filled(page, first)).toBeVisible();
    await scrollThrough(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await sidewaysScrolling(page)).toEqual([]);
    if (width !== 820) expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

for (const choice of ['refused', 'unknown'] as const)
  test(`with consent ${choice}, no place is there and nothing is asked for`, async ({ page, context }) => {
    if (choice === 'refused') await chose(context, choice, product.url);
    const asked = questions(page);
    for (const path of [ARTICLE, '/', GALLERY]) {
      await open(page, path);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect([path, width, await visiblePlaces(page)]).toEqual([path, width, []]);
      }
      await scrollThrough(page);
    }
    expect(asked).toEqual([]);
  });

test.describe('an ad', () => {
  test.beforeEach(async ({ page, context }) => {
    await chose(context, 'given', product.url);
    await open(page, ARTICLE);
    await expect(filled(page, 'skybox')).toBeVisible();
  });

  test('stands in a frame that sees nothing of the page, and has no script', async ({ page }) => {
    const frame = frames(page).first();
    await expect(frame).toHaveAttribute('data-loaded');
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    expect(await frame.evaluate((each: HTMLIFrameElement) => each.contentDocument)).toBeNull();
    const inside = await (await frame.elementHandle())?.contentFrame();
    expect(await inside?.evaluate(() => [origin, document.scripts.length])).toEqual(['null', 0]);
    const reached = await inside?.evaluate(() => {
      try {
        return String(parent.document.title);
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    });
    expect(reached).toBe('SecurityError');
  });

  test('leads to its advertiser by way of our count', async ({ page, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await context.route(/\.example\//, (route) => route.fulfill({ body: 'There.' }));
    await expect(frames(page).first()).toHaveAttribute('data-loaded');
    const opened = context.waitForEvent('page');
    await frames(page).first().click();
    const landing = await opened;
    await landing.waitForURL(/\.example\/|\/newsletters|\/user/);
    expect(asked.some((url) => url.includes('/api/ads/go/'))).toBe(true);
    expect(await landing.evaluate(() => opener)).toBeNull();
    expect(new URL(page.url()).pathname).toBe(ARTICLE);
  });

  test('says who pays and why it is there, by keyboard', async ({ page }) => {
    const button = filled(page, 'skybox').getByRole('button', { name: 'About this ad' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'About this ad' });
    await expect(dialog).toContainText('Paid for by');
    await expect(dialog).toContainText('Nothing about you was used.');
    expect(await accessibilityProblemsIn(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('is hidden with all of its advertiser, its room stays, and so it is on the next page', async ({ page }) => {
    const skybox = place(page, 'skybox');
    const before = await skybox.boundingBox();
    const button = filled(page, 'skybox').getByRole('button', { name: 'About this ad' });
    const advertiser = (await button.getAttribute('aria-label'))?.replace('About this ad, ', '') ?? '';
    await button.click();
    await page.getByRole('button', { name: 'Hide this advertiser' }).click();
    await expect(skybox).toContainText(`You will not see ${advertiser} here again.`);
    expect(await skybox.boundingBox()).toEqual(before);
    const asked = page.waitForRequest(/\/api\/ads\/decide$/);
    await page.reload();
    expect((await asked).postDataJSON().hidden).toHaveLength(1);
    await expect(page.locator(`button[aria-label="About this ad, ${advertiser}"]`)).toHaveCount(0);
  });

  test('stays in sight for a moment of scrolling, and then lets go', async ({ page }) => {
    const top = async () => Math.round((await place(page, 'skybox').boundingBox())?.y ?? 0);
    const at = await top();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await top()).toBe(at);
    await page.mouse.wheel(0, 1200);
    await expect.poll(top).toBeLessThan(-200);
    await expect(page.locator('[data-sticks]')).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(top).toBe(at - 300);
  });

  test('goes at once when its reader no longer wants any, and none is asked for again', async ({ page, context }) => {
    await chose(context, 'refused', product.url);
    await page.evaluate(() => dispatchEvent(new CustomEvent('masthead:consent')));
    await expect(frames(page)).toHaveCount(0);
    const asked = questions(page);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(headline(page)).toHaveText('Reviews');
    expect(await visiblePlaces(page)).toEqual([]);
    expect(decisions(asked)).toEqual([]);
    await expect(frames(page)).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('masthead-ads'))),
    ).toEqual([]);
  });

  test('is another on the next page, where one at the foot can be closed until tomorrow', async ({ page }) => {
    const asked = questions(page);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(headline(page)).toHaveText('Reviews');
    await expect(filled(page, 'omnibar')).toBeVisible();
    expect(decisions(asked)).toHaveLength(1);
    await page.getByRole('button', { name: 'Close this ad until tomorrow' }).click();
    await expect(page.locator('[data-ad="omnibar"]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Deals' }).first().click();
    await expect(headline(page)).toHaveText('Deals');
    await expect.poll(() => decisions(asked).length).toBe(2);
    await expect(page.locator('[data-ad="omnibar"]')).toHaveCount(0);
  });
});

test('a page that the ad server does not answer is a whole page, with crop marks', async ({ page, context }) => {
  await chose(context, 'given', product.url);
  await recordLayoutShifts(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(/\/api\/ads\/decide$/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, ARTICLE);
  await expect.poll(() => errors).toEqual(['Request for monarch rules failed: 500']);
  await scrollThrough(page);
  await expect(headline(page)).toBeVisible();
  expect((await place(page, 'skybox').boundingBox())?.height).toBe(295);
  await expect(frames(page)).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('allowed on a page that is open, ads stand only below what its reader sees', async ({ page }) => {
  await recordLayoutShifts(page);
  await open(page, ARTICLE);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(place(page, 'inContent')).toBeVisible();
  await expect(place(page, 'skybox')).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('what becomes of an ad', () => {
  let collector: EventCollector;
  test.beforeEach(async () => {
    collector = await startCollector(product.url);
  });
  test.afterEach(() => collector.stop());

  test('is told: that it was shown, viewed after a second, and reported', async ({ page, context }) => {
    await chose(context, 'given', collector.url);
    await open(page, ARTICLE, collector.url);
    await expect.poll(() => collector.named('ad_viewed').length).toBeGreaterThan(0);
    const shown = collector.named('ad_shown').map(({ token }) => token);
    for (const { token } of collector.named('ad_viewed')) expect(shown).toContain(token);
    await filled(page, 'skybox').getByRole('button', { name: 'About this ad' }).click();
    await page.getByRole('button', { name: 'Report this ad' }).click();
    await page.getByRole('button', { name: 'It is misleading' }).click();
    await expect(page.getByText('Thank you.')).toBeFocused();
    await expect.poll(() => collector.named('ad_reported').map(({ reason }) => reason)).toEqual(['misleading']);
  });
});
