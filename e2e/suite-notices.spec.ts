/** The suite's own test: each of its checks, shown a page that breaks the rule, complains. */
import type { Page } from '@playwright/test';
import { accessibilityProblemsIn } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { focusProblems, walkDown } from './keyboard-focus.ts';
import { documentProblems, hydrated, problemsInOtherTheme, visit } from './page-suite.ts';
import { TEST_NOW } from './start-product.ts';

const PATH = '/topics/quantum-computing/';

/** Serves the page with a change, and without the policy that would keep the change from working. */
async function serveChanged(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: change(await response.text()) });
  });
}

const withEnd = (end: string) => (html: string) => html.replace('</body>', `${end}</body>`);

async function complaintsAbout(page: Page, change: (html: string) => string): Promise<string[]> {
  await serveChanged(page, change);
  return (await visit(page, PATH)).problems;
}

test('an unchanged page gets no complaint', async ({ page }) => {
  expect(await complaintsAbout(page, (html) => html)).toEqual([]);
});

for (const [what, change, complaint] of [
  [
    'text that differs between server and browser',
    (html) => html.replace('>Skip to content<', '>Skip<'),
    /uncaught: .*#418/,
  ],
  ['a line in the console', withEnd('<script>console.warn("careful")</script>'), /console warning: careful/],
  [
    'a request to another host',
    withEnd('<script src="http://other.example/x.js"></script>'),
    /request to another host: http:\/\/other\.example/,
  ],
  ['a request that fails', withEnd('<script src="http://localhost:1/x.js"></script>'), /failed request/],
  [
    'a missing stylesheet',
    withEnd('<link rel="stylesheet" href="/no-such.css">'),
    /(answered with 404|failed request): .*no-such\.css/,
  ],
  [
    'a missing file',
    withEnd('<script>void fetch("/no-such.json")</script>'),
    /request answered with 404: .*no-such\.json/,
  ],
  ['a picture without words', withEnd('<img src="/icon.svg" width="9" height="9">'), /axe image-alt/],
  ['text with little contrast', withEnd('<p style="color:#ccc;background:#fff">pale</p>'), /axe color-contrast/],
  ['a page that is too wide', withEnd('<div style="width:3000px;height:1px"></div>'), /scrolls sideways: 3000/],
  [
    'something that pushes the page down',
    withEnd(
      `<script>new PerformanceObserver(() => document.body.prepend(Object.assign(document.createElement('div'),
        { style: 'height:200px' }))).observe({ type: 'paint', buffered: true })</script>`,
    ),
    /layout shift of 0\.\d+/,
  ],
] satisfies [string, (html: string) => string, RegExp][]) {
  test(`the suite notices ${what}`, async ({ page }) => {
    expect((await complaintsAbout(page, change)).join('\n')).toMatch(complaint);
  });
}

for (const [what, style, complaint] of [
  ['has little contrast', '.pale { color: #333; background: #222 }', /axe color-contrast/],
  ['is too wide', '.pale { width: 3000px }', /scrolls sideways: 3000/],
  ['pushes the page down', 'body { padding-block-start: 200px }', /layout shift of 0\.\d+/],
] as const)
  test(`the suite notices what ${what} in the dark theme only`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const dark = `<style>@media (prefers-color-scheme: dark) { ${style} }</style>`;
    expect(
      await complaintsAbout(page, withEnd(`${dark}<section class="pale" aria-label="Pale">pale</section>`)),
    ).toEqual([]);
    expect((await problemsInOtherTheme(page, 'light')).join('\n')).toMatch(complaint);
  });

test('the suite notices what is too wide at one width only', async ({ page }) => {
  const wide = '<style>@media (width: 820px) { .wide { width: 900px; height: 1px } }</style><div class="wide"></div>';
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await complaintsAbout(page, withEnd(wide))).toEqual([]);
  await page.setViewportSize({ width: 820, height: 900 });
  expect((await visit(page, PATH)).problems.join('\n')).toMatch(/scrolls sideways: 900/);
});

test('the suite reads a page at the product’s time', async ({ page }) => {
  await visit(page, PATH);
  const times = await page.evaluate(() => [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]);
  expect(times).toEqual(Array(3).fill(Date.parse(TEST_NOW)));
  expect(await page.evaluate(() => new Date(5).getTime())).toBe(5);
});

test('the suite notices what is wrong with what has opened over a page, and with nothing else', async ({ page }) => {
  const wrong = '<img src="/icon.svg" width="9" height="9"><p style="color:#ccc;background:#fff">pale</p>';
  await serveChanged(page, withEnd(wrong));
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('button', { name: 'Topics' }).click();
  const menu = page.locator('#topics-menu');
  await expect(menu).toBeVisible();
  expect(await accessibilityProblemsIn(menu)).toEqual([]);
  await menu.evaluate((element, html) => element.insertAdjacentHTML('beforeend', html), wrong);
  const problems = (await accessibilityProblemsIn(menu)).join('\n');
  expect(problems).toMatch(/axe image-alt/);
  expect(problems).toMatch(/axe color-contrast/);
});

test('the suite notices a focus that cannot be seen', async ({ page }) => {
  await serveChanged(page, withEnd('<style>footer a:focus-visible { outline: none !important }</style>'));
  await page.goto(PATH);
  await hydrated(page);
  const problems = focusProblems(await walkDown(page)).filter((problem) => problem.startsWith('no visible ring'));
  expect(problems).toHaveLength(await page.locator('footer a').count());
});

test('the suite notices what is wrong with a served document', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>';
  expect(documentProblems(`${font}${font}<a href="/x/"></a><a href="/x/?y#z"></a><a href="/x.txt"></a>`)).toEqual([]);
  expect(documentProblems(`${font}${font}<p class="a" style="color:red">`)).toHaveLength(1);
  expect(documentProblems(font)).toHaveLength(1);
  expect(documentProblems(font + font.replace(' crossorigin', ''))).toHaveLength(1);
  expect(documentProblems(`${font}${font}<a class="b" href="/topics/phones?x=1/">`)).toHaveLength(1);
  const withData = (data: string) => `${font}${font}<script type="application/json" id="page-state">${data}</script>`;
  expect(documentProblems(withData('{"a":"1 \\u003c 2"}'))).toEqual([]);
  expect(documentProblems(withData('{"a":"\\u003cp>A text\\u003c/p>"}'))).not.toEqual([]);
});
