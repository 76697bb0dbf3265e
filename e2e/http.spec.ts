/** The product as HTTP clients see it: addresses, redirects, caching, security, encodings, diagnostics. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../server/testing/start-product.ts';
import { expect, productUrl, test } from './fixtures.ts';
import { modulesOf } from './navigating.ts';
import { hydrated } from './page-suite.ts';
import { ARTICLE, LONG_TOPIC, pageTypes, ROADSHOW_ARTICLE } from './page-types.ts';
import { askRaw } from './raw-http.ts';

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, productUrl()), { redirect: 'manual', ...init });

/** For a minute unasked, for five while it asks again. */
const A_MINUTE = 'private, max-age=60, stale-while-revalidate=240';

const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/topics/phones', '/topics/phones/'],
    ['/topics/phones?x=1&y=a%20b', '/topics/phones/?x=1&y=a%20b'],
    ['/topics/tech/2', '/topics/tech/2/'],
    ['/2?x=1', '/2/?x=1'],
    [`${ARTICLE.slice(0, -1)}?x=1`, `${ARTICLE}?x=1`],
    ['/1/', '/'],
    ['/1/?x=1', '/?x=1'],
    ['/tech/gaming/halo-self-healing-screen-tested/?x=1', `${ARTICLE}?x=1`],
    ['/news/halo-self-healing-screen-tested/', ARTICLE],
    ['/topics/auto/', '/roadshow/auto/'],
    ['/topics/phones/1/', '/topics/phones/'],
    ['/topics/PHONES/', '/topics/phones/'],
  ] as const) {
    test(`${from} is moved for good to ${to}`, async () => {
      const response = await ask(from);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(to);
      expect((await ask(to)).status).toBe(200);
    });
  }

  for (const path of ['/desk', '/Desk/', '/DESK//', '/%64esk/?from=mail'])
    test(`${path} is one step from the studio`, async () => {
      const { status, headers } = await ask(path);
      const query = path.split('?')[1];
      expect([status, headers.get('location')]).toEqual([301, query ? `/desk/?${query}` : '/desk/']);
    });

  for (const [path, status] of [
    ['/_node/status', 200],
    ['/_node/metrics', 200],
    ['/icon.svg', 200],
    ['/service-worker.js', 200],
    ['/api/neutron/no-such', 404],
    ['/api/no-such', 404],
    ['/assets/no-such.js', 404],
    ['/no-such.txt', 404],
  ] as const) {
    test(`${path} is never sent to a slash`, async () => {
      const response = await ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('location')).toBeNull();
    });
  }

  for (const path of ['/0/', '/en/', '/en/news/foo/', `/en${ARTICLE}`, '/abc/'])
    test(`${path} is a 404`, async () => {
      expect((await ask(path)).status).toBe(404);
    });

  test('HEAD is answered like GET, without the text', async () => {
    const response = await ask(ARTICLE, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(A_MINUTE);
    expect(await response.text()).toBe('');
  });
});

test.describe('caching', () => {
  for (const [path, cacheControl] of [
    ['/', A_MINUTE],
    ['/2/', A_MINUTE],
    [ARTICLE, A_MINUTE],
    [ROADSHOW_ARTICLE, A_MINUTE],
    [LONG_TOPIC, A_MINUTE],
    ['/a/b/c/d/', 'private, no-cache'],
    ['/_error/static/', 'private, no-cache'],
  ] as const) {
    test(`${path} says ${cacheControl} and when it changed`, async () => {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe(cacheControl);
      expect(headers.get('last-modified')).toMatch(HTTP_DATE);
    });
  }

  test('a browser that has a page is told so, and the scripts of its copy run as they did', async ({ page }) => {
    const known = async () => {
      const text = await (await ask('/_node/metrics')).text();
      const lines = [...text.matchAll(/^masthead_request_seconds_count\{.*status="304"\} (\d+)$/gm)];
      return lines.reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const violations: string[] = [];
    page.on('console', (message) => void (/Content Security/.test(message.text()) && violations.push(message.text())));
    await page.goto(LONG_TOPIC);
    const before = await known();
    await page.reload();
    // Set by the one script that stands in the document, on a reload only.
    await expect(page.locator('html')).toHaveAttribute('data-lay-out', 'whole');
    expect(await known()).toBeGreaterThan(before);
    expect(violations).toEqual([]);
  });

  test('a browser takes pages as brotli, each with its own nonce, and refuses nothing in them', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => void (/Content Security/.test(message.text()) && refused.push(message.text())));
    for (const path of ['/', ARTICLE, ARTICLE]) {
      const response = await page.goto(path);
      expect(response?.headers()['content-encoding']).toBe('br');
      // Set by the page's code, which the one script of the document asks for.
      await hydrated(page);
    }
    expect(refused).toEqual([]);
  });

  test('hashed files may be kept for good and come in brotli; others for an hour', async () => {
    const [entry = '', ...others] = await modulesOf('/');
    const { headers } = await ask(entry, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    for (const file of [entry, ...others])
      expect((await ask(file)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

/** The nonce of the policy, after a look at the rest of it and at the document. */
async function nonceOf(response: Response): Promise<string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const inDocument = [...(await response.text()).matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
  expect(inDocument).toEqual([nonce]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  return nonce;
}

test.describe('security', () => {
  for (const { name, path } of pageTypes) {
    test(`${name} has an enforced policy with a nonce of its own, and the security headers`, async () => {
      const responses = await Promise.all([ask(path), ask(path)]);
      const nonces = await Promise.all(responses.map(nonceOf));
      expect(new Set(nonces).size).toBe(2);
      expect(nonces[0]?.length).toBeGreaterThanOrEqual(22);
      const [{ headers }] = responses;
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    });
  }

  test('nothing in the document’s data can close its script, not even an address that tries', async () => {
    for (const path of ['/', ARTICLE, '/nope</script><script>alert(1)</script>/', '/nope%3C/script%3E/']) {
      const { body } = await askRaw(path);
      const data =
        /<script type="application\/json" id="page-state">(.*?)<\/script><script type="application\/json" id="page-code">/s.exec(
          body,
        )?.[1];
      expect(data).toBeDefined();
      expect(data).not.toMatch(/[<>]/);
      expect(body).not.toContain('alert(1)</script>');
    }
  });
});

test.describe('the document', () => {
  const withoutNonce = (html: string): string => html.replace(/nonce="[^"]*"/, 'nonce=""');

  for (const path of ['/', ARTICLE, '/a/b/c/d/']) {
    test(`${path} compressed is the same document as uncompressed`, async () => {
      const [compressed, plain] = await Promise.all([
        askRaw(path, { 'Accept-Encoding': 'gzip' }),
        askRaw(path, { 'Accept-Encoding': 'identity' }),
      ]);
      expect(compressed.headers['content-encoding']).toBe('gzip');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(compressed.headers.vary).toMatch(/accept-encoding/i);
      const unpacked = gunzipSync(Buffer.from(compressed.body, 'latin1')).toString('latin1');
      expect(withoutNonce(unpacked)).toBe(withoutNonce(plain.body));
      expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
    });
  }

  test('a reader who refuses gzip is not sent it', async () => {
    for (const refusal of ['gzip;q=0', 'identity, gzip; q=0.0'])
      expect((await askRaw('/', { 'Accept-Encoding': refusal })).headers['content-encoding']).toBeUndefined();
  });

  test('the text of an article is sent once: it is not in the data for hydration', async () => {
    const html = await (await ask(ARTICLE)).text();
    for (const sentence of ['A surface that flows is a surface that dents.', 'We would also buy a case.'])
      expect(html.split(sentence).length - 1).toBe(1);
  });
});

test.describe('diagnostics', () => {
  test('/_node/status is JSON that says ok and which build it is', async () => {
    const response = await ask('/_node/status');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
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

  test('/_node/metrics counts requests by route and status, renders, cache, event loop and memory', async () => {
    await Promise.all([ask(ARTICLE), ask('/a/b/c/d/')]);
    const response = await ask('/_node/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of [
      /^masthead_request_seconds_count\{route="tech-article-topic___en",status="200"\} [1-9]/m,
      /^masthead_request_seconds_count\{route="error",status="404"\} [1-9]/m,
      /^masthead_render_seconds_count\{page="article"\} [1-9]/m,
      /^masthead_page_cache_total\{outcome="miss"\} [1-9]/m,
      /^masthead_errors_reported_total \d/m,
      /^nodejs_eventloop_lag_seconds \d/m,
      /^process_resident_memory_bytes \d/m,
    ])
      expect(text).toMatch(line);
  });

  test('a request id that can be trusted is sent back, any other is replaced', async () => {
    const sentBack = async (id: string) => (await askRaw('/', { 'X-Request-Id': id })).headers['x-request-id'];
    expect(await sentBack('abc-DEF_123.456')).toBe('abc-DEF_123.456');
    for (const id of ['short', 'has spaces in it', '<script>alert(1)</script>', 'x'.repeat(65)]) {
      expect(await sentBack(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
    const [one, two] = await Promise.all([ask('/'), ask('/')]);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });
});

test('what is built has no code of the galleries of the design system', () => {
  const dist = join(ROOT, 'apps/site/dist');
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(code.length).toBeGreaterThan(10);
  const withGallery = code.filter((name) => readFileSync(join(dist, name), 'utf8').includes('The serif judges'));
  expect(withGallery).toEqual([]);
});
