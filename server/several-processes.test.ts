import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rounds } from '@masthead/runtime/testing';
import { openBus } from '@masthead/storage';
import { emptyDatabase, silentLogger, startRedis } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { demoOnPostgres } from '../services/content/src/testing/newsroom.ts';
import { CHANGES } from './follow-changes.ts';
import { ARTICLE, FRONT, metric, OTHER_ARTICLE, pageAt, riverTotal, THREE_PAGES } from './testing/newsroom.ts';
import { runCommand } from './testing/run-command.ts';
import { type ProductEnv, spawnProduct, startProduct } from './testing/start-product.ts';

const ARTICLE_SLUG = ARTICLE.split('/').at(-2) ?? '';

let storiesInRiver: number;
/** Whoever is first waits until the demo is loaded there. */
let onPostgres: Awaited<ReturnType<typeof demoOnPostgres>>;
beforeAll(async () => {
  onPostgres = await demoOnPostgres();
  const product = await startProduct();
  storiesInRiver = await riverTotal(product.url);
  await product.stop();
});
afterAll(() => onPostgres.remove());

describe('processes that start at once on one empty database all become ready, with one newsroom', () => {
  async function startTogether(env: ProductEnv): Promise<void> {
    const processes = [spawnProduct(env), spawnProduct(env)];
    onTestFinished(async () => {
      await Promise.all(processes.map((product) => product.stop()));
    });
    const products = await Promise.all(processes.map(async (product) => ({ ...product, url: await product.ready() })));
    for (const { url, stderr } of products) {
      expect(await riverTotal(url)).toBe(storiesInRiver);
      for (const path of THREE_PAGES) expect((await pageAt(url, path)).status).toBe(200);
      expect(stderr()).toBe('');
    }
  }

  test.each(rounds(3))('on SQLite, round %i', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'masthead-together-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await startTogether({ DATA_DIR: folder });
  });

  test.each(rounds(3))('on PostgreSQL, round %i', async () => {
    const { config, remove } = await emptyDatabase('postgres');
    onTestFinished(remove);
    await startTogether({ DATABASE_URL: config.databaseUrl });
  });
});

describe('what changed reaches every process within a second', () => {
  const misses = (url: string) => metric(url, 'masthead_page_cache_total{outcome="miss"}');

  /** Whether asking for a page made the process make it anew. */
  async function isMadeAnew(url: string, path: string): Promise<boolean> {
    const before = await misses(url);
    await fetch(url + path);
    return (await misses(url)) > before;
  }

  /** Longer only by what single questions took while it was waited for: on a busy machine they do. */
  async function expectWithinASecond(urls: readonly string[], path: string, status: number): Promise<void> {
    const started = performance.now();
    let slowest = 0;
    const ask = async (url: string): Promise<number> => {
      const asked = performance.now();
      const answer = await fetch(url + path);
      slowest = Math.max(slowest, performance.now() - asked);
      return answer.status;
    };
    for (const url of urls) await expect.poll(() => ask(url), { interval: 20 }).toBe(status);
    expect(performance.now() - started).toBeLessThan(1000 + 10 * slowest);
  }

  /** Unpublishes a story by one hand: the others no longer show it, and keep what does not show it. */
  async function expectHeard(unpublish: () => Promise<void>, urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      await expect.poll(() => isMadeAnew(url, OTHER_ARTICLE)).toBe(false);
      expect((await fetch(url + ARTICLE)).status).toBe(200);
    }
    await unpublish();
    await expectWithinASecond(urls, ARTICLE, 410);
    for (const url of urls) expect(await isMadeAnew(url, OTHER_ARTICLE)).toBe(false);
  }

  const byCommand = (env: ProductEnv) => async () => {
    await runCommand(['unpublish', ARTICLE_SLUG], env);
  };

  test('of two on one data folder, whoever made it: here the command line', async () => {
    const first = await startProduct();
    onTestFinished(async () => void (await first.stop()));
    const { dataDir: DATA_DIR } = first;
    const second = await startProduct({ DATA_DIR });
    onTestFinished(async () => void (await second.stop()));
    const urls = [first.url, second.url];
    await expectHeard(byCommand({ DATA_DIR }), urls);
    // And whatever else it does: publish again, take a new story over from a file.
    await runCommand(['publish', ARTICLE_SLUG], { DATA_DIR });
    await expectWithinASecond(urls, ARTICLE, 200);
    const file = join(DATA_DIR, 'from-a-file.md');
    writeFileSync(file, '---\nheadline: "From a file"\ntopic: phones\nauthors: [inesokafor]\n---\nWords.\n');
    const said = await runCommand(['import', file], { DATA_DIR });
    await expectWithinASecond(urls, /is published: http:\/\/[^/]+(\/\S+)/.exec(said)?.[1] ?? '', 200);
  });

  test('of two on one PostgreSQL, without a bus between them', async () => {
    const env = { DATABASE_URL: onPostgres.config.databaseUrl };
    const products = [await startProduct(env), await startProduct(env)];
    onTestFinished(async () => void (await Promise.all(products.map((product) => product.stop()))));
    await expectHeard(
      byCommand({ ...env, DATA_DIR: products[0]?.dataDir }),
      products.map(({ url }) => url),
    );
  });

  test('also a site that asks for content over HTTP, and one that shares Redis with it, whatever is said there', async () => {
    const REDIS_URL = inject('redisUrl');
    const content = await startProduct({ ROLES: 'content', REDIS_URL });
    onTestFinished(async () => void (await content.stop()));
    const { url: CONTENT_API_URL, dataDir: DATA_DIR } = content;
    const sites = [
      await startProduct({ ROLES: 'site', CONTENT_API_URL, DATA_DIR }),
      await startProduct({ ROLES: 'site', CONTENT_API_URL, DATA_DIR, REDIS_URL }),
    ];
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
    const bus = await openBus({ redisUrl: REDIS_URL, logger: silentLogger });
    onTestFinished(() => bus.close());
    for (const message of ['front', { front: true }, [1, null], null]) await bus.publish(CHANGES, message);
    await expectHeard(
      byCommand({ DATA_DIR }),
      sites.map(({ url }) => url),
    );
    for (const { stderr, child } of sites) expect([child.exitCode, stderr()]).toEqual([null, '']);
  });
});

test('a process keeps its pages while Redis is away: what changed is in the log, and is heard of all the same', async () => {
  const first = await startRedis();
  const product = await startProduct({ REDIS_URL: first.url });
  onTestFinished(async () => void (await product.stop()));
  const misses = () => metric(product.url, 'masthead_page_cache_total{outcome="miss"}');
  for (const path of [FRONT, ARTICLE]) await fetch(product.url + path);
  await first.stop();
  await product.said(/Redis is away/);
  const before = await misses();
  for (const path of [FRONT, ARTICLE]) expect((await fetch(product.url + path)).status).toBe(200);
  expect(await misses()).toBe(before);
  await runCommand(['unpublish', ARTICLE_SLUG], { DATA_DIR: product.dataDir });
  await expect.poll(async () => (await fetch(product.url + ARTICLE)).status).toBe(410);
  const second = await startRedis(first.port);
  onTestFinished(() => second.stop());
  await product.said(/Redis is back/);
  const gone = await fetch(product.url + ARTICLE);
  expect([gone.status, (await gone.text()).includes('We have taken this story back')]).toEqual([410, true]);
});
