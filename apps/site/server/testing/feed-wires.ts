/** Stories as the content service gives them to feeds and maps, for tests that say only what they are about. */
import { testImages } from '@masthead/image-url/testing';
import { type FeedItem, feedItemCodec } from '@masthead/model';
import type { FeedSite } from '../../presentation/feeds/feed-site.ts';

export const SITE_URL = 'https://www.masthead.example';
export const FEED_SITE: FeedSite = { siteUrl: SITE_URL, images: testImages };

export const pictureWire = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  typeName: 'content_image',
  bucketType: '/hub',
  bucketPath: `/2026/11/15/${id}/${id}.jpg`,
  alt: `What ${id} shows`,
  caption: `About ${id}`,
  credits: 'Ann Lee',
  width: 1600,
  height: 900,
  ...more,
});

export const videoWire = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `Video ${id}`,
  manifestUrl: `/a/video/video/${id}/master.m3u8`,
  mp4Url: `/a/video/video/${id}/video.mp4`,
  mp4Width: 640,
  mp4Height: 360,
  duration: 29.6,
  image: pictureWire('still'),
  ...more,
});

export const feedWire = (slug: string, more: Record<string, unknown> = {}) => ({
  id: `id-of-${slug}`,
  typeName: 'content_article',
  slug,
  headline: `About ${slug}`,
  dek: `More about ${slug}`,
  url: `/news/${slug}/`,
  dateModified: '2026-11-15T17:00:00.000Z',
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
  author: { id: 'a1', username: 'annlee', firstName: 'Ann', lastName: 'Lee' },
  topics: [{ id: 't1', slug: 'phones', name: 'Phones', primary: true }],
  tags: [{ slug: 'lab-test', name: 'Lab test' }],
  body: `<p>The text of ${slug}.</p>`,
  media: { pictures: [pictureWire('lead')], video: null },
  linked: [],
  ...more,
});

export const feedItem = (slug: string, more: Record<string, unknown> = {}): FeedItem =>
  feedItemCodec.parse(feedWire(slug, more));

export const listWire = (items: readonly unknown[], total = items.length, title = 'Latest') => ({
  title,
  slug: 'a-list',
  items,
  paging: { limit: '25', offset: '0', total: String(total) },
});

/** What editors, or those who pass for them, may write into any field. */
export const HOSTILE = [
  '</script><script>alert(1)</script>',
  ']]>',
  'a ]]> b ]]> c ]]]]>>',
  'Fish & chips &amp; <b>peas</b> &lt;3',
  '“Quotes” and \'these\' and "those"',
  'Emoji 👩‍🚀🏳️‍🌈 and 𝒻𝒶𝓃𝒸𝓎 𐍈',
  'control \u0000\u0001\u0008\u000b\u000c\u001f\ufffe\uffff characters',
  'half \ud800 of \udc00 a character',
  '<!-- comment --> <![CDATA[ cdata ]]> <?pi ?>',
  '%PDF &nbsp; &#x1F; &unknown;',
];

/** What of such a text XML can hold. */
export const legalPart = (text: string): string =>
  [...text]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isControl = code < 0x20 && ![0x09, 0x0a, 0x0d].includes(code);
      return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
    })
    .join('');
