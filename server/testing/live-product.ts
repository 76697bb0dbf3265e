/** Live coverage as it runs: the content service, the site and the live service on one real port, in this process. */
import { randomUUID } from 'node:crypto';
import type { ContentSchema } from '@masthead/content';
import { type ContentService, createContentService } from '@masthead/content';
import { testImages } from '@masthead/image-url/testing';
import { createLiveService, followReaderCounts, type LiveService, type LiveServiceDeps } from '@masthead/live';
import { createErrorReporter, createLogger, environmentOf, localRateLimits } from '@masthead/runtime';
import { type Bus, type Database, openBus, openDatabase } from '@masthead/storage';
import { type Engine, filledDatabase, silentLogger } from '@masthead/storage/testing';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { createSite, type Site } from '../../apps/site/server/site.ts';
import { issueToken, SCOPES } from '../../services/content/src/testing/index.ts';
import { KEYNOTE } from '../../services/content/src/testing/live-desk.ts';
import { smallNewsroom, storeOf, temporaryMedia } from '../../services/content/src/testing/newsroom.ts';
import { createApp } from '../app.ts';
import { CHANGES } from '../follow-changes.ts';
import { listen } from '../listen.ts';
import { createMetrics } from '../metrics.ts';
import { createSenderOf } from '../sender.ts';
import type { Service } from '../service.ts';
import { type ChannelDetails, itemCodec } from './live-readers.ts';

const SITE_KEY = 'masthead';
export const STORY = KEYNOTE;

export interface LiveProcess {
  url: string;
  live: LiveService;
  content: ContentService;
  storyCards: Site['storyCards'];
  /** Lines of the log. */
  lines: string[];
  stop(): Promise<void>;
}

export interface LiveNewsroom {
  database: Database<ContentSchema>;
  token: string;
  channel: ChannelDetails;
  /** Starts a process on the newsroom; it is stopped with the test unless it was before. */
  start(options?: Partial<LiveServiceDeps> & { bus?: Bus }): Promise<LiveProcess>;
}

/** A small newsroom of its own, with live coverage and a token for the desk. */
export async function liveNewsroom(engine: Engine = 'sqlite'): Promise<LiveNewsroom> {
  const { config, remove } = await filledDatabase<ContentSchema>(engine, 'small', smallNewsroom);
  onTestFinished(remove);
  const database = await openDatabase<ContentSchema>(config);
  onTestFinished(() => database.close());
  const token = await storeOf(database).write((db) => issueToken(db, `test ${randomUUID()}`, SCOPES, Date.now()));
  const { story_id: name, channel_key: key } = await database.db
    .selectFrom('live_coverage')
    .select(['story_id', 'channel_key'])
    .executeTakeFirstOrThrow();
  return {
    database,
    token,
    channel: { name, key },
    async start({ bus, ...options } = {}) {
      const process = await startProcess(database, bus ?? (await openBus({ logger: silentLogger })), options);
      onTestFinished(process.stop);
      return process;
    },
  };
}

async function startProcess(
  database: Database<ContentSchema>,
  bus: Bus,
  options: Partial<LiveServiceDeps>,
): Promise<LiveProcess> {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } });
  const reporter = createErrorReporter({ logger });
  const { media, remove } = temporaryMedia();
  const clock = { now: () => Date.now() };
  const metrics = createMetrics();
  const counts = await followReaderCounts(bus);
  const content = await createContentService({
    database,
    media,
    siteKey: SITE_KEY,
    logger,
    reporter,
    clock,
    hint: () => bus.publish(CHANGES, null),
    readersOf: counts.readersOf,
  });
  const contentAt = {
    contentFetch: (request: Request) => content.fetch(request),
    contentBaseUrl: 'http://content.internal',
    siteKey: SITE_KEY,
  };
  const siteUrl = 'http://localhost';
  const site = createSite({
    ...contentAt,
    siteUrl,
    images: testImages,
    development: false,
    version: 'test',
    assets: () => ({ tags: '', styles: ['/page.css'], entry: '' }),
    logger,
    clock,
    reporter,
    metrics,
    pageCacheBytes: 1_000_000,
  });
  const live = createLiveService({
    ...contentAt,
    siteUrl,
    show: site.liveEntries,
    markUp: site.markUpEntry,
    counts,
    logger,
    metrics,
    ...options,
  });
  await bus.subscribe(CHANGES, content.check);
  bus.onGap(content.check);
  content.follow(site.changes);
  content.follow({ heard: live.hear, missed: live.checkAll });
  const services = new Map<string, Service>([
    ['content', { mounts: [{ path: '/api/desk/*' }, { path: '/api/neutron/*' }], fetch: content.fetch }],
    ['live', { mounts: [{ path: '/api/live/*' }], fetch: (request, sender = '') => live.fetch(request, sender) }],
  ]);
  const senderOf = createSenderOf(['127.0.0.1']);
  const app = createApp({
    services,
    metrics,
    reporter,
    logger,
    environment: environmentOf('development', 'test'),
    senderOf,
    limits: localRateLimits(clock),
    startedAt: Date.now(),
  });
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    answers: { fetch: app.fetch, upgrade: live },
    logger,
    senderOf,
  });
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await live.close();
    await close();
    await content.close();
    await bus.close();
    remove();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    live,
    content,
    storyCards: site.storyCards,
    lines,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

const changed = z.object({ data: z.object({ item: z.looseObject({ id: z.string(), event: z.number() }) }) });

/** An editor who writes over HTTP; `send` gives the answer whatever it is. */
export function editorAt(url: string, token: string, story = STORY) {
  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/desk/live/${story}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const act = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await send(method, path, body, headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return changed.parse(JSON.parse(text)).data.item;
  };
  return {
    send,
    act,
    post: (headline: string, key: string = randomUUID()) =>
      act('POST', '/items', { headline, body: `<p>${headline}.</p>` }, { 'idempotency-key': key }),
  };
}

const since = z.object({
  data: z.object({ items: z.array(itemCodec), lastEvent: z.number(), more: z.boolean() }),
});

/** What polling gives, from an event on. */
export async function poll(url: string, start: number, story = STORY) {
  const response = await fetch(`${url}/api/live/items/${story}/${start}`);
  if (!response.ok) throw new Error(`Polling answered ${response.status}`);
  return since.parse(await response.json()).data;
}
