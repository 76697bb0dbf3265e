/** What pages say and have by the law that their reader is under: on a real content service with the demo. */
import type { ScriptSources } from '@masthead/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
const ABOUT_SLEEP = '/health/sleep/plover-or-ketteridge-pillow/';
const HOST = 'https://ads.example';
const scripts: ScriptSources = {
  adServerTag: { src: `${HOST}/a.js`, talksTo: { images: ['pixels.example'], frames: ['frames.example'] } },
  consentManager: { src: '/consent.js' },
};
const LAW = { 'cdn-health-law': '1' };

let demo: SiteOnDemo;
const atEnd = suiteEnd();
beforeAll(async () => {
  demo = await siteOnDemo({ atEnd, scripts });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  demo.site.fetch(new Request(`http://localhost${path}`, { headers }));
const policyOf = (response: Response): Record<string, string[]> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
const word = (html: string) => /data-privacy="([^"]*)"/.exec(html)?.[1];

describe('one kept page', () => {
  /** Everything that a request can say about laws, and what nobody should. */
  const headers = fc.record(
    {
      'cdn-gdpr': fc.constantFrom('1', '0', 'true', 'perhaps', '"><script>'),
      'cdn-country': fc.constantFrom('DE', 'US', 'de', 'XX', ''),
      'cdn-region': fc.constantFrom('US-WA', 'US-CA', 'us-nv', '??'),
      'cdn-health-law': fc.constantFrom('1', '0', 'yes'),
      'sec-gpc': fc.constantFrom('1', '0', 'true'),
      cookie: fc.constantFrom('masthead_consent=1.1.1794765600.10000', 'masthead_consent=x', 'a=1'),
    },
    { requiredKeys: [] },
  );
  const common = (html: string) => html.replace(/nonce="[^"]*" data-privacy="[^"]*"/, '');

  it('is the same for all readers but for one word of eight, kept or not', async () => {
    const first = common(await (await ask(ARTICLE)).text());
    await fc.assert(
      fc.asyncProperty(headers, async (said) => {
        const html = await (await ask(ARTICLE, said)).text();
        expect(common(html)).toBe(first);
        expect(word(html)).toMatch(/^(open|in|health|gpc|in\+health|in\+gpc|health\+gpc|in\+health\+gpc)$/);
        const ready = demo.site.ready(ARTICLE, new Headers(said));
        expect(word(String(Buffer.concat(ready?.pieces ?? [])))).toBe(word(html));
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, Record<string, string>]>([
    ['open', {}],
    ['in', { 'cdn-country': 'FR' }],
    ['health', { 'cdn-region': 'US-WA' }],
    ['gpc', { 'sec-gpc': '1' }],
  ])('says %s to whom it holds for', async (expected, said) => {
    expect(word(await (await ask('/', said)).text())).toBe(expected);
  });
});

describe('the policy of a page', () => {
  it('names declared scripts by their addresses, whom they talk to by host, and no other', async () => {
    const policy = policyOf(await ask(ARTICLE));
    expect(policy['script-src']?.at(-1)).toBe(`${HOST}/a.js`);
    expect(policy['connect-src']).toEqual(["'self'", HOST]);
    expect(policy['img-src']).toContain('https://pixels.example');
    expect(policy['frame-src']).toContain('https://frames.example');
    for (const name of ['default-src', 'style-src', 'font-src', 'media-src', 'form-action', 'worker-src'])
      expect(policy[name]?.join(' '), name).not.toContain('example');
  });

  it('has the declared script that comes with the page', async () => {
    expect(await (await ask(ARTICLE)).text()).toContain('<script id="consentManager" src="/consent.js"></script>');
  });
});

describe('under a health-data law', () => {
  it.each([ABOUT_SLEEP, '/topics/health/', '/topics/sleep/', '/search/?query=insomnia', '/health/no-such-page/'])(
    'no third party is on %s, and nobody is told that it was read',
    async (path) => {
      const response = await ask(path, LAW);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('content-security-policy')).not.toMatch(/ads|pixels|frames\.example/);
    },
  );

  it('it is so for a story about health wherever it stands', async () => {
    const slug = 'fallow-original-mattress-deal';
    const answer = await ask(`/api/editionurlgenerator/?contentType=content_article&slug=${slug}`);
    const { url }: { url: string } = await answer.json();
    expect(url).not.toMatch(/^\/health\//);
    expect((await ask(url, LAW)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('it is so for a page that was kept for somebody else, on the fast path too', async () => {
    await ask(ABOUT_SLEEP);
    const [mine, theirs] = [LAW, {}].map((said) => demo.site.ready(ABOUT_SLEEP, new Headers(said))?.headers);
    expect([mine?.['referrer-policy'], theirs?.['referrer-policy']]).toEqual([
      'no-referrer',
      'strict-origin-when-cross-origin',
    ]);
    expect(mine?.['content-security-policy']).not.toContain(HOST);
    expect(theirs?.['content-security-policy']).toContain(HOST);
  });

  it('a page about something else is as always', async () => {
    const response = await ask(ARTICLE, LAW);
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('content-security-policy')).toContain(HOST);
  });

  it('the page tells the browser that it is about health, and other pages do not', async () => {
    const tells = async (path: string) => {
      const answer: { page: { platform?: { health?: true } } } = await (await ask(`/_data${path}`)).json();
      return answer.page.platform?.health;
    };
    expect([await tells(ABOUT_SLEEP), await tells('/topics/sleep/'), await tells(ARTICLE)]).toEqual([
      true,
      true,
      undefined,
    ]);
  });
});
