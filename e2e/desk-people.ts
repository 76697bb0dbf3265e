/** A product of its own by the real clock, with the first admin's link; and people who take links up in a browser. */
import { test as base, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';
import { addAuthenticator } from './passkeys.ts';

export const PASSWORD = 'correct horse battery';

interface DeskProduct extends OwnProduct {
  /** The link that the first start printed, as a path. */
  firstLink: string;
  /** A link for somebody, as a path. */
  linkFor(email: string): Promise<string>;
  invite(email: string, role: string): Promise<void>;
  /** As if everybody who is in had signed in an hour ago. */
  ageSessions(): void;
}

const LINK = /\/desk\/welcome\/\?token=[\w-]{43}/;

interface PerFile {
  /** Its name: workers that differ in it share nothing, so that each file begins with a newsroom that has nobody. */
  file: string;
  product: DeskProduct;
}

export const test = base.extend<object, PerFile>({
  file: ['', { scope: 'worker', option: true }],
  product: perWorker(async () => {
    const product = await startOwnProduct();
    return {
      ...product,
      firstLink: LINK.exec(product.stdout())?.[0] ?? '',
      linkFor: async (email: string) => LINK.exec(await product.command('staff', 'link', email))?.[0] ?? '',
      ageSessions: () => product.change('update staff_sessions set created_at = created_at - 3600000'),
      invite: async (email: string, role: string) =>
        void (await product.command('staff', 'invite', email, '--role', role)),
    };
  }),
  baseURL: ({ product }, use) => use(product.url),
});

export async function introduce(page: Page, link: string, person: { name: string; email?: string }): Promise<void> {
  await page.goto(link);
  if (person.email) await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Your name').fill(person.name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'How you will sign in' })).toBeVisible();
}

const totp = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });

/** What the app shows once it shows something new: a code is good once. */
export async function nextCode(secret: string, after = ''): Promise<string> {
  let code = '';
  await expect
    .poll(
      () => {
        code = totp(secret).generate();
        return code;
      },
      { timeout: 40_000 },
    )
    .not.toBe(after);
  return code;
}

interface NewPassword {
  secret: string;
  /** The code that was used. */
  code: string;
  recovery: string[];
}

/** Sets a password and an authenticator up. */
export async function setUpPassword(page: Page): Promise<NewPassword> {
  await page.getByLabel('A password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  return setUpAuthenticator(page);
}

/** From the picture to the recovery codes. */
export async function setUpAuthenticator(page: Page): Promise<NewPassword> {
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const code = await nextCode(secret);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const recovery = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, code, recovery };
}

/** Comes by a link and has a passkey from then on. */
export async function joinWithPasskey(
  page: Page,
  link: string,
  person: { name: string; email?: string },
): Promise<void> {
  await addAuthenticator(page);
  await introduce(page, link, person);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'The desk' })).toBeVisible();
}
