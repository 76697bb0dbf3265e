/** Accounts on the site: who reads, the dialog, saving and following, the same page for everybody. */
import type { Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import {
  accountButton,
  dialog,
  expect,
  frame,
  openWithAccounts,
  signIn,
  signInThere,
  test,
} from './account-product.ts';
import { sidewaysScrolling } from './page-suite.ts';
import { ARTICLE } from './page-types.ts';
import { PASSWORD } from './readers.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TOPIC = '/topics/phones/';

test.use({ viewport: WIDE });

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const signInLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign in', exact: true });
const firstSave = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Save: / })
    .first();

/** What is told to whoever counts. */
async function hearHappenings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('masthead:happened', (event) => told.push((event as CustomEvent).detail.name));
  });
  return () => page.evaluate(() => Reflect.get(window, 'told'));
}

test('signing in is a plain link, and a dialog where a script runs', async ({ page }) => {
  const told = await hearHappenings(page);
  await openWithAccounts(page, '/about/');
  await expect(signInLink(page)).toHaveAttribute('href', '/user/login/?returnTo=%2Fabout%2F');
  await signInLink(page).click();
  await expect(frame(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.locator('dialog iframe')).toHaveAttribute('title', 'Sign in');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await told()).toEqual(['web_element_clicked', 'form_viewed']);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(signInLink(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it leads to a page and back to the story, and nothing offers what would not work', async ({
    page,
    product,
  }) => {
    await page.goto(ARTICLE);
    await expect(firstSave(page)).toBeHidden();
    await signInLink(page).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByLabel('Email address').fill(await product.newReader());
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page
      .getByRole('button', { name: /^Sign in/ })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
  });
});

test('a page asks for nothing of accounts until somebody wants something of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithAccounts(page, '/');
  expect(asked.filter((path) => path.startsWith('/api/account'))).toEqual([]);
});

test('signing in shows who reads, stores the strategy, and logging out forgets both', async ({ page, product }) => {
  const email = await product.newReader();
  const told = await hearHappenings(page);
  await signIn(page, email);
  expect(await stored(page, 'auth-strategy')).toBe('auth0');
  expect(await told()).toEqual(['web_element_clicked', 'form_viewed', 'form_submitted', 'identify', 'login']);
  await accountButton(page).click();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toContainText(email);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await page.reload();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect(await stored(page, 'auth-strategy')).toBeNull();
  expect(await stored(page, 'masthead-account')).toBeNull();
  expect((await page.request.get('/api/account/user')).status()).toBe(401);
});

test('the page is the same for who is signed in and who is not', async ({ page, product, playwright }) => {
  await signIn(page, await product.newReader());
  const anybody = await playwright.request.newContext({ baseURL: product.url });
  const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/g, '');
  for (const path of ['/', '/about/', '/user/settings/']) {
    const [theirs, ours] = [await page.request.get(path), await anybody.get(path)];
    expect(withoutNonce(await theirs.text())).toBe(withoutNonce(await ours.text()));
  }
});

test('a session that has ended is forgotten', async ({ page, product }) => {
  await signIn(page, await product.newReader());
  await page.context().clearCookies();
  await page.reload();
  await expect.poll(() => stored(page, 'auth-strategy')).toBeNull();
  await expect(signInLink(page)).toBeVisible();
});

test('a sign-in that comes back with code and state is handed on; a code alone is nothing', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await openWithAccounts(page, '/?code=a');
  expect(posted.filter((path) => path.startsWith('/api/account'))).toEqual([]);
  await page.goto('/?code=a&state=b');
  await expect(page.getByRole('status').filter({ hasText: 'Failed to log user in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(posted).toContain('/api/account/callback');
  await page.goto('/about/');
  await page.goto('/#access_token=t&state=b');
  await expect(page.getByRole('status').filter({ hasText: 'Failed to log user in' })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('only the dialog’s own frame is listened to', async ({ page }) => {
  await openWithAccounts(page, '/about/');
  await signInLink(page).click();
  await expect(frame(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    postMessage({ masthead: 'account', is: 'signed-in', via: 'code' }, '*');
    postMessage({ masthead: 'account', is: 'close' }, '*');
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  await expect(dialog(page)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/account'))).toEqual([]);
});

test('saving works signed out, in this browser, and can be undone', async ({ page }) => {
  await openWithAccounts(page, '/');
  await firstSave(page).click();
  await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Saved in this browser.' })).toBeVisible();
  await page.reload();
  await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'true');
  await firstSave(page).click();
  await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'true');
});

test('what was saved signed out comes along, and what asked for the sign-in is done', async ({ page, product }) => {
  const email = await product.newReader();
  await openWithAccounts(page, '/');
  const name = ((await firstSave(page).getAttribute('aria-label')) ?? '').replace('Save: ', '');
  await firstSave(page).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page)).toContainText(name);
  await expect(frame(page).getByRole('button', { name: 'Sign in and save' })).toBeVisible();
  await signInThere(page, email);
  await expect(page.getByRole('status').filter({ hasText: 'You are in. Saved.' })).toBeVisible();
  await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page, 'masthead-saved')).toBeNull();
  const saved = await (await page.request.get('/api/account/saved')).json();
  expect(saved.stories).toHaveLength(1);
});

test('following needs an account, and is done when the reader is in', async ({ page, product }) => {
  const email = await product.newReader();
  await openWithAccounts(page, TOPIC);
  await page.getByRole('button', { name: 'Follow Phones' }).click();
  await expect(dialog(page)).toContainText('To follow');
  await signInThere(page, email);
  await expect(page.getByRole('button', { name: 'Following Phones' })).toHaveAttribute('aria-pressed', 'true');
  const following = async () => (await page.request.get('/api/account/following')).json();
  await expect.poll(following).toMatchObject([{ kind: 'topic', key: 'phones' }]);
});

test('where the form does not come the dialog says so, and offers two ways on', async ({ page }) => {
  await page.clock.install();
  await page.route('**/user/login/**', () => {});
  await page.goto('/about/');
  await page.clock.runFor(3000);
  await expect(page.locator('html[data-accounts]')).toBeAttached();
  await signInLink(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Sign in on a page of its own' })).toBeVisible();
});

/** Stories whose heads are their own. */
const HEADS = [
  '/videos/pomelo-duo-on-the-bus/',
  '/podcasts/the-tortoise-on-the-dashboard/',
  '/news-live/halo-keynote-live/',
  '/pictures/house-on-a-meter/',
  '/pictures/house-on-a-meter/2/',
  '/news/ai/features/ferry-that-exists-in-answers/',
];

for (const path of HEADS)
  test(`the story of ${path} is saved from its own page, and stands among the saved`, async ({ page, product }) => {
    await signIn(page, await product.newReader(), path);
    const headline = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');
    const save = page.getByRole('button', { name: `Save: ${headline}`, exact: true }).first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(await sidewaysScrolling(page)).toEqual([]);
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await page.goto('/user/settings/saved/');
    await expect(page.locator('main').getByRole('link', { name: headline }).first()).toBeVisible();
  });

test('what becomes of a form is told: viewed, refused, accepted', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('masthead:happened', (event) => {
      const { name, form, outcome } = (event as CustomEvent).detail;
      if (form) told.push([name, form, outcome].filter(Boolean).join(' '));
    });
  });
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  await openWithAccounts(page, '/about/');
  await signInLink(page).click();
  await frame(page).getByLabel('Email address').fill('nobody@quill.example');
  await frame(page).getByRole('textbox', { name: 'Password' }).fill('not the password');
  await frame(page)
    .getByRole('button', { name: /^Sign in/ })
    .last()
    .click();
  await expect.poll(told).toEqual(['form_viewed sign-in', 'form_submitted sign-in refused']);
  await frame(page).getByRole('link', { name: 'Join', exact: true }).click();
  await expect.poll(told).toContain('form_viewed join');
  await frame(page).getByLabel('Email address').fill('somebody-new@quill.example');
  await frame(page)
    .getByRole('textbox', { name: /password/i })
    .fill(PASSWORD);
  await frame(page).getByRole('button', { name: /^Join/ }).last().click();
  await expect(frame(page).getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  await expect.poll(async () => (await told()).slice(2)).toEqual(['form_viewed join', 'form_submitted join accepted']);
});

test('the flag turns all of it off', async ({ page }) => {
  for (const path of ['/', ARTICLE, '/topics/tech/', '/profiles/keikomori/', ...HEADS]) {
    // With accounts first: what is kept of a page that has them is no part of one without.
    expect(await (await page.request.get(path)).text(), path).toContain('/user/login/');
    const without = await (await page.request.get(`${path}?disableFeatures=accounts`)).text();
    expect(without, path).not.toMatch(/\/user\/login\/|name="(?:save|follow)"/);
  }
  await page.goto('/?disableFeatures=accounts');
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  await expect(page.locator('a[href^="/user/login/"], button[name="save"]')).toHaveCount(0);
  expect((await page.request.get('/user/settings/?disableFeatures=accounts')).status()).toBe(404);
  expect((await page.request.get('/user/settings/')).status()).toBe(200);
});

test('on a phone the way in and what is in it stand in the menu', async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  await openWithAccounts(page, '/about/');
  await expect(signInLink(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in or join' }).click();
  await signInThere(page, await product.newReader());
  await expect(accountButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Saved stories/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
