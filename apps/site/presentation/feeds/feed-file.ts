/** Makes the file of a feed: asks the content service for a part of it, and writes that in a format. */
import type { Collection, FeedItem, FeedPage, StoryKind } from '@masthead/model';
import { brands, DEFAULT_BRAND } from '../../base/brands.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { WrittenFile } from '../written-file.ts';
import { type Channel, channelLinks } from './channel.ts';
import { entryOf, newestChange, wholeAddress } from './entry.ts';
import type { FeedSubject } from './feed-address.ts';
import { askedRange, type FeedRange, neighbours, rangeQuery } from './feed-range.ts';
import type { FeedSite } from './feed-site.ts';
import { JSON_FEED_TYPE, writeJsonFeed } from './json-feed.ts';
import { RSS_TYPE, writeRss } from './rss.ts';

export interface FeedsDeps extends FeedSite {
  clock: { now(): number };
  /** Who tells subscribers of news; without one, feeds name none. */
  websubHub?: string | undefined;
  /** What some kinds of story have of their own. */
  kindFeeds: { readonly [Kind in StoryKind]: KindFeeds | null };
}

const FORMATS = {
  rss: { type: RSS_TYPE, write: writeRss },
  json: { type: JSON_FEED_TYPE, write: writeJsonFeed },
} as const;

/** The files of a kind of story that others have no use for. */
export interface KindFeeds {
  /** The RSS of a show. */
  rss(channel: Channel, show: Show, items: readonly FeedItem[], site: FeedSite): string;
  /** Files of each story by their names, which its feed leads to. */
  files: Readonly<Record<string, KindFile>>;
}

/** A collection of which a directory knows what it must. */
export type Show = Collection & Required<Pick<Collection, 'show'>> & { show: object };

const isShow = (collection: Collection | undefined): collection is Show => collection?.show !== undefined;

interface KindFile {
  type: string;
  write(item: FeedItem): string;
}

const SITE_NAME = brands[DEFAULT_BRAND].name;

export interface FeedAsk {
  subject: FeedSubject;
  format: keyof typeof FORMATS;
  range: FeedRange;
  /** Where the feed is. */
  path: string;
  /** Subscribers are told by the hub when it has news. */
  announced: boolean;
}

export function createFeedFile(deps: FeedsDeps, content: ContentClient) {
  const { siteUrl, images, clock, websubHub: hub, kindFeeds } = deps;
  const ownOf = ({ subject: { kind }, format }: FeedAsk) => (kind && format === 'rss' ? kindFeeds[kind] : null);
  function channelOf({ title, description, items, paging }: FeedPage, ask: FeedAsk): Channel {
    const { subject, range, path, announced } = ask;
    const entries = items.map((item) => entryOf(item, { siteUrl, images }));
    const at = (part: FeedRange) => wholeAddress(`${path}${rangeQuery(part)}`, siteUrl);
    const { next, previous } = neighbours(range, paging.total);
    return {
      title: `${SITE_NAME}: ${title}`,
      description: description ?? `The newest from ${SITE_NAME}: ${title}.`,
      home: wholeAddress(subject.home, siteUrl),
      self: at(range),
      next: next && at(next),
      previous: previous && at(previous),
      hub: announced ? hub : undefined,
      updatedAt: newestChange(entries) ?? clock.now(),
      entries,
    };
  }

  return async (ask: FeedAsk): Promise<WrittenFile> => {
    const { request, params } = ask.subject;
    const page = await content.get(request, { params, query: askedRange(ask.range) });
    const channel = channelOf(page, ask);
    const { type, write } = FORMATS[ask.format];
    const own = ownOf(ask);
    const text =
      own && isShow(page.show) ? own.rss(channel, page.show, page.items, { siteUrl, images }) : write(channel);
    return { type, text, modifiedAt: newestChange(channel.entries), links: channelLinks(channel) };
  };
}
