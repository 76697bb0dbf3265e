import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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
import { writeJsonFeed } from './json-feed.ts';

const channel = (items: readonly Record<string, unknown>[], more: Partial<Channel> = {}): Channel => ({
  title: 'Masthead: Latest',
  description: 'All of it',
  home: `${SITE_URL}/`,
  self: `${SITE_URL}/rss/feed.json`,
  updatedAt: 0,
  entries: items.map((item, index) => entryOf(feedItem(`story-${index}`, item), FEED_SITE)),
  ...more,
});

/** JSON Feed 1.1, as its specification has it: what is required, and nothing that it does not know. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string(),
  next_url: z.url().optional(),
  hubs: z.array(z.strictObject({ type: z.string(), url: z.url() })).optional(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_html: z.string().min(1),
      summary: z.string(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string(), url: z.url() })),
      tags: z.array(z.string()),
      language: z.string(),
      attachments: z.array(
        z.strictObject({
          url: z.url(),
          mime_type: z.string(),
          title: z.string().optional(),
          duration_in_seconds: z.number().optional(),
        }),
      ),
    }),
  ),
});
const read = (text: string) => jsonFeed.parse(JSON.parse(text));

describe('a JSON Feed', () => {
  it('has everything of a story', () => {
    const pictures = [pictureWire('lead'), pictureWire('more')];
    const { items, ...feed } = read(writeJsonFeed(channel([{ media: { pictures, video: videoWire('v1') } }])));
    expect(feed).toMatchObject({ title: 'Masthead: Latest', feed_url: `${SITE_URL}/rss/feed.json` });
    const url = `${SITE_URL}/news/story-0/`;
    const [lead, more] = pictures.map((picture) => pictureUrl(SITE_URL, picture, 'sc_xlarge'));
    expect(items).toMatchObject([
      {
        id: 'id-of-story-0',
        url,
        title: 'About story-0',
        summary: 'More about story-0',
        content_html: '<p>The text of story-0.</p>',
        image: lead,
        date_published: '2026-11-15T17:00:00.000Z',
        authors: [{ name: 'Ann Lee', url: `${SITE_URL}/profiles/annlee/` }],
        tags: ['Phones', 'Lab test'],
      },
    ]);
    expect(items[0]?.attachments).toMatchObject([
      { url: `${SITE_URL}/a/video/video/v1/video.mp4`, mime_type: 'video/mp4', duration_in_seconds: 30 },
      { url: lead, mime_type: 'image/jpeg', title: 'About lead' },
      { url: more, mime_type: 'image/jpeg', title: 'About more' },
    ]);
  });

  it('names the next part and the hub where there are any', () => {
    expect(read(writeJsonFeed(channel([])))).not.toHaveProperty('next_url');
    expect(read(writeJsonFeed(channel([], { next: `${SITE_URL}/x`, hub: 'https://hub.example/' })))).toMatchObject({
      next_url: `${SITE_URL}/x`,
      hubs: [{ type: 'WebSub', url: 'https://hub.example/' }],
    });
  });

  it.each(HOSTILE)('tells %j as it was written', (text) => {
    const { title, items } = read(
      writeJsonFeed(channel([{ headline: `h ${text}`, dek: `d ${text}` }], { title: text })),
    );
    expect([title, items[0]?.title, items[0]?.summary]).toEqual(
      [text, `h ${text}`, `d ${text}`].map((each) => legalPart(each)),
    );
  });
});
