/** What a reader sees comes before what makes it work: a page's code is asked for when the page is there. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { anyOf, modulesOf, recordRequests } from './navigating.ts';
import { hydrated } from './page-suite.ts';
import { ARTICLE } from './page-types.ts';
import { stopClock } from './standing-clock.ts';

/** Its first paragraph names Gdańsk. */
const WITH_RARE_LETTER = '/science/medicine/wound-dressing-changes-colour-trial/';

test('no code is asked for before the lead picture has come', async ({ page }) => {
  const isCode = anyOf(await modulesOf(ARTICLE));
  const code = recordRequests(page, (request) => isCode(new URL(request.url())));
  const picture = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/a\/img\//);
  await page.route(/\/a\/img\//, async (route) => {
    await picture.promise;
    await route.continue();
  });
  await stopClock(page);
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  await asked;
  expect(code).toEqual([]);
  await page.clock.resume();
  picture.resolve();
  await hydrated(page);
  expect(code.length).toBeGreaterThan(1);
});

test('a picture that never comes holds the code back for three seconds and no longer', async ({ page }) => {
  const isCode = anyOf(await modulesOf(ARTICLE));
  const code = recordRequests(page, (request) => isCode(new URL(request.url())));
  await page.route(/\/a\/img\//, () => {});
  await stopClock(page);
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2900);
  expect(code).toEqual([]);
  await page.clock.runFor(200);
  await page.clock.resume();
  await hydrated(page);
  expect(code.length).toBeGreaterThan(1);
});

test('a machine that has loaded a page long before it paints it asks for code after the paint', async ({ page }) => {
  await waitWithoutLimit(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.goto(ARTICLE);
  // At a tenth of a speed that others share.
  await hydrated(page, 120_000);
  const isCode = anyOf(await modulesOf(ARTICLE));
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));
  const code = asked.filter(({ name }) => isCode(new URL(name)));
  expect(code.length).toBeGreaterThan(1);
  expect(code.filter(({ startTime }) => startTime < painted)).toEqual([]);
});

/** Takes the three seconds away, which a busy machine may need for the paint itself. */
async function waitWithoutLimit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (todo: TimerHandler, ms?: number) => (ms === 3000 ? 0 : set(todo, ms)) });
  });
}

test('a name with a letter that few texts have stands in one font', async ({ page }) => {
  await waitForUsualLetters(page);
  await page.goto(WITH_RARE_LETTER);
  await expectOneFont(page);
});

test('so it does on a page that is gone to, whose fonts the document did not ask for', async ({ page }) => {
  await waitForUsualLetters(page);
  await page.goto(ARTICLE);
  await hydrated(page);
  await page.evaluate((href) => {
    const anchor = Object.assign(document.createElement('a'), { href, textContent: 'On' });
    document.querySelector('main')?.prepend(anchor);
    anchor.click();
  }, WITH_RARE_LETTER);
  await expect(page.getByText('Gdańsk')).toBeVisible();
  await expectOneFont(page);
});

/** Takes the tenth of a second away that usual letters have to come in, which a busy machine may need to lay out. */
async function waitForUsualLetters(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const faces = /@font-face\s*\{[^}]*\}/g;
    const patiently = (face: string) => (face.includes(' Rare') ? face : face.replace('optional', 'block'));
    await route.fulfill({ response, body: (await response.text()).replace(faces, patiently) });
  });
}

async function expectOneFont(page: Page): Promise<void> {
  await expect.poll(() => fontsOfFirstParagraph(page)).toEqual([expect.stringMatching(/^Newsreader/)]);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Which fonts the browser took for it, by the developer tools. */
async function fontsOfFirstParagraph(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[class*="prose"] p' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
