/** What leaves a page when readers are counted, by what they allow and where they are: exactly that, and nothing before. */
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM, CHROMIUM_TEST_FLAGS } from '../scripts/chromium.ts';
import type { Product } from '../server/testing/start-product.ts';
import { type EventCollector, startCollector } from './event-collector.ts';
import { expect, productUrl, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';
import { startProduct } from './start-product.ts';

const GDPR = { 'cdn-gdpr': '1' };
const HEALTH_LAW = { 'cdn-region': 'US-WA' };
const SIGNAL = { 'sec-gpc': '1' };
const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
const BEST_LIST = '/tech/home-entertainment/best-tvs-tested/';
const HEALTH = '/topics/health/';
const VIDEO = '/videos/pomelo-duo-on-the-bus/';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.describe.configure({ mode: 'default' });

let product: Product;
let collector: EventCollector;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => void (await product.stop()));
// Each test has an address of its own: what a page of the last one sends as it is closed comes too late to be seen here.
test.beforeEach(async () => {
  collector = await startCollector(product.url);
});
test.afterEach(() => collector.stop());

async function visit(page: Page, path: string, headers: Record<string, string> = {}): Promise<void> {
  await page.setExtraHTTPHeaders(headers);
  await page.goto(collector.url + path);
  await hydrated(page);
}

const names = () => collector.events().map(({ name }) => name);
const views = () => collector.named('page_viewed');
const viewed = (number: number) => expect.poll(() => views().length).toBe(number);

/** All that a browser keeps of its reader. */
const kept = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, stored: Object.keys(localStorage).toSorted() }));

/** The page is closed, and whatever it sends then has come: a page without counting that is opened last says so. */
async function closed(page: Page, context: BrowserContext): Promise<void> {
  await page.close();
  const last = await context.newPage();
  await last.goto(`${collector.url}/pageview_candidate.json`);
}

/** Follows the first link to a shop, which is not there, and gives what it was asked; then comes back. */
async function toShop(page: Page): Promise<URLSearchParams> {
  await page.route(/^https:\/\/[a-z]+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A shop' }),
  );
  await page.locator('main a[rel~=sponsored]').first().click();
  await page.waitForURL(/\.example\//);
  const { searchParams } = new URL(page.url());
  await page.goBack();
  await hydrated(page);
  return searchParams;
}

const affiliateClicks = () => collector.named('link_clicked').filter(({ kind }) => kind === 'affiliate');

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const inData = (page: Page) => page.evaluate(() => globalThis.mastheadPage);

test.describe('where nothing was refused', () => {
  test('a page view leaves with who, what and where, and the same guid that scripts of the page see', async ({
    page,
  }) => {
    await visit(page, ARTICLE);
    await viewed(1);
    const [view] = views();
    expect(view).toMatchObject({
      version: 2,
      type: 'pageEnriched',
      how: 'loaded',
      pageType: 'article',
      brand: 'cnet',
      edition: 'us',
      deviceType: 'desktop',
      referrer: null,
      trafficSource: '',
      sessionPageViews: 1,
      page: { address: ARTICLE, kind: 'article', storyId: expect.stringMatching(/./) },
    });
    const [batch] = collector.batches();
    expect(batch?.session).toMatch(UUID);
    expect(batch?.visitor).toMatch(UUID);
    expect(collector.senders()[0]).toEqual({ origin: collector.url, cookie: undefined });
    const data = await inData(page);
    expect(data).toMatchObject({
      pageViewGuid: view?.view,
      postId: view?.page.storyId,
      deviceType: 'desktop',
      edition: 'us',
      trafficSource: '',
      sessionPageViews: 1,
    });
    expect(data?.pageComponents).toContain('story');
  });

  test('each page of a visit is one view with a guid of its own, whichever way it comes', async ({ page }) => {
    await visit(page, ARTICLE);
    await viewed(1);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await viewed(2);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await viewed(3);
    await visit(page, '/?utm_source=mail');
    await viewed(4);
    expect(views().map(({ how, sessionPageViews, referrer }) => ({ how, sessionPageViews, referrer }))).toEqual([
      { how: 'loaded', sessionPageViews: 1, referrer: null },
      { how: 'navigated', sessionPageViews: 2, referrer: ARTICLE },
      { how: 'restored', sessionPageViews: 3, referrer: null },
      { how: 'loaded', sessionPageViews: 4, referrer: null },
    ]);
    expect(new Set(views().map(({ view }) => view)).size).toBe(4);
    expect(views()[3]?.trafficSource).toBe('mail');
    expect(new Set(collector.batches().map(({ session }) => session)).size).toBe(1);
    expect(new Set(collector.batches().map(({ visitor }) => visitor)).size).toBe(1);
  });

  test('a page that the browser itself brings back is a view of its own, with what it measures then', async () => {
    // Playwright turns that off in the browsers that it starts by itself.
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: CHROMIUM_TEST_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage();
    await visit(page, ARTICLE);
    await viewed(1);
    await page.goto(`${collector.url}/pageview_candidate.json`);
    // Playwright would wait for a page that is loaded.
    await page.evaluate(() => setTimeout(() => history.back()));
    await viewed(2);
    expect(views()[1]).toMatchObject({ how: 'restored', sessionPageViews: 2, page: { address: ARTICLE } });
    await browser.close();
  });

  test('a link that is followed, attention, depth and vitals are told of the view that they belong to', async ({
    page,
    context,
  }) => {
    await visit(page, ARTICLE);
    await viewed(1);
    await page.mouse.move(200, 200);
    await expect
      .poll(async () => {
        // Its end may still move: what is far below is laid out on the way.
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        return collector.named('scroll_depth').map(({ percent }) => percent);
      })
      .toEqual([25, 50, 75, 100]);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect.poll(() => collector.named('link_clicked')).toHaveLength(1);
    await closed(page, context);
    await expect.poll(names).toEqual(expect.arrayContaining(['engaged_time', 'web_vital']));
    const [view] = views();
    expect(collector.named('link_clicked')[0]).toMatchObject({ kind: 'internal', area: 'footer', view: view?.view });
    expect(collector.named('engaged_time')[0]).toMatchObject({ view: view?.view, page: view?.page });
    await expect.poll(() => collector.named('web_vital').map(({ metric }) => metric)).toContain('LCP');
    for (const vital of collector.named('web_vital')) expect(vital).toMatchObject({ view: view?.view });
    expect(collector.named('web_vital').find(({ metric }) => metric === 'LCP')).toMatchObject({
      target: expect.stringMatching(/./),
      phase: expect.stringMatching(/./),
    });
  });

  test('a link to a shop carries the guid of the view that it is followed from', async ({ page }) => {
    await visit(page, BEST_LIST);
    await viewed(1);
    const first = await toShop(page);
    await viewed(2);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await viewed(3);
    await page.goBack();
    await viewed(4);
    const second = await toShop(page);
    await expect.poll(() => affiliateClicks().length).toBe(2);
    const guids = affiliateClicks().map(({ view }) => view);
    expect(guids).toEqual([views()[0]?.view, views()[3]?.view]);
    expect([first, second].map((asked) => asked.get('subid'))).toEqual(guids.map((guid) => `cn-${guid}-dtp`));
  });

  test('timings are told of an article, once, and of the front page not at all; so is what is taken of a list', async ({
    page,
  }) => {
    await visit(page, '/');
    await viewed(1);
    await visit(page, ARTICLE);
    await viewed(2);
    await expect.poll(() => collector.named('page_timed')).toHaveLength(1);
    expect(collector.named('page_timed')[0]).toMatchObject({ loaded: true, page: { address: ARTICLE }, errors: [] });
    const taken = page.locator('div:has(> h2:text-is("Keep reading"))').getByRole('link').first();
    const option = await taken.getAttribute('href');
    await taken.click();
    await viewed(3);
    expect(collector.named('page_timed')).toHaveLength(1);
    expect(collector.named('decision_taken')).toMatchObject([
      { agent: 'keep-reading', decision: expect.stringMatching(/./), option, view: views()[1]?.view },
    ]);
  });

  test('tags in an address become cookies of the visit, and the link’s tag is told with each view', async ({
    page,
    context,
  }) => {
    await visit(page, `${ARTICLE}?dw-tag=summer&ftag=CAD1`);
    await viewed(1);
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies.get('dw-tag')).toBe('summer');
    expect(cookies.get('link-tag')).toBe('CAD1');
    await visit(page, '/');
    await viewed(2);
    for (const view of views())
      expect(view).toMatchObject({
        type: 'pageEnriched',
        pageMetadata: expect.arrayContaining([{ name: 'linkTag', value: 'CAD1' }]),
      });
  });

  test('what a reader is in is told with the page, and that they opened a story from it', async ({ page, context }) => {
    const state = 'topic_mostRead:1:head';
    await context.addCookies([{ name: 'nemo_highlander_topic_mostRead', value: state, url: collector.url }]);
    await visit(page, '/topics/phones/');
    const own = { experiment: 'topic_mostRead', experimentVersion: '1', bucket: 'head' };
    await expect.poll(() => collector.named('experiment_exposed')).toHaveLength(1);
    expect(collector.named('experiment_exposed')[0]).toMatchObject({ ...own, view: views()[0]?.view });
    expect(views()[0]?.testBuckets).toBe(state);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await viewed(2);
    expect(collector.named('experiment_outcome')).toMatchObject([{ ...own, outcome: 'story' }]);
  });

  test('nothing is told of who turned services off: they measure, and read nothing', async ({ page, context }) => {
    await context.addCookies([{ name: 'nemo_highlander_serviceoff', value: 'serviceoff:1:testA', url: collector.url }]);
    await visit(page, ARTICLE);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(page).toHaveURL(/\/reviews\/$/);
    await closed(page, context);
    expect(collector.events()).toEqual([]);
  });

  test('a search is told with what it found, and nothing that names a person', async ({ page }) => {
    await visit(page, `/search/?query=${encodeURIComponent('Zzyzx jane@mail.example 5551234567')}`);
    await expect.poll(() => collector.named('searched')).toHaveLength(1);
    expect(collector.named('searched')[0]).toMatchObject({ terms: 'zzyzx', page: { address: '/search/' } });
    await visit(page, '/search/?query=halo');
    await expect.poll(() => collector.named('searched')).toHaveLength(2);
    await page.getByRole('main').locator('ol article').nth(1).getByRole('heading').getByRole('link').click();
    await expect.poll(() => collector.named('search_result_clicked')).toMatchObject([{ position: 2 }]);
  });

  test('who signs up for newsletters is counted by what they asked for, without their address', async ({ page }) => {
    await visit(page, '/newsletters/');
    await expect.poll(() => collector.named('form_viewed')).toHaveLength(1);
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('jane@mail.example');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect.poll(() => collector.named('newsletter_signed_up')).toHaveLength(1);
    expect(collector.named('form_submitted')[0]).toMatchObject({ form: 'newsletters', outcome: 'accepted' });
    expect(JSON.stringify(collector.batches())).not.toContain('jane');
  });

  test('a video is told from its first second to its end', async ({ page }) => {
    await visit(page, VIDEO);
    await expect.poll(() => collector.named('video_loaded')).toHaveLength(1);
    await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      video.playbackRate = 4;
    });
    await expect
      .poll(() => collector.named('video_watched').map(({ quartile }) => quartile))
      .toEqual([25, 50, 75, 100]);
    expect(names().filter((name) => name.startsWith('video_'))).toEqual([
      ...['video_loaded', 'video_started', 'video_played'],
      ...['video_watched', 'video_watched', 'video_watched', 'video_watched'],
    ]);
    const { playheadPosition = 0, videoLength = 0 } = collector.named('video_watched')[0]?.video ?? {};
    expect(playheadPosition / videoLength).toBeLessThan(0.5);
    expect(collector.named('video_started')[0]?.video).toMatchObject({
      videoId: expect.stringMatching(/./),
      videoTitle: expect.stringMatching(/Pomelo/),
      volumeLevel: 0,
      location: 'video',
      sequenceType: 'single',
    });
  });

  test('nothing is lost while nobody takes it: it is kept, and sent when somebody does', async ({ page, context }) => {
    collector.answer(0);
    await visit(page, ARTICLE);
    await expect.poll(async () => (await kept(page)).stored).toContain('masthead-events');
    await closed(page, context);
    expect(collector.events()).toEqual([]);
    collector.answer(202);
    const next = await context.newPage();
    await visit(next, '/');
    await viewed(2);
    expect(new Set(views().map(({ page }) => page.address))).toEqual(new Set([ARTICLE, '/']));
    await expect.poll(async () => (await kept(next)).stored).not.toContain('masthead-events');
  });

  test('a browser that keeps nothing is counted without being known, and without a number of the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await visit(page, ARTICLE);
    await viewed(1);
    expect(views()[0]?.sessionPageViews).toBeNull();
    expect(collector.batches()[0]?.visitor).toBeNull();
  });
});

test.describe('where consent comes first', () => {
  const nothing = { cookies: '', stored: [] };

  test('nothing leaves the page and nothing is kept before an answer, nor after a refusal', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, ARTICLE, GDPR);
    await expect(banner(page)).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
    expect(await inData(page)).toMatchObject({ pageViewGuid: '', deviceType: '', sessionPageViews: null });
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await visit(page, `/?dw-tag=summer&ftag=CAD1`, GDPR);
    const { cookies, stored } = await kept(page);
    expect(cookies).toMatch(/^masthead_consent=\S+$/);
    expect(stored).toEqual([]);
    await closed(page, context);
    expect(asked.filter((path) => /\/api\/events|\/count-|\/vitals-/.test(path))).toEqual([]);
    expect(collector.events()).toEqual([]);
  });

  test('from the press that allows it on the page is counted; with the one that takes it back all is forgotten', async ({
    page,
    context,
  }) => {
    await visit(page, `${BEST_LIST}?ftag=CAD1`, GDPR);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await viewed(1);
    expect(views()[0]).toMatchObject({ how: 'loaded', sessionPageViews: 1 });
    expect((await inData(page))?.pageViewGuid).toBe(views()[0]?.view);
    expect((await kept(page)).stored).toEqual(['masthead-session', 'masthead-visitor']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(async () => (await kept(page)).stored).toEqual([]);
    const takenBack = await page.evaluate(() => Date.now());
    expect((await kept(page)).cookies).toMatch(/^masthead_consent=\S+$/);
    expect((await inData(page))?.pageViewGuid).toBe('');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect((await toShop(page)).toString()).toBe('');
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(page).toHaveURL(/\/reviews\/$/);
    await closed(page, context);
    // What happened until then was allowed, and may come late.
    expect(collector.events().filter(({ at }) => at > takenBack)).toEqual([]);
    expect(views()).toHaveLength(1);
  });
});

test('who signals that nothing may be shared is counted, and not known again', async ({ page }) => {
  await visit(page, ARTICLE, SIGNAL);
  await viewed(1);
  expect(collector.batches()[0]).toMatchObject({ visitor: null, session: expect.stringMatching(UUID) });
  expect((await kept(page)).stored).toEqual(['masthead-session']);
});

test('under a health-data law nothing is told of a page about health, nor from where its reader came', async ({
  page,
}) => {
  await visit(page, HEALTH, HEALTH_LAW);
  expect((await kept(page)).stored).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
  await expect(page).toHaveURL(/\/reviews\/$/);
  await viewed(1);
  expect(views()[0]).toMatchObject({ page: { address: '/reviews/' }, referrer: null, sessionPageViews: 1 });
});

test.describe('is not counted', () => {
  test('who works here', async ({ page, context }) => {
    await visit(page, '/');
    await viewed(1);
    await page.evaluate(() => localStorage.setItem('masthead-staff', '1'));
    await visit(page, ARTICLE);
    await closed(page, context);
    expect(views()).toHaveLength(1);
  });

  test('a preview', async ({ page, context }) => {
    await visit(page, `${ARTICLE}?preview=draft`);
    await closed(page, context);
    expect(collector.events()).toEqual([]);
  });

  test('anybody, on a site that does not count', async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(productUrl() + ARTICLE);
    await hydrated(page);
    await expect.poll(async () => (await inData(page))?.pageViewGuid).toMatch(UUID);
    // Others are told of the visit; nobody asks who comes again.
    expect((await kept(page)).stored).toEqual(['masthead-session']);
    await closed(page, context);
    expect(asked.filter((path) => /\/api\/events|\/count-|\/others-/.test(path))).toEqual([]);
  });
});

test('what counts is small: 4 KB, and comes after the page', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await visit(page, ARTICLE);
  await viewed(1);
  const chunk = asked.find((url) => /\/count-[^/]*\.js$/.test(url)) ?? '';
  const { length } = brotliCompressSync(await (await request.get(chunk)).body());
  expect(length).toBeLessThanOrEqual(4096);
});
