import { type MappedStory, mappedStoriesCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { faultsOf, textsOf } from '../../server/testing/check-xml.ts';
import {
  FEED_SITE,
  feedWire,
  HOSTILE,
  legalPart,
  listWire,
  pictureWire,
  SITE_URL,
  videoWire,
} from '../../server/testing/feed-wires.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import { newsItem, storyItem } from './sitemap-item.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

const story = (slug: string, more: Record<string, unknown> = {}): MappedStory => {
  const [item] = mappedStoriesCodec.parse(listWire([feedWire(slug, more)])).items;
  if (!item) throw new Error('No story');
  return item;
};
const video = (more: Record<string, unknown> = {}, files: Record<string, unknown> = {}): MappedStory =>
  story('v', {
    typeName: 'content_video',
    url: '/videos/v/',
    image: pictureWire('own'),
    media: { pictures: [pictureWire('own')], video: videoWire('v', files) },
    ...more,
  });

const urlOf = (wire: unknown): string => pictureUrl(SITE_URL, wire, 'sc_xlarge');
const mapOf = (...stories: MappedStory[]) =>
  writeSitemap(
    stories.map((each) => storyItem(each, FEED_SITE)),
    ['image', 'video'],
  );
const newsOf = (...stories: MappedStory[]) =>
  writeSitemap(
    stories.map((each) => newsItem(each, SITE_URL, 'Masthead')),
    ['news'],
  );

describe('a story in a sitemap', () => {
  it('has its final address, when it changed, and every picture with its words', async () => {
    const pictures = [pictureWire('p1'), pictureWire('p2', { caption: null })];
    const dateUpdated = { date: '2026-11-15 18:30:00', timezone: 'UTC' };
    const xml = await mapOf(story('a', { media: { pictures }, dateUpdated }));
    expect(await faultsOf(xml, 'sitemap')).toEqual([]);
    expect(textsOf(xml, 'loc')).toEqual([`${SITE_URL}/news/a/`]);
    expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-15T18:30:00.000Z']);
    expect(textsOf(xml, 'image:loc')).toEqual(pictures.map(urlOf));
    expect(textsOf(xml, 'image:caption')).toEqual(['About p1', 'What p2 shows']);
  });

  it('has its video when it is one, not when it only comes with one', async () => {
    const xml = await mapOf(video());
    expect(await faultsOf(xml, 'sitemap')).toEqual([]);
    expect(textsOf(xml, 'video:content_loc')).toEqual([`${SITE_URL}/a/video/video/v/video.mp4`]);
    expect(textsOf(xml, 'video:thumbnail_loc')).toEqual([urlOf(pictureWire('still'))]);
    expect(textsOf(xml, 'video:duration')).toEqual(['30']);
    expect(await mapOf(story('a', { media: { pictures: [], video: videoWire('v') } }))).not.toContain('<video:');
  });

  it.each([
    ['a headline that is too long', video({ headline: 'x'.repeat(160) })],
    ['a headline cut in the middle of a character', video({ headline: `${'x'.repeat(98)}😀😀` })],
    ['no words below its headline', video({ dek: '' })],
    ['no length', video({}, { duration: null })],
    ['a length of nothing', video({}, { duration: 0.2 })],
    ['more than eight hours', video({}, { duration: 30_000 })],
    ['no still of its own', video({}, { image: null })],
    ['no still at all', video({ image: null, media: { pictures: [], video: videoWire('v', { image: null }) } })],
  ])('with %s is as search engines want it', async (_, each) => {
    expect(await faultsOf(await mapOf(each), 'sitemap')).toEqual([]);
  });

  it('that is news says when it was published, and by whom', async () => {
    const xml = await newsOf(story('a', { headline: 'Big news' }));
    expect(await faultsOf(xml, 'sitemap')).toEqual([]);
    expect(textsOf(xml, 'news:title')).toEqual(['Big news']);
    expect(textsOf(xml, 'news:name')).toEqual(['Masthead']);
    expect(textsOf(xml, 'news:publication_date')).toEqual(['2026-11-15T17:00:00.000Z']);
  });

  it.each(HOSTILE)('tells %j as it was written', async (text) => {
    const pictures = [pictureWire('p', { caption: `c ${text}` })];
    const map = await mapOf(
      video({ headline: `h ${text}`, dek: `d ${text}`, media: { pictures, video: videoWire('v') } }),
    );
    const news = await newsOf(story('a', { headline: `h ${text}` }));
    expect([await faultsOf(map, 'sitemap'), await faultsOf(news, 'sitemap')]).toEqual([[], []]);
    expect(textsOf(map, 'image:caption')).toEqual([legalPart(`c ${text}`)]);
    expect(textsOf(map, 'video:title')).toEqual([legalPart(`h ${text}`)]);
    expect(textsOf(news, 'news:title')).toEqual([legalPart(`h ${text}`)]);
  });
});

describe('a sitemap', () => {
  it('names only the extensions it has', async () => {
    expect(await newsOf(story('a'))).not.toMatch(/xmlns:(image|video|xhtml)/);
    expect(await writeSitemap([{ url: `${SITE_URL}/` }], [])).not.toContain('xmlns:');
  });

  it('with nothing in it is still XML', async () => {
    const xml = await newsOf();
    expect(xml).toMatch(/^<\?xml .*<urlset [^>]*><\/urlset>$/s);
    // The protocol wants at least one address; all else about it is right.
    expect(await faultsOf(xml, 'sitemap')).toEqual([expect.stringContaining('Missing child element')]);
  });

  it('index names its files, and when each last changed where that is known', async () => {
    const lastmod = '2026-11-15T17:00:00.000Z';
    const xml = await writeSitemapIndex([
      { url: `${SITE_URL}/sitemaps/news.xml`, lastmod },
      { url: `${SITE_URL}/sitemaps/pages.xml` },
    ]);
    expect(textsOf(xml, 'lastmod')).toEqual([lastmod]);
    expect(await faultsOf(xml, 'index')).toEqual([]);
    expect(textsOf(xml, 'loc')).toEqual([`${SITE_URL}/sitemaps/news.xml`, `${SITE_URL}/sitemaps/pages.xml`]);
  });
});
