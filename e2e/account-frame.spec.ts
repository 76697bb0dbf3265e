/** The hosted pages in the frame of the dialog, with a passkey, and where no script runs. */
import { expect, type Page } from '@playwright/test';
import { accessibilityProblemsIn } from './accessibility.ts';
import { aroundPath, framePath, pagePath, test } from './hosted-pages.ts';
import { addAuthenticator, withoutOffer } from './passkeys.ts';

interface Heard {
  masthead: string;
  is: string;
  height?: number;
  via?: string;
  origin: string;
}

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const told = async (page: Page, is: string): Promise<Heard[]> => (await heard(page)).filter((each) => each.is === is);
const inFrame = (page: Page) => page.frameLocator('iframe');
const done = (page: Page) => page.getByRole('heading', { name: 'Your address is confirmed' });

test.describe('in the frame of the dialog', () => {
  test('the card says how tall it is, whenever that changes, and its first field has the focus', async ({
    page,
    server,
  }) => {
    await page.goto(aroundPath('join'));
    await expect(inFrame(page).getByLabel('Email address')).toBeFocused();
    const tall = async () => (await told(page, 'height')).at(-1)?.height ?? 0;
    await expect.poll(tall).toBeGreaterThan(400);
    const wide = await tall();
    await page.locator('iframe').evaluate((frame) => {
      frame.style.width = '300px';
      frame.style.height = '100px';
    });
    await expect.poll(tall).toBeGreaterThan(wide);
    const root = inFrame(page).locator('html');
    await expect.poll(async () => (await tall()) - (await root.evaluate((each) => each.scrollHeight))).toBe(0);
    expect(new Set((await heard(page)).map(({ origin, masthead }) => `${masthead} ${origin}`))).toEqual(
      new Set([`account ${server.url}`]),
    );
  });

  test('Escape and the cross close the dialog, and lead nowhere', async ({ page, hosted }) => {
    await page.goto(aroundPath('choose'));
    const closed = async () => (await told(page, 'close')).length;
    await inFrame(page).getByLabel('Email address').press('Escape');
    await expect.poll(closed).toBe(1);
    await inFrame(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(closed).toBe(2);
    expect(hosted.posted).toEqual([]);
    await page.goto(aroundPath('over-sign-in'));
    await inFrame(page).getByRole('link', { name: 'Close' }).click();
    await expect.poll(closed).toBe(1);
  });

  test('a page without a field begins at its headline', async ({ page }) => {
    await page.goto(aroundPath('mail-join'));
    await expect(inFrame(page).locator('#title')).toBeFocused();
  });

  test('a form stays in the frame, and the social one leaves with the whole page', async ({ page }) => {
    await page.goto(aroundPath('sign-in'));
    await inFrame(page).locator('#password').fill('ombra312!');
    await inFrame(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(inFrame(page).getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.goto(aroundPath('choose'));
    await inFrame(page).getByRole('button', { name: 'Continue with Lantern' }).click();
    await expect(done(page)).toBeVisible();
  });

  test('no other site gets the pages into a frame of its own', async ({ page, server }) => {
    // Another origin, on the same machine.
    const elsewhere = server.url.replace('localhost', '127.0.0.1');
    await page.goto(`${elsewhere}/elsewhere/`);
    await page.evaluate((address) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
    }, server.url + framePath('choose'));
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  });
});

test.describe('a finished sign-in', () => {
  const callback = (via: string, fragment = '') => `/identity/callback/${via}${fragment}`;

  test('tells the page around the frame how it was done', async ({ page, server }) => {
    for (const [path, via] of [
      [callback('code'), 'code'],
      [callback('fragment', '#access_token=good&state=s'), 'fragment'],
    ]) {
      await page.goto('/around/about:blank');
      await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src ?? ''), path);
      await expect
        .poll(() => told(page, 'signed-in'))
        .toEqual([{ masthead: 'account', is: 'signed-in', via, origin: server.url }]);
    }
  });

  test('goes on by itself where there is no frame', async ({ page }) => {
    for (const path of [callback('code'), callback('fragment', '#access_token=good&state=s')]) {
      await page.goto(path);
      await expect(page).toHaveURL('/after/?of=it');
    }
  });

  test('that is not taken says so, keeps no token in the address, and can be started again', async ({ page }) => {
    await page.goto(callback('fragment', '#access_token=bad'));
    await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible();
    await expect(page).toHaveURL(callback('fragment'));
    await expect(page.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/user/login/');
    await expect(page.getByRole('heading', { name: 'One moment' })).toBeHidden();
  });
});

async function addPasskey(page: Page): Promise<void> {
  const { session, authenticatorId } = await addAuthenticator(page);
  const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const privateKey = Buffer.from(await crypto.subtle.exportKey('pkcs8', key.privateKey)).toString('base64');
  await session.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: Buffer.from('mara').toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey,
      userHandle: Buffer.from('account').toString('base64'),
      signCount: 1,
    },
  });
}

test.describe('a passkey', () => {
  test('answers by its button', async ({ page, hosted }) => {
    await withoutOffer(page);
    await page.goto(pagePath('choose'));
    await addPasskey(page);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(done(page)).toBeVisible();
    expect(hosted.posted).toHaveLength(1);
    const { path, fields } = hosted.posted[0] ?? { fields: { answer: '{}' } };
    expect(path).toBe(`${pagePath('choose')}passkey/`);
    expect(JSON.parse(fields.answer ?? '{}')).toMatchObject({
      id: Buffer.from('mara').toString('base64url'),
      type: 'public-key',
      response: { userHandle: Buffer.from('account').toString('base64url') },
    });
  });

  test('is offered with the address, where the browser can', async ({ page, hosted }) => {
    await page.goto('/elsewhere/');
    await addPasskey(page);
    await page.goto(pagePath('choose'));
    await expect(done(page)).toBeVisible();
    expect(hosted.posted.map(({ path }) => path)).toEqual([`${pagePath('choose')}passkey/`]);
  });

  test('that is declined says so in the page, which keeps what was typed', async ({ page, hosted }) => {
    await withoutOffer(page);
    await page.goto(pagePath('choose'));
    await addAuthenticator(page);
    await page.getByLabel('Email address').fill('mara@quill.example');
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText('The passkey was not used. Try once more, or sign in below.');
    await expect(page.getByRole('button', { name: 'Try the passkey again' })).toBeFocused();
    await expect(page.getByLabel('Email address')).toBeHidden();
    expect(await accessibilityProblemsIn(page.locator('main'))).toEqual([]);
    await expect(page.getByRole('link', { name: 'email me a link' })).toHaveAttribute(
      'href',
      `${pagePath('choose')}link/`,
    );
    await page.getByRole('link', { name: 'Use a password' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue('mara@quill.example');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Continue with a passkey' })).not.toHaveAttribute('aria-busy');
    expect(hosted.posted).toEqual([]);
  });

  test('goes round a lock', async ({ page, hosted }) => {
    await page.goto(pagePath('locked'));
    await addPasskey(page);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(done(page)).toBeVisible();
    expect(hosted.posted.map(({ path }) => path)).toEqual([`${pagePath('locked')}passkey/`]);
  });

  test('is not offered by a browser that has none', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto(pagePath('locked'));
    await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use your passkey' })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reader signs in, joins, asks for letters and chooses a password by forms', async ({ page, hosted }) => {
    for (const [state, name, fields] of [
      ['choose', 'Sign in and save', { email: 'a@b.example', password: 'ombra312!' }],
      ['join', 'Join and save', { email: 'a@b.example', password: 'short' }],
      ['forgot', 'Send the link', { email: 'a@b.example' }],
      ['link', 'Send the link', { email: 'a@b.example' }],
      ['new-password', 'Save and sign in', { password: 'crema?41s' }],
      ['confirm-join', 'Confirm and sign in', {}],
      ['confirm-link', 'Sign in', {}],
      ['mail-join', 'send it again', {}],
      ['locked', 'Email me a link', {}],
      ['choose', 'Continue with Lantern', {}],
      ['choose', 'Close', {}],
    ] as const) {
      await page.goto(pagePath(state));
      for (const [field, value] of Object.entries(fields)) await page.locator(`#${field}`).fill(value);
      await page.getByRole('button', { name, exact: true }).click();
      await expect(done(page)).toBeVisible();
      expect(hosted.posted.at(-1)?.fields).toMatchObject(fields);
    }
    expect(hosted.posted).toHaveLength(11);
  });

  test('nothing is shown that a script alone can do, and nothing is hidden that it would show', async ({ page }) => {
    await page.goto(pagePath('sign-in'));
    for (const name of ['Continue with a passkey', 'Show password'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByText('or with your password')).toBeHidden();
    await page.goto(pagePath('join'));
    await expect(page.getByRole('img', { name: 'rules met' })).toHaveCount(0);
    await expect(page.getByText('A special (! or ?)')).toBeVisible();
    await page.goto(pagePath('locked'));
    await expect(page.getByRole('button', { name: 'Use your passkey' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Try a password again' })).toBeVisible();
    await page.goto(pagePath('declined'));
    await expect(page.getByRole('link', { name: 'Use a password' })).toHaveAttribute(
      'href',
      `${pagePath('declined')}?screen=sign-in`,
    );
  });

  test('a finished sign-in has a link', async ({ page }) => {
    await page.goto('/identity/callback/code');
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).toHaveURL('/after/?of=it');
  });
});
