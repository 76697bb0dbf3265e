/** The site with an issuer of others: signing in leads there and back, and what an account is for is the same. */
import { test as base, expect, type Page } from '@playwright/test';
import { type OutsideIssuerServer, startOutsideIssuer } from '../services/identity/src/testing/index.ts';
import { accountButton, openWithAccounts } from './account-product.ts';
import { openTalk, STORY } from './discussing.ts';
import { freeUrl, type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';
import { newAddress, readerIn, takeName } from './readers.ts';

interface OutsideProduct extends OwnProduct {
  outside: OutsideIssuerServer;
}

const test = base.extend<{ email: string }, { product: OutsideProduct }>({
  product: perWorker(async () => {
    const url = await freeUrl();
    const outside = await startOutsideIssuer(() => [`${url}/`, `${url}/user/callback/`]);
    const product = await startOwnProduct(
      { OIDC_ISSUER: outside.issuer, OIDC_CLIENT_ID: outside.clientId, OIDC_CLIENT_SECRET: outside.clientSecret },
      url,
    );
    return {
      ...product,
      outside,
      async stop() {
        await product.stop();
        await outside.close();
      },
    };
  }),
  baseURL: ({ product }, use) => use(product.url),
  /** Of whoever signs in there during a test. */
  email: async ({ product: { outside } }, use) => {
    const email = newAddress('outside');
    outside.reader = { sub: `lantern|${email}`, email, email_verified: true };
    await use(email);
  },
});

const signInLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign in', exact: true });
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test('signing in leads there and back, shows who reads, and logging out ends both', async ({
  page,
  product,
  email,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('masthead:happened', (event) => told.push((event as CustomEvent).detail.name));
  });
  await openWithAccounts(page, '/about/');
  await signInLink(page).click();
  // There and back are five pages.
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['identify', 'login']);
  expect(await stored(page, 'auth-strategy')).toBe('auth0');
  await accountButton(page).click();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toContainText(email);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${product.outside.issuer}/`));
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/(\?.*)?$/);
  await expect(signInLink(page)).toBeVisible();
  expect(await stored(page, 'auth-strategy')).toBeNull();
  expect(await readerIn(page)).toBeUndefined();
});

test('who says no there comes back as nobody, and is told', async ({ page, product, email: _ }) => {
  product.outside.refuses = true;
  await page.goto('/user/login/?returnTo=/about/');
  product.outside.refuses = false;
  await expect(page).toHaveURL('/about/');
  expect(await readerIn(page)).toBeUndefined();
});

test('what was saved signed out comes along, and what asked for the sign-in is done', async ({ page, email }) => {
  await openWithAccounts(page, '/');
  const save = page
    .locator('main')
    .getByRole('button', { name: /^Save: / })
    .first();
  await save.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are in. Saved.' })).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(await readerIn(page)).toBe(email);
  expect((await (await page.request.get('/api/account/saved')).json()).stories).toHaveLength(1);
});

test('the settings have all but what the issuer looks after, and the account can be left', async ({
  page,
  product,
  email,
}) => {
  await page.goto('/user/login/?returnTo=/user/settings/profile/');
  await page.getByLabel('Display name').fill('Mara Quill');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Quill' })).toBeVisible();
  await page.goto('/user/settings/security/');
  await expect(page.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', `${product.outside.issuer}/`);
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByText('This device')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Password' })).toHaveCount(0);
  await page.goto('/user/settings/privacy/');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByLabel(/Your password/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL('/');
  expect(await readerIn(page)).toBeUndefined();
  expect(product.rows('select * from accounts where email = ?', email)).toEqual([]);
});

test('the discussion is written in by who signed in there', async ({ page, product, email: _ }) => {
  await openTalk(page);
  await page.getByRole('link', { name: 'Sign in to comment' }).click();
  await expect(accountButton(page)).toBeVisible();
  await takeName(page.request, product, 'Mara Q.');
  await openTalk(page);
  const talk = page.locator('#discussion');
  await talk.getByLabel('Your comment').fill('Does the wand come off without tools?');
  await talk.getByRole('button', { name: 'Post' }).click();
  await expect(talk.getByRole('article').filter({ hasText: 'Does the wand come off without tools?' })).toContainText(
    'Only you see this',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of who is nobody keeps their words and shows the way there, and is then taken', async ({
    page,
    product,
    email,
  }) => {
    const words = 'Does the wand come off?';
    const post = async () => {
      await page.getByLabel('Your comment, once you are signed in').fill(words);
      await page.getByRole('button', { name: 'Post' }).click();
    };
    await page.goto(STORY);
    await post();
    await expect(page.getByRole('heading', { name: 'Not posted' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${STORY}#discussion`);
    expect(await readerIn(page)).toBe(email);
    await takeName(page.request, product, 'Mara Q.');
    await post();
    await expect(page).toHaveURL(`${STORY}#discussion`);
    expect(product.rows('select state from discussion_comments where text = ?', words)).toEqual([{ state: 'held' }]);
  });
});
