import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, textsOf } from '../../server/testing/check-xml.ts';
import {
  FEED_SITE,
  feedItem,
  HOSTILE,
  legalPart,
  pictureWire,
  SITE_URL,
  videoWire,
} from '../../server/testing/feed-wires.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import type { Channel } from './channel.ts';
import { entryOf } from './entry.ts';
import { writeRss } from './rss.ts';

const channel = (items: readonly Record<string, unknown>[], more: Partial<Channel> = {}): Channel => ({
  title: 'Masthead: Latest',
  description: 'All of it',
  home: `${SITE_URL}/`,
  self: `${SITE_URL}/rss/`,
  updatedAt: Date.parse('2026-11-15T17:00:00Z'),
  entries: items.map((item, index) => entryOf(feedItem(`story-${index}`, item), FEED_SITE)),
  ...more,
});

/** As it stands in XML. */
const urlOf = (wire: unknown): string => pictureUrl(SITE_URL, wire, 'sc_xlarge').replaceAll('&', '&amp;');

describe('RSS', () => {
  it('knows a story by the same name when its address changes, so that nobody is shown it anew', () => {
    const [before, after] = ['first-name', 'second-name'].map((slug) => {
      const entries = [entryOf(feedItem(slug, { id: 's1' }), FEED_SITE)];
      return writeRss({ ...channel([]), entries });
    });
    expect(textsOf(before ?? '', 'guid')).toEqual(['s1']);
    expect(textsOf(after ?? '', 'guid')).toEqual(['s1']);
    expect(textsOf(before ?? '', 'link')).not.toEqual(textsOf(after ?? '', 'link'));
  });

  it('has everything of a story: a name for good, date, people, subjects, texts and picture', async () => {
    const xml = writeRss(
      channel([{ moreAuthors: [{ id: 'a2', username: 'benroy', firstName: 'Ben', lastName: 'Roy' }] }]),
    );
    expect(await faultsOf(xml, 'rss')).toEqual([]);
    const [item = ''] = textsOf(xml, 'item');
    const url = `${SITE_URL}/news/story-0/`;
    expect(xml).toContain('<guid isPermaLink="false">id-of-story-0</guid>');
    const lead = urlOf(pictureWire('lead'));
    expect(xml).toContain(`<enclosure length="0" type="image/jpeg" url="${lead}"/>`);
    expect(xml).toContain(`<media:content url="${lead}" type="image/jpeg" medium="image" width="1600" height="900">`);
    const single = Object.fromEntries(
      ['title', 'link', 'pubDate', 'description', 'content:encoded', 'media:description', 'media:credit'].map(
        (name) => [name, textsOf(item, name)],
      ),
    );
    expect(single).toEqual({
      title: ['About story-0'],
      link: [url],
      pubDate: ['Sun, 15 Nov 2026 17:00:00 GMT'],
      description: ['More about story-0'],
      'content:encoded': ['<p>The text of story-0.</p>'],
      'media:description': ['What lead shows'],
      'media:credit': ['Ann Lee'],
    });
    expect(textsOf(xml, 'dc:creator')).toEqual(['Ann Lee', 'Ben Roy']);
    expect(textsOf(xml, 'category')).toEqual(['Phones', 'Lab test']);
  });

  it('has every picture of a gallery, and a video with its length and still as what is enclosed', async () => {
    const pictures = [pictureWire('p1'), pictureWire('p2', { bucketPath: '/x/p2.png' })];
    const xml = writeRss(channel([{ media: { pictures, video: videoWire('v1') } }]));
    expect(await faultsOf(xml, 'rss')).toEqual([]);
    expect(xml.match(/<media:content /g)).toHaveLength(3);
    expect(xml).toMatch(/<enclosure [^>]*type="video\/mp4"/);
    expect(xml).toMatch(
      /<media:content [^>]*v1\/video\.mp4" type="video\/mp4" medium="video" width="640" height="360" duration="30">/,
    );
    expect(xml).toContain(`<media:thumbnail url="${urlOf(pictureWire('still'))}"/>`);
    expect(xml).toContain(`<media:content url="${urlOf(pictures[1])}" type="image/png"`);
  });

  it('tells a moving picture by its first frame, which does not move', () => {
    const moving = pictureWire('m', { bucketPath: '/x/m.GIF', width: 2400, height: 1200 });
    const frame = pictureUrl(SITE_URL, moving, 'sc_xlarge', { frame: 1 }).replaceAll('&', '&amp;');
    expect(writeRss(channel([{ media: { pictures: [moving] } }]))).toContain(
      `<media:content url="${frame}" type="image/png" medium="image" width="1920" height="960">`,
    );
  });

  it('names itself always; a hub and the parts beside it where there are any', async () => {
    const links = (xml: string) =>
      [...xml.matchAll(/<atom:link href="([^"]+)" rel="(\w+)"/g)].map(([, href, rel]) => [rel, href]);
    expect(links(writeRss(channel([])))).toEqual([['self', `${SITE_URL}/rss/`]]);
    const hub = 'https://hub.example/?a=1&b=2';
    const whole = writeRss(
      channel([{}], { hub, next: `${SITE_URL}/rss/?offset=25&limit=25`, previous: `${SITE_URL}/rss/` }),
    );
    expect(await faultsOf(whole, 'rss')).toEqual([]);
    expect(links(whole)).toEqual([
      ['self', `${SITE_URL}/rss/`],
      ['hub', 'https://hub.example/?a=1&amp;b=2'],
      ['next', `${SITE_URL}/rss/?offset=25&amp;limit=25`],
      ['prev', `${SITE_URL}/rss/`],
    ]);
  });

  it('without stories is RSS too', async () => {
    expect(await faultsOf(writeRss(channel([])), 'rss')).toEqual([]);
  });

  const everywhere = (text: string) => ({
    headline: `h ${text}`,
    dek: `d ${text}`,
    body: `<p>b</p>${text}`,
    correction: text,
    author: { id: 'a', username: 'annlee', firstName: 'Ann', lastName: text },
    topics: [{ id: 't', slug: 't', name: `t ${text}`, primary: true }],
    tags: [],
    media: { pictures: [pictureWire('p', { alt: `a ${text}`, caption: `c ${text}`, credits: `k ${text}` })] },
  });
  const escaped = (text: string): string =>
    text.replace(/[&<>"']/g, (char) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[char]};`);

  it.each(HOSTILE)('tells %j as it was written, in every field', async (text) => {
    const xml = writeRss(channel([everywhere(text)], { title: `T ${text}`, description: text }));
    expect(await faultsOf(xml, 'rss')).toEqual([]);
    const legal = legalPart(text);
    expect(textsOf(xml, 'title')).toEqual([`T ${legal}`, `h ${legal}`]);
    expect(textsOf(xml, 'category')).toEqual([`t ${legal}`]);
    expect(textsOf(xml, 'media:description')).toEqual([`a ${legal}`]);
    expect(textsOf(xml, 'media:credit')).toEqual([`k ${legal}`]);
    // These two are HTML: what is text in the story is text in them.
    expect(textsOf(xml, 'description')[1]).toBe(`d ${escaped(legal)}`);
    expect(textsOf(xml, 'content:encoded')[0]).not.toMatch(/<script|<!/);
  });

  it('is well-formed whatever is written', async () => {
    const unit = fc.oneof(
      fc.constantFrom(
        ']]>',
        '<![CDATA[',
        '<',
        '>',
        '&',
        '&amp;',
        '"',
        "'",
        '<!--',
        '\0',
        '\ud800',
        '<shortcode shortcode="callout" text="',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    );
    const texts = fc.array(fc.string({ unit, minLength: 1, maxLength: 20 }), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        expect(await faultsOf(writeRss(channel(all.map(everywhere))), 'rss')).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
