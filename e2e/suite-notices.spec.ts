/** The suite's own test: each of its checks, shown a page that breaks the rule, complains. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { focusProblems, walkDown } from './keyboard-focus.ts';
import { documentProblems, hydrated, visit } from './page-suite.ts';

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
  ['a missing file', withEnd('<link rel="stylesheet" href="/no-such.css">'), /answered with 404: .*no-such\.css/],
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
});
