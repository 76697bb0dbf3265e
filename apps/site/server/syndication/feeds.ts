/** Answers the addresses of feeds: /rss/…, /partner-feed/…, /apple-news/…. */
import { notFound } from '@masthead/runtime';
import type { ContentClient } from '../../content-api/client.ts';
import { MovedContent } from '../../content-api/errors.ts';
import { appleNewsPath, createAppleNewsFiles } from '../../presentation/feeds/apple-news-files.ts';
import { feedSubject } from '../../presentation/feeds/feed-address.ts';
import { createFeedFile, type FeedsDeps } from '../../presentation/feeds/feed-file.ts';
import { type FeedRange, feedRange, rangeQuery } from '../../presentation/feeds/feed-range.ts';
import { partnerOf } from '../../presentation/feeds/partners.ts';
import { createStoryFile, storyFilePath } from '../../presentation/feeds/story-file.ts';
import type { WrittenFile } from '../../presentation/written-file.ts';
import type { KeptFiles } from '../cache/kept-files.ts';
import { redirectResponse } from '../respond.ts';
import { fileResponse } from '../respond-file.ts';
import type { SiteDeps } from '../site-deps.ts';

/** Letters, digits and what stands between them; anything else names no feed. */
const ADDRESS = /^\/(rss|partner-feed|apple-news)((?:\/[\w.-]+)*)\/?$/;
const JSON_FILE = 'feed.json';

interface Asked {
  /** What the address names after its first part. */
  names: readonly string[];
  range: FeedRange;
  path: string;
}

/** Undefined where there is nothing of the name. */
type Writer = (asked: Asked) => (() => Promise<WrittenFile>) | undefined;

export function createFeeds(deps: FeedsDeps & Pick<SiteDeps, 'cdn'>, content: ContentClient, files: KeptFiles) {
  const feedFile = createFeedFile(deps, content);
  const documents = createAppleNewsFiles(deps, content);
  const storyFile = createStoryFile(deps, content);

  const writers: Readonly<Record<string, Writer>> = {
    rss({ names, range, path }) {
      const file = storyFile(names);
      if (file) return file;
      const format = path.endsWith(`/${JSON_FILE}`) ? 'json' : 'rss';
      const subject = feedSubject(format === 'json' ? names.slice(0, -1) : names);
      // Only the newest part of a feed has news.
      const announced = rangeQuery(range) === '';
      return subject && (() => feedFile({ subject, format, range, path, announced }));
    },
    'partner-feed'({ names: [name = '', ...more], range, path }) {
      const partner = more.length === 0 ? partnerOf(name) : undefined;
      return partner && (() => feedFile({ ...partner, range, path, announced: false }));
    },
    'apple-news'({ names: [slug, ...more], range }) {
      if (more.length > 0) return undefined;
      return () => (slug === undefined ? documents.index(range) : documents.story(slug));
    },
  };

  /** Undefined for an address that is no feed's; throws where there is no such feed. */
  return async (request: Request, url: URL): Promise<Response | undefined> => {
    const { pathname: path, searchParams } = url;
    const [, prefix, below = ''] = ADDRESS.exec(path) ?? [];
    if (!prefix) return undefined;
    const names = below.split('/').slice(1);
    const range = feedRange(searchParams);
    const write = writers[prefix]?.({ names, range, path });
    if (!write) throw notFound();
    try {
      return fileResponse(request, await files.get(`${path}${rangeQuery(range)}`, write), deps.cdn);
    } catch (error) {
      if (error instanceof MovedContent) return redirectResponse(movedPath(prefix, names, error.slug), 301);
      throw error;
    }
  };
}

/** The files of single stories go where the stories go. */
function movedPath(prefix: string, [door = '', , file = '']: readonly string[], slug: string): string {
  return prefix === 'rss' ? storyFilePath(door, slug, file) : appleNewsPath(slug);
}
