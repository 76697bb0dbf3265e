/** How pictures reach readers: the right size, the best format, the first one first, the last ones late. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { hydrated, pictureProblems, scrollThrough } from './page-suite.ts';
import { ARTICLE } from './page-types.ts';

test.describe('on a phone of three pixels to a point', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 });

  for (const path of ['/', ARTICLE, '/pictures/house-on-a-meter/2/', '/84-days/'])
    test(`no picture of ${path} is wider than twice its box`, async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      expect(await pictureProblems(page)).toEqual([]);
    });
});

test('the lead picture is asked for in the head, once, before all others', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/a/img/')) asked.push(request.url());
  });
  await page.goto(ARTICLE);
  const lead = page.getByRole('main').getByRole('figure').locator('img').first();
  await expect(lead).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('head link[rel="preload"][as="image"][imagesrcset]')).toHaveCount(1);
  await lead.evaluate((image: HTMLImageElement) => image.decode());
  const chosen = await lead.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked[0]).toBe(chosen);
  const picture = /\/([^/]+)\?/.exec(chosen)?.[1] ?? '';
  expect(asked.filter((address) => address.includes(`/${picture}?`) && address.includes('height='))).toHaveLength(1);
});

test('pictures far below are not asked for until the reader comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await hydrated(page);
  const last = page.getByRole('main').locator('img[loading="lazy"]').last();
  expect(await last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a browser that takes AVIF gets it, and is told that the answer depends on that', async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().includes('/a/img/resize/'));
  await page.goto(ARTICLE);
  const headers = (await answered).headers();
  expect(headers['content-type']).toBe('image/avif');
  expect(headers.vary).toBe('Accept');
  expect(headers['cache-control']).toContain('immutable');
});

/** A picture of this gallery is a GIF. */
const MOVING = '/pictures/nine-things-off-the-bench/8/';

test.describe('a moving picture', () => {
  const film = (page: Page) => page.getByRole('figure').locator('video');

  test('is a silent film in a loop, with words and a way to stop it', async ({ page }) => {
    await page.goto(MOVING);
    await expect(film(page)).toHaveAttribute('aria-label', /camera swaying/);
    await expect(film(page)).toHaveAttribute('controls', '');
    await expect.poll(() => film(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    expect(await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => muted && loop)).toBe(true);
  });

  test('stands still for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(MOVING);
    await hydrated(page);
    await expect.poll(() => film(page).evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(0);
    expect(await film(page).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  });

  test('is an image that moves where the machine can make no film of it', async ({ page }) => {
    const body = await sharp('content/pictures/camera-swaying.gif', { animated: true }).webp().toBuffer();
    await page.route(/format=mp4/, (route) => route.fulfill({ contentType: 'image/webp', body }));
    await page.goto(MOVING);
    const image = page.getByRole('figure').getByRole('img', { name: /camera swaying/ });
    await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(480);
    await expect(film(page)).toHaveCount(0);
  });
});
