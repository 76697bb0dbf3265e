/** Telling others what was published: real messages over real HTTP to a server of the test's own. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentSchema } from '@masthead/content';
import { createJobRunner, type JobsSchema } from '@masthead/jobs';
import type { AnswerWire } from '@masthead/model';
import { createLogger, type Logger, readSettings } from '@masthead/runtime';
import { type Database, openDatabase } from '@masthead/storage';
import { describeWithDatabase, emptyDatabase, silentLogger } from '@masthead/storage/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { article, movableClock, startDesk } from '../services/content/src/testing/desk.ts';
import { openSmall } from '../services/content/src/testing/newsroom.ts';
import { type AnnouncementDeps, announcementJobs } from './announce.ts';

const KEY = '0a1b2c3d4e5f6a7b';
const SITE_URL = 'https://www.masthead.example';

interface Heard {
  path: string;
  type: string | undefined;
  body: string;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A search engine and a hub in one: keeps what it is told, and answers as it is told to. */
async function listener(answer: (response: ServerResponse) => void = (response) => response.end()) {
  const heard: Heard[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({
      path: `${request.method} ${request.url}`,
      type: request.headers['content-type'],
      body: Buffer.concat(chunks).toString(),
    });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { heard, url: `http://127.0.0.1:${port}` };
}

const settingsOf = (env: Record<string, string>) => readSettings({ SITE_URL, SITE_KEY: 'masthead', ...env });
const engine = (url: string) => ({ INDEXNOW_KEY: KEY, INDEXNOW_URL: `${url}/indexnow` });

/** Says where stories are, by id. */
const placesOf = (urls: Record<string, string>) => async (request: Request) => {
  const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
  const items = ids.flatMap((id) => {
    const url = urls[id];
    return url === undefined ? [] : [{ id, title: id, url, dateModified: '2026-11-16T12:00:00Z' }];
  });
  const data: AnswerWire<'storyAddresses'> = { items, paging: { limit: '100', offset: '0', total: `${items.length}` } };
  return Response.json({ data });
};

/** Tells as the product does: what is heard is queued, and worked at by jobs. */
async function announcerOf({ logger, ...deps }: AnnouncementDeps & { logger: Logger }) {
  const { config, remove } = await emptyDatabase('sqlite');
  const database = await openDatabase<JobsSchema>(config);
  const clock = movableClock();
  const runner = await createJobRunner({ database, clock, logger });
  closers.push(async () => {
    await runner.close();
    await database.close();
    await remove();
  });
  const jobs = announcementJobs(deps);
  runner.register(jobs);
  await runner.start();
  let heard: Promise<unknown> = Promise.resolve();
  return {
    pass: clock.pass,
    hear(names: readonly string[]): Promise<unknown> {
      heard = heard.then(() => Promise.all(jobs.map(({ name }) => runner.enqueue(name, names))));
      return heard;
    },
    /** Resolves when nothing is being told any more. */
    async told(): Promise<void> {
      await heard;
      for (const { name } of jobs) await runner.wake(name);
    },
  };
}

function logs() {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  return { lines, logger };
}

describe('search engines', () => {
  it('are told once where the changed stories are, with the key and where it is shown', async () => {
    const { heard, url } = await listener();
    const contentFetch = placesOf({ s1: '/news/one/', s2: '/reviews/two-review/' });
    const announcer = await announcerOf({ settings: settingsOf(engine(url)), contentFetch, logger: silentLogger });
    await announcer.hear(['story:s1', 'listing:river', 'story:s2', 'story:gone', 'front', 'story:s1']);
    await announcer.told();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ path: 'POST /indexnow', type: 'application/json; charset=utf-8' });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      host: 'www.masthead.example',
      key: KEY,
      keyLocation: `${SITE_URL}/${KEY}.txt`,
      urlList: [`${SITE_URL}/news/one/`, `${SITE_URL}/reviews/two-review/`],
    });
  });

  it('are told together what is heard while they are being told', async () => {
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { heard, url } = await listener((response) => {
      arrived.resolve();
      void released.promise.then(() => response.end());
    });
    const contentFetch = placesOf({ a: '/a/', b: '/b/', c: '/c/' });
    const announcer = await announcerOf({ settings: settingsOf(engine(url)), contentFetch, logger: silentLogger });
    await announcer.hear(['story:a']);
    await arrived.promise;
    await announcer.hear(['story:b']);
    await announcer.hear(['story:c', 'story:b']);
    released.resolve();
    await announcer.told();
    // What was queued at the same instant has no order.
    expect(heard.map(({ body }) => JSON.parse(body).urlList.toSorted())).toEqual([
      [`${SITE_URL}/a/`],
      [`${SITE_URL}/b/`, `${SITE_URL}/c/`],
    ]);
  });

  it('hear nothing when nothing has an address', async () => {
    const { heard, url } = await listener();
    const announcer = await announcerOf({
      settings: settingsOf(engine(url)),
      contentFetch: placesOf({}),
      logger: silentLogger,
    });
    await announcer.hear(['story:unpublished', 'navigation']);
    await announcer.told();
    expect(heard).toEqual([]);
  });

  it('are asked for in parts that the content service takes', async () => {
    const { heard, url } = await listener();
    const asked: number[] = [];
    const urls = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`s${index}`, `/news/s${index}/`]));
    const contentFetch = (request: Request) => {
      asked.push(new URL(request.url).searchParams.get('ids')?.split(',').length ?? 0);
      return placesOf(urls)(request);
    };
    const announcer = await announcerOf({ settings: settingsOf(engine(url)), contentFetch, logger: silentLogger });
    await announcer.hear(Object.keys(urls).map((id) => `story:${id}`));
    await announcer.told();
    expect(asked).toEqual([100, 100, 50]);
    expect(heard.map(({ body }) => JSON.parse(body).urlList.length)).toEqual([250]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuse', (response) => response.writeHead(403).end('no')],
    ['send elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hang up', (response) => response.destroy()],
    ['do not answer in time', () => {}],
  ])('that %s cost a line in the log and nothing else', async (_, answer) => {
    const { url } = await listener(answer);
    const { lines, logger } = logs();
    const contentFetch = placesOf({ a: '/a/' });
    const announcer = await announcerOf({ settings: settingsOf(engine(url)), contentFetch, logger, timeoutMs: 200 });
    await announcer.hear(['story:a']);
    await announcer.told();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('tell-search-engines');
  });

  it('that were away are told when they are back, with what came meanwhile', async () => {
    let isAway = true;
    const { heard, url } = await listener((response) => response.writeHead(isAway ? 503 : 200).end());
    const contentFetch = placesOf({ a: '/a/', b: '/b/' });
    const announcer = await announcerOf({ settings: settingsOf(engine(url)), contentFetch, logger: silentLogger });
    await announcer.hear(['story:a']);
    await announcer.told();
    isAway = false;
    announcer.pass(5000);
    await announcer.hear(['story:b']);
    await announcer.told();
    expect(heard.flatMap(({ body }) => JSON.parse(body).urlList)).toEqual(
      expect.arrayContaining([`${SITE_URL}/a/`, `${SITE_URL}/a/`, `${SITE_URL}/b/`]),
    );
  });

  it('are not told when nobody is configured', async () => {
    let asked = 0;
    const contentFetch = async () => {
      asked += 1;
      return Response.json({});
    };
    const announcer = await announcerOf({ settings: settingsOf({}), contentFetch, logger: silentLogger });
    await announcer.hear(['story:a', 'listing:river']);
    await announcer.told();
    expect(asked).toBe(0);
  });
});

describe('a hub', () => {
  it('is told which feeds have news, each also as JSON', async () => {
    const { heard, url } = await listener();
    const settings = settingsOf({ WEBSUB_HUB: `${url}/hub` });
    const announcer = await announcerOf({ settings, contentFetch: placesOf({}), logger: silentLogger });
    await announcer.hear([
      'story:s1',
      'listing:river',
      'listing:topic:tech',
      'listing:author:annlee',
      'listing:sitemap:content_article',
    ]);
    await announcer.told();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ path: 'POST /hub', type: 'application/x-www-form-urlencoded; charset=utf-8' });
    const form = new URLSearchParams(heard[0]?.body);
    expect(form.get('hub.mode')).toBe('publish');
    const feeds = ['/rss/tech/', '/rss/topics/tech/', '/rss/authors/annlee/', '/rss/'];
    expect(form.getAll('hub.url').sort()).toEqual(
      feeds.flatMap((path) => [`${SITE_URL}${path}`, `${SITE_URL}${path}feed.json`]).sort(),
    );
  });

  it('hears of a story that only changed its words, and of nothing that is in no feed', async () => {
    const { heard, url } = await listener();
    const settings = settingsOf({ WEBSUB_HUB: `${url}/hub` });
    const announcer = await announcerOf({ settings, contentFetch: placesOf({}), logger: silentLogger });
    await announcer.hear(['navigation', 'listing:tag:lab-test']);
    await announcer.told();
    expect(heard).toEqual([]);
    await announcer.hear(['story:s1']);
    await announcer.told();
    expect(new URLSearchParams(heard[0]?.body).getAll('hub.url')).toEqual([
      `${SITE_URL}/rss/`,
      `${SITE_URL}/rss/feed.json`,
    ]);
  });
});

describeWithDatabase('publishing at the desk', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
  });

  it('tells search engines where the story is, and nothing of one that they may not know', async () => {
    const { heard, url } = await listener();
    const announcer = await announcerOf({
      settings: settingsOf(engine(url)),
      contentFetch: async (request) => {
        const { body } = await desk.ask(request.url.replace('http://content.internal', ''));
        return Response.json(body);
      },
      logger: silentLogger,
    });
    const desk = await startDesk(database, { hear: (names) => void announcer.hear(names) });
    closers.push(() => desk.close());
    await desk.published(article('brand-new'));
    await announcer.told();
    await desk.published(article('kept-quiet', { noIndex: true }));
    await announcer.told();
    expect(heard.map(({ body }) => JSON.parse(body).urlList)).toEqual([[`${SITE_URL}/tech/brand-new/`]]);
  });
});
