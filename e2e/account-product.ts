/** A product of its own with accounts, and what a page of its site has of them. */
import { test as base, expect, type Page } from '@playwright/test';
import { type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';
import { newReader, PASSWORD } from './readers.ts';

export { expect } from '@playwright/test';

export interface AccountProduct extends OwnProduct {
  /** The address of a new account, made in a browser of its own. */
  newReader(): Promise<string>;
}

export const test = base.extend<object, { product: AccountProduct }>({
  product: perWorker(async (browser) => {
    const product = await startOwnProduct();
    return { ...product, newReader: () => newReader(browser, product) };
  }),
  baseURL: ({ product }, use) => use(product.url),
});

/** The page works, and what it has of accounts does too. */
export async function openWithAccounts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-accounts]')).toBeAttached();
}

export const accountButton = (page: Page) => page.getByRole('button', { name: 'Your account' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
export const frame = (page: Page) => page.frameLocator('dialog iframe');

/** In the dialog that is open. */
export async function signInThere(page: Page, email: string): Promise<void> {
  await frame(page).getByLabel('Email address').fill(email);
  await frame(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await frame(page)
    .getByRole('button', { name: /^Sign in/ })
    .last()
    .click();
  await expect(dialog(page)).toBeHidden();
}

/** From a page of the site. */
export async function signIn(page: Page, email: string, path = '/about/'): Promise<void> {
  await openWithAccounts(page, path);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInThere(page, email);
  await expect(accountButton(page)).toBeVisible();
}
