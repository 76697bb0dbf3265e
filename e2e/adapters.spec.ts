/** What services of others are told: what we count ourselves, of whom that is allowed, and of nobody else. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../server/testing/start-product.ts';
import { expect, test } from './fixtures.ts';
import { type Measurer, startMeasurer } from './measurer.ts';
import { hydrated } from './page-suite.ts';
import { startProduct } from './start-product.ts';

const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
const BEST_LIST = '/tech/home-entertainment/best-tvs-tested/';
const GDPR = { 'cdn-gdpr': '1' };

test.describe.configure({ mode: 'default' });

let measurer: Measurer;
let product: Product;
test.beforeAll(async () => {
  measurer = await startMeasurer();
  product = await startProduct({ ADAPTERS: measurer.adapters, COUNT_READERS: '0' });
});
test.afterAll(async () => {
  await product.stop();
  await measurer.stop();
});
test.beforeEach(() => measurer.forget());
// What a page tells when it is left would else be heard by the next test.
test.afterEach(({ page, context }) => closed(page, context));

async function visit(page: Page, path: string, headers: Record<string, string> = {}): Promise<void> {
  await page.setExtraHTTPHeaders(headers);
  await page.goto(product.url + path);
  await hydrated(page);
  await page.waitForFunction(() => globalThis.mastheadPage);
}

/** The page is closed, and whatever it tells then has come: a page that is opened last says so. */
async function closed(page: Page, context: BrowserContext): Promise<void> {
  await page.close();
  const last = await context.newPage();
  await last.goto(`${measurer.origin}/last`);
  await last.close();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const pages = () => measurer.messages().filter(({ type }) => type === 'page');
const told = (number: number) =>
  expect
    .poll(() => [measurer.beacons(), measurer.pings(), pages()].map(({ length }) => length))
    .toEqual([number, number, number]);
const goTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first().click();

test('each page view is told once to each, loaded or gone to, with what it is and where', async ({ page, context }) => {
  const ours: string[] = [];
  page.on('request', (request) => ours.push(new URL(request.url()).pathname));
  await visit(page, ARTICLE);
  await told(1);
  const title = await page.title();
  const { pageViewGuid: guid, siteSection } = (await page.evaluate(() => globalThis.mastheadPage)) ?? {};
  const kept = await page.evaluate(() => localStorage.getItem('masthead-visitor'));
  const visitor = kept?.split('.')[0];
  const [first] = measurer.beacons();
  expect(first).toEqual({
    c1: '2',
    c2: '1000',
    c4: 'news',
    c7: product.url + ARTICLE,
    c8: title,
    c9: '',
    comscorekw: siteSection,
    cs_fpid: visitor,
    cs_fpit: 'c',
    cv: '2.0',
    ns__t: expect.stringMatching(/^\d{13}$/),
    ns_c: 'UTF-8',
  });
  expect(measurer.pings()).toEqual([
    { uid: '65000', domain: 'masthead.example', path: ARTICLE, title, sections: siteSection },
  ]);
  expect(pages()[0]).toMatchObject({
    name: title,
    anonymousId: visitor,
    properties: { url: product.url + ARTICLE, pageType: 'article', view: guid },
  });
  await goTo(page, 'Reviews');
  await told(2);
  expect(measurer.beacons()[1]).toMatchObject({ c4: 'reviews', c9: product.url + ARTICLE });
  expect(measurer.pings()[1]).toMatchObject({ path: '/reviews/' });
  expect(pages()[1]).toMatchObject({ properties: { how: 'navigated', referrer: product.url + ARTICLE } });
  await expect
    .poll(() => measurer.messages().filter(({ event }) => event === 'link_clicked'))
    .toMatchObject([{ type: 'track', properties: { kind: 'internal', to: '/reviews/', view: guid } }]);
  // The proof of it was asked for, and is looked for once.
  await expect
    .poll(() => measurer.messages().filter(({ event }) => event === 'request_monitored'))
    .toMatchObject([{ properties: { request: 'audience', milliseconds: expect.any(Number), view: guid } }]);
  expect(measurer.writeKeys()).toEqual(new Set(['write-key']));
  expect(ours.filter((path) => path === '/pageview_candidate.json')).toHaveLength(2);
  await closed(page, context);
  await told(2);
  // The site itself does not count.
  expect(ours).not.toContain('/api/events');
});

test('what sells is in the section of what sells, and a search is told without its words', async ({ page }) => {
  await visit(page, BEST_LIST);
  await told(1);
  expect(measurer.pings()[0]?.sections?.split(',')).toEqual(expect.arrayContaining(['commerce', 'best-list']));
  await visit(page, '/search/?query=jane');
  await told(2);
  expect(measurer.pings()[1]).toMatchObject({ path: '/search/', title: 'Search' });
  expect(JSON.stringify([measurer.beacons(), pages()[1]])).not.toContain('jane');
});

test('nothing is asked for before consent, nor after a refusal', async ({ page, context }) => {
  const ours: string[] = [];
  page.on('request', (request) => ours.push(request.url()));
  await visit(page, ARTICLE, GDPR);
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(banner(page)).toHaveCount(0);
  await goTo(page, 'Reviews');
  await expect(page).toHaveURL(/\/reviews\/$/);
  await closed(page, context);
  expect(ours.filter((url) => /\/(others|chartbeat|segment|audience-beacon|count)-/.test(url))).toEqual([]);
  expect(measurer.asked()).toEqual(['/last']);
});

test('consent tells them of the page in view; when it is taken back they hear nothing more', async ({
  page,
  context,
}) => {
  await visit(page, ARTICLE, GDPR);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await told(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
  const takenBack = await page.evaluate(() => new Date().toISOString());
  await loadedAnew;
  await hydrated(page);
  await goTo(page, 'Reviews');
  await expect(page).toHaveURL(/\/reviews\/$/);
  await closed(page, context);
  await told(1);
  expect(measurer.messages().filter(({ timestamp }) => timestamp > takenBack)).toEqual([]);
});

test('who signals that nothing may be shared is told of without a name', async ({ page }) => {
  await visit(page, ARTICLE, { 'sec-gpc': '1' });
  await told(1);
  expect(measurer.beacons()[0]).toMatchObject({ cs_fpid: '*null', cs_fpit: '*null' });
});

test('nobody is told of a page about health under its law, of a preview, of who works here, of live coverage', async ({
  page,
  context,
}) => {
  await visit(page, '/topics/health/', { 'cdn-region': 'US-WA' });
  await visit(page, '/no-such-page/', { 'cdn-region': 'US-WA' });
  // The policy came with the page that does not exist, and names nobody.
  await goTo(page, 'Reviews');
  await expect(page).toHaveURL(/\/reviews\/$/);
  await visit(page, `${ARTICLE}?preview=draft`);
  const ready = page.waitForResponse(/\/segment-/);
  await visit(page, '/news-live/halo-keynote-live/');
  await ready;
  await page.evaluate(() => localStorage.setItem('masthead-staff', '1'));
  await visit(page, ARTICLE);
  await closed(page, context);
  expect(measurer.asked()).toEqual(['/last']);
});
