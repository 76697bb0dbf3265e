/** Feeds as the apps of readers get them: every address of the demo by a parser that is not ours, with whatever letters. */
import { escapeHtml } from '@masthead/web';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { article } from '../services/content/src/testing/desk.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';

const SECTIONS =
  'news reviews how-to deals videos podcasts pictures roadshow tech home personal-finance health science culture';
const FEEDS = [
  '/rss/',
  ...SECTIONS.split(' ').map((name) => `/rss/${name}/`),
  '/rss/topics/phones/',
  '/rss/authors/inesokafor/',
  '/rss/podcasts/on-the-bench/',
];

const { demo, desk } = await newsroomOnDemo();

const rss = async (path: string) => parseRssFeed(await demo.text(path));
const json = async (path: string) => parseJsonFeed(await demo.text(`${path}feed.json`));

describe('a feed', () => {
  it.each(FEEDS)('%s says the same as RSS and as JSON', async (path) => {
    const [xml, data] = await Promise.all([rss(path), json(path)]);
    expect(xml.items?.length).toBeGreaterThan(0);
    const ofXml = xml.items?.map(({ guid, title, link, pubDate }) => [
      guid?.value,
      title,
      link,
      Date.parse(pubDate ?? ''),
    ]);
    const ofJson = data.items?.map(({ id, title, url, date_published }) => [
      id,
      title,
      url,
      // RSS has seconds.
      Math.floor(Date.parse(date_published ?? '') / 1000) * 1000,
    ]);
    expect(ofXml).toEqual(ofJson);
    for (const { content } of xml.items ?? []) expect(content?.encoded).toMatch(/^<\w/);
  });

  it.each([
    ['signs that XML knows', `5 < 6 & 7 > 6: "so" it's ]]> &amp; &lt;b&gt;`],
    ['letters of other scripts', 'Ünïcode – 日本語, עברית, العربية'],
    ['signs beyond sixteen bits', '👩🏽‍🚀 𝕏 🎧'],
    ['spaces that do not break, and some that cannot be seen', 'A\u00a0B\u200dC\u2009D'],
  ])('keeps %s in titles and texts', async (what, words) => {
    const slug = `letters-${words.length}`;
    const body = `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
    const { id } = await desk.published(article(slug, { headline: words, dek: words, authors: ['inesokafor'], body }));
    const item = (await rss('/rss/')).items?.find(({ guid }) => guid?.value === id);
    // A description is HTML.
    expect([what, item?.title, item?.description]).toEqual([what, words, escapeHtml(words)]);
    expect(item?.content?.encoded).toContain(body);
    const told = (await json('/rss/')).items?.find((each) => each.id === id);
    expect([what, told?.title, told?.content_html]).toEqual([what, words, expect.stringContaining(body)]);
  });
});

it('a podcast’s feed has for its app what its page has for readers', async () => {
  const { itunes, items = [] } = await rss('/rss/podcasts/on-the-bench/');
  expect(itunes).toMatchObject({ explicit: false, type: 'episodic', categories: [{ text: 'Technology' }] });
  for (const { enclosures, itunes: said, podcast } of items) {
    expect(enclosures).toEqual([{ url: expect.any(String), length: expect.any(Number), type: 'audio/mpeg' }]);
    expect(said).toMatchObject({ duration: expect.any(Number), episodeType: 'full', explicit: false });
    expect(podcast?.chapters?.type).toBe('application/json+chapters');
    expect(podcast?.transcripts).toHaveLength(1);
  }
});
