/** The site in this process, on a real content service over a SQLite file with the demo newsroom, without a page cache. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  actingAs,
  type ContentSchema,
  type ContentService,
  createContentService,
  importNewsroom,
} from '@masthead/content';
import { testImages } from '@masthead/image-url/testing';
import { createErrorReporter, createLogger, frozenClock } from '@masthead/runtime';
import { type Database, folderMedia, openDatabase } from '@masthead/storage';
import { contentPath } from '@masthead/urls';
import { createMetrics } from '../server/metrics.ts';
import { builtSite, type Site } from '../server/site-source.ts';

export const SITE_KEY = 'cnet';
export const ORIGIN = 'http://127.0.0.1:3000';
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const DEMO_FOLDER = join(ROOT, 'content');
/** Pages name ages; with the clock standing still every render of a page is the same. */
const clock = frozenClock(Date.now());
const logger = createLogger({ level: 'error' });

export interface Newsroom {
  database: Database<ContentSchema>;
  content: ContentService;
  close(): Promise<void>;
}

/** The demo newsroom in a new data folder, as the product's first start makes it. */
export async function openNewsroom(dataDir: string): Promise<Newsroom> {
  const database = await openDatabase<ContentSchema>({ dataDir, fileName: 'content.sqlite', logger });
  const reporter = createErrorReporter({ logger });
  const media = folderMedia(join(dataDir, 'media'));
  const content = await createContentService({ database, media, siteKey: SITE_KEY, logger, reporter, clock });
  const store = actingAs(content.store, clock, { who: 'a benchmark', from: null, action: 'content import' });
  await importNewsroom(DEMO_FOLDER, { database: store, media, clock });
  return {
    database,
    content,
    async close() {
      await content.close();
      await database.close();
    },
  };
}

export async function openUncachedSite({ content }: Newsroom): Promise<Site> {
  const source = await builtSite({
    contentFetch: (request) => content.fetch(request),
    contentAsk: (request) => content.ask(request),
    contentBaseUrl: 'http://content.internal',
    siteUrl: ORIGIN,
    siteKey: SITE_KEY,
    images: testImages,
    logger,
    clock,
    reporter: createErrorReporter({ logger }),
    metrics: createMetrics(),
    pageCacheBytes: 0,
  });
  return source.current();
}

/** A page's whole answer as text; anything but a 200 is a mistake of the benchmark. */
export async function read(site: Site, path: string): Promise<string> {
  const response = await site.fetch(new Request(`${ORIGIN}${path}`));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return text;
}

/** The same without reading the bytes as text, which is the browser's work. */
export async function drain(site: Site, path: string): Promise<void> {
  const response = await site.fetch(new Request(`${ORIGIN}${path}`));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
}

/** The first view after a story changed: the content service is asked, and its answer parsed. */
export function drainChanged(site: Site, { id, path }: StoryAddress): Promise<void> {
  site.changes.heard([`story:${id}`]);
  return drain(site, path);
}

/** The same with nothing known of anything: navigation, header, footer, flags and friendly addresses are made anew too. */
export function drainFirst(site: Site, path: string): Promise<void> {
  site.changes.missed();
  return drain(site, path);
}

export interface StoryAddress {
  id: string;
  slug: string;
  path: string;
  bodyLength: number;
}

/** Addresses of all articles, longest first. */
export async function storyAddresses({ db }: Database<ContentSchema>): Promise<StoryAddress[]> {
  const rows = await db
    .selectFrom('stories')
    .innerJoin('story_topics', 'story_topics.story_id', 'stories.id')
    .innerJoin('topics', 'topics.id', 'story_topics.topic_id')
    .select(['stories.id', 'stories.slug', 'stories.type', 'stories.section', 'topics.path'])
    .select(({ fn }) => fn<number>('length', ['stories.body']).as('bodyLength'))
    .where('story_topics.position', '=', 0)
    .where('stories.type_name', '=', 'content_article')
    .execute();
  return rows
    .map(({ path, bodyLength, ...story }) => {
      const article = { ...story, kind: 'article' as const, topicPath: path.split('^') };
      return { id: story.id, slug: story.slug, path: contentPath(article), bodyLength };
    })
    .toSorted((a, b) => b.bodyLength - a.bodyLength);
}
