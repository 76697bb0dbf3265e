import { createLogger } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, ruleOf, siteOf } from '../testing/site-of.ts';

const NOW = Date.parse('2026-11-15T18:00:00Z');
const ARTICLE = '/news/a/';
const plain = new Headers();

type Rules = ReturnType<typeof ruleOf>[];
const withArticle = (...rules: Rules) => contentOf({ a: () => articlePage('a', 'The masked one') }, rules);
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('a friendly address', () => {
  it.each([
    ['PERMANENT_REDIRECT', 301],
    ['TEMPORARY_REDIRECT', 302],
  ])('of the kind %s is a %i to the real one, the query kept', async (urlType, status) => {
    const { get, routes } = siteOf(withArticle(ruleOf('/friendly/', urlType, ARTICLE)));
    const answer = await get('/friendly/?x=1&utm_source=mail');
    expect([answer.status, answer.headers.get('location')]).toEqual([status, '/news/a/?x=1&utm_source=mail']);
    expect(routes).toEqual([`vanity ${status}`]);
  });

  it('of the kind NOT_FOUND is a 404 whose message names the rule, its kind and the path', async () => {
    const { get } = siteOf(withArticle(ruleOf('/friendly/', 'NOT_FOUND')), { development: true });
    const answer = await get('/friendly/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('rule of /friendly/ is NOT_FOUND: /friendly/');
  });

  it('of the kind OK is the page that the address has', async () => {
    const { get } = siteOf(withArticle(ruleOf(ARTICLE, 'OK')));
    const answer = await get(ARTICLE);
    expect([answer.status, (await answer.text()).includes('The masked one')]).toEqual([200, true]);
  });

  it('of the kind OK without a page is a short answer, as a page and as data', async () => {
    const { site, get } = siteOf(withArticle(ruleOf('/hello/', 'OK')));
    const answer = await get('/hello/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(await answer.text()).toMatch(/<h1[^>]*>All is well<\/h1>/);
    expect(answer.headers.get('content-security-policy')).toContain('nonce-');
    expect(site.ready('/hello/', plain)).toBeUndefined();
    const data = await get('/_data/hello/');
    expect(data.status).toBe(200);
    expect(await data.json()).toMatchObject({ kind: 'page', page: { path: '/hello/', content: { page: 'text' } } });
  });

  it('without a rule is a 404', async () => {
    expect((await siteOf(withArticle()).get('/abc/')).status).toBe(404);
  });

  it('is also found without its slash and in capitals', async () => {
    const { get } = siteOf(withArticle(ruleOf('/friendly/', 'MASK', ARTICLE)));
    for (const path of ['/friendly', '/Friendly/', '/FRIENDLY']) {
      const answer = await get(`${path}?x=1`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/friendly/?x=1']);
    }
  });
});

describe('a mask', () => {
  it('shows the page under the friendly address, says that its own is the canonical one, and is kept', async () => {
    const content = withArticle(ruleOf('/friendly/', 'MASK', ARTICLE));
    const { site, get, cache, routes } = siteOf(content);
    const answer = await get('/friendly/');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(html).toContain('The masked one');
    expect(canonicalOf(html)).toBe('http://localhost/news/a/');
    expect(html).toContain('"path":"/friendly/"');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60, stale-while-revalidate=240');
    expect(site.ready('/friendly/', plain)).toBeDefined();
    await get('/friendly/?utm_source=x');
    expect([cache, content.pagesAsked()]).toEqual([['miss', 'hit', 'hit'], 1]);
    expect(new Set(routes)).toEqual(new Set(['article___en 200']));
  });

  it('that is temporary has that canonical address too, and is kept by nobody', async () => {
    const { site, get, cache } = siteOf(withArticle(ruleOf('/friendly/', 'TEMPORARY_MASK', ARTICLE)));
    const answer = await get('/friendly/');
    const html = await answer.text();
    expect([answer.status, html.includes('The masked one')]).toEqual([200, true]);
    expect(canonicalOf(html)).toBe('http://localhost/news/a/');
    expect(html).toContain('"path":"/friendly/"');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(cache).toEqual(['bypass']);
    expect(site.ready('/friendly/', plain)).toBeUndefined();
  });

  it('does the same when the browser asks for data', async () => {
    const { get } = siteOf(withArticle(ruleOf('/friendly/', 'MASK', ARTICLE)));
    expect(await (await get('/_data/friendly/')).json()).toMatchObject({
      kind: 'page',
      page: { path: '/friendly/', content: { page: 'article' } },
      head: { canonical: 'http://localhost/news/a/' },
    });
  });

  it('goes before the page that the address has by itself, with the brand and the name of what is behind it', async () => {
    const { get, routes } = siteOf(withArticle(ruleOf('/roadshow/suvs/', 'MASK', ARTICLE)));
    const html = await (await get('/roadshow/suvs/')).text();
    expect(html).toContain('The masked one');
    expect(html).toContain('"brand":"cnet"');
    expect(routes).toEqual(['article___en 200']);
  });

  it('shows a page whose own address is another by now, and sends nobody away', async () => {
    const { get } = siteOf(withArticle(ruleOf('/friendly/', 'TEMPORARY_MASK', '/tech/mobile/a/')));
    const answer = await get('/friendly/');
    const html = await answer.text();
    expect([answer.status, html.includes('The masked one')]).toEqual([200, true]);
    expect(canonicalOf(html)).toBe('http://localhost/news/a/');
  });

  it('of content that is not there is a 404', async () => {
    const { get } = siteOf(withArticle(ruleOf('/friendly/', 'MASK', '/news/gone/')));
    expect((await get('/friendly/')).status).toBe(404);
  });

  it('is not kept longer than its rule', async () => {
    let now = NOW;
    const dateExpired = { date: '2026-11-15 18:00:30', timezone: 'UTC' };
    const content = withArticle(ruleOf('/friendly/', 'MASK', ARTICLE, { enabled: null, dateExpired }));
    const { site, get } = siteOf(content, { clock: { now: () => now } });
    expect((await get('/friendly/')).status).toBe(200);
    now += 29_000;
    expect(site.ready('/friendly/', plain)).toBeDefined();
    now += 2_000;
    expect(site.ready('/friendly/', plain)).toBeUndefined();
    expect((await get('/friendly/')).status).toBe(404);
  });
});

describe('the root', () => {
  it.each([
    ['PERMANENT_REDIRECT', 301],
    ['TEMPORARY_REDIRECT', 302],
  ])('with a rule of the kind %s is a %i', async (urlType, status) => {
    const answer = await siteOf(withArticle(ruleOf('/', urlType, ARTICLE))).get('/');
    expect([answer.status, answer.headers.get('location')]).toEqual([status, ARTICLE]);
  });

  it('is a 302 where the kind of redirect is not said', async () => {
    const { contentFetch, ...content } = withArticle();
    const dictionary = Response.json({ data: { '/': { target: ARTICLE } } });
    const { get } = siteOf({
      ...content,
      contentFetch: async (request) =>
        request.url.endsWith('/dictionary') ? dictionary.clone() : contentFetch(request),
    });
    const answer = await get('/');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, ARTICLE]);
  });

  it('can be a mask', async () => {
    expect(await (await siteOf(withArticle(ruleOf('/', 'MASK', ARTICLE))).get('/')).text()).toContain('The masked one');
  });
});

describe('a change of the rules', () => {
  it('shows at once, also where a page is kept', async () => {
    const rules: Rules = [];
    const { site, get } = siteOf(contentOf({ a: () => articlePage('a') }, rules));
    expect((await get(ARTICLE)).status).toBe(200);
    rules.push(ruleOf(ARTICLE, 'TEMPORARY_REDIRECT', '/topics/phones/'));
    site.changes.heard(['navigation']);
    expect(site.ready(ARTICLE, plain)).toBeUndefined();
    expect((await get(ARTICLE)).headers.get('location')).toBe('/topics/phones/');
  });

  it('leaves nothing behind that was decided before it and made after it', async () => {
    const rules: Rules = [ruleOf('/friendly/', 'MASK', ARTICLE)];
    const content = contentOf({ a: () => articlePage('a') }, rules);
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { site, get } = siteOf({
      ...content,
      async contentFetch(request) {
        const answer = await content.contentFetch(request);
        if (request.url.includes('/vanity/cnet/web')) {
          asked.resolve();
          await answered.promise;
        }
        return answer;
      },
    });
    const slow = get('/friendly/');
    await asked.promise;
    rules.pop();
    site.changes.heard(['navigation']);
    answered.resolve();
    await slow;
    expect(site.ready('/friendly/', plain)).toBeUndefined();
    expect((await get('/friendly/')).status).toBe(404);
  });
});

describe('when rules cannot be learnt', () => {
  function siteWithFailing(failing: string) {
    const content = withArticle(ruleOf('/friendly/', 'MASK', ARTICLE), ruleOf(ARTICLE, 'NOT_FOUND'));
    const lines: string[] = [];
    let fails = true;
    let now = NOW;
    const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
    const contentFetch = async (request: Request) =>
      fails && new URL(request.url).pathname.endsWith(failing)
        ? new Response('{}', { status: 500 })
        : content.contentFetch(request);
    const { site, get } = siteOf({ ...content, contentFetch }, { logger, clock: { now: () => now } });
    const recover = () => {
      fails = false;
      now += 11_000;
    };
    return { site, get, lines, recover };
  }

  it.each(['/vanity/cnet/dictionary', '/vanity/cnet/web'])('pages are what they are: %s', async (failing) => {
    const { get, lines } = siteWithFailing(failing);
    expect((await get(ARTICLE)).status).toBe(200);
    expect((await get(ARTICLE)).status).toBe(200);
    expect(lines).toHaveLength(1);
    expect((await get('/friendly/')).status).toBe(404);
  });

  it.each(['/vanity/cnet/dictionary', '/vanity/cnet/web'])(
    'nothing is kept beyond the failure that hid a rule: %s',
    async (failing) => {
      const { site, get, recover } = siteWithFailing(failing);
      await get(ARTICLE);
      expect(site.ready(ARTICLE, plain)).toBeDefined();
      recover();
      expect(site.ready(ARTICLE, plain)).toBeUndefined();
      expect((await get(ARTICLE)).status).toBe(404);
    },
  );
});

describe('a page that has another address of its own', () => {
  it('is shown where it is when a rule would bring the reader back', async () => {
    const { get } = siteOf(withArticle(ruleOf(ARTICLE, 'TEMPORARY_REDIRECT', '/tech/mobile/a/')));
    expect((await get(ARTICLE)).headers.get('location')).toBe('/tech/mobile/a/');
    const answer = await get('/tech/mobile/a/');
    const html = await answer.text();
    expect([answer.status, html.includes('The masked one')]).toEqual([200, true]);
    expect(canonicalOf(html)).toBe('http://localhost/news/a/');
  });

  it('is shown where it is when rules of two pages would bring the reader around', async () => {
    const content = contentOf({ a: () => articlePage('a'), b: () => articlePage('b') }, [
      ruleOf('/news/a/', 'TEMPORARY_REDIRECT', '/tech/mobile/b/'),
      ruleOf('/news/b/', 'TEMPORARY_REDIRECT', '/tech/mobile/a/'),
    ]);
    const { get } = siteOf(content);
    for (const path of ['/tech/mobile/a/', '/tech/mobile/b/']) expect((await get(path)).status).toBe(200);
  });

  it('is still sent there when the rule leads to a page of its own', async () => {
    const content = contentOf({ a: () => articlePage('a'), b: () => articlePage('b') }, [
      ruleOf('/news/a/', 'TEMPORARY_REDIRECT', '/news/b/'),
    ]);
    const answer = await siteOf(content).get('/tech/mobile/a/');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news/a/']);
  });
});
