/** Watching on: what follows a video, in which order, and what can be read of it. */
import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

const VIDEO = '/videos/pomelo-duo-on-the-bus/';
const VIDEOS = readdirSync(new URL('../content/videos', import.meta.url)).length;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever always watches the next one sees every video before one comes again', async ({ page }) => {
    const seen: string[] = [];
    await page.goto(VIDEO);
    while (!seen.includes(new URL(page.url()).pathname)) {
      seen.push(new URL(page.url()).pathname);
      await page.getByRole('region', { name: 'Up next' }).getByRole('link').first().click();
    }
    expect(seen).toHaveLength(VIDEOS);
  });

  test('what was written about a video stands below it, with its links', async ({ page }) => {
    await page.goto(VIDEO);
    const text = page.getByRole('main').getByText('38 successful resumes and one missed stop');
    await expect(text).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'full review', exact: true }).click();
    await expect(page).toHaveURL('/reviews/pomelo-duo-review/');
  });

  test('a video has a still, its length, captions to choose and all that is said in it', async ({ page }) => {
    await page.goto(VIDEO);
    const video = page.locator('video');
    await expect(video).toHaveAttribute('poster', /^\/a\/img\//);
    await expect(video).toHaveAttribute('controls', '');
    await expect(video.locator('track[kind="captions"][srclang="en"]')).toHaveAttribute('src', /\.vtt$/);
    await expect(page.getByRole('main').getByText('0:30').first()).toBeVisible();
    await expect(page.getByText('Teal on the left, orange on the right')).toBeVisible();
    const last = page.getByText('Overnight it lost two percent. That is the review.');
    await expect(last).toBeHidden();
    await page.getByText('Read it all').click();
    await expect(last).toBeVisible();
  });

  test('a chapter is the file from its time on', async ({ page }) => {
    await page.goto(VIDEO);
    const chapter = page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Half a million turns' });
    await expect(chapter).toHaveAttribute('href', /^\/a\/video\/.*\.mp4#t=12$/);
    await chapter.click();
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(11);
  });
});

test('a chapter moves the player to its time and is marked while it plays', async ({ page }) => {
  await page.goto(VIDEO);
  const chapter = page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Half a million turns' });
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await hydrated(page);
  await expect(chapter).not.toHaveAttribute('aria-current', 'true');
  await chapter.click();
  await expect.poll(time).toBeGreaterThanOrEqual(12);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(VIDEO);
});
