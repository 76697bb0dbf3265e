/**
 * RSS 2.0 with whole texts and media. The library writes the format's own elements; what it does not know (Media RSS,
 * Dublin Core, paging) goes in by its extensions. Extensions are written as they are given, so everything is escaped here.
 */

import { escapeHtml } from '@masthead/web';
import { type Extension, Feed, type Item } from 'feed';
import { type Channel, channelLinks, LANGUAGE } from './channel.ts';
import type { Entry, EntryPicture, EntryVideo } from './entry.ts';
import { legalText } from './legal-text.ts';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';
const MINUTES_FRESH = 5;

export function writeRss(channel: Channel): string {
  const feed = new Feed({
    title: elementText(channel.title),
    description: elementText(channel.description),
    link: channel.home,
    feed: channel.self,
    language: LANGUAGE,
    updated: new Date(channel.updatedAt),
    generator: 'Masthead',
    ttl: MINUTES_FRESH,
  });
  feed.addExtension({ name: '_attributes', objects: { 'xmlns:media': 'http://search.yahoo.com/mrss/' } });
  feed.addExtension({ name: 'atom:link', objects: severalOf(channelLinks(channel).map(atomLink(channel.self))) });
  for (const entry of channel.entries) feed.addItem(itemOf(entry));
  return feed.rss2();
}

/** The library undoes one escaped ampersand before it escapes: one more keeps "&amp;" in a headline what it is. */
const elementText = (text: string): string => legalText(text).replaceAll('&', '&amp;');
/** In attributes the library escapes quotes alone. */
const attributeText = (text: string): string => legalText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An element may be written several times; the library does so for lists, though its type knows only one. */
const severalOf = (elements: readonly object[]): Extension['objects'] => elements as unknown as Extension['objects'];

const atomLink =
  (self: string) =>
  ({ href, rel }: { href: string; rel: string }) => ({
    _attributes: { href: attributeText(href), rel, ...(href === self && { type: 'application/rss+xml' }) },
  });

/**
 * A story is known by its id, which stays when its address changes: who reads the feed is not shown it anew. Description
 * and content stand in CDATA, which they cannot end: sanitised and escaped HTML has no bare ">" in its text.
 */
function itemOf(entry: Entry): Item {
  const { id, title, url, summary, html, publishedAt, modifiedAt, categories } = entry;
  return {
    id: elementText(id),
    title,
    link: url,
    date: new Date(modifiedAt),
    published: new Date(publishedAt),
    description: escapeHtml(summary || title),
    content: html,
    category: categories.map((name) => ({ name: elementText(name) })),
    ...enclosureOf(entry),
    extensions: extensionsOf(entry),
  };
}

function enclosureOf({ audio, video, pictures: [picture] }: Entry): Pick<Item, 'enclosure'> {
  if (audio) return { enclosure: { url: audio.url, type: audio.type, length: audio.bytes } };
  const medium = video ?? picture;
  // RSS wants a length; 0 says that it is not known.
  return medium ? { enclosure: { url: medium.url, type: medium.type, length: 0 } } : {};
}

function extensionsOf({ title, authors, pictures, video }: Entry): Extension[] {
  return [
    // The library writes titles as HTML; a headline is text.
    { name: 'title', objects: { _text: elementText(title) } },
    // An author of RSS is an e-mail address; names are Dublin Core's.
    { name: 'dc:creator', objects: severalOf(authors.map(({ name }) => ({ _text: elementText(name) }))) },
    {
      name: 'media:content',
      objects: severalOf([...(video ? [mediaVideo(video)] : []), ...pictures.map(mediaPicture)]),
    },
  ];
}

const textElement = (text: string | undefined, attributes: Record<string, string> = {}) =>
  text ? { _attributes: attributes, _text: elementText(text) } : undefined;

/** Elements that have something to say. */
const said = (elements: Record<string, object | undefined>): object =>
  Object.fromEntries(Object.entries(elements).filter(([, element]) => element !== undefined));

const mediaPicture = ({ url, type, width, height, alt, caption, credit }: EntryPicture): object => ({
  _attributes: { url: attributeText(url), type, medium: 'image', width, height },
  ...said({
    'media:title': textElement(caption, { type: 'plain' }),
    'media:description': textElement(alt, { type: 'plain' }),
    'media:credit': textElement(credit),
  }),
});

const mediaVideo = ({ url, type, width, height, seconds, still }: EntryVideo): object => ({
  _attributes: { url: attributeText(url), type, medium: 'video', width, height, duration: seconds },
  ...said({ 'media:thumbnail': still && { _attributes: { url: attributeText(still.url) } } }),
});
