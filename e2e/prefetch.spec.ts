/** The code behind visible links is fetched when the browser is idle, unless the reader should be spared. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { anyOf, chunksOf, isData, open, recordRequests } from './navigating.ts';
import { ARTICLE, LONG_TOPIC } from './page-types.ts';

/** High enough that links to stories are in view, below the ad and the head of a topic. */
test.use({ viewport: { width: 1280, height: 1400 } });

/** Until every link in view has been noticed and the browser has been idle: what is fetched ahead is under way by then. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const link = document.querySelector('main a');
    if (!link) throw new Error('The page has no link');
    await new Promise<void>((seen) => new IntersectionObserver(() => seen()).observe(link));
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
      await new Promise<void>((rested) => requestIdleCallback(() => rested(), { timeout: 4000 }));
    }
  });
}

test('the code behind a link in view is fetched without a click, and its data is not', async ({ page }) => {
  const wanted = anyOf(await chunksOf(ARTICLE, LONG_TOPIC));
  const asked = page.waitForRequest((request) => wanted(new URL(request.url())));
  const data = recordRequests(page, isData);
  await open(page, LONG_TOPIC);
  await asked;
  expect(data).toEqual([]);
});

test('the links of a page that came without a full load are watched too', async ({ page }) => {
  // Nothing is fetched ahead until the connection gets better, which is after the first page.
  await page.addInitScript(() => {
    const connection = { saveData: true };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    Object.assign(window, { connectionGetsBetter: () => Object.assign(connection, { saveData: false }) });
  });
  const wanted = anyOf(await chunksOf(ARTICLE, LONG_TOPIC));
  await open(page, LONG_TOPIC);
  await idle(page);
  const asked = page.waitForRequest((request) => wanted(new URL(request.url())));
  await page.evaluate(() => (window as unknown as { connectionGetsBetter(): void }).connectionGetsBetter());
  await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`${LONG_TOPIC}2/`);
  await asked;
});

const spared = {
  'save-data': { connection: { saveData: true, effectiveType: '4g' }, onLine: true },
  '2g': { connection: { saveData: false, effectiveType: '2g' }, onLine: true },
  'slow-2g': { connection: { saveData: false, effectiveType: 'slow-2g' }, onLine: true },
  offline: { connection: { saveData: false, effectiveType: '4g' }, onLine: false },
};

for (const [name, conditions] of Object.entries(spared)) {
  test(`nothing is fetched ahead with ${name}`, async ({ page }) => {
    await page.addInitScript(({ connection, onLine }) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => onLine });
    }, conditions);
    const wanted = anyOf(await chunksOf(ARTICLE, LONG_TOPIC));
    const ahead = recordRequests(page, (request) => wanted(new URL(request.url())));
    await open(page, LONG_TOPIC);
    await idle(page);
    expect(ahead).toEqual([]);
  });
}

test('with a good connection the same wait is long enough to see the code fetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: false, effectiveType: '4g' }) }),
  );
  const wanted = anyOf(await chunksOf(ARTICLE, LONG_TOPIC));
  const ahead = recordRequests(page, (request) => wanted(new URL(request.url())));
  await open(page, LONG_TOPIC);
  await idle(page);
  expect(ahead).not.toEqual([]);
});
