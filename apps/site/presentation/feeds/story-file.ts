/** The files of one story that its feed leads to, such as the chapters of an episode: /rss/{door}/{slug}/{file}. */
import { notFound } from '@masthead/runtime';
import type { ContentClient } from '../../content-api/client.ts';
import type { WrittenFile } from '../written-file.ts';
import { kindBehind } from './feed-address.ts';
import type { FeedsDeps } from './feed-file.ts';

export const storyFilePath = (door: string, slug: string, file: string): string => `/rss/${door}/${slug}/${file}`;

export function createStoryFile({ kindFeeds }: Pick<FeedsDeps, 'kindFeeds'>, content: ContentClient) {
  /** Undefined for what is no such file. */
  return ([door = '', slug = '', name = '', ...more]: readonly string[]): (() => Promise<WrittenFile>) | undefined => {
    const kind = kindBehind(door);
    const files = (kind && kindFeeds[kind]?.files) ?? {};
    const file = Object.hasOwn(files, name) && more.length === 0 ? files[name] : undefined;
    if (!file) return undefined;
    return async () => {
      const [item] = (await content.get('storyFeed', { params: { slug } })).items;
      if (!item || item.kind !== kind) throw notFound();
      return { type: file.type, text: file.write(item), modifiedAt: Math.max(item.updatedAt ?? 0, item.publishedAt) };
    };
  };
}
