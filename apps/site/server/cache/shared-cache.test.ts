/** What a CDN in front of the site may keep, and by which keys it can be told to drop it. */
import { createHash } from 'node:crypto';
import {
  aboutTopics,
  and,
  butNot,
  type Criterion,
  defineExperiment,
  noCrawler,
  onDevices,
  onRoutes,
  experiments as table,
} from '@masthead/rules';
import { cdnKey } from '@masthead/web';
import { describe, expect, it } from 'vitest';
import type { SiteDeps } from '../site-deps.ts';
import { tagsIn } from '../testing/parsed-document.ts';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';
import { createSharedHeaders, type SharablePage } from './shared-cache.ts';

const PATH = '/news/a/';
const clock = { now: () => Date.parse('2026-11-17T12:00:00Z') };

function siteBehind(cdn: SiteDeps['cdn'], more: Partial<SiteDeps> = {}) {
  const { site } = siteOf(contentOf({ a: () => articlePage('a') }), { cdn, ...more });
  const ask = (headers: Record<string, string> = {}, path = PATH) =>
    site.fetch(new Request(`http://localhost${path}`, { headers }));
  return { site, ask };
}

describe('a page behind a CDN', () => {
  it.each([
    ['fastly', 'surrogate-key', ' '],
    ['cloudflare', 'cache-tag', ','],
  ] as const)('of %s may be kept by it, with the names of all that it shows', async (cdn, header, between) => {
    const { headers } = await siteBehind(cdn).ask();
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=240, s-maxage=300');
    expect(headers.get(header)?.split(between)).toEqual(
      expect.arrayContaining(['everything', 'story:a', 'navigation']),
    );
  });

  it('is kept apart for each state of the laws and signals that it was made by', async () => {
    const { ask } = siteBehind('fastly');
    expect((await ask()).headers.get('vary')).toBe(
      'accept-encoding, cdn-gdpr, cdn-health-law, cdn-country, cdn-region, sec-gpc',
    );
    const texts = await Promise.all(
      [{}, { 'cdn-gdpr': '1' }, { 'sec-gpc': '1' }].map(async (law) => (await ask(law)).text()),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('is the same bytes for all who share it, and its one script runs by its hash', async () => {
    const { ask } = siteBehind('fastly');
    const [one, other] = [await ask(), await ask()];
    const html = await one.text();
    expect(await other.text()).toBe(html);
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(other.headers.get('content-security-policy')).toBe(policy);
    const [script] = tagsIn(html).filter(({ name, attributes }) => name === 'script' && attributes.type === undefined);
    expect(script?.attributes.nonce).toBe('');
    const hash = createHash('sha256')
      .update(script?.text ?? '')
      .digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/nonce|unsafe/);
  });

  it('says the same by the fast path and to who has it', async () => {
    const { site, ask } = siteBehind('fastly');
    const whole = await ask();
    const again = await ask({ 'if-none-match': whole.headers.get('etag') ?? '' });
    const ready = site.ready(PATH, new Headers());
    for (const name of ['cache-control', 'vary', 'surrogate-key', 'etag']) {
      expect(ready?.headers[name]).toBe(whole.headers.get(name));
      expect(again.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  it.each([
    ['nobody has a CDN', undefined, {}, PATH],
    ['it is made for one reader', 'fastly', {}, `${PATH}?enableFeatures=x`],
    ['an experiment runs that some of its readers are drawn into', 'fastly', { experiments: [running(trial)] }, PATH],
  ] as const)('is its reader’s alone where %s, with a nonce', async (_why, cdn, more, path) => {
    const { headers } = await siteBehind(cdn, more).ask({}, path);
    expect(headers.get('cache-control')).toMatch(/^private, /);
    expect([headers.get('vary'), headers.get('surrogate-key')]).toEqual(['accept-encoding', null]);
    expect(headers.get('content-security-policy')).toContain("'nonce-");
  });

  it.each([
    ['other pages', onRoutes('topic')],
    ['other topics', aboutTopics('something-else')],
    ['all but such pages', butNot(onRoutes('article'))],
  ])('is shared while an experiment runs on %s', async (_where, criteria) => {
    const { headers } = await siteBehind('fastly', { experiments: [running(criteria)] }).ask();
    expect(headers.get('cache-control')).toMatch(/^public, /);
  });
});

describe('what a CDN may keep', () => {
  const page: SharablePage = {
    headers: { 'cache-control': 'private, max-age=60, stale-while-revalidate=240' },
    fingerprint: 'x',
    tags: ['story:a'],
    shape: { device: false, agent: false, topics: [] },
  };
  const shared = createSharedHeaders({ cdn: 'cloudflare', experiments: table, clock });

  it.each([
    ['is the page of an address', page, true],
    ['has been the same for all devices', { ...page, shape: { device: true, agent: false, topics: [] } }, false],
    ['has been the same for all agents', { ...page, shape: { device: false, agent: true, topics: [] } }, false],
    ['is the same until everybody has let go of it', { ...page, until: clock.now() + 19 * 60_000 }, true],
    ['is not another one sooner', { ...page, until: clock.now() + 19 * 60_000 - 1 }, false],
    ['is not stale', { ...page, headers: { 'cache-control': 'private, no-cache' } }, false],
    ['is not personal', { ...page, headers: { 'cache-control': 'private, no-store' } }, false],
    ['can be named', { ...page, tags: Array.from({ length: 2000 }, (_, id) => `story:${id}`) }, false],
  ])('%s', (_what, asked, kept) => {
    expect(shared(asked) !== undefined).toBe(kept);
  });

  it('has keys that no name can leave', () => {
    expect(['topic:phones/reviews', 'slug:a b,c\r\né'].map(cdnKey)).toEqual([
      'topic:phones/reviews',
      'slug:a%20b%2Cc%0D%0A%C3%A9',
    ]);
  });
});

const trial = and(onRoutes('article'), onDevices('tablet'), noCrawler);

function running(criteria: Criterion) {
  return defineExperiment({
    id: 'trial',
    version: '1',
    owner: 'sleep desk',
    hypothesis: 'Nobody is drawn into what comes from a CDN.',
    startDate: '2000-01-01T00:00:00Z',
    endDate: '2100-01-01T00:00:00Z',
    criteria,
    allocation: [
      { percentage: 50, bucket: 'a' },
      { percentage: 50, bucket: 'b' },
    ],
  });
}
