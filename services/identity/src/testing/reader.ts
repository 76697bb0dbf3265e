/** Readers who do what readers do. */

import { createBrowser, type Landed, pageOf, type TestBrowser } from './browser.ts';
import type { StartedIdentity } from './start-identity.ts';

export const PASSWORD = 'ombra312!';

/** Where a page of a sign-in has its forms. */
export function baseOf(landed: Landed): string {
  const page = pageOf(landed);
  if (!('visit' in page)) throw new Error(`No page of a sign-in: ${page.name}`);
  return page.visit.base;
}

export const tokenIn = (text: string | undefined): string => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** A new browser on the front page of the site: every way that leads to it, or to a page of it, ends there. */
export const newBrowser = (
  { siteUrl, listensAt }: StartedIdentity,
  endsToo: (url: URL) => boolean = () => false,
): TestBrowser => {
  const isPage = ({ origin, pathname }: URL): boolean => origin === siteUrl.origin && !OURS.test(pathname);
  return createBrowser(siteUrl, (url) => isPage(url) || endsToo(url), listensAt);
};
const OURS = /^\/(identity|user|api)\//;

export async function askToJoin(browser: TestBrowser, email: string, password = PASSWORD): Promise<Landed> {
  const landed = await browser.open('/user/login/?screen=join&returnTo=/reviews/');
  return browser.submit(`${baseOf(landed)}join/`, { email, password });
}

/** Joins, presses the button of the letter in the same browser, and is in. */
export async function join(identity: StartedIdentity, email: string, password = PASSWORD): Promise<TestBrowser> {
  const browser = newBrowser(identity);
  await askToJoin(browser, email, password);
  const [letter] = await identity.lettersTo(email);
  await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
  return browser;
}

export async function signIn(
  browser: TestBrowser,
  email: string,
  password = PASSWORD,
  init: { sender?: string } = {},
): Promise<Landed> {
  const landed = await browser.open('/user/login/?returnTo=/reviews/');
  return browser.submit(baseOf(landed), { email, password }, init);
}

export const userOf = (browser: TestBrowser): Promise<Landed> => browser.call('GET', '/api/account/user');
