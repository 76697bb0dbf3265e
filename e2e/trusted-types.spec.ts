/** Trusted Types: markup and scripts come into a page by its own door, and by no other. */
import { expect, test } from './fixtures.ts';
import { addLink, headline, isSameDocument, markDocument, open } from './navigating.ts';
import { watchPage } from './page-suite.ts';
import { ARTICLE, ARTICLE_HEADLINE, LONG_TOPIC } from './page-types.ts';

for (const path of ['/', ARTICLE, '/no-such-page/', '/desk/'])
  test(`nothing but the door writes markup or scripts into ${path}`, async ({ page }) => {
    await page.goto(path);
    const refused = await page.evaluate(() => {
      const tries: [string, () => void][] = [
        ['markup', () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' })],
        ['a script', () => Object.assign(document.createElement('script'), { text: 'x' })],
        ['the address of a script', () => Object.assign(document.createElement('script'), { src: '/x.js' })],
      ];
      return tries.flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch (error) {
          return error instanceof TypeError ? [name] : [];
        }
      });
    });
    expect(refused).toEqual(['markup', 'a script', 'the address of a script']);
  });

test('the studio opens without trying what its policy refuses', async ({ page }) => {
  const complaints = watchPage(page);
  await page.goto('/desk/');
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(complaints).toEqual([]);
});

test('the text of a story that is navigated to comes by the door, and again on the way back', async ({ page }) => {
  const complaints = watchPage(page);
  await open(page, LONG_TOPIC);
  await markDocument(page);
  await addLink(page, ARTICLE);
  await page.getByRole('link', { name: `to ${ARTICLE}` }).click();
  await expect(headline(page)).toHaveText(ARTICLE_HEADLINE);
  await expect(page.locator('main')).toContainText('A surface that flows is a surface that dents.');
  await page.goBack();
  // Its data is there: going on before would give it up, which is no fault of the page's.
  await expect(headline(page)).toHaveText('Tech');
  await page.goForward();
  await expect(page.locator('main')).toContainText('A surface that flows is a surface that dents.');
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});
