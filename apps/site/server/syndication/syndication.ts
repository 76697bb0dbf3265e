/** What leaves the site as files, for readers' apps, partners and search engines: feeds and sitemaps, kept together. */

import { statusOf } from '@masthead/runtime';
import { plainPath, withSlash } from '@masthead/web';
import type { ContentClient } from '../../content-api/client.ts';
import { kindFeeds } from '../../pages/story-loaders.ts';
import type { Dependents } from '../cache/dependents.ts';
import { keepFiles } from '../cache/kept-files.ts';
import { redirectResponse } from '../respond.ts';
import { sentenceResponse } from '../respond-file.ts';
import type { SiteDeps } from '../site-deps.ts';
import { createFeeds } from './feeds.ts';
import { createSitemaps } from './sitemaps.ts';

export interface Syndication {
  /** Undefined for an address that is not one of these files'. */
  fetch(request: Request, url: URL): Promise<Response | undefined>;
}

export function createSyndication(deps: SiteDeps, content: ContentClient, dependents: Dependents): Syndication {
  const files = keepFiles({ ...deps, dependents });
  const feeds = createFeeds({ ...deps, kindFeeds }, content, files);
  const sitemaps = createSitemaps(deps, content, files);
  return {
    fetch: async (request, url) => {
      const written = asWritten(url.pathname);
      if (written !== url.pathname && FILES.test(written)) return redirectResponse(written + url.search, 301);
      try {
        return (await feeds(request, url)) ?? (await sitemaps(request, url));
      } catch (error) {
        return refusal(error);
      }
    },
  };
}

/** Their names are all written small; the key file of a search engine is none of these. */
const FILES = /^\/(rss|apple-news|partner-feed|sitemaps)\//;
const FEED = /^\/(rss|apple-news|partner-feed)(\/|$)/;

/** How the address of a file is written: a feed's ends in a slash or in a file name. */
function asWritten(pathname: string): string {
  const plain = plainPath(pathname).toLowerCase();
  return FEED.test(plain) ? withSlash(plain) : plain;
}

/** Whoever asks for a file is a machine: what it asked wrongly it is told in a sentence. What is our fault is thrown on. */
function refusal(error: unknown): Response {
  const status = statusOf(error);
  if (status === 400 && error instanceof Error) return sentenceResponse(error.message, status);
  if (status === 404) return sentenceResponse('There is no such file.', status);
  if (status === 410) return sentenceResponse('This file was withdrawn.', status);
  throw error;
}
