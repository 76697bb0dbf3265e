/** Answers what search engines ask for: /sitemaps/….xml, /robots.txt, and the file that shows whose key we ping with. */
import { notFound } from '@masthead/runtime';
import type { ContentClient } from '../../content-api/client.ts';
import type { FeedSite } from '../../presentation/feeds/feed-site.ts';
import { ROBOTS_TYPE, writeRobots } from '../../presentation/sitemaps/robots.ts';
import { createSitemapFiles } from '../../presentation/sitemaps/sitemap-files.ts';
import { sitemapName } from '../../presentation/sitemaps/sitemap-name.ts';
import type { WrittenFile } from '../../presentation/written-file.ts';
import type { KeptFiles } from '../cache/kept-files.ts';
import { fileResponse } from '../respond-file.ts';
import type { SiteDeps } from '../site-deps.ts';

export interface SitemapsDeps extends FeedSite {
  development: boolean;
  /** The key of IndexNow; without one there is no file for it. */
  indexNowKey?: string | undefined;
}

export function createSitemaps(deps: SitemapsDeps & Pick<SiteDeps, 'cdn'>, content: ContentClient, files: KeptFiles) {
  const { siteUrl, development, indexNowKey } = deps;
  const sitemapFile = createSitemapFiles(deps, content);

  function writerOf(path: string): (() => Promise<WrittenFile>) | undefined {
    if (path === '/robots.txt') return async () => ({ type: ROBOTS_TYPE, text: writeRobots(siteUrl, development) });
    if (indexNowKey && path === `/${indexNowKey}.txt`) return async () => ({ type: ROBOTS_TYPE, text: indexNowKey });
    if (!path.startsWith('/sitemaps/') || !path.endsWith('.xml')) return undefined;
    const name = sitemapName(path);
    if (!name) throw notFound();
    return () => sitemapFile(name);
  }

  /** Undefined for an address that is none of these; throws where there is no such map. */
  return async (request: Request, url: URL): Promise<Response | undefined> => {
    const write = writerOf(url.pathname);
    return write && fileResponse(request, await files.get(url.pathname, write), deps.cdn);
  };
}
