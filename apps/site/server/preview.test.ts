import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, siteOf } from './testing/site-of.ts';

const NEVER_KEPT = 'private, no-cache';

describe('a page asked for with a preview', () => {
  it('asks the content service with it, and only for the page itself', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    await siteOf(content).get('/news/a/?preview=abc');
    expect(content.pageRequests().map(({ headers }) => headers.get('preview'))).toEqual(['abc']);
    expect(content.sharedRequests().some(({ headers }) => headers.has('preview'))).toBe(false);
  });

  it('as data does the same', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    const answer = await siteOf(content).get('/_data/news/a/?preview=abc');
    expect(answer.headers.get('cache-control')).toBe(NEVER_KEPT);
    expect(content.pageRequests()[0]?.headers.get('preview')).toBe('abc');
  });

  it('is kept by nobody: not by the reader, not by the site', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    const { site, get, cache } = siteOf(content);
    const first = await get('/news/a/?preview=abc');
    expect(first.headers.get('cache-control')).toBe(NEVER_KEPT);
    expect(first.headers.get('last-modified')).toBe('Sun, 15 Nov 2026 17:00:00 GMT');
    await get('/news/a/?preview=abc');
    expect(content.pagesAsked()).toBe(2);
    expect(cache).toEqual(['bypass', 'bypass']);
    expect(site.ready('/news/a/?preview=abc', new Headers())).toBeUndefined();
  });

  it('neither shows the published page nor replaces it', async () => {
    let headline = 'Published';
    const content = contentOf({ a: () => articlePage('a', headline) });
    const { get } = siteOf(content);
    await get('/news/a/');
    headline = 'Draft';
    expect(await (await get('/news/a/?preview=abc')).text()).toContain('Draft');
    const published = await get('/news/a/');
    expect(await published.text()).toContain('Published');
    expect(published.headers.get('cache-control')).toBe('private, max-age=60, stale-while-revalidate=240');
  });

  it.each(['', 'a%20b', 'a%0d%0ax:1', '%C3%A9', 'a'.repeat(257)])(
    'that can be none is the ordinary page: %s',
    async (value) => {
      const content = contentOf({ a: () => articlePage('a') });
      const { get, cache } = siteOf(content);
      const answer = await get(`/news/a/?preview=${value}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'private, max-age=60, stale-while-revalidate=240',
      ]);
      expect(content.pageRequests()[0]?.headers.has('preview')).toBe(false);
      expect(cache).toEqual(['miss']);
    },
  );
});

describe('a page’s request to the content service', () => {
  it('wants no header and footer, and nothing of the reader’s query', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    await siteOf(content).get('/news/a/?utm_source=x&debug=true&contentOnly=false');
    const [request] = content.pageRequests();
    expect(request?.url).toBe('http://content.test/api/neutron/composer/cnet/pages/article/a/web?contentOnly=true');
    expect(request?.headers.get('neon-header')).toBe('false');
  });

  it('asks how the page was made in development', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    await siteOf(content, { development: true }).get('/news/a/');
    expect(content.pageRequests()[0]?.url).toContain('debug=true');
  });

  it('carries the key where the content service wants one', async () => {
    const content = contentOf({ a: () => articlePage('a') });
    await siteOf(content, { contentApiKey: { key: 'k', hosts: ['content.test'] } }).get('/news/a/');
    expect(content.pageRequests()[0]?.url).toContain('apiKey=k');
  });
});
