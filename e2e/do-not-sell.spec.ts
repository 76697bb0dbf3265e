/** The choice about the sale and sharing of information: made, kept, shown and withdrawn, with and without JavaScript. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, visit } from './page-suite.ts';

const PATH = '/do-not-sell-or-share-my-personal-information/';
const OFF = 'Selling and sharing is off';
const ON = 'Selling and sharing is on';
const state = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const choose = (page: Page) => page.getByRole('button', { name: 'Do not sell or share my information' });

async function choosesAndWithdraws(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(state(page)).toHaveText(ON);
  await choose(page).click();
  await expect(page).toHaveURL(PATH);
  await expect(state(page)).toHaveText(OFF);
  await expect(page.getByRole('main').getByRole('status')).toContainText('You chose this in this browser');
  await page.reload();
  await expect(state(page)).toHaveText(OFF);
  const [cookie, ...more] = await cookiesOfChoice(page);
  expect([cookie?.name, cookie?.value, cookie?.sameSite, more]).toEqual([
    'masthead_consent',
    expect.stringMatching(/^1\.1\.\d{10}\.11100$/),
    'Lax',
    [],
  ]);

  await page.getByRole('button', { name: 'Withdraw this choice' }).click();
  await expect(state(page)).toHaveText(ON);
  expect((await cookiesOfChoice(page)).map(({ value }) => value.slice(-5))).toEqual(['11111']);
}

/** All but the device's, which the choice allows and which comes when the browser has time. */
const cookiesOfChoice = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name !== 'fly_device');

test('a reader makes the choice, finds it again, and withdraws it', async ({ page }) => {
  await choosesAndWithdraws(page);
});

test('the page is fit for everybody before the choice and after it', async ({ page, context }) => {
  expect(await visit(page, PATH)).toEqual({ status: 200, problems: [] });
  await choose(page).click();
  await expect(state(page)).toHaveText(OFF);

  const after = await context.newPage();
  expect(await visit(after, PATH)).toEqual({ status: 200, problems: [] });
  await expect(state(after)).toHaveText(OFF);
});

test('by a link of the site the choice is shown as it is now', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await choose(page).click();
  await expect(state(page)).toHaveText(OFF);
  await page.goto('/about/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(state(page)).toHaveText(OFF);
});

test('Global Privacy Control is the choice, and the page says so', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.goto(PATH);
  await expect(state(page)).toHaveText(OFF);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Global Privacy Control');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader makes the choice and withdraws it', async ({ page }) => {
    await choosesAndWithdraws(page);
  });

  test('what is wrong with an address is said at its field, and a right one is noted', async ({ page }) => {
    await page.goto(PATH);
    const address = page.getByRole('textbox', { name: 'E-mail address' });
    await address.fill('ann@masthead');
    await choose(page).click();
    await expect(address).toHaveAccessibleDescription(/Enter an e-mail address/);
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('ann@masthead');
    await address.fill('ann@masthead.example');
    await choose(page).click();
    await expect(state(page)).toHaveText(OFF);
    await expect(page.getByRole('main').getByRole('status')).toContainText('is noted as well');
  });
});
