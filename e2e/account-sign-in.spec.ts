/** Accounts from end to end, in a browser and through the product: joining, letters, passwords, passkeys, another service. */
import { expect, type Page } from '@playwright/test';
import { addAuthenticator, withoutOffer } from './passkeys.ts';
import { linkTo, newAddress, PASSWORD, readerIn } from './readers.ts';
import { type SignInProduct, test } from './sign-in-product.ts';

/** There whatever stands in the newsroom. */
const BACK = '/search/';
const LOGIN = `/user/login/?returnTo=${BACK}`;

const subjectsTo = ({ lettersTo }: SignInProduct, address: string) => lettersTo(address).map(({ subject }) => subject);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Where scripts run, who has joined comes back to the front page, which hands the answer over (AU-04). */
async function join(page: Page, product: SignInProduct, email: string, back = '/'): Promise<void> {
  await page.goto(`${LOGIN}&screen=join&for=save`);
  await page.getByLabel('Email address').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Join and save' }).click();
  await expect(heading(page, 'Look in your mail')).toBeVisible();
  await expect.poll(() => linkTo(product, email)).not.toBe('');
  await page.goto(linkTo(product, email));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL(back);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a reader joins, presses the button of the letter, and is in', async ({ page, product }) => {
  const email = newAddress('mara');
  await join(page, product, email);
  expect(await readerIn(page)).toBe(email);
  expect(subjectsTo(product, email)).toEqual(['Confirm your address, one press']);
  // The letter is good once.
  await page.goto(linkTo(product, email));
  await expect(heading(page, 'This link no longer works')).toBeVisible();
});

test('who joins may sign in after all, and sees nothing of whether there is an account', async ({ page, product }) => {
  await page.goto(`${LOGIN}&screen=join`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  const email = newAddress('nobody');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible();
  await expect.poll(() => subjectsTo(product, email)).toEqual(['There is no account with this address']);
});

test('a wrong password is told, and five are locked out for a while, the right one too', async ({ page, product }) => {
  const email = newAddress('guessed');
  await join(page, product, email);
  await page.context().clearCookies();
  await page.goto(LOGIN);
  for (const left of ['Four tries', 'Three tries', 'Two tries', 'One try']) {
    await signIn(page, email, 'wrong1!');
    await expect(page.getByRole('alert')).toHaveText(`Address and password do not match. ${left} left`);
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await expect(page.locator('#password')).toBeFocused();
  }
  await signIn(page, email, 'wrong1!');
  await expect(heading(page, 'Too many tries')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await page.goto(LOGIN);
  await signIn(page, email, PASSWORD);
  await expect(heading(page, 'Too many tries')).toBeVisible();
  expect(await readerIn(page)).toBeUndefined();
});

test.describe('with an account that was made by another service', () => {
  /** No letter was written for it, so the first may be asked for at once. */
  async function enterByLantern(page: Page, product: SignInProduct, email: string): Promise<void> {
    product.social.reader = { sub: `lantern|${email}`, email, email_verified: true };
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Continue with Lantern' }).click();
    await expect(page).toHaveURL(BACK);
    expect(await readerIn(page)).toBe(email);
  }
  const leave = (page: Page) => page.context().clearCookies();

  test('a link by mail signs in, in another browser too', async ({ page, product, browser }) => {
    const email = newAddress('link');
    await enterByLantern(page, product, email);
    await leave(page);
    await page.goto(LOGIN);
    await signIn(page, email, 'wrong1!');
    await page.getByRole('button', { name: 'Email me a link instead' }).click();
    await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible();
    await expect.poll(() => linkTo(product, email)).not.toBe('');
    const other = await browser.newContext({ baseURL: product.url });
    const phone = await other.newPage();
    await phone.goto(linkTo(product, email));
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone).toHaveURL(BACK);
    expect(await readerIn(phone)).toBe(email);
    await other.close();
  });

  test('who forgot the password chooses a new one, and is in', async ({ page, product }) => {
    const email = newAddress('forgot');
    await enterByLantern(page, product, email);
    await leave(page);
    await page.goto(LOGIN);
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Look in your mail')).toBeVisible();
    await expect.poll(() => linkTo(product, email)).not.toBe('');
    await page.goto(linkTo(product, email));
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    await page.locator('#password').fill('crema?41s');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(BACK);
    expect(await readerIn(page)).toBe(email);
    await leave(page);
    await page.goto(LOGIN);
    await signIn(page, email, 'crema?41s');
    await expect(page).toHaveURL(BACK);
  });

  test('a passkey that was added signs in by its button, and beside the address', async ({ page, product }) => {
    const email = newAddress('passkey');
    await enterByLantern(page, product, email);
    await addAuthenticator(page);
    expect(await addPasskey(page)).toBe(201);
    await leave(page);
    await page.goto(LOGIN);
    await expect(page).toHaveURL(BACK);
    expect(await readerIn(page)).toBe(email);
    await leave(page);
    await withoutOffer(page);
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page).toHaveURL(BACK);
    expect(await readerIn(page)).toBe(email);
  });

  test('a service that says no leads back to the other ways', async ({ page, product }) => {
    product.social.refuses = true;
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Continue with Lantern' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Lantern did not sign you in. Try once more, or use your password.',
    );
    product.social.refuses = false;
    expect(await readerIn(page)).toBeUndefined();
  });
});

/** As the page of an account does it. */
const addPasskey = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(`/api/account/passkeys${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const options = await (await post('/options', {})).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const answer = await navigator.credentials.create({ publicKey });
    return (await post('', { answer, name: 'This device' })).status;
  });

test('in a frame the page around it is told, and knows the reader', async ({ page, product }) => {
  const email = newAddress('frame');
  await join(page, product, email);
  await page.context().clearCookies();
  // A page of the site without scripts of its own.
  await page.goto('/_node/live');
  await page.evaluate((src) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: 544, height: 700 });
    document.body.append(frame);
  }, `/user/login/?mode=frame&for=follow`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Email address').fill(email);
  await frame.locator('#password').fill(PASSWORD);
  await frame.getByRole('button', { name: 'Sign in and follow' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toContainEqual({ masthead: 'account', is: 'signed-in', via: 'code' });
  expect(await readerIn(page)).toBe(email);
});

test('a reader may turn back at any time', async ({ page }) => {
  await page.goto(LOGIN);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(BACK);
  expect(await readerIn(page)).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader joins, and signs in with the password', async ({ page, product }) => {
    const email = newAddress('plain');
    await join(page, product, email, BACK);
    expect(await readerIn(page)).toBe(email);
    await page.context().clearCookies();
    await page.goto(LOGIN);
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(BACK);
    expect(await readerIn(page)).toBe(email);
  });
});
