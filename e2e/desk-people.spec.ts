import { expect } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { introduce, joinWithPasskey, setUpPassword, test } from './desk-people.ts';

test.use({ file: 'desk-people' });
test.describe.configure({ mode: 'serial' });

test('an admin looks after the newsroom’s people', async ({ page, browser, product }) => {
  await joinWithPasskey(page, product.firstLink, { name: 'Amal Haddad', email: 'amal@example.com' });
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

  await test.step('shows who is here, and that one passkey is few', async () => {
    const row = page.getByRole('row', { name: /Amal Haddad/ });
    await expect(row).toContainText('admin');
    await expect(row).toContainText('1 passkey');
    await expect(row).toContainText('here now');
    await expect(page.getByText('One passkey is one lost laptop.')).toBeVisible();
    await expect(page.getByText('1 of 1 sign in with a passkey')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('the last admin stays one', async () => {
    await page.getByLabel('Role', { exact: true }).selectOption('editor');
    await expect(page.getByRole('alert')).toHaveText('This is the last admin: make somebody else one first.');
    await expect(page.getByLabel('Role', { exact: true })).toHaveValue('admin');
  });

  await test.step('invites by mail, and the letter is in the outbox', async () => {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('E-mail address').fill('mina@example.com');
    await page.getByLabel('As', { exact: true }).selectOption('author');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('mina@example.com is invited.')).toBeVisible();
    await expect(page.getByRole('row', { name: /mina@example.com/ })).toContainText('Nothing yet');
    const letters = await page.evaluate(async () => (await fetch('/api/desk/outbox')).json());
    expect(letters.data).toMatchObject([{ to: 'mina@example.com', subject: 'You are invited to the newsroom' }]);
  });

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const hers = await elsewhere.newPage();
  await introduce(hers, await product.linkFor('mina@example.com'), { name: 'Mina Park' });
  await setUpPassword(hers);
  await expect(hers.getByRole('heading', { name: 'Stories' })).toBeVisible();

  await test.step('changes a role, which holds at once', async () => {
    await page.reload();
    await page.getByRole('button', { name: /Mina Park/ }).click();
    await expect(page.getByRole('complementary', { name: 'Mina Park' })).toContainText('No passkey.');
    await page.getByLabel('Role', { exact: true }).selectOption('producer');
    await expect(page.getByRole('status').filter({ hasText: 'Mina Park: is producer.' })).toBeVisible();
    await hers.reload();
    await expect(hers.getByRole('link', { name: 'Live coverage' })).toBeVisible();
  });

  await test.step('keeps somebody out, and lets them in again', async () => {
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await page.getByRole('group', { name: 'Keep Mina Park out?' }).getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Mina Park: suspended.' })).toBeVisible();
    await hers.reload();
    await expect(hers.getByRole('heading', { name: 'The desk' })).toBeVisible();
    await page.getByRole('button', { name: /^Suspended/ }).click();
    await page.getByRole('button', { name: 'Let in again' }).click();
    await expect(page.getByText('Nobody is suspended.')).toBeVisible();
  });

  await test.step('reads what happened, the newest first', async () => {
    const log = page.getByRole('region', { name: /Sign-ins/ }).getByRole('listitem');
    await expect(log.nth(0)).toContainText('Mina Park: was let in again, by Amal Haddad');
    await expect(log.nth(1)).toContainText('Mina Park: was suspended, by Amal Haddad');
  });

  await test.step('makes a token, which is shown once, and ends it', async () => {
    const tokens = page.getByRole('region', { name: /Tokens for machines/ });
    await tokens.getByRole('button', { name: 'New token' }).click();
    await tokens.getByLabel('Name').fill('Wall display');
    await tokens.getByRole('button', { name: 'Make the token' }).click();
    await expect(tokens.getByText(/^mh_/)).toBeVisible();
    await expect(tokens.getByRole('listitem').filter({ hasText: 'Wall display' })).toContainText(
      'May read. Never used',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await tokens.getByRole('button', { name: 'End', exact: true }).click();
    await tokens.getByRole('group', { name: 'End Wall display?' }).getByRole('button', { name: 'End' }).click();
    await expect(tokens.getByText('There is none.')).toBeVisible();
  });
  await elsewhere.close();
});

test('says what a role may do by the table that the desk goes by', async ({ page, product }) => {
  await joinWithPasskey(page, await product.linkFor('amal@example.com'), { name: 'Amal Haddad' });
  await page.goto('/desk/people/');
  const table = page.getByRole('region', { name: 'What a role may do' });
  await expect(table.getByRole('row', { name: /publish and schedule stories/ }).getByRole('cell')).toHaveText([
    /no$/,
    /yes$/,
    /yes$/,
    /no$/,
    /yes$/,
  ]);
});

for (const width of [390, 820, 1440])
  test(`fits ${width} pixels`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    await joinWithPasskey(page, await product.linkFor('amal@example.com'), { name: 'Amal Haddad' });
    await page.goto('/desk/people/');
    await expect(page.getByRole('row', { name: /Amal Haddad/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
  });
