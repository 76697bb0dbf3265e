import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEvents } from './testing/run-command.ts';
import { type Product, startProduct } from './testing/start-product.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** What it has it stores before it ends, by a thread that lets others go first. */
const PATIENT = { SHUTDOWN_GRACE_MS: '60000' };

describe('a process that collects events', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-events-'));
  // The test itself is the proxy that is named.
  const env = { ROLES: 'events', DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', ...PATIENT };
  const now = Date.now();
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(env);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (number: number, headers: Record<string, string> = {}) => {
    const events = [{ ...sampleEvent('page_viewed', number), at: now }];
    return fetch(`${product.url}/api/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': BROWSER,
        origin: product.url,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': '192.0.2.7',
        ...headers,
      },
      body: JSON.stringify(sampleBatch(events, now)),
    });
  };

  test('acknowledges them, kept by nobody, and counts them', async () => {
    const answer = await send(1, { 'cdn-country': 'DE' });
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 1 }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const metrics = await (await fetch(`${product.url}/_node/metrics`)).text();
    expect(metrics).toContain('masthead_events_total{outcome="accepted"} 1');
  });

  test('takes none of another site, and answers nothing but POST', async () => {
    expect((await send(2, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(`${product.url}/api/events`)).status).toBe(404);
  });

  test('has what it acknowledged when it was killed, with the country that a named proxy said and no address', async () => {
    expect((await send(3, { 'cdn-country': '<b>' })).status).toBe(202);
    await product.stop('SIGKILL');
    product = await startProduct(env);
    const out = join(folder, 'day.ndjson');
    const date = new Date(now).toISOString().slice(0, 10);
    const events = async () => {
      await runEvents(['export', '--day', date, '--out', out], { DATA_DIR: folder });
      return readFileSync(out, 'utf8');
    };
    await expect.poll(events).toMatch(/\n.*\n$/);
    const lines = (await events())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ name, country, robot }) => [name, country, robot])).toEqual([
      ['page_viewed', 'DE', false],
      ['page_viewed', null, false],
    ]);
    expect(readFileSync(out, 'utf8')).not.toContain('192.0.2.7');
  });
});

test('the country is nobody’s to say where no proxy is named', async () => {
  const product = await startProduct({ ROLES: 'events', ...PATIENT });
  const at = Date.now();
  await fetch(`${product.url}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: product.url, 'user-agent': BROWSER, 'cdn-country': 'DE' },
    body: JSON.stringify(sampleBatch([{ ...sampleEvent('login'), at }], at)),
  });
  const out = join(product.dataDir, 'day.ndjson');
  // Told to stop, it stores what it has.
  product.child.kill('SIGTERM');
  await product.ended;
  const date = new Date(at).toISOString().slice(0, 10);
  await runEvents(['export', '--day', date, '--out', out], { DATA_DIR: product.dataDir });
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ name: 'login', country: null });
  await product.stop();
});
