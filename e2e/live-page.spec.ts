/** Live coverage as it is read: to its single entries, at the reader's own time, and after it has ended. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './navigating.ts';
import { layoutShifts, recordLayoutShifts } from './page-suite.ts';
import { TEST_NOW } from './start-product.ts';

const LIVE = '/news-live/halo-keynote-live/';
const ENDED = '/news-live/gothenburg-motor-show-live/';

const updates = (page: Page) => page.getByRole('region', { name: 'Updates' }).getByRole('article');

/** Where the bar ends: what is reached by its address stands below it, with room to breathe. */
const barHeight = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;

for (const width of [390, 1440])
  test(`an entry far down is reached by its address, marked, and stays where it is at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    await page.clock.setFixedTime(TEST_NOW);
    await page.goto(LIVE);
    const far = await updates(page).nth(17).getAttribute('id');
    // Another page between them: to one's own address a browser would only scroll.
    await page.goto('/about/');
    await open(page, `${LIVE}#${far}`);
    const entry = page.locator(`#${far}`);
    const top = async () => Math.round((await entry.boundingBox())?.y ?? 0);
    const expected = Math.round((await barHeight(page)) + 24);
    await expect.poll(async () => Math.abs((await top()) - expected)).toBeLessThanOrEqual(2);
    const plain = await updates(page)
      .nth(16)
      .evaluate((other) => getComputedStyle(other).backgroundColor);
    expect(await entry.evaluate((other) => getComputedStyle(other).backgroundColor)).not.toBe(plain);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('the line on the front page that leads to what is live stands still while its minutes pass', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 844 });
  await recordLayoutShifts(page);
  await page.clock.install({ time: TEST_NOW });
  await open(page, '/');
  const age = page.getByRole('region', { name: 'Live now' }).locator('time');
  const ages = new Set<string>();
  for (let minute = 0; minute < 12; minute += 1) {
    await page.clock.runFor(60_000);
    ages.add(await age.innerText());
  }
  // From one figure to two.
  expect(new Set([...ages].map((text) => text.length)).size).toBeGreaterThan(1);
  expect(await layoutShifts(page)).toEqual([]);
});

test('what is pinned stands on top, what is important says so and is among the key moments', async ({ page }) => {
  await page.goto(LIVE);
  await expect(updates(page).first().getByText('Pinned')).toBeVisible();
  const important = updates(page).filter({ hasText: /^.*Important/ });
  const moments = page.getByRole('navigation', { name: 'Key moments' }).getByRole('link');
  // The pinned one is important too, and says that it is pinned.
  await expect(moments).toHaveCount((await important.count()) + 1);
  const times = await updates(page)
    .locator('a time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  const [, ...unpinned] = times;
  expect(unpinned).toEqual(unpinned.toSorted().reverse());
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('times are those of the event, and their titles those of the reader', async ({ page }) => {
    await open(page, LIVE);
    const time = updates(page).nth(1).locator('a time');
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const inHall = at.toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'short' });
    await expect(time).toHaveText(inHall);
    await time.hover();
    await expect(time).toHaveAttribute('title', /GMT\+9 where you are$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the time of an entry is the way to it, and tells nothing of the reader', async ({ page }) => {
    await page.goto(LIVE);
    const entry = updates(page).nth(14);
    const id = await entry.getAttribute('id');
    await expect(entry.locator('a time')).not.toHaveAttribute('title');
    await entry.locator('a:has(time)').click();
    await expect(page).toHaveURL(`${LIVE}#${id}`);
    await expect(page.locator(':target')).toHaveAttribute('id', id ?? '');
  });

  test('coverage that has ended says when, at the place of the event', async ({ page }) => {
    await page.goto(ENDED);
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText(/Ended Nov \d+, \d+:\d\d [AP]M GMT\+1/);
    await expect(head.getByText('Live', { exact: true })).toHaveCount(0);
  });
});
