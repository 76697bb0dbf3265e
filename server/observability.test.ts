import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRONT, metric, THREE_PAGES } from './testing/newsroom.ts';
import { type Product, startProduct } from './testing/start-product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const metricsText = async (): Promise<string> => (await fetch(`${product.url}/_node/metrics`)).text();
const labelsOf = (text: string, label: string): string[] =>
  [...new Set([...text.matchAll(new RegExp(`${label}="([^"]*)"`, 'g'))].map(([, value]) => value ?? ''))].sort();
/** The lines of pages, without what they count: jobs and handles come and go by themselves. */
const linesOfPages = (text: string): string[] =>
  [...text.matchAll(/^(masthead_(?:request|render|page_cache)\S*) /gm)].map(([, line]) => line ?? '').sort();

describe('production', () => {
  test('logs nothing for requests that go well, redirect, or find nothing', async () => {
    const before = product.stdout();
    for (const path of [...THREE_PAGES, '/topics/phones', '/no-such-page/', '/error.svg', '/_node/status'])
      await fetch(product.url + path);
    // A line of an error that comes after shows that nothing is still on its way.
    await fetch(`${product.url}/_error/throw`);
    await product.said(/Thrown on purpose/);
    const lines = product.stdout().slice(before.length).trim().split('\n');
    expect(lines).toHaveLength(1);
  });

  test('logs an error as one line of JSON with its stack, status and path', async () => {
    const before = await metric(product.url, 'masthead_errors_reported_total');
    await fetch(`${product.url}/_error/throw?secret=1`);
    expect(await metric(product.url, 'masthead_errors_reported_total')).toBe(before + 1);
    const line: unknown = JSON.parse(product.stdout().trim().split('\n').at(-1) ?? '');
    expect(line).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      msg: 'Thrown on purpose by /_error/throw',
      status: 500,
      path: '/_error/throw',
      error: { type: 'Error', stack: expect.stringContaining('\n    at ') },
    });
  });

  test('shows the reader nothing of an error, and does not report one that is expected', async () => {
    const before = product.stdout();
    const thrown = await (await fetch(`${product.url}/_error/throw`)).text();
    expect(thrown).not.toMatch(/on purpose|node_modules|\.ts:\d/);
    const lines = product.stdout();
    const expected = await fetch(`${product.url}/_error/static/`);
    expect(expected.status).toBe(500);
    expect(await expected.text()).toContain('<h1');
    expect(lines.length).toBeGreaterThan(before.length);
    expect(product.stdout()).toBe(lines);
    expect(product.stderr()).toBe('');
  });
});

describe('/_node/metrics', () => {
  test('is Prometheus text, not to be kept, with what the process does and how it is', async () => {
    await fetch(product.url + FRONT);
    const response = await fetch(`${product.url}/_node/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const name of [
      'masthead_request_seconds_count{route="front-page___en",status="200"}',
      'masthead_render_seconds_count{page="front"}',
      'masthead_page_cache_total{outcome="miss"}',
      'masthead_page_cache_purges_total',
      'masthead_page_cache_dropped_total',
      'masthead_page_cache_pages',
      'masthead_page_cache_bytes',
      'masthead_errors_reported_total',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(`\n${name} `);
  });

  test('names routes, never addresses: unknown addresses do not add a line', async () => {
    await fetch(`${product.url}/unknown/`);
    for (const path of THREE_PAGES) await fetch(product.url + path);
    const before = await metricsText();
    const unknown = Array.from({ length: 50 }, (_, index) => `/unknown-${index}/x/y/z/?q=${index}`);
    const unknownStories = Array.from({ length: 10 }, (_, index) => `/tech/mobile/no-such-story-${index}/`);
    for (const path of [...unknown, ...unknownStories]) await fetch(product.url + path);
    const after = await metricsText();
    expect(labelsOf(after, 'route')).toEqual(labelsOf(before, 'route'));
    expect(linesOfPages(after)).toEqual(linesOfPages(before));
    expect(after).not.toContain('unknown');
    expect(labelsOf(after, 'route')).toEqual(expect.arrayContaining(['error', 'front-page___en', 'topic___en']));
  });

  test('counts each request once', async () => {
    const name = 'masthead_request_seconds_count{route="error",status="404"}';
    const before = await metric(product.url, name);
    for (let count = 0; count < 5; count += 1) await fetch(`${product.url}/unknown-${count}/`);
    expect(await metric(product.url, name)).toBe(before + 5);
  });
});

test('/_node/status says that it is well, which version it is, and since when', async () => {
  const response = await fetch(`${product.url}/_node/status`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-type')).toContain('application/json');
  const status: unknown = await response.json();
  expect(status).toEqual({
    status: 'ok',
    ready: true,
    environment: 'prod',
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    uptime: expect.any(Number),
    services: Object.fromEntries(
      ['ads', 'content', 'discussion', 'events', 'identity', 'images', 'live', 'site', 'studio'].map((name) => [
        name,
        'ok',
      ]),
    ),
  });
});

test.each(['/_node/live', '/_node/ready'])('%s is a 200, kept by nobody', async (path) => {
  const response = await fetch(product.url + path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
