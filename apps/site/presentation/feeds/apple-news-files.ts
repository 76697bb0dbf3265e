/** Makes the files under /apple-news/: which documents there are, and each of them. */
import { notFound } from '@masthead/runtime';
import type { ContentClient } from '../../content-api/client.ts';
import type { WrittenFile } from '../written-file.ts';
import { appleNewsDocument } from './apple-news.ts';
import { type Entry, entryOf, newestChange, wholeAddress } from './entry.ts';
import { askedRange, type FeedRange, neighbours, rangeQuery } from './feed-range.ts';
import type { FeedSite } from './feed-site.ts';

const TYPE = 'application/json; charset=utf-8';
const HOME = '/apple-news/';

export const appleNewsPath = (slug: string): string => `${HOME}${encodeURIComponent(slug)}/`;

export function createAppleNewsFiles(site: FeedSite, content: ContentClient) {
  const { siteUrl } = site;
  const listed = ({ id, slug, title, url, publishedAt, modifiedAt }: Entry) => ({
    identifier: id,
    title,
    url: wholeAddress(appleNewsPath(slug), siteUrl),
    canonicalURL: url,
    datePublished: new Date(publishedAt).toISOString(),
    dateModified: new Date(modifiedAt).toISOString(),
  });

  return {
    /** The newest first, and where the next are. */
    async index(range: FeedRange): Promise<WrittenFile> {
      const params = { endpoint: 'apple-news' };
      const { items, paging } = await content.get('feed', { params, query: askedRange(range) });
      const entries = items.map((item) => entryOf(item, site));
      const { next } = neighbours(range, paging.total);
      const index = {
        documents: entries.map(listed),
        ...(next && { next: wholeAddress(`${HOME}${rangeQuery(next)}`, siteUrl) }),
      };
      return { type: TYPE, text: JSON.stringify(index), modifiedAt: newestChange(entries) };
    },

    async story(slug: string): Promise<WrittenFile> {
      const [item] = (await content.get('storyFeed', { params: { slug } })).items;
      if (!item) throw notFound();
      const entry = entryOf(item, site);
      return { type: TYPE, text: JSON.stringify(appleNewsDocument(entry)), modifiedAt: entry.modifiedAt };
    },
  };
}
