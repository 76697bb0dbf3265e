import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBus } from '@masthead/storage';
import { emptyDatabase, silentLogger, startRedis } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { CHANGES } from './follow-changes.ts';
import { ARTICLE, FRONT, metric, pageAt, riverTotal, THREE_PAGES } from './testing/newsroom.ts';
import { type Product, type ProductEnv, spawnProduct, startProduct } from './testing/start-product.ts';

// Several starts each, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let storiesInRiver: number;
beforeAll(async () => {
  const product = await startProduct();
  storiesInRiver = await riverTotal(product.url);
  await product.stop();
});

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

  test.each([1, 2])('on SQLite, round %i', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'masthead-together-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await startTogether({ DATA_DIR: folder });
  });

  test.each([1, 2])('on PostgreSQL, round %i', async () => {
    const { config, remove } = await emptyDatabase('postgres');
    onTestFinished(remove);
    await startTogether({ DATABASE_URL: config.databaseUrl });
  });
});

describe('processes that share Redis', () => {
  let products: Product[];
  beforeAll(async () => {
    const env = { REDIS_URL: inject('redisUrl') };
    products = await Promise.all([startProduct(env), startProduct(env)]);
  });
  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()));
  });

  const misses = (url: string) => metric(url, 'masthead_page_cache_total{outcome="miss"}');
  const hits = (url: string) => metric(url, 'masthead_page_cache_total{outcome="hit"}');

  /** Whether asking for a page made the process make it anew. */
  async function isMadeAnew(url: string, path: string): Promise<boolean> {
    const before = await misses(url);
    await fetch(url + path);
    return (await misses(url)) > before;
  }

  test('all drop the pages that show what changed, and keep the others', async () => {
    // What each said of its own load may still be on its way to the other.
    for (const { url } of products)
      for (const path of [FRONT, ARTICLE]) await expect.poll(() => isMadeAnew(url, path)).toBe(false);
    for (const { url } of products) {
      const before = await hits(url);
      for (const path of [FRONT, ARTICLE]) expect(await isMadeAnew(url, path)).toBe(false);
      expect(await hits(url)).toBe(before + 2);
    }

    const bus = await openBus({ redisUrl: inject('redisUrl'), logger: silentLogger });
    onTestFinished(() => bus.close());
    await bus.publish(CHANGES, ['front']);

    for (const { url } of products) {
      await expect.poll(() => isMadeAnew(url, FRONT)).toBe(true);
      expect(await isMadeAnew(url, ARTICLE)).toBe(false);
    }
  });

  test('a message that is no list of names harms nobody', async () => {
    const bus = await openBus({ redisUrl: inject('redisUrl'), logger: silentLogger });
    onTestFinished(() => bus.close());
    for (const message of ['front', { front: true }, [1, null], null]) await bus.publish(CHANGES, message);
    await bus.publish(CHANGES, ['front']);
    for (const { url } of products) {
      await fetch(url);
      expect((await fetch(url)).status).toBe(200);
    }
    for (const { stderr, child } of products) expect([child.exitCode, stderr()]).toEqual([null, '']);
  });
});

test('a process drops every page when Redis was away, since it may have missed a change', async () => {
  const first = await startRedis();
  const product = await startProduct({ REDIS_URL: first.url });
  onTestFinished(async () => void (await product.stop()));
  await fetch(product.url);
  await first.stop();
  await product.said(/Redis is away/);
  expect((await fetch(product.url)).status).toBe(200);
  const misses = () => metric(product.url, 'masthead_page_cache_total{outcome="miss"}');
  expect(await misses()).toBe(1);
  const second = await startRedis(first.port);
  onTestFinished(() => second.stop());
  await product.said(/Redis is back/);
  await expect
    .poll(async () => {
      await fetch(product.url);
      return misses();
    })
    .toBe(2);
});
