/** PostgreSQL goes away and comes back, under a process that runs and under one that starts meanwhile. */
import { freePort, type Gate, gateBefore } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoOnPostgres } from '../services/content/src/testing/newsroom.ts';
import { ARTICLE, FRONT, metric, OTHER_ARTICLE, pageAt, TOPIC } from './testing/newsroom.ts';
import { runCommand } from './testing/run-command.ts';
import { type Product, spawnProduct, startProduct } from './testing/start-product.ts';

/** None of them differs by an experiment: which bucket somebody is in who comes without cookies is chance. */
const KEPT_PAGES = [FRONT, ARTICLE, OTHER_ARTICLE];

let gate: Gate;
let product: Product;
let token: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  const database = await demoOnPostgres();
  remove = database.remove;
  gate = await gateBefore(database.config.databaseUrl ?? '');
  product = await startProduct({ DATABASE_URL: gate.url });
  const said = await runCommand(['token', 'create', 'ann', 'flags'], { DATABASE_URL: gate.url });
  token = /mh_\S+/.exec(said)?.[0] ?? '';
});
afterAll(async () => {
  await product.stop();
  await gate.shut();
  await remove();
});

const setFlag = (on: boolean): Promise<Response> =>
  fetch(`${product.url}/api/desk/flags/dynamicWidgets`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ on }),
  });

const statusAt = async (url: string, path: string): Promise<number> => (await fetch(url + path)).status;

/** How many of them had to be made. */
async function missesOfAll(): Promise<number> {
  const misses = () => metric(product.url, 'masthead_page_cache_total{outcome="miss"}');
  const before = await misses();
  for (const path of KEPT_PAGES) expect(await statusAt(product.url, path)).toBe(200);
  return (await misses()) - before;
}

test('while it is away readers keep their pages, whatever editors try; they are told to come back', async () => {
  const count = (name: string) => metric(product.url, name);
  // A page that is made while something changes is not kept.
  await expect.poll(missesOfAll).toBe(0);
  const misses = await count('masthead_page_cache_total{outcome="miss"}');
  const dropped = await count('masthead_page_cache_dropped_total');
  // Ready is who was once seen to be.
  await expect.poll(() => statusAt(product.url, '/_node/ready')).toBe(200);
  await gate.shut();
  onTestFinished(() => gate.open().catch(() => {}));

  const refused = await setFlag(false);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({
    errors: [{ code: 503, message: expect.stringMatching(/^The database cannot be reached at the moment.* again/) }],
  });
  expect(await statusAt(product.url, '/api/neutron/flags/cnet/web')).toBe(503);
  for (const path of KEPT_PAGES) expect(await statusAt(product.url, path)).toBe(200);
  expect(await count('masthead_page_cache_total{outcome="miss"}')).toBe(misses);
  expect(await count('masthead_page_cache_dropped_total')).toBe(dropped);
  expect((await pageAt(product.url, '/topics/audio/')).status).toBe(503);
  expect(await statusAt(product.url, '/_node/live')).toBe(200);
  expect(await statusAt(product.url, '/_node/ready')).toBe(200);
  expect(await (await fetch(`${product.url}/_node/status`)).json()).toMatchObject({
    status: 'degraded',
    services: { content: 'failing', site: 'ok' },
  });

  await gate.open();
  expect((await setFlag(false)).status).toBe(200);
  expect((await pageAt(product.url, '/topics/audio/')).status).toBe(200);
});

test('a process that starts meanwhile is live, says what it waits for, and is ready when the database comes', async () => {
  await gate.shut();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const DATABASE_URL = gate.url.replace('masthead@', 'masthead:secret@');
  const starting = spawnProduct({ DATABASE_URL, PORT: String(port) });
  onTestFinished(async () => void (await starting.stop()));
  await starting.said(/PostgreSQL cannot be reached there .*It is waited for/);
  expect(starting.stdout() + starting.stderr()).not.toContain('secret');
  expect([await statusAt(url, '/_node/live'), await statusAt(url, '/_node/ready')]).toEqual([200, 503]);
  expect(await statusAt(url, TOPIC)).toBe(503);
  await gate.open();
  await starting.ready();
  await expect.poll(() => statusAt(url, '/_node/ready')).toBe(200);
  expect(await statusAt(url, TOPIC)).toBe(200);
});
