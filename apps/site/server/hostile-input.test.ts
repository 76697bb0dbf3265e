import { type ContentKind, STORY_KINDS } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '../routes/canonical.ts';
import { createMatcher } from '../routes/match.ts';
import { articlePage, contentOf, ruleOf, siteOf } from './testing/site-of.ts';

const RULES = [
  ruleOf('/friendly/', 'PERMANENT_REDIRECT', '/news/a/'),
  ruleOf('/mask/', 'MASK', '/news/b/'),
  ruleOf('/round/', 'PERMANENT_REDIRECT', '/about-turn/'),
  ruleOf('/about-turn/', 'PERMANENT_REDIRECT', '/round/'),
  ruleOf('/news/b/', 'TEMPORARY_REDIRECT', '/tech/mobile/b/'),
  ruleOf('/away/', 'PERMANENT_REDIRECT', '//evil.example/'),
];

/** A site with two articles, and rules that lead to them, in circles and astray. */
function hostileSite() {
  const content = contentOf({ a: () => articlePage('a'), b: () => articlePage('b') }, RULES);
  const articlesOnly = async (request: Request): Promise<Response> =>
    /\/pages\/(?!article\/)/.test(request.url) ? Response.json({}, { status: 404 }) : content.contentFetch(request);
  return siteOf({ ...content, contentFetch: articlesOnly });
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const SEGMENTS = [
  ...words(
    'news News NEWS tech mobile home internet personal-finance topics roadshow pictures feature features replay',
  ),
  ...words(
    'videos share reviews x-review profiles landing search products friendly FRIENDLY mask round away phones a A b',
  ),
  ...words('_data api _node assets rss sitemaps sitemap.xml robots.txt apple-news partner-feed apigee users'),
  ...words('0 1 2 02 999999 1e3 -1 . .. %2e%2e %252e%252e %2f %2F%2Fevil.example %5c \\ % %00 %E0%A4%A %FF é %C4%B0 ſ'),
  ...words('__proto__ constructor index.html a.js <script> " ; : @evil.example * {a} (.*) %0d%0aset-cookie:a=b'),
  ...['', ' ', '\u202e', 'a'.repeat(300)],
];
/** A page, or what the asker did wrong. */
const FINE = [200, 400, 401, 404, 414];
const QUERIES = [
  'x=1',
  'x=1&x=2',
  'preview=a&preview=b',
  'enableFeatures=__proto__',
  'next=//evil.example',
  '%',
  '&&=',
  'page[]=1',
];

const address = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...SEGMENTS), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 5 }),
    fc.boolean(),
    fc.option(fc.constantFrom(...QUERIES)),
  )
  .map(([segments, slash, query]) => `/${segments.join('/')}${slash ? '/' : ''}${query === null ? '' : `?${query}`}`);

/** Addresses that can be asked for at all: a client makes a URL of them. */
const requestTo = (path: string): Request | undefined => {
  const url = URL.parse(`http://localhost${path}`);
  return url ? new Request(url) : undefined;
};

describe('whatever is asked', () => {
  it('is answered with a page, a redirect within the site that ends, or what is wrong with it', async () => {
    const { site } = hostileSite();
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        let next: string | null = path;
        let status = 0;
        for (let hops = 0; next !== null; hops += 1) {
          expect(hops).toBeLessThanOrEqual(3);
          const request: Request | undefined = requestTo(next);
          if (!request) return;
          const answer = await site.fetch(request);
          status = answer.status;
          next = answer.headers.get('location');
          if (next !== null) expect(next).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        }
        expect(FINE).toContain(status);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves no page under a name that is not its own', async () => {
    const { site, held } = hostileSite();
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const request = requestTo(path);
        if (request) await site.fetch(request);
      }),
      { numRuns: 200 },
    );
    // The two stories, and the second under its mask and where a rule leaves it.
    expect(held().pages).toBeLessThanOrEqual(4);
  });

  it('as data is answered the same way', async () => {
    const { site } = hostileSite();
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const request = requestTo(`/_data${path}`);
        // Two dots in it may lead out again, to what is no data.
        if (!request || !new URL(request.url).pathname.startsWith('/_data/')) return;
        const answer = await site.fetch(request);
        expect(FINE).toContain(answer.status);
        if (!answer.headers.get('content-type')?.includes('json')) return;
        const body: unknown = await answer.json();
        if (typeof body === 'object' && body && 'location' in body) expect(body.location).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 100 },
    );
  });
});

describe('finding a page by its address', () => {
  const match = createMatcher();
  const found = (path: string) => match(URL.parse(path, 'http://localhost')?.pathname ?? '');

  it('never fails, and finds only what can be written again as a path of this site', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string({ unit: 'binary' }), fc.webPath()), (path) => {
        const page = found(path) ?? match(path);
        if (page) expect(canonicalPath(page)).toMatch(/^\/(?![/\\])[\w\-./~]*$/);
      }),
      { numRuns: 5000 },
    );
  });

  it('takes no longer for an address that was made to be slow', () => {
    const slow = ['a', '-', '1', 'a-', '1-', '-review', 'a.', '/a'].flatMap((part) =>
      ['/news/', '/reviews/', '/roadshow/reviews/', '/profiles/', '/landing/x/', '/sitemaps/', '/'].map(
        (start) => `${start}${part.repeat(2000 / part.length)}!/`,
      ),
    );
    const before = process.cpuUsage();
    for (const path of slow) expect(match(path)).toBeUndefined();
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('begins with where content lives, which is never another host', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('//evil.example', '\\\\evil.example', '..', '', 'deals', 'auto'),
    );
    const kinds = fc.constantFrom<ContentKind>(...STORY_KINDS, 'author', 'topic');
    fc.assert(
      fc.property(kinds, text, fc.array(text), text, (kind, slug, topicPath, type) => {
        const path = contentPath({ kind, slug, topicPath, type });
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an address that is written wrongly', () => {
  it.each([
    ['an upper-case section', '/News/a/?x=1', '/news/a/?x=1'],
    ['an upper-case topic that is not the story’s', '/TECH/Mobile/a/', '/news/a/'],
    ['an upper-case topic of a story that is not there', '/TECH/Mobile/none/', '/tech/mobile/none/'],
    ['capitals and no slash', '/Topics/Phones', '/topics/phones/'],
    ['an upper-case friendly address', '/Mask/', '/mask/'],
    ['a slash too many', '/news//a/', '/news/a/'],
    ['two slashes at the start', '//news/a/?x=1', '/news/a/?x=1'],
    ['two slashes and nothing else', '//', '/'],
    ['an encoded letter of a story under another topic', '/tech/mobile/%61/', '/news/a/'],
    ['all of it at once', '//T%4Fpics//Phones', '/topics/phones/'],
  ])('is sent to the right one: %s', async (_, path, expected) => {
    const answer = await hostileSite().get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, expected]);
  });

  it.each([
    ['capitals that are no page in small letters either', '/NOWHERE/', 404],
    ['an encoded slash', '/news%2fa/', 404],
    ['an encoded slash at the start', '/%2fevil.example/', 404],
    ['a doubly encoded dot', '/news/%252e%252e/', 404],
    ['two slashes and no page behind them', '//evil.example/', 400],
    ['many slashes and no page behind them', '////evil.example', 400],
    ['a file name, which needs no slash', '/topics/feed.xml', 404],
    ['a null byte', '/news/a%00/', 400],
    ['a slug of 8 KB', `/news/${'a'.repeat(8192)}/`, 414],
    ['a slug of 2,000 characters', `/news/${'a'.repeat(2000)}/`, 404],
  ])('is refused: %s', async (_, path, status) => {
    const answer = await hostileSite().get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
  });

  it('with a parameter twice is the page as the first of them says', async () => {
    const { get, cache } = hostileSite();
    expect((await get('/news/a/?x=1&x=2')).status).toBe(200);
    await get('/news/a/?x=2&x=1');
    expect(cache).toEqual(['miss', 'hit']);
  });
});

describe('who a request says it is for', () => {
  const EVIL = 'evil.example';
  const headers = {
    'x-forwarded-host': EVIL,
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': EVIL,
    'x-forwarded-prefix': `//${EVIL}`,
    'x-original-url': `/${EVIL}/`,
    'x-rewrite-url': `/${EVIL}/`,
    'x-host': EVIL,
    forwarded: `host=${EVIL};proto=gopher`,
    referer: `https://${EVIL}/`,
    origin: `https://${EVIL}`,
  };
  const hostile = (path: string) => new Request(`https://${EVIL}${path}`, { headers });
  const tellsOf = async (answer: Response): Promise<string> =>
    `${JSON.stringify([...answer.headers])} ${await answer.text()}`;

  it.each([
    '/news/a/',
    '/mask/',
    '/friendly/',
    '/news/a',
    '/NEWS/a/',
    '/tech/mobile/a/',
    '/nowhere/',
    '/_data/news/a/',
  ])('is in no answer: %s', async (path) => {
    const { site, get } = hostileSite();
    const answer = await site.fetch(hostile(path));
    expect(answer.status).toBe((await hostileSite().get(path)).status);
    const told = await tellsOf(answer);
    expect(told).not.toContain(EVIL);
    expect(told).not.toContain('gopher');
    expect((await get(path)).status).toBe(answer.status);
  });

  it.each(['/news/a/', '/mask/'])('is not in what others get from the cache: %s', async (path) => {
    const { site, get, cache } = hostileSite();
    const clean = await tellsOf(await hostileSite().get(path));
    await site.fetch(hostile(`${path}?x=${EVIL}`));
    const kept = await tellsOf(await get(path));
    expect(cache).toEqual(['miss', 'hit']);
    const withoutNonce = (text: string): string => text.replaceAll(/nonce(=\\?"|-)[\w+/=]+/g, '');
    expect(withoutNonce(kept)).toBe(withoutNonce(clean));
  });
});
