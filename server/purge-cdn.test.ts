/** Telling a CDN what to drop: real messages over real HTTP to a server of the test's own, by real jobs. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJobRunner, type JobsSchema } from '@masthead/jobs';
import { readSettings } from '@masthead/runtime';
import { openDatabase } from '@masthead/storage';
import { emptyDatabase, silentLogger } from '@masthead/storage/testing';
import { afterEach, expect, it } from 'vitest';
import { movableClock } from '../services/content/src/testing/desk.ts';
import { PURGE_AFTER_MS, purgeJobs } from './purge-cdn.ts';

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const TOKEN = 'a-token-of-ours';
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Answers with these one after the other, then 200. */
async function cdnAnswering(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({
      path: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

/** Queued as the product does it: in time for every process to have heard. */
async function purgerOf(CDN: string, CDN_PURGE_URL: string) {
  const { config, remove } = await emptyDatabase('sqlite');
  const database = await openDatabase<JobsSchema>(config);
  const clock = movableClock();
  const runner = await createJobRunner({ database, clock, logger: silentLogger });
  closers.push(async () => {
    await runner.close();
    await database.close();
    await remove();
  });
  runner.register(purgeJobs(readSettings({ CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN: TOKEN }).cdn));
  await runner.start();
  return {
    hear: (...names: string[]) => runner.enqueue('purge-cdn', names, { at: clock.now() + PURGE_AFTER_MS }),
    async pass(ms: number) {
      clock.pass(ms);
      await runner.wake('purge-cdn');
    },
  };
}

it('Fastly is told the keys once, together, and not before every process has heard', async () => {
  const { heard, url } = await cdnAnswering();
  const purger = await purgerOf('fastly', url);
  await purger.hear('story:a', 'listing:river');
  await purger.hear('story:a', 'slug:a b');
  await purger.pass(PURGE_AFTER_MS - 1);
  expect(heard).toEqual([]);
  await purger.pass(1);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ path: 'POST /purge', headers: { 'fastly-key': TOKEN } });
  expect(String(heard[0]?.headers['surrogate-key']).split(' ').sort()).toEqual([
    'listing:river',
    'slug:a%20b',
    'story:a',
  ]);
});

it('Cloudflare is told tags, as many at once as it takes', async () => {
  const { heard, url } = await cdnAnswering();
  const purger = await purgerOf('cloudflare', url);
  await purger.hear(...Array.from({ length: 70 }, (_, id) => `story:${id}`));
  await purger.pass(PURGE_AFTER_MS);
  expect(heard.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 30, 10]);
  expect(heard[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' });
});

it('a CDN that fails is told again', async () => {
  const { heard, url } = await cdnAnswering(503, 429);
  const purger = await purgerOf('fastly', url);
  await purger.hear('story:a');
  await purger.pass(PURGE_AFTER_MS);
  for (const pause of [1000, 2000, 4000]) await purger.pass(pause);
  expect(heard.map(({ headers }) => headers['surrogate-key'])).toEqual(['story:a', 'story:a', 'story:a']);
});

it('nobody is told where there is no CDN', () => {
  expect(purgeJobs(readSettings({}).cdn)).toEqual([]);
});
