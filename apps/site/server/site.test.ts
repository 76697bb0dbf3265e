import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createErrorReporter, createLogger } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, siteOf } from './testing/site-of.ts';

describe('a page', () => {
  it('is rendered once and then comes from the cache, each time with a new nonce', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    const { get, cache } = siteOf(content);
    const [first, second] = [await (await get('/news/a/')).text(), await (await get('/news/a/?utm_source=x')).text()];
    expect(content.pagesAsked()).toBe(1);
    expect(cache).toEqual(['miss', 'hit']);
    const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1];
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.replace(/nonce="[^"]+"/, '')).toBe(second.replace(/nonce="[^"]+"/, ''));
  });

  it('is rendered once for many readers who ask at the same time', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    const { get, cache } = siteOf(content);
    await Promise.all(Array.from({ length: 20 }, () => get('/news/a/')));
    expect(content.pagesAsked()).toBe(1);
    expect(cache.filter((outcome) => outcome === 'shared')).toHaveLength(19);
  });

  it('is made anew after something it shows has changed, and only then', async () => {
    let headline = 'Before';
    const content = contentOf({ a: () => articlePage('a', headline) });
    const { site, get } = siteOf(content);
    await get('/news/a/');
    headline = 'After';
    site.changes.heard(['story:unrelated']);
    expect(await (await get('/news/a/')).text()).toContain('Before');
    site.changes.heard(['story:a']);
    expect(await (await get('/news/a/')).text()).toContain('After');
  });

  it('is made anew when a story beside it changes', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    const { site, get } = siteOf(content);
    await get('/news/a/');
    site.changes.heard(['story:other']);
    await get('/news/a/');
    expect(content.pagesAsked()).toBe(2);
  });

  it('is not kept when something changed while it was being made', async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const content = contentOf({
      a: async () => {
        asked.resolve();
        await answered.promise;
        return articlePage('a', 'Stale');
      },
    });
    const { site, get } = siteOf(content);
    const slow = get('/news/a/');
    await asked.promise;
    site.changes.heard(['story:a']);
    answered.resolve();
    await slow;
    await get('/news/a/');
    expect(content.pagesAsked()).toBe(2);
  });

  it('is never kept with feature overrides', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    const { get, cache } = siteOf(content);
    await get('/news/a/?enableFeatures=x');
    await get('/news/a/?enableFeatures=x');
    expect(cache).toEqual(['bypass', 'bypass']);
  });

  it('has its text in the document once, sanitised again, and not in the hydration data', async () => {
    const { get } = siteOf(contentOf({ a: () => articlePage('a') }));
    const html = await (await get('/news/a/')).text();
    expect(html.split('Once only.')).toHaveLength(2);
    expect(html).not.toContain('alert(1)');
  });
});

describe('data for a navigation', () => {
  it('is asked for afresh each time, and compressed where the browser takes that', async () => {
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }));
    const plain = await get('/_data/news/a/');
    expect(plain.headers.get('cache-control')).toBe('private, no-cache');
    const request = new Request('http://localhost/_data/news/a/', { headers: { 'accept-encoding': 'gzip' } });
    const zipped = await site.fetch(request);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toBe('accept-encoding');
    expect(JSON.parse(String(gunzipSync(await zipped.arrayBuffer())))).toEqual(await plain.json());
  });
});

describe('an address', () => {
  it('without its slash is sent to the one with it, the query kept', async () => {
    const answer = await siteOf(contentOf({})).get('/topics/vpn?x=1&y=2');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/topics/vpn/?x=1&y=2');
  });

  it.each(['/file.js', '/api/x', '/_node/nothing'])('that is no page gets no slash: %s', async (path) => {
    expect((await siteOf(contentOf({})).get(path)).status).toBe(404);
  });

  it('under another topic than the story’s own is sent to the story’s address, the query kept', async () => {
    const answer = await siteOf(contentOf({ a: () => articlePage('a') })).get('/tech/mobile/a/?x=1');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/news/a/?x=1');
  });

  it('that the browser asks data for answers a redirect as data, so that the address bar can follow', async () => {
    const answer = await siteOf(contentOf({ a: () => articlePage('a') })).get('/_data/tech/mobile/a/');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ kind: 'redirect', location: '/news/a/', version: 'v1' });
  });

  it.each(['/roadshow/reviews/', '/topics/features/', '/0/'])('that its route refuses is a 404: %s', async (path) => {
    expect((await siteOf(contentOf({})).get(path)).status).toBe(404);
  });
});

describe('a failure', () => {
  it('is a 404 page without a report when nothing is there', async () => {
    const { get, reporter, routes } = siteOf(contentOf({}));
    const answer = await get('/news/nothing/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('We looked for this page, and cannot recommend it');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('last-modified')).toBe('Sun, 15 Nov 2026 18:00:00 GMT');
    expect(reporter.count).toBe(0);
    expect(routes).toEqual(['error 404']);
  });

  it('of the content service is a 5xx page with one report, and no details for readers', async () => {
    const { get, reporter } = siteOf(contentOf({ a: () => ({ components: 'nonsense' }) }));
    const answer = await get('/news/a/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('could not be read');
    expect(reporter.count).toBe(1);
  });

  describe('of a component that its page cannot be without', () => {
    const failing = (componentName: string, code: number, context = {}) => ({
      id: componentName,
      meta: { componentName, componentType: 'Article' },
      errors: [{ code, message: 'It is not here', context }],
    });
    const moved = {
      availableOn: [
        { edition: 'uk', slug: 'other' },
        { edition: 'us', slug: 'b' },
      ],
    };
    const siteWith = (...components: object[]) =>
      siteOf(contentOf({ a: () => ({ components }), b: () => articlePage('b') }));

    it('leads to where it is in this edition', async () => {
      const answer = await siteWith(failing('article', 301, moved)).get('/news/a/');
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news/b/']);
    });

    it('is a page with a word to readers, without a report, when it was withdrawn', async () => {
      const { get, reporter, routes } = siteWith(failing('article', 410));
      const answer = await get('/news/a/');
      expect([answer.status, reporter.count, routes]).toEqual([410, 0, ['error 410']]);
      const html = await answer.text();
      expect(html).toMatch(/<h1[^>]*>We have taken this story back<\/h1>/);
      expect(html).toContain('name="robots" content="noindex"');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    });

    it('is a 404 page, without a report, when it is not there', async () => {
      const { get, reporter } = siteWith(failing('article', 404));
      expect([(await get('/news/a/')).status, reporter.count]).toEqual([404, 0]);
    });

    it('is a 500 when it is in no edition that is ours, or failed otherwise', async () => {
      const elsewhere = { availableOn: [{ edition: 'uk', slug: 'other' }] };
      for (const component of [failing('article', 301, elsewhere), failing('article', 500)])
        expect((await siteWith(component).get('/news/a/')).status).toBe(500);
    });

    it('is not what another one says that it can be without', async () => {
      const { components } = articlePage('a');
      const withExtra = siteWith(...components, failing('sponsor', 404));
      expect((await withExtra.get('/news/a/')).status).toBe(200);
      expect((await siteWith(failing('sponsor', 404)).get('/news/a/')).status).toBe(500);
    });
  });

  it('of a content service that is away is a 503 that says when to come again', async () => {
    const { get } = siteOf({ ...contentOf({}), contentFetch: () => Promise.reject(new Error('ECONNREFUSED')) });
    const answer = await get('/news/a/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  });

  it('shows its message and status in development', async () => {
    const { get } = siteOf(contentOf({}), { development: true });
    const html = await (await get('/nope/')).text();
    expect(html).toContain('This page could not be found');
    expect(html).toContain('404');
  });

  it('on purpose at /_error/throw is a 500 with one report', async () => {
    const { get, reporter } = siteOf(contentOf({}));
    expect((await get('/_error/throw')).status).toBe(500);
    expect(reporter.count).toBe(1);
  });

  it('at /_error/static/ is a 500 with its message in development and no report', async () => {
    const { get, reporter } = siteOf(contentOf({}), { development: true });
    const answer = await get('/_error/static/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Neutron static error page.');
    expect(reporter.count).toBe(0);
  });

  it('without any navigation still has an error page', async () => {
    const down = async (): Promise<Response> => {
      throw new TypeError('fetch failed');
    };
    const answer = await siteOf({ ...contentOf({}), contentFetch: down }).get('/nope/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('We looked for this page');
  });

  it('of the error page itself has a page that depends on nothing', async () => {
    const broken = () => {
      throw new Error('no assets');
    };
    const { get, reporter } = siteOf(contentOf({}), { assets: broken });
    const html = await (await get('/nope/')).text();
    expect(html).toContain('An error occurred while showing the error page');
    expect(html).toContain('<a href="/">Go back to home</a>');
    expect(reporter.count).toBe(1);
  });

  it('is reported with the id of its request', async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'error', destination: { write: (line) => lines.push(line) } });
    const { site } = siteOf(contentOf({}), { reporter: createErrorReporter({ logger }) });
    await site.fetch(new Request('http://localhost/_error/throw', { headers: { 'x-request-id': 'reader-1234' } }));
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      requestId: 'reader-1234',
      path: '/_error/throw',
      status: 500,
    });
  });

  it('asked for as data is the error page’s state with its status', async () => {
    const answer = await siteOf(contentOf({})).get('/_data/news/nothing/');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ kind: 'page', page: { content: { page: 'error' } } });
  });
});

describe('a kept page', () => {
  const plain = new Headers();

  it('is ready at once, with the same headers and document as the whole way gives, but for the nonce', async () => {
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }));
    expect(site.ready('/news/a/', plain)).toBeUndefined();
    const whole = await get('/news/a/');
    const ready = site.ready('/news/a/', plain);
    const withoutNonce = (text: string) => text.replaceAll(/nonce[=-]["']?[\w+/]+/g, '');
    expect(withoutNonce(String(Buffer.concat(ready?.pieces ?? [])))).toBe(withoutNonce(await whole.text()));
    const headers = Object.fromEntries(
      Object.entries(ready?.headers ?? {}).map(([name, value]) => [name, withoutNonce(value)]),
    );
    const expected = [...whole.headers].map(([name, value]) => [name, withoutNonce(value)]);
    expect(headers).toEqual(Object.fromEntries(expected));
  });

  it('has a nonce of its own each time, in the document and in the policy', async () => {
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }));
    await get('/news/a/');
    const nonces = Array.from({ length: 5 }, () => {
      const ready = site.ready('/news/a/', plain);
      const inDocument = /nonce="([^"]+)"/.exec(String(Buffer.concat(ready?.pieces ?? [])))?.[1] ?? '';
      expect(ready?.headers['content-security-policy']).toContain(`'nonce-${inDocument}'`);
      return inDocument;
    });
    expect(new Set(nonces).size).toBe(5);
  });

  it.each([
    ['gzip', 'gzip, deflate', gunzipSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
  ])('is not ready as %s before it has been compressed once', async (encoding, accepted, decode) => {
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }));
    await get('/news/a/');
    const headers = new Headers({ 'accept-encoding': accepted });
    expect(site.ready('/news/a/', headers)).toBeUndefined();
    await site.fetch(new Request('http://localhost/news/a/', { headers }));
    const ready = site.ready('/news/a/', headers);
    expect(ready?.headers['content-encoding']).toBe(encoding);
    const nonce = /nonce="([^"]+)"/.exec(String(decode(Buffer.concat(ready?.pieces ?? []))))?.[1];
    expect(ready?.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it.each([
    ['with a query', '/news/a/?enableFeatures=x', ''],
    ['with cookies that are too large', '/news/a/', 'c'.repeat(9000)],
    ['under another spelling', '/news//a/', ''],
  ])('goes the whole way %s', async (_what, target, cookie) => {
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }));
    await get('/news/a/');
    expect(site.ready(target, new Headers({ cookie }))).toBeUndefined();
  });

  it('is not ready any more after a change', async () => {
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }));
    await get('/news/a/');
    site.changes.heard(['story:a']);
    expect(site.ready('/news/a/', plain)).toBeUndefined();
  });
});
