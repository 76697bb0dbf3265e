import { emptyDatabase, freePort } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ARTICLE, FRONT, firstPicture, pageAt, THREE_PAGES, TOPIC } from './testing/newsroom.ts';
import { type Product, startProduct } from './testing/start-product.ts';

/** The same instant everywhere, so that pages that name ages can be compared. */
const FROZEN = { NOW: '2026-11-15T18:00:00Z', ALLOW_FROZEN_CLOCK: '1' };

const texts = async (url: string): Promise<string[]> =>
  Promise.all(
    THREE_PAGES.map(async (path) => {
      // What readers took decides the order of some lists: here they stand as editors ordered them.
      const { status, text } = await pageAt(url, `${path}?disableFeatures=dynamicWidgets`);
      expect(status).toBe(200);
      expect(text.length).toBeGreaterThan(500);
      return text;
    }),
  );

describe('the three pages read the same however the product is laid out', () => {
  let inProcess: string[];

  beforeAll(async () => {
    const product = await startProduct(FROZEN);
    inProcess = await texts(product.url).finally(() => product.stop());
  });

  test('with site and content in two processes, over HTTP', async () => {
    const content = await startProduct({ ...FROZEN, ROLES: 'content,discussion' });
    onTestFinished(async () => void (await content.stop()));
    const { dataDir: DATA_DIR } = content;
    const site = await startProduct({ ...FROZEN, ROLES: 'site,images', CONTENT_API_URL: content.url, DATA_DIR });
    onTestFinished(async () => void (await site.stop()));

    expect(await texts(site.url)).toEqual(inProcess);
    expect((await fetch(`${site.url}/api/neutron/x`)).status).toBe(404);
    expect((await fetch(content.url)).status).toBe(404);
    const picture = firstPicture((await pageAt(site.url, FRONT)).html);
    expect((await fetch(site.url + picture)).status).toBe(200);
  });

  test('on PostgreSQL', async () => {
    const { config, remove } = await emptyDatabase('postgres');
    onTestFinished(remove);
    const first = await startProduct({ ...FROZEN, DATABASE_URL: config.databaseUrl });
    onTestFinished(async () => void (await first.stop()));
    expect(await texts(first.url)).toEqual(inProcess);
    expect(await first.stop()).toEqual({ code: 0, signal: null });

    const second = await startProduct({ ...FROZEN, DATABASE_URL: config.databaseUrl });
    onTestFinished(async () => void (await second.stop()));
    expect(second.stdout()).not.toContain('demo newsroom');
    expect(await texts(second.url)).toEqual(inProcess);
  });
});

describe('a site whose content service goes away', () => {
  let content: Product;
  let site: Product;

  beforeAll(async () => {
    content = await startProduct({ ROLES: 'content', PORT: String(await freePort()) });
    site = await startProduct({ ROLES: 'site', CONTENT_API_URL: content.url });
  });
  afterAll(async () => {
    await site.stop();
    await content.stop();
  });

  test('shows the error page, keeps what it has, stays up, and recovers', async () => {
    expect((await pageAt(site.url, FRONT)).status).toBe(200);
    // Ready is who was once seen to be.
    await expect.poll(async () => (await fetch(`${site.url}/_node/ready`)).status).toBe(200);
    const { port } = new URL(content.url);
    await content.stop();

    const failing = await pageAt(site.url, ARTICLE);
    expect(failing.status).toBeGreaterThanOrEqual(500);
    expect(failing.text).toContain('Error 50');
    expect(failing.html).not.toMatch(/ECONNREFUSED|fetch failed/);
    expect((await pageAt(site.url, FRONT)).status).toBe(200);
    const data = await fetch(`${site.url}/_data${TOPIC}`);
    expect(data.status).toBeGreaterThanOrEqual(500);
    for (const name of ['status', 'live', 'ready']) expect((await fetch(`${site.url}/_node/${name}`)).status).toBe(200);
    expect([site.child.exitCode, site.stderr()]).toEqual([null, '']);

    content = await startProduct({ ROLES: 'content', PORT: port });
    const back = await pageAt(site.url, ARTICLE);
    expect([back.status, back.text.length > 500]).toEqual([200, true]);
    expect((await pageAt(site.url, TOPIC)).status).toBe(200);
  });
});

test('a site starts before its content service does', async () => {
  const site = await startProduct({ ROLES: 'site', CONTENT_API_URL: 'http://127.0.0.1:1' });
  onTestFinished(async () => void (await site.stop()));
  const { status, text } = await pageAt(site.url, FRONT);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(text).toContain('Back to the front page');
  const states = ['live', 'ready'].map(async (name) => (await fetch(`${site.url}/_node/${name}`)).status);
  expect(await Promise.all(states)).toEqual([200, 503]);
});
