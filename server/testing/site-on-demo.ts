/** The site, from its sources, on a real content service over a copy of the demo newsroom; both in this process. */
import { type ContentSchema, createContentService } from '@masthead/content';
import { testImages } from '@masthead/image-url/testing';
import type { ScriptSources } from '@masthead/rules';
import { type Clock, createErrorReporter, createLogger } from '@masthead/runtime';
import { type Database, openDatabase } from '@masthead/storage';
import { filledDatabase, type Suite } from '@masthead/storage/testing';
import { afterAll, onTestFinished } from 'vitest';
import { createSite, type Site } from '../../apps/site/server/site.ts';
import { noteChange, saveStanding } from '../../services/content/src/testing/index.ts';
import { NOW, openDemo, temporaryMedia } from '../../services/content/src/testing/newsroom.ts';
import { createMetrics } from '../metrics.ts';

const SITE_KEY = 'cnet';

export interface SiteOnDemo {
  site: Site;
  get(path: string): Promise<Response>;
  text(path: string): Promise<string>;
  /** Puts a rule of a friendly address in force, as an import does. */
  addRule(rule: Readonly<Record<string, unknown>> & { path: string }): Promise<void>;
  /** Paths and queries that the content service was asked for. */
  asked: string[];
  /** Lines of warnings and errors. */
  lines: string[];
  database: Database<ContentSchema>;
  clock: Clock;
  /** As other services ask the content service. */
  contentFetch(request: Request): Promise<Response>;
  passSeconds(seconds: number): void;
  /** From now on the content service fails or is silent for addresses with this text. */
  breakContent(text: string, how: 'fails' | 'is silent'): void;
}

export interface SiteOnDemoOptions {
  development?: boolean;
  /** Scripts that the site declares. */
  scripts?: ScriptSources;
  /** The key that site and content service share for decisions; without one nobody decides. */
  decisionKey?: string;
  countReaders?: boolean;
  /** Who waits for the end: a test, unless told otherwise. */
  atEnd?: (work: () => Promise<void>) => void;
}

/** For what a whole file shares: takes work for after its last test, and does the last first. */
export function suiteEnd(): (work: () => Promise<void>) => void {
  const works: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const work of works.reverse()) await work();
  });
  return (work) => void works.push(work);
}

export async function siteOnDemo({
  development = false,
  scripts,
  decisionKey,
  countReaders,
  atEnd = onTestFinished,
}: SiteOnDemoOptions = {}): Promise<SiteOnDemo> {
  let now = NOW;
  const clock = { now: () => now };
  const lines: string[] = [];
  const asked: string[] = [];
  let broken: { text: string; how: 'fails' | 'is silent' } | undefined;
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const reporter = createErrorReporter({ logger });
  const database = await openDemo(ownCopies(atEnd));
  const { media, remove } = temporaryMedia();
  const content = await createContentService({
    database,
    media,
    siteKey: SITE_KEY,
    logger,
    reporter,
    clock,
    decisionKey,
  });
  const site: Site = createSite({
    async contentFetch(request) {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      if (!broken || !pathname.includes(broken.text)) return content.fetch(request);
      return broken.how === 'fails' ? new Response('{}', { status: 500 }) : new Promise(() => {});
    },
    contentBaseUrl: 'http://content.internal',
    siteUrl: 'http://localhost',
    siteKey: SITE_KEY,
    images: testImages,
    development,
    version: 'test',
    assets: () => ({ tags: '', styles: [], entry: '' }),
    logger,
    clock,
    reporter,
    metrics: createMetrics(),
    pageCacheBytes: 10_000_000,
    scripts,
    decisionKey,
    countReaders,
    // Outside of every experiment: pages do not differ by chance.
    random: () => 0,
  });
  content.follow(site.changes);
  atEnd(async () => {
    await content.close();
    remove();
  });
  const get = (path: string) => site.fetch(new Request(`http://localhost${path}`));
  return {
    site,
    get,
    text: async (path) => (await get(path)).text(),
    async addRule(rule) {
      await content.store.write(async (db) => {
        await saveStanding(db, 'vanity', rule.path, { target: null, enabled: null, expiresAt: null, ...rule });
        noteChange(db, ['everything']);
      });
    },
    asked,
    lines,
    database,
    clock,
    contentFetch: (request) => content.fetch(request),
    passSeconds(seconds) {
      now += seconds * 1000;
    },
    breakContent(text, how) {
      broken = { text, how };
    },
  };
}

/** Databases that are closed and removed at the end. */
export function ownCopies(atEnd: (work: () => Promise<void>) => void): Suite {
  return {
    engine: 'sqlite',
    open: () => Promise.reject(new Error('Only filled databases are opened here')),
    async openFilled<Schema>(name: string, fill: (database: Database<Schema>) => Promise<void>) {
      const { config, remove } = await filledDatabase('sqlite', name, fill);
      atEnd(remove);
      const database = await openDatabase<Schema>(config);
      atEnd(() => database.close());
      return database;
    },
  };
}
