/** Moving about the product as a reader does, and holding back or changing what the network answers. */
import { expect, type Page, type Request } from '@playwright/test';
import { productUrl } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Puts a mark on the document, which a full load would lose. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Puts a link on the page, outside of what React owns, where it can be clicked. */
export async function addLink(page: Page, href: string, attributes: Record<string, string> = {}): Promise<void> {
  await page.evaluate(
    ({ href, attributes }) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: `to ${href}` });
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      Object.assign(link.style, { position: 'fixed', top: '40%', left: '0', zIndex: '1000', background: 'white' });
      document.body.append(link);
    },
    { href, attributes },
  );
}

/** Clicks a link that stands anywhere on the site; the link goes away with the click, so that none covers another. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Every first-level heading that is shown from now on, in order. */
export async function recordHeadlines(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const note = () => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text && shown.at(-1) !== text) shown.push(text);
    };
    note();
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { shownHeadlines: shown });
  });
  return () => page.evaluate(() => (window as unknown as { shownHeadlines: string[] }).shownHeadlines);
}

export interface HeldAnswer {
  /** Resolves when the browser has asked. */
  asked: Promise<void>;
  release(): void;
}

/** Lets requests through only when released: a slow network that ends when the test says so. */
export async function holdAnswer(page: Page, url: string | ((url: URL) => boolean)): Promise<HeldAnswer> {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await gate.promise;
    // A request that was given up meanwhile cannot go on.
    await route.continue().catch(() => {});
  });
  return { asked: asked.promise, release: () => gate.resolve() };
}

export const dataOf = (path: string): string => `${productUrl()}/_data${path}`;

/** Addresses asked for from now on that pass the test. */
export function recordRequests(page: Page, wanted: (request: Request) => boolean): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (wanted(request)) addresses.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  return addresses;
}

export const isData = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/_data/');
export const isDocument = (request: Request): boolean => request.isNavigationRequest();

/** The code that a page type needs and another does not: what the one's document names and the other's does not. */
export async function chunksOf(path: string, butNotOf: string): Promise<string[]> {
  const [wanted, other] = await Promise.all([modulesOf(path), modulesOf(butNotOf)]);
  const chunks = wanted.filter((file) => !other.includes(file));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

/** The code that a page's document names, its entry first. */
export async function modulesOf(path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, productUrl()))).text();
  return JSON.parse(/id="page-code">([^<]*)</.exec(html)?.[1] ?? '[]');
}

/** Matches requests for any of the files. */
export const anyOf =
  (files: string[]) =>
  ({ pathname }: URL): boolean =>
    files.includes(pathname);

/** A reader who should be spared: links are not fetched ahead. */
export async function spareData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) }),
  );
}

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  expect(await scrollPosition(page)).toBe(top);
}
