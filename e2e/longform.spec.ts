/** Immersive stories: they open over their picture, leave the column, and lead through their chapters. */
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

const LONGFORM = '/news/ai/features/ferry-that-exists-in-answers/';
const PAID = '/paid-content/news/eighty-four-days/';

const widths = [390, 820, 1440] as const;

for (const width of widths) {
  test(`at ${width} px the picture fills the window's width, the text keeps its column, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LONGFORM);
    await hydrated(page);
    const head = page.getByRole('article').locator('header').first();
    expect((await head.boundingBox())?.width).toBe(width);
    const picture = page.getByRole('figure').first();
    await picture.scrollIntoViewIfNeeded();
    expect((await picture.boundingBox())?.width).toBe(width);
    const paragraph = await page.getByText('It took me nine days to find.').boundingBox();
    expect(paragraph?.width).toBeLessThanOrEqual(Math.min(672, width - 40));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('from 1440 px its chapters go with the reader, and the one that is read is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LONGFORM);
  await hydrated(page);
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await expect(chapters).toBeVisible();
  await expect(chapters.locator('[aria-current]')).toHaveCount(0);

  // A key that is pressed while the page still glides may go unheard.
  const glided = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  );
  await chapters.getByRole('link', { name: '3, Trying to take it back' }).click();
  await glided;
  await expect(page.getByRole('heading', { name: 'Trying to take it back' })).toBeInViewport();
  await expect(chapters.locator('[aria-current="location"]')).toHaveText('3, Trying to take it back');
  await expect(chapters).toBeInViewport();

  await page.keyboard.press('End');
  await expect(chapters.locator('[aria-current="location"]')).toHaveText('4, What it cost');
  await expect
    .poll(() => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight))
    .toBe(true);
  await page.keyboard.press('Home');
  await expect(chapters.locator('[aria-current]')).toHaveCount(0);
});

test('below 1440 px there are no chapters beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1439, height: 900 });
  await page.goto(LONGFORM);
  await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeHidden();
});

test('the welcome page is one', async ({ page }) => {
  await page.goto('/welcome/');
  await expect(page.getByRole('article').locator('header').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('main picture img').first().getAttribute('alt')).not.toBe('');
});

for (const path of [PAID, '/84-days/']) {
  test(`${path} says on its first screen that it was paid for`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('article').first().getByText('Paid content', { exact: true })).toBeInViewport();
  });
}

test('immersive paid content has nothing around it but the way back', async ({ page }) => {
  await page.goto('/84-days/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Masthead' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'The drone flew on 31 of the 84 days' })).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('it is whole, and its chapters are links', async ({ page }) => {
    await page.goto(LONGFORM);
    await expect(page.getByText('We saw two seals.')).toBeAttached();
    await page.getByRole('link', { name: '2, Updated for accuracy' }).click();
    await expect(page.getByRole('heading', { name: 'Updated for accuracy' })).toBeInViewport();
  });
});

test('a letter that opens a story stands on the baseline of its third line', async ({ page }) => {
  await page.goto(LONGFORM);
  const opening = page.locator('[class*="opening"] > p').first();
  expect(
    await opening.evaluate((text) => getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter')),
  ).toBe('3');
});

test('before the italic has come, what is italic is slanted from the serif of the text', async ({ page, context }) => {
  await page.route('**/*italic*.woff2', (route) => route.abort());
  const devTools = await context.newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  // A browser does without a font that comes late, and has it the next time.
  await expect(async () => {
    await page.goto('/roadshow/reviews/arden-3-touring-review/');
    await page.evaluate(() => document.fonts.ready);
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p em' });
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Newsreader/)]);
  }).toPass();
});
