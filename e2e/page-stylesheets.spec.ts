/** A page has the styles of all pages and its own, however it was come to: loaded whole or gone to, quick network or slow. */
import type { Page } from '@playwright/test';
import { expect, productUrl, test } from './fixtures.ts';
import { follow, headline, isSameDocument, markDocument, open } from './navigating.ts';
import { ARTICLE, ARTICLE_HEADLINE, LONG_TOPIC } from './page-types.ts';
import { chose } from './privacy-choice.ts';

const REVIEW = '/reviews/pomelo-duo-review/';
const BEST_LIST = '/tech/home-entertainment/best-tvs-tested/';
const PAGES = ['/', ARTICLE, REVIEW, BEST_LIST, '/pictures/house-on-a-meter/', '/news-live/halo-keynote-live/'];

/** Of a reader without ads: those have a stylesheet of their own, and their empty room goes while a page is open. */
test.beforeEach(({ context }) => chose(context, 'refused', productUrl()));

/** Everything that the styles say of everything in the page, an element a line; what the width of letters has a part in is left out, since a font may come late. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.documentElement.dataset.layOut = 'whole';
    const said =
      'display position color backgroundColor fontSize fontWeight lineHeight letterSpacing marginTop marginBottom paddingTop paddingLeft borderTopWidth borderTopColor borderRadius gap flexDirection alignItems justifyContent textDecorationLine opacity order'.split(
        ' ',
      );
    return Array.from(document.querySelectorAll('main *'), (element) => {
      const style = getComputedStyle(element);
      const values = said.map((name) => Reflect.get(style, name));
      return [element.tagName, element.className, ...values].join(' ');
    });
  });

const stylesheets = (page: Page) =>
  page.evaluate(() => ({
    linked: Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ({ href }) =>
      new URL(href).pathname.replace(/[-.][\w-]+\.css$/, ''),
    ),
    adopted: document.adoptedStyleSheets.length,
    /** Whether the document's own page is still dressed by it. */
    own: Array.from(document.styleSheets).some(({ cssRules }) => {
      const last = cssRules[cssRules.length - 1];
      return last instanceof CSSMediaRule && last.conditionText === 'all';
    }),
  }));

/** Every headline that is shown from now on, with where the page's own styles were at that moment. */
async function recordStyles(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown = new Set<string>();
    const note = () => {
      const own =
        document.adoptedStyleSheets.length > 0 ? 'adopted' : document.getElementById('page-styles') && 'linked';
      shown.add(`${document.querySelector('h1')?.textContent}: ${own}`);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'shown')]);
}

test('a page that is gone to looks exactly as one that is loaded', async ({ page }) => {
  test.slow();
  const fresh = await page.context().newPage();
  await open(page, LONG_TOPIC);
  await markDocument(page);
  // There and back, so that what any page leaves behind would be seen on any other.
  for (const path of [...PAGES, ...PAGES.toReversed()]) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await open(fresh, new URL(path, page.url()).href);
    await expect(headline(page)).toHaveText((await headline(fresh).textContent()) ?? '');
    await expect(async () => {
      expect((await looks(page)).join('\n'), path).toBe((await looks(fresh)).join('\n'));
    }).toPass();
  }
  expect(await isSameDocument(page)).toBe(true);
  await fresh.close();
});

test('a document names one stylesheet, and a page that is gone to takes the last one’s off', async ({ page }) => {
  await open(page, ARTICLE);
  expect(await stylesheets(page)).toEqual({ linked: ['/assets/article'], adopted: 0, own: true });
  await follow(page, REVIEW);
  await expect(page).toHaveURL(REVIEW);
  expect(await stylesheets(page)).toEqual({ linked: ['/assets/article'], adopted: 1, own: false });
});

test('a page whose styles are slow is not shown before they are there', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/best-list-own.*.css', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, ARTICLE);
  await markDocument(page);
  const shown = await recordStyles(page);
  const asked = page.waitForRequest(/assets\/best-list-own\.\w+\.css$/);
  const answered = page.waitForResponse((response) => response.url().includes(`/_data${BEST_LIST}`));
  await follow(page, BEST_LIST);
  await Promise.all([asked, (await answered).finished()]);
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  expect(await stylesheets(page)).toEqual({ linked: ['/assets/article'], adopted: 0, own: true });
  release();
  await expect(headline(page)).toHaveText(/^The best TVs/);
  expect(await shown()).toEqual([`${ARTICLE_HEADLINE}: linked`, expect.stringMatching(/^The best TVs.*: adopted$/)]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose styles can not be fetched is loaded whole', async ({ page }) => {
  await open(page, ARTICLE);
  await markDocument(page);
  await page.route('**/assets/review-own.*.css', (route) => route.abort());
  await follow(page, REVIEW);
  await expect(headline(page)).toContainText('Pomelo Duo');
  expect(await isSameDocument(page)).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('elements of a text that are loaded late have their styles with the page', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.locator('link#page-styles')).toHaveAttribute('href', /^\/assets\/article\.[0-9a-f]{8}\.css$/);
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table.locator('th').first()).not.toHaveCSS('padding-top', '0px');
  });
});
