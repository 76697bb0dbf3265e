/** JSON Feed 1.1. The library writes version 1; what 1.1 added or renamed is put in here. */
import { Feed } from 'feed';
import { type Channel, LANGUAGE } from './channel.ts';
import type { Entry } from './entry.ts';
import { legalText } from './legal-text.ts';

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';
const VERSION = 'https://jsonfeed.org/version/1.1';

export function writeJsonFeed(channel: Channel): string {
  const { title, description, home, self, next, hub, entries } = channel;
  const feed = new Feed({
    title: legalText(title),
    description: legalText(description),
    link: home,
    feedLinks: { json: self },
  });
  for (const entry of entries)
    feed.addItem({
      // It stays when the address changes.
      id: entry.id,
      link: entry.url,
      title: entry.title,
      description: entry.summary,
      content: entry.html,
      date: new Date(entry.modifiedAt),
      published: new Date(entry.publishedAt),
      category: entry.categories.map((name) => ({ name })),
      ...(entry.pictures[0] && { image: entry.pictures[0].url }),
    });
  const { items, ...written }: { items: object[] } = JSON.parse(feed.json1());
  return JSON.stringify({
    ...written,
    version: VERSION,
    language: LANGUAGE,
    ...(next && { next_url: next }),
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: items.map((item, index) => ({ ...item, ...addedTo(entries[index]) })),
  });
}

const addedTo = (entry: Entry | undefined): object =>
  entry ? { authors: entry.authors, language: LANGUAGE, attachments: attachmentsOf(entry) } : {};

const attachmentsOf = ({ audio, video, pictures }: Entry): object[] => [
  ...(audio
    ? [{ url: audio.url, mime_type: audio.type, size_in_bytes: audio.bytes, duration_in_seconds: audio.seconds }]
    : []),
  ...(video ? [{ url: video.url, mime_type: video.type, duration_in_seconds: video.seconds }] : []),
  ...pictures.map(({ url, type, caption, alt }) => ({ url, mime_type: type, title: caption ?? alt })),
];
