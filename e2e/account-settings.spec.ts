/** The reader's settings: each tab, what is done there, and what the database has of it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { dialog, expect, openWithAccounts, signIn, test } from './account-product.ts';
import { sidewaysScrolling } from './page-suite.ts';
import { addAuthenticator } from './passkeys.ts';
import { PASSWORD } from './readers.ts';

const TABS = {
  saved: 'Saved stories',
  following: 'Following',
  alerts: 'Price alerts',
  newsletters: 'Newsletters',
  profile: 'Profile',
  security: 'Sign-in and devices',
  privacy: 'Privacy and data',
};
const tab = (name: keyof typeof TABS): string => `/user/settings/${name}/`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const openTab = async (page: Page, name: keyof typeof TABS) => {
  await page.goto(tab(name));
  await expect(heading(page, TABS[name])).toBeVisible();
};
const isDone = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();

async function saveSome(page: Page, count: number): Promise<string[]> {
  await openWithAccounts(page, '/');
  const buttons = page.locator('main').getByRole('button', { name: /^Save: / });
  const ids = [...new Set(await buttons.evaluateAll((all) => all.map((each) => (each as HTMLButtonElement).value)))];
  const saved = ids.slice(0, count);
  for (const id of saved)
    await page.request.put(`/api/account/saved/${id}`, { data: {}, headers: { origin: new URL(page.url()).origin } });
  return saved;
}

test('who is not signed in is shown the dialog, and told why', async ({ page }) => {
  await page.goto(tab('saved'));
  await expect(dialog(page)).toContainText('Your settings are kept in your account.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Join' })).toBeVisible();
});

/** Empty in the light, with something saved in the dark. */
const LOOKS = [
  { colorScheme: 'light', saved: 0 },
  { colorScheme: 'dark', saved: 2 },
] as const;

for (const width of [390, 820, 1440])
  for (const { colorScheme, saved } of LOOKS)
    test(`every tab is a page at ${width} px, ${colorScheme}, with ${saved} saved`, async ({ page, product }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/user/login/?returnTo=/about/');
      const email = await product.newReader();
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).last().click();
      await expect(page).toHaveURL('/about/');
      if (saved > 0) await saveSome(page, saved);
      for (const name of Object.keys(TABS) as (keyof typeof TABS)[]) {
        await openTab(page, name);
        await expect(page.getByText('One moment')).toHaveCount(0);
        const current = page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current]');
        await expect(current.first()).toBeInViewport({ ratio: 1 });
        expect([name, await sidewaysScrolling(page)]).toEqual([name, []]);
        expect([name, await accessibilityProblems(page)]).toEqual([name, []]);
      }
    });

/** What the account has of saved stories. */
async function stored(page: Page): Promise<{ saved: number; shelved: number }> {
  const { stories } = await (await page.request.get('/api/account/saved')).json();
  const shelved = stories.filter(({ shelf }: { shelf: string | null }) => shelf !== null);
  return { saved: stories.length, shelved: shelved.length };
}

test('saved stories are put on shelves, found, removed and put back', async ({ page, product }) => {
  await signIn(page, await product.newReader());
  const [first] = await saveSome(page, 12);
  await openTab(page, 'saved');
  const rows = page.locator('main').getByRole('article');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: '2 more' }).click();
  await expect(rows).toHaveCount(12);

  await page.getByRole('button', { name: 'New shelf' }).click();
  await page.getByLabel('Name of the shelf').fill('Kitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This shelf is empty.')).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('combobox').first().selectOption('Kitchen');
  await expect.poll(() => stored(page)).toEqual({ saved: 12, shelved: 1 });
  await page.getByRole('button', { name: /^Kitchen/ }).click();
  await expect(rows).toHaveCount(1);
  const name = await rows.getByRole('heading').innerText();
  await page.reload();
  await page.getByRole('button', { name: /^Kitchen/ }).click();
  await expect(rows.getByRole('heading')).toHaveText(name);

  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Find in saved' }).fill(name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: `Remove from saved: ${name}` }).click();
  await isDone(page, `Removed “${name}”.`);
  await page.getByRole('searchbox', { name: 'Find in saved' }).fill('');
  await expect.poll(() => stored(page)).toEqual({ saved: 11, shelved: 0 });
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('button', { name: `Remove from saved: ${name}` })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual({ saved: 12, shelved: 1 });
  expect(first).toBeDefined();
});

test('a saved story that is not there any more says so, and can go', async ({ page, product }) => {
  await signIn(page, await product.newReader());
  const headers = { origin: product.url };
  await page.request.put('/api/account/saved/no-such-story', { data: {}, headers });
  await openTab(page, 'saved');
  await page.getByRole('button', { name: 'Remove from saved: A story that has been withdrawn' }).click();
  await expect.poll(async () => (await (await page.request.get('/api/account/saved')).json()).stories).toEqual([]);
});

test('what is followed has its names and a river of its own, and can be left and taken up again', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newReader());
  for (const path of ['/topics/phones/', '/topics/no-such-topic/'])
    await page.request.put(`/api/account/following/topic/${path.split('/')[2]}`, { headers: { origin: product.url } });
  await openTab(page, 'following');
  await expect(page.getByRole('link', { name: 'Phones', exact: true }).first()).toHaveAttribute(
    'href',
    '/topics/phones/',
  );
  await expect(page.getByText('No longer there')).toBeVisible();
  await expect(page.getByRole('region', { name: 'New in what you follow' }).getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Following Phones' }).click();
  await isDone(page, 'No longer following Phones.');
  await page.getByRole('button', { name: 'Follow again' }).click();
  await expect(page.getByRole('button', { name: 'Following Phones' })).toBeVisible();
});

test('newsletters are chosen and left with one press', async ({ page, product }) => {
  await signIn(page, await product.newReader());
  await openTab(page, 'newsletters');
  const first = page.locator('main').getByRole('checkbox').first();
  await first.check();
  await expect.poll(async () => (await (await page.request.get('/api/account/newsletters')).json()).length).toBe(1);
  await page.reload();
  await expect(first).toBeChecked();
  await first.uncheck();
  await expect.poll(async () => (await (await page.request.get('/api/account/newsletters')).json()).length).toBe(0);
});

test('a display name is put, and the look of the page goes along to another browser', async ({
  page,
  product,
  browser,
}) => {
  const email = await product.newReader();
  await signIn(page, email);
  await openTab(page, 'profile');
  const put = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/profile'));
  await page.getByLabel('Display name').fill('Mara Quill');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await put).postDataJSON()).toEqual({ displayName: 'Mara Quill' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Quill' })).toBeVisible();
  await isDone(page, 'Saved');
  await page.getByRole('radio', { name: 'Always dark' }).check();
  await expect.poll(async () => (await (await page.request.get('/api/account/preferences')).json()).theme).toBe('dark');

  const other = await browser.newPage({ baseURL: product.url });
  await signIn(other, email);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.close();
});

test('devices are listed, and one is logged out from another', async ({ page, product, browser }) => {
  const email = await product.newReader();
  await signIn(page, email);
  const other = await browser.newPage({ baseURL: product.url });
  await signIn(other, email);
  await openTab(page, 'security');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click();
  await devices.getByRole('button', { name: /^Yes, log out/ }).click();
  await isDone(page, 'Logged out everywhere else.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/account/user')).status()).toBe(401);
  await other.close();
});

test('a passkey is added and removed', async ({ page, product }) => {
  await signIn(page, await product.newReader());
  await addAuthenticator(page);
  await openTab(page, 'security');
  await page.getByLabel('What you know it by').fill('Blue key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Blue key', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Blue key' }).click();
  await isDone(page, 'Passkey removed.');
  expect((await (await page.request.get('/api/account/passkeys')).json()).passkeys).toEqual([]);
});

test('a new password must keep to the rules, and is then the one', async ({ page, product }) => {
  const email = await product.newReader();
  await signIn(page, email);
  await openTab(page, 'security');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('New password').fill('abc123');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('alert')).toContainText('lacks something');
  await password.getByLabel('Your password now').fill(PASSWORD);
  await password.getByLabel('New password').fill('crema?41s');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await isDone(page, 'Changed. Your other devices are signed out.');
  const asked = page.waitForRequest('**/dbconnections/change_password');
  await password.getByRole('button', { name: 'Forgot it? Send me a link' }).click();
  expect(Object.keys((await asked).postDataJSON())).toEqual(['client_id', 'email', 'connection']);
  await isDone(page, `A link is on its way to ${email}.`);
});

test('a change of address is confirmed there and announced here', async ({ page, product }) => {
  const email = await product.newReader();
  const next = `new-${email}`;
  await signIn(page, email);
  await openTab(page, 'security');
  await page.getByLabel('New e-mail address').fill(next);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await isDone(page, `We wrote to ${next}.`);
  expect([product.lettersTo(next).length, product.lettersTo(email).length]).toEqual([1, 2]);
});

test('history is off until it is switched on, and everything can be taken along', async ({ page, product }) => {
  const email = await product.newReader();
  await signIn(page, email);
  const [story = ''] = await saveSome(page, 1);
  await openWithAccounts(page, '/reviews/pomelo-duo-review/');
  await openTab(page, 'privacy');
  const history = page.getByRole('switch', { name: 'Reading history' });
  await expect(history).not.toBeChecked();
  await history.check();
  await expect.poll(async () => (await (await page.request.get('/api/account/preferences')).json()).history).toBe(true);
  await openWithAccounts(page, '/tech/mobile/halo-self-healing-screen-tested/');
  const noted = () =>
    product.rows(
      'select story_id from account_history where account_id = (select id from accounts where email = ?)',
      email,
    );
  // The story that was opened before is not among them.
  await expect.poll(noted).toHaveLength(1);
  await openTab(page, 'privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.reading.saved.stories[0].storyId).toBe(story);
  expect(file.reading.preferences.history).toBe(true);
});

test('a deleted account is gone: the page forgets it, and the database has nothing of it', async ({
  page,
  product,
}) => {
  const email = await product.newReader();
  await signIn(page, email);
  await saveSome(page, 3);
  const [{ id = '' } = {}] = product.rows('select id from accounts where email = ?', email);
  await openTab(page, 'privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password, so that we know it is you').fill('another one');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is another one.');
  await page.getByLabel('Your password, so that we know it is you').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-strategy'))).toBeNull();
  for (const table of ['account_saved', 'account_preferences', 'account_sessions', 'account_following'])
    expect(product.rows(`select * from ${table} where account_id = ?`, String(id)), table).toEqual([]);
  expect(product.rows('select * from accounts where email = ?', email)).toEqual([]);
});
