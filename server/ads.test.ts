/** Advertising in the running product: two processes on one database, from the question of a page to what the desk is told of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoAdUrl } from '@masthead/ads';
import { type AdAnswer, adAnswerSchema } from '@masthead/ads/wire';
import { emptyDatabase } from '@masthead/storage/testing';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand } from './testing/run-command.ts';
import { type Product, type ProductEnv, startProduct } from './testing/start-product.ts';

const READERS_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const LINE = 'hollow-creek-kitchen';
const QUESTION = {
  v: 1,
  view: '7a1f6c1e-6c1b-4b8e-9d6a-0c6a1d2f3b4c',
  path: '/home/kitchen-and-household/a-story/',
  device: 'desktop',
  targeting: { topic: ['kitchen-and-household'] },
  slots: ['1', '2', '3', '4'].map((position) => ({
    id: `mpu-${position}`,
    placement: 'mpu',
    position: Number(position),
    sizes: ['300x250'],
  })),
};

const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'user-agent': READERS_BROWSER, ...headers },
    body: JSON.stringify(body),
  });

async function decide(url: string): Promise<AdAnswer['filled']> {
  const response = await post(url, '/api/ads/decide', QUESTION);
  expect(response.status).toBe(200);
  return adAnswerSchema.parse(await response.json()).filled;
}

/** A sponsor of 60 percent is on one of twenty pages for certain. */
async function isShown(url: string): Promise<boolean> {
  for (let page = 0; page < 20; page += 1) if ((await decide(url)).some(({ line }) => line === LINE)) return true;
  return false;
}

/** When the round of questions began that found it so: how long asking takes is not measured. */
async function foundAt(url: string, shown: boolean): Promise<number> {
  let asked = 0;
  const look = async () => {
    asked = Date.now();
    expect(await isShown(url)).toBe(shown);
  };
  await vi.waitFor(look, { timeout: 60_000 });
  return asked;
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-ads-'));
  const env: ProductEnv = { DATA_DIR: folder };
  return { env, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function onPostgres() {
  const { config, remove } = await emptyDatabase('postgres');
  const { env, remove: removeFolder } = await onSqlite();
  return {
    env: { ...env, DATABASE_URL: config.databaseUrl },
    remove: async () => {
      await remove();
      await removeFolder();
    },
  };
}

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
])('two processes on one %s', (_, prepare) => {
  let products: Product[] = [];
  let remove = async () => {};
  let desk: Record<string, string> = {};
  beforeAll(async () => {
    const prepared = await prepare();
    remove = prepared.remove;
    const env = { ...prepared.env, ROLES: 'content,ads,events,images', ADS_TXT: 'ads.example, 1, DIRECT' };
    products = [await startProduct(env), await startProduct(env)];
    const token = /mh_[\w-]+/.exec(await runCommand(['token', 'create', 'dana', 'ads'], prepared.env))?.[0];
    desk = { authorization: `Bearer ${token}` };
    const [first] = products;
    if (first) await vi.waitFor(async () => expect(await decide(first.url)).not.toEqual([]), { timeout: 60_000 });
  });
  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()));
    await remove();
  });

  const both = () => products.map(({ url }) => url);
  const first = () => both()[0] ?? '';

  test('the demo’s ads are loaded once, without a word of complaint', async () => {
    const { data } = (await (await fetch(`${first()}/api/desk/ads/lines`, { headers: desk })).json()) as {
      data: { lines: { id: string; state: string; creativeIds: string[] }[] };
    };
    expect(data.lines.length).toBeGreaterThanOrEqual(10);
    expect(new Set(data.lines.map(({ id }) => id)).size).toBe(data.lines.length);
    for (const { state, creativeIds } of data.lines) expect([state, creativeIds.length > 0]).toEqual(['running', true]);
    for (const { stderr } of products) expect(stderr()).toBe('');
  });

  test('a frame has the policy of its own on the way out', async () => {
    const frame = (await decide(first())).find(({ show }) => show.kind === 'frame')?.show;
    if (frame?.kind !== 'frame') throw new Error('There is a picture on the page');
    const { headers, status } = await fetch(first() + frame.src);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; /);
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
  });

  test('the film that a player is told of can be fetched, in parts', async () => {
    const asked = videoAdUrl({
      address: `${first()}/api/ads/vast`,
      site: 'masthead',
      device: 'mobile',
      targeting: { ptype: ['video_page'] },
      url: `${first()}/videos/a-film/`,
      descriptionUrl: `${first()}/videos/a-film/`,
      video: 'a-film',
      now: Date.now(),
    });
    const vast = await (await fetch(asked, { headers: { 'user-agent': READERS_BROWSER } })).text();
    const { pathname } = new URL(/<MediaFile [^>]*>([^<]+)</.exec(vast)?.[1] ?? 'none:');
    const film = await fetch(first() + pathname, { headers: { range: 'bytes=0-99' } });
    expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  });

  test('a pause holds in both at once, and so does its end', async () => {
    for (const url of both()) expect(await isShown(url)).toBe(true);
    expect((await post(first(), `/api/desk/ads/lines/${LINE}/pause`, {}, desk)).status).toBe(200);
    const pausedAt = Date.now();
    const other = both()[1] ?? '';
    expect((await foundAt(other, false)) - pausedAt).toBeLessThan(5000);
    expect(await isShown(first())).toBe(false);
    await post(first(), `/api/desk/ads/lines/${LINE}/resume`, {}, desk);
    await foundAt(other, true);
    const log = (await (await post(first(), '/api/desk/ads/lines/none/pause', {}, desk)).json()) as object;
    expect(log).toMatchObject({ errors: [{ code: 404 }] });
  });

  test('what is told of an ad is counted once, and is at the desk soon', async () => {
    const [shown] = await decide(first());
    if (!shown) throw new Error('Something is shown');
    const { token, line } = shown;
    const now = Date.now();
    const events = (['ad_shown', 'ad_viewed'] as const).map((name) => ({ ...sampleEvent(name), token, at: now }));
    for (const url of both())
      for (let replay = 0; replay < 3; replay += 1) {
        const replayed = events.map((event) => ({ ...event, id: crypto.randomUUID() }));
        expect((await post(url, '/api/events', sampleBatch(replayed, now))).status).toBe(202);
      }
    const go = () =>
      fetch(`${first()}/api/ads/go/${token}`, { redirect: 'manual', headers: { 'user-agent': READERS_BROWSER } });
    for (let click = 0; click < 3; click += 1) expect((await go()).headers.get('location')).toMatch(/^https:\/\//);
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${both()[1]}/api/desk/ads/lines/${line}`, { headers: desk });
        const { data } = (await answer.json()) as { data: { delivered: object } };
        expect(data.delivered).toEqual({ shown: 1, viewed: 1, clicked: 1, hidden: 0, reported: 0 });
      },
      { timeout: 60_000, interval: 200 },
    );
  });

  test('who may sell here can be looked up where it was said', async () => {
    const text = await fetch(`${first()}/ads.txt`);
    expect([text.status, await text.text()]).toEqual([200, 'ads.example, 1, DIRECT\n']);
    for (const path of ['/app-ads.txt', '/sellers.json']) expect((await fetch(first() + path)).status).toBe(404);
  });
});
