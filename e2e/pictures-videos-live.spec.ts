/** What readers do with galleries, videos and live coverage: turn pages, watch, read along, go to an entry. */
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

const GALLERY = '/pictures/inside-the-listening-room/';
const VIDEO = '/videos/points-in-half-a-minute/';
const LIVE = '/news-live/halo-keynote-live/';

test('the arrow keys turn the pages of a gallery without loading them whole', async ({ page }) => {
  await page.goto(`${GALLERY}3/`);
  await hydrated(page);
  const shot = page.getByRole('figure').getByRole('heading');
  const first = await shot.textContent();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${GALLERY}4/`);
  await expect(shot).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${GALLERY}3/`);
  await expect(shot).toHaveText(first ?? '');
  await expect(page.locator('body[data-same-document]')).toBeAttached();
});

test('an arrow key turns no page together with another key', async ({ page }) => {
  await page.goto(`${GALLERY}3/`);
  await hydrated(page);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${GALLERY}4/`);
  expect(await page.evaluate(() => history.length)).toBe(3);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a gallery’s pages are turned by swiping', async ({ page }) => {
    await page.goto(`${GALLERY}3/`);
    await hydrated(page);
    const swipe = (by: number) =>
      page.getByRole('figure').evaluate((figure, distance) => {
        const target = figure.querySelector('img') ?? figure;
        const finger = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
        const move = (type: string, touches: Touch[], changed: Touch) =>
          target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [changed] }));
        move('touchstart', [finger(200)], finger(200));
        move('touchend', [], finger(200 + distance));
      }, by);
    await swipe(-120);
    await expect(page).toHaveURL(`${GALLERY}4/`);
    await swipe(120);
    await expect(page).toHaveURL(`${GALLERY}3/`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gallery is walked through by its links, from one end to the other', async ({ page }) => {
    await page.goto(`${GALLERY}2/`);
    const sheet = page.getByRole('navigation', { name: 'Contact sheet' }).getByRole('link');
    await expect(sheet.and(page.locator('[aria-current="page"]'))).toHaveAccessibleName(/^Picture 2:/);
    await sheet.last().click();
    await expect(page.getByRole('link', { name: 'Next picture' })).toHaveCount(0);
    await page.getByRole('link', { name: /^All \d+ pictures$/ }).click();
    await expect(page).toHaveURL(GALLERY);
    await sheet.last().click();
    await expect(page.getByRole('figure').last()).toBeInViewport();
  });

  test('a transcript can be unfolded', async ({ page }) => {
    await page.goto(VIDEO);
    await expect(page.getByText('A lender offers you a lower rate for cash.')).toBeVisible();
    const rest = page.getByText('And never pay a point with your emergency fund.');
    await expect(rest).toBeHidden();
    await page.getByText('Read it all').click();
    await expect(rest).toBeVisible();
  });
});

test('a video that is muted plays with its captions, and another one takes its place', async ({ page }) => {
  await page.goto(VIDEO);
  await hydrated(page);
  const video = page.locator('video');
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length ?? 0))
    .toBe(1);
  await page.getByRole('region', { name: 'Up next' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(VIDEO);
  const slug = new URL(page.url()).pathname.split('/').at(-2);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain(`/${slug}/`);
});

test('a key moment leads to its entry, which is reached below the bar', async ({ page }) => {
  await page.goto(LIVE);
  await hydrated(page);
  const moment = page.getByRole('navigation', { name: 'Key moments' }).getByRole('link').first();
  const headline = (await moment.textContent()) ?? '';
  await moment.click();
  const entry = page.locator(new URL(page.url()).hash);
  await expect(entry.getByRole('heading')).toHaveText(headline);
  await expect(entry.getByRole('heading')).toBeInViewport();
});

test('a single entry can be shared by its own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(LIVE);
  await hydrated(page);
  const entry = page.getByRole('region', { name: 'Updates' }).getByRole('article').nth(1);
  await entry.getByRole('button', { name: 'Share this update' }).click();
  await expect(entry.getByRole('status')).toHaveText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${LIVE}#${await entry.getAttribute('id')}`);
});
