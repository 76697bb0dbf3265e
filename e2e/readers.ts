/** Readers of a product, as they join and sign in. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { OwnProduct } from './own-product.ts';

export const PASSWORD = 'ombra312!';

export const newAddress = (name: string): string => `${name}-${randomUUID()}@quill.example`;

/** Where the button of the newest letter to an address leads; empty as long as there is none. */
export const linkTo = ({ lettersTo }: Pick<OwnProduct, 'lettersTo'>, address: string): string =>
  /https?:\/\/\S+token=[\w-]+/.exec(lettersTo(address)[0]?.text ?? '')?.[0] ?? '';

const who = z.object({ user: z.object({ email: z.object({ email: z.string() }) }), token: z.string() });

/** Joins by the forms of the hosted pages and is signed in, in the browser whose requests they are. */
export async function join(request: APIRequestContext, product: OwnProduct, email: string): Promise<void> {
  const headers = { origin: product.url };
  const hosted = (await request.get('/user/login/?screen=join&returnTo=/')).url();
  await request.post(`${hosted}join/`, { headers, form: { email, password: PASSWORD } });
  const token = new URL(linkTo(product, email)).searchParams.get('token') ?? '';
  await request.post('/identity/confirm/', { headers, form: { token } });
  expect((await request.get('/api/account/user')).status()).toBe(200);
}

/** The address of a new account, made in a browser of its own. */
export async function newReader(browser: Browser, product: OwnProduct): Promise<string> {
  const email = newAddress('reader');
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await join(elsewhere.request, product, email);
  await elsewhere.close();
  return email;
}

/** Is called so by others from now on. */
export async function takeName(request: APIRequestContext, { url }: OwnProduct, displayName: string): Promise<void> {
  const { token } = who.parse(await (await request.get('/api/account/user')).json());
  const headers = { origin: url, authorization: `Bearer ${token}` };
  await request.put('/api/account/profile', { headers, data: { displayName } });
}

/** Whom the product takes this browser for; undefined for nobody. */
export async function readerIn(page: Page): Promise<string | undefined> {
  const response = await page.request.get('/api/account/user');
  return response.ok() ? who.parse(await response.json()).user.email.email : undefined;
}
