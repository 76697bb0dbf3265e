/** The demo newsroom in a database of its own, and questions to the service that stands on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createErrorReporter, frozenClock } from '@masthead/runtime';
import { type Database, folderMedia, type Media } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { type ContentSchema, createContentService, loadNewsroom } from '../index.ts';
import { readNewsroom, type StoryFile } from '../newsroom/files.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../../../../content', import.meta.url));
export const NOW = Date.UTC(2026, 10, 15, 17);
export const clock = frozenClock(NOW);

const BASE = '/api/neutron';
export const pagePath = (type: string, slug: string, site = 'masthead', experience = 'web'): string =>
  `${BASE}/composer/${site}/pages/${type}/${slug}/${experience}`;
export const navigationPath = (site = 'masthead', experience = 'web'): string =>
  `${BASE}/components/${site}/editorial_quote/curated-nav-redesign/${experience}`;

export interface Answer {
  status: number;
  type: string | null;
  body: unknown;
}

export interface ServiceUnderTest {
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** The data of an answer that must be a success. */
  data(path: string): Promise<unknown>;
  /** Every failure that was reported. */
  reports: unknown[];
}

export async function startService(database: Database<ContentSchema>): Promise<ServiceUnderTest> {
  const reports: unknown[] = [];
  const reporter = createErrorReporter({ logger: silentLogger, onReport: (report) => reports.push(report) });
  const service = await createContentService({ database, siteKey: 'masthead', logger: silentLogger, reporter });
  const ask: ServiceUnderTest['ask'] = async (path, init) => {
    const response = await service.fetch(new Request(`http://content.internal${path}`, init));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: JSON.parse(await response.text()),
    };
  };
  const data = async (path: string): Promise<unknown> => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  };
  return { ask, data, reports };
}

/** A store of pictures in a folder that is gone when the process is. */
export function temporaryMedia(): { media: Media; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-content-media-'));
  return { media: folderMedia(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A service over the whole demo newsroom. */
export async function startDemo(database: Database<ContentSchema>): Promise<ServiceUnderTest> {
  const service = await startService(database);
  const { media, remove } = temporaryMedia();
  await loadNewsroom(DEMO_FOLDER, { database, media, clock }).finally(remove);
  return service;
}

/** The demo's stories, newest first, and the way from the root to each of its topics. */
export async function demoFiles(): Promise<{
  stories: StoryFile[];
  pathOf(topic: string): string[];
  topics: string[];
}> {
  const { stories, topics } = await readNewsroom(DEMO_FOLDER);
  const parents = new Map(topics.map(({ slug, parent }) => [slug, parent]));
  const pathOf = (slug: string): string[] => {
    const parent = parents.get(slug);
    return parent ? [...pathOf(parent), slug] : [slug];
  };
  return { stories: stories.toSorted((a, b) => a.age - b.age), pathOf, topics: topics.map(({ slug }) => slug) };
}

export const slugsOf = (stories: readonly { slug: string }[]): string[] => stories.map(({ slug }) => slug);
