/** The thin bar of a navigation and the busy state of the page, against a clock that the test moves. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dataOf, follow, headline, holdAnswer, open } from './navigating.ts';
import { ARTICLE, ARTICLE_HEADLINE, LONG_TOPIC } from './page-types.ts';

const NOW = new Date('2026-11-15T18:00:00Z');

/** Opens the page, then stops the browser's clock: from here on only the test moves it. */
async function openInStandingTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: NOW });
  await open(page, path);
  await page.clock.pauseAt(new Date(NOW.getTime() + 3_600_000));
}

const bar = (page: Page) => page.locator('#root > [data-phase]');
const line = (page: Page) => bar(page).locator('> *');

/** Every phase that the bar goes through from now on. */
async function recordPhases(page: Page): Promise<() => Promise<string[]>> {
  await bar(page).evaluate((element) => {
    const phases: string[] = [];
    new MutationObserver(() => phases.push(element.getAttribute('data-phase') ?? '')).observe(element, {
      attributes: true,
    });
    Object.assign(window, { phases });
  });
  return () => page.evaluate(() => (window as unknown as { phases: string[] }).phases);
}

test('a navigation that is answered within 200 ms shows no bar', async ({ page }) => {
  await openInStandingTime(page, LONG_TOPIC);
  const phases = await recordPhases(page);
  const held = await holdAnswer(page, dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await held.asked;
  await page.clock.runFor(199);
  held.release();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await page.clock.runFor(5_000);
  expect(await phases()).toEqual([]);
  await expect(line(page)).toHaveCSS('opacity', '0');
});

test('a slow navigation shows a bar of 2 px after 200 ms, creeping over 5 s, gone 500 ms after the end', async ({
  page,
}) => {
  await openInStandingTime(page, LONG_TOPIC);
  const held = await holdAnswer(page, dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await held.asked;
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle');

  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('data-phase', 'loading');
  await expect(line(page)).toHaveCSS('opacity', '1');
  expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height: 2 });
  await expect(line(page)).toHaveCSS('transition-duration', '5s');
  await expect(line(page)).not.toHaveCSS('transform', 'matrix(0, 0, 0, 1, 0, 0)');

  held.release();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(bar(page)).toHaveAttribute('data-phase', 'finished');
  await page.clock.runFor(499);
  await expect(bar(page)).toHaveAttribute('data-phase', 'finished');
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle');
  await expect(line(page)).toHaveCSS('opacity', '0');
});

test('a navigation that is given up for one that asks for nothing leaves no bar behind', async ({ page }) => {
  await openInStandingTime(page, LONG_TOPIC);
  const held = await holdAnswer(page, dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await held.asked;
  await page.clock.runFor(300);
  await expect(bar(page)).toHaveAttribute('data-phase', 'loading');
  await follow(page, `${LONG_TOPIC}?from=mail`);
  await expect(page).toHaveURL(`${LONG_TOPIC}?from=mail`);
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle');
});

test('a second navigation carries the bar of the first on', async ({ page }) => {
  await openInStandingTime(page, LONG_TOPIC);
  const first = await holdAnswer(page, dataOf(ARTICLE));
  const second = await holdAnswer(page, dataOf('/topics/phones/'));
  await follow(page, ARTICLE);
  await first.asked;
  await page.clock.runFor(300);
  const phases = await recordPhases(page);
  await follow(page, '/topics/phones/');
  await second.asked;
  second.release();
  await expect(headline(page)).toHaveText('Phones');
  await page.clock.runFor(500);
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle');
  expect(await phases()).toEqual(['finished', 'idle']);
});

test('the page is busy while data is on its way, and for 200 ms at the least', async ({ page }) => {
  await openInStandingTime(page, LONG_TOPIC);
  const root = page.locator('#root');
  await expect(root).not.toHaveAttribute('aria-busy', 'true');
  const held = await holdAnswer(page, dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await held.asked;
  await expect(root).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await page.clock.runFor(199);
  await expect(root).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expect(root).toHaveAttribute('aria-busy', 'false');
});

test('data that takes longer than 200 ms ends the busy state with its arrival', async ({ page }) => {
  await openInStandingTime(page, LONG_TOPIC);
  const root = page.locator('#root');
  const held = await holdAnswer(page, dataOf(ARTICLE));
  await follow(page, ARTICLE);
  await held.asked;
  await page.clock.runFor(3_000);
  await expect(root).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await page.clock.runFor(0);
  await expect(root).toHaveAttribute('aria-busy', 'false');
});
