/** A best list in use: the place in the rail, the shops in sight, two products compared, and all of it without a script. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems, accessibilityProblemsIn } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { dataOf, follow, headline, open } from './navigating.ts';
import { sidewaysScrolling } from './page-suite.ts';

const LIST = '/tech/home-entertainment/best-tvs-tested/';
const OTHER_LIST = '/tech/computing/best-laptops/';

const choice = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
const pick = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const foot = (page: Page): Locator => page.getByRole('region', { name: 'Compare and buy' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Compare two' });
/** How many screens of this height it takes to have seen something, from the top of the page. */
const screensTo = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => (element.getBoundingClientRect().bottom + scrollY) / innerHeight);
const toTop = (locator: Locator) => locator.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the rail marks the choice in view, and no other place', async ({ page }) => {
    await open(page, LIST);
    expect(await screensTo(pick(page, 'Best overall: Vesper V9').getByRole('heading').first())).toBeLessThan(1);
    const rail = page.getByRole('navigation', { name: 'Our picks' });
    await expect(rail.locator('[aria-current]')).toHaveCount(0);
    for (const name of ['Best for bright rooms: Aldgate Lumen 7', 'Best cheap TV: Tarrow T4']) {
      await toTop(pick(page, name));
      await expect(rail.locator('[aria-current]')).toHaveCount(1);
      await expect(rail.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    }
  });

  test('score and shops stay in sight while the words about a choice are read', async ({ page }) => {
    await open(page, LIST);
    const overall = pick(page, 'Best overall: Vesper V9');
    const box = overall.getByRole('link', { name: /^\$[\d,]+ at / }).first();
    await overall
      .getByText('Colour was close to right')
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(box).toBeInViewport();
    await expect(overall.getByRole('img', { name: '9.1 out of 10' })).toBeInViewport();
  });

  test('one product has a place beside an empty one, two are compared, and a third replaces the first', async ({
    page,
  }) => {
    await open(page, LIST);
    await expect(foot(page)).toHaveCount(0);
    await choice(page, 'Vesper V9 (65-inch)').check();
    await expect(foot(page)).toContainText('Choose one more to compare');
    await expect(foot(page).getByRole('button', { name: 'Compare two' })).toBeDisabled();
    await choice(page, 'Tarrow T4 (55-inch)').check();
    await expect(
      page.getByRole('status').filter({ hasText: 'Comparing Vesper V9 (65-inch) and Tarrow T4' }),
    ).toHaveCount(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await choice(page, 'Quillon Studio 42').check();
    await expect(choice(page, 'Vesper V9 (65-inch)')).not.toBeChecked();
    await expect(foot(page)).not.toContainText('Vesper');

    await foot(page).getByRole('button', { name: 'Compare two' }).click();
    const table = dialog(page).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([/^Tarrow T4/, /^Quillon Studio 42/]);
    await expect(table.getByRole('row', { name: /^Refresh rate/ })).toContainText('60 Hz');
    expect(await accessibilityProblemsIn(dialog(page))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(foot(page).getByRole('button', { name: 'Compare two' })).toBeFocused();
  });

  test('what is removed gives the focus back to its own choice, and nothing is left behind', async ({ page }) => {
    await open(page, LIST);
    await choice(page, 'Vesper V9 (65-inch)').check();
    await choice(page, 'Tarrow T4 (55-inch)').check();
    await foot(page).getByRole('button', { name: 'Remove Vesper V9 (65-inch)' }).click();
    await expect(choice(page, 'Vesper V9 (65-inch)')).toBeFocused();
    await expect(choice(page, 'Vesper V9 (65-inch)')).not.toBeChecked();
    await foot(page).getByRole('button', { name: 'Close compare' }).click();
    await expect(foot(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('what was chosen on one list is not chosen on the next', async ({ page }) => {
    await open(page, LIST);
    await choice(page, 'Vesper V9 (65-inch)').check();
    await follow(page, OTHER_LIST);
    await expect(headline(page)).toContainText('laptop');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(foot(page)).toHaveCount(0);
  });

  test('what is long about a choice unfolds in place', async ({ page }) => {
    await open(page, LIST);
    const overall = pick(page, 'Best overall: Vesper V9');
    await expect(overall.getByText('Colour was close to right')).toBeVisible();
    await expect(overall.getByText('Games were a pleasant surprise')).toBeHidden();
    await overall.getByText('Show more').click();
    await expect(overall.getByText('Games were a pleasant surprise')).toBeVisible();
  });

  test('more offers unfold in place', async ({ page }) => {
    await open(page, LIST);
    const overall = pick(page, 'Best overall: Vesper V9');
    const offers = overall.getByRole('link', { name: / at (Harbour Electric|Northgate|Vesper)/ });
    await expect(offers).toHaveCount(1);
    await overall.getByText('2 more offers').click();
    await expect(offers).toHaveCount(3);
    for (const offer of await offers.all()) await expect(offer).toHaveAttribute('rel', /sponsored nofollow/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar at the foot has the choice in view and its price, and goes when none is', async ({ page }) => {
    await open(page, LIST);
    expect(await screensTo(pick(page, 'Best overall: Vesper V9').getByRole('heading').first())).toBeLessThan(2);
    await expect(foot(page)).toBeHidden();
    await toTop(pick(page, 'Best cheap TV: Tarrow T4'));
    await expect(foot(page)).toContainText('3 of 5, best cheap TV');
    await expect(foot(page).getByRole('link')).toHaveAccessibleName(/^\$\d+ for Tarrow T4 \(55-inch\) at /);
    await toTop(page.getByRole('region', { name: 'Our picks side by side' }));
    await expect(foot(page)).toBeHidden();
  });

  test('two that are chosen are compared from the bar, in a sheet that fits the phone', async ({ page }) => {
    await open(page, LIST);
    await choice(page, 'Vesper V9 (65-inch)').check();
    await expect(foot(page).getByRole('button')).toHaveCount(0);
    await choice(page, 'Aldgate Lumen 7 (65-inch)').check();
    await foot(page).getByRole('button', { name: 'Compare 2' }).click();
    await expect(dialog(page).getByRole('table')).toBeVisible();
    const { needed, there } = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => ({
      needed: scrollWidth,
      there: clientWidth,
    }));
    expect(needed).toBeLessThanOrEqual(there);
    await dialog(page).getByRole('button', { name: 'Close comparison' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('nothing is folded away, and comparing is a link to the table of all choices', async ({ page }) => {
    await page.goto(LIST);
    const overall = pick(page, 'Best overall: Vesper V9');
    await expect(overall.getByRole('link', { name: / at (Harbour Electric|Northgate|Vesper)/ })).toHaveCount(3);
    await expect(overall.getByText('Games were a pleasant surprise')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await overall.getByRole('link', { name: 'Compare Vesper V9 (65-inch)' }).click();
    const table = page.getByRole('region', { name: 'Our picks side by side' }).getByRole('table');
    await expect(table).toBeInViewport();
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    await table.getByRole('link', { name: 'Quillon Studio 42' }).click();
    await expect(pick(page, 'Best for desks and games: Quillon Studio 42')).toBeInViewport();
  });
});

interface Section {
  kind: string;
  id: string;
  pick?: Record<string, unknown> & { offers: unknown[] };
}

/** The list as it would be with many choices: some with names that never end, some of which nothing is known. */
function extreme(sections: Section[]): Section[] {
  const [first] = sections.filter(({ kind }) => kind === 'pick');
  if (!first?.pick) throw new Error('The list has no choice');
  const long = 'Unbreakable'.repeat(9);
  return Array.from({ length: 25 }, (_, index): Section => {
    const rank = index + 1;
    const name = index % 3 === 0 ? `${long} ${rank}` : `Tin ${rank}`;
    const bare = { rank, name, title: name, anchor: `extreme-${rank}`, good: [], bad: [], offers: [], specs: [] };
    const whole = { ...first.pick, ...bare, offers: first.pick?.offers ?? [], award: long };
    return { ...first, id: `extreme-${rank}`, pick: index % 2 === 0 ? whole : bare };
  });
}

for (const width of [390, 820, 1440])
  test(`25 choices with endless names, or with nothing known of them, fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(dataOf(LIST), async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const { data } = answer.page.content;
      data.sections = extreme(data.sections);
      await route.fulfill({ response, json: answer });
    });
    await open(page, '/about/');
    await follow(page, LIST);
    await expect(page.getByRole('heading', { level: 2, name: /^(Unbreakable)+ 25$/ })).toBeAttached();
    await choice(page, 'Tin 2').check();
    await choice(page, 'Tin 3').check();
    await toTop(page.locator('#extreme-1'));
    await expect(foot(page).filter({ visible: true })).toHaveCount(1);
    expect(await sidewaysScrolling(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
