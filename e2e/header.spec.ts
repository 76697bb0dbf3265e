/** The bar: where its links lead, the way to a search, and the flag that furls on the front page. */

import { accessibilityProblems } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { open } from './navigating.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const field = 'Search our stories';

test('the main links lead to real pages, and each marks itself there', async ({ page, request }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).locator(':scope > a');
  expect(await links.allTextContents()).toEqual(['Latest', 'Reviews', 'Best lists', 'Deals', 'Versus', 'Video']);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page.locator(`header nav > a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
  }
});

test('the menu has six big topics, four columns and two reviews with their scores', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/about/');
  await page.getByRole('button', { name: 'Topics' }).click();
  const menu = page.locator('#topics-menu');
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText([
    'Computing',
    'Around the house',
    'Watch and listen',
    'Ideas',
    'Tested this week',
  ]);
  await expect(menu.getByRole('article')).toHaveCount(2);
  await expect(menu.getByRole('img', { name: /out of 10/ })).toHaveCount(2);
  expect(await accessibilityProblems(page)).toEqual([]);
});

for (const viewport of [WIDE, PHONE])
  test(`from the bar a reader gets to a focused field at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/about/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search/');
    await expect(page.getByRole('combobox', { name: field })).toBeFocused();
    await page.keyboard.type('phone');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?query=phone');
  });

test('what was searched for keeps the focus on the page, not in the field', async ({ page }) => {
  await open(page, '/search/?query=phone');
  await expect(page.getByRole('combobox', { name: field })).not.toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a link that leads to a focused field, and a form that finds', async ({ page }) => {
    await page.goto('/about/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('textbox', { name: field })).toBeFocused();
    await page.keyboard.type('phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/\d+ results/)).toBeVisible();
  });

  test('filters of a search open in a sheet on a phone, lead on and close', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/search/?query=phone');
    const reviews = page.getByRole('link', { name: 'Reviews 7', exact: true });
    await expect(page.locator('main').locator(reviews)).toBeHidden();
    const filters = page.getByRole('button', { name: 'Filters', exact: true });
    await filters.click();
    await expect(page.locator('main').locator(reviews)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('main').locator(reviews)).toBeHidden();
    await filters.click();
    await page.locator('main').locator(reviews).click();
    await expect(page).toHaveURL('/search/?query=phone&type=reviews');
    await expect(page.getByRole('button', { name: 'Filters: Reviews' })).toBeVisible();
  });
});

test('the sheet of filters closes when one is followed, and the rail of a wide screen needs none', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/search/?query=phone');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await filters.click();
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(page.locator('#search-filters')).toBeHidden();
  await filters.click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator('#search-filters').getByRole('link', { name: 'Videos 2', exact: true }).click();
  await expect(page).toHaveURL('/search/?query=phone&type=videos');
  await expect(page.locator('#search-filters')).toBeHidden();
  await page.setViewportSize(WIDE);
  await expect(page.locator('#search-filters').getByRole('link', { name: 'Videos 2', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
});

test('on the front page the flag hangs below the bar, and furls with the scroll', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/');
  const below = () =>
    page.evaluate(() => {
      const bar = document.querySelector('header');
      const flag = bar?.querySelector('a');
      return Math.round((flag?.getBoundingClientRect().bottom ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0));
    });
  expect(await below()).toBeGreaterThanOrEqual(26);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(below).toBeLessThanOrEqual(0);
  await open(page, '/about/');
  expect(await below()).toBeLessThanOrEqual(0);
});

test('the drawer of a phone has the main links, the sister and the newsletters', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Latest', 'Reviews', 'Best lists', 'Deals', 'Versus', 'Video', 'Roadshow', 'Newsletters'])
    await expect(drawer.getByRole('link', { name, exact: true }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
