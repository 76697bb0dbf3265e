/** Which pages have places for ads, and which: from the content service to the document. */
import { describe, expect, it } from 'vitest';
import { composedPage } from '../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../server/testing/site-of.ts';

const LONG = `<p>${'Words of it. '.repeat(70)}</p>`.repeat(8);
const article = (fields: object = {}) =>
  composedPage('article', 'content_article', 'a', { body: LONG, wordCount: 1200, ...fields });
const list = (items: unknown[]) => ({ items, paging: { limit: '20', offset: '0', total: String(items.length) } });
const stories = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index}`,
  typeName: 'content_article',
  slug: `s${index}`,
  headline: `About ${index}`,
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
}));
const frontOf = (items: unknown[]) => ({
  components: [{ id: 'river', meta: { componentName: 'river', componentType: 'ContentList' }, data: list(items) }],
});

/** Places in their order, as a document of this address has them. */
async function placesOf(path: string, answer: unknown, headers: Record<string, string> = {}, showAds = true) {
  const content = contentOf({ a: () => answer, home: () => answer });
  const { site } = siteOf(content, { showAds });
  const response = await site.fetch(new Request(`http://localhost${path}`, { headers }));
  const html = await response.text();
  const places = [...html.matchAll(/<(?:aside|section)[^>]* aria-label="(Advertisement[^"]*)" data-ad="([^"]+)"/g)];
  return { status: response.status, html, keys: places.map(([, , key]) => key), names: places.map(([, name]) => name) };
}

describe('a story', () => {
  it('has one above it, in its text, and beside it', async () => {
    const { keys, html } = await placesOf('/news/a/', article());
    expect(keys).toEqual(['skybox', 'inContent', 'inContent', 'mpu', 'half']);
    expect(html).toMatch(/data-ad="skybox".*<h1/s);
    expect(html).not.toMatch(/<h1.*data-ad="skybox"/s);
  });

  it('has none between its headline and its second paragraph', async () => {
    const { html } = await placesOf('/news/a/', article());
    const between = html.slice(html.indexOf('<h1'), html.indexOf('</p>', html.indexOf('Words of it')));
    expect(between).not.toContain('data-ad=');
  });

  it('that is short has none beside it that is longer than itself', async () => {
    const short = { body: '<p>Words.</p>', wordCount: 100 };
    expect((await placesOf('/news/a/', article(short))).keys).toEqual(['skybox']);
  });

  it('calls each by another name', async () => {
    const { names } = await placesOf('/news/a/', article());
    expect(new Set(names).size).toBe(names.length);
  });

  it('has its places with no style attribute, and says nothing of a reader', async () => {
    const { html } = await placesOf('/news/a/', article(), { cookie: 'user=1; previous-login=1' });
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).not.toContain('registered');
  });
});

describe('none has', () => {
  it.each<[string, string, object, Record<string, string>?]>([
    ['a story whose editors want none', '/news/a/', { suppressAds: true }],
    [
      'a story whose film is shown without',
      '/news/a/',
      { video: { id: 'v', typeName: 'content_video', slug: 'v', headline: 'V', suppressAds: true } },
    ],
    ['what somebody paid for', '/paid-content/news/a/', { section: 'commercial', type: 'Paid Media' }],
    ['a page that is asked for without', '/news/a/?adSuppress=all', {}],
    ['who sees it without the ad service', '/news/a/', {}, { cookie: 'nemo_highlander_serviceoff=serviceoff:1:testA' }],
  ])('%s', async (_, path, fields, headers) => {
    const { status, keys, html } = await placesOf(path, article(fields), headers);
    expect(status).toBe(200);
    expect(keys).toEqual([]);
    expect(html).not.toContain('"ads"');
  });

  it('a site that shows none', async () => {
    expect((await placesOf('/news/a/', article(), {}, false)).keys).toEqual([]);
  });

  it('an error page', async () => {
    const { status, keys } = await placesOf('/news/b/', article());
    expect([status, keys]).toEqual([404, []]);
  });

  it('a front page without stories', async () => {
    expect((await placesOf('/', frontOf([]))).keys).toEqual([]);
  });
});

it('only adSuppress=all suppresses', async () => {
  expect((await placesOf('/news/a/?adSuppress=x', article())).keys).not.toEqual([]);
});

it('the front page has one above it, beside its stories, and below the third of them', async () => {
  const { keys, html } = await placesOf('/', frontOf(stories));
  expect(keys.toSorted()).toEqual(['mpu', 'nativeCard', 'skybox']);
  expect(html).toMatch(/About 2<.*data-ad="nativeCard".*About 3</s);
});

it('a page about health says so before anything is painted, so that a law can hold', async () => {
  const topics = [{ id: 't', slug: 'sleep', name: 'Sleep', topicPath: ['sleep'] }];
  expect((await placesOf('/news/a/', article({ topics }))).html).toMatch(/^<!doctype html><html[^>]* data-health>/);
  expect((await placesOf('/news/a/', article())).html).not.toContain('data-health');
});
