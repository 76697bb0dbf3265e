/** Experiments as a reader meets them: over HTTP, with cookies, from the cache and past it. */
import { and, EXPERIMENT_HEADERS, type Experiment, experiments, noCrawler } from '@masthead/rules';
import { someExperiment } from '@masthead/rules/testing';
import { createLogger, frozenClock } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';

const RUNS = { startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' };
const running = (changes: Parameters<typeof someExperiment>[0] = {}): Experiment =>
  someExperiment({ ...RUNS, ...changes });

const aboutMattresses = { kind: 'topic', slugs: ['mattresses'] } as const;
const MATTRESSES = { id: 't1', slug: 'mattresses', name: 'Mattresses', typeName: 'content_topic', primary: true };

/** An article about a topic, at the address that stories of no vertical have. */
function articleAbout(slug: string, topics: readonly object[]) {
  const page = articlePage(slug);
  const [article, ...rest] = page.components;
  return { components: [{ ...article, data: { ...Object(article?.data), topics } }, ...rest] };
}

interface Asking {
  cookie?: string;
  headers?: Record<string, string>;
}

function siteWith(all: readonly Experiment[], slot = 1, more: Parameters<typeof siteOf>[1] = {}) {
  const content = contentOf({ a: () => articlePage('a'), b: () => articleAbout('b', [MATTRESSES]) });
  const parts = siteOf(content, { experiments: all, random: () => (slot + 0.5) / 101, ...more });
  const ask = (path: string, { cookie = '', headers = {} }: Asking = {}) =>
    parts.site.fetch(new Request(`http://localhost${path}`, { headers: { ...headers, ...(cookie && { cookie }) } }));
  return { ...parts, content, ask };
}

const bucketHeaders = (response: Response) => EXPERIMENT_HEADERS.filter((name) => response.headers.has(name));
const PLAIN = { get: () => null };

describe('a reader who comes for the first time', () => {
  it('is put into a bucket, told in nine headers, and remembered until the experiment ends', async () => {
    const { ask } = siteWith([running()], 1);
    const answer = await ask('/news/a/');
    expect(bucketHeaders(answer)).toEqual([...EXPERIMENT_HEADERS]);
    expect(answer.headers.get('x-ab-buckets')).toBe('colour:1:red');
    expect(answer.headers.get('x-ab-allocation-needed')).toBe('true');
    expect(answer.headers.getSetCookie()).toEqual([
      'nemo_highlander_colour=colour:1:red; Expires=Tue, 01 Dec 2026 00:00:00 GMT; Path=/; SameSite=Lax',
    ]);
  });

  it('is remembered over safe lines only where the site is read over those', async () => {
    const { ask } = siteWith([running()], 1, { siteUrl: 'https://masthead.example' });
    expect((await ask('/news/a/')).headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('and who is left out is remembered too, and not drawn again', async () => {
    const first = await siteWith([running()], 0).ask('/news/a/');
    expect(first.headers.getSetCookie()[0]).toContain('nemo_highlander_colour=colour:1:exclude;');
    const again = await siteWith([running()], 60).ask('/news/a/', {
      cookie: 'nemo_highlander_colour=colour:1:exclude',
    });
    expect([again.headers.get('x-ab-buckets'), again.headers.getSetCookie()]).toEqual(['colour:1:exclude', []]);
  });

  it('finds their buckets in the page, for those who measure', async () => {
    const { ask } = siteWith([running()], 1);
    expect(await (await ask('/_data/news/a/')).json()).toMatchObject({
      page: { platform: { experiments: ['colour:1:red'] } },
    });
    expect(await (await ask('/news/a/')).text()).toContain('"experiments":["colour:1:red"]');
  });
});

describe('where consent comes first, a reader', () => {
  const GDPR = { 'cdn-gdpr': '1' };
  const choice = (digits: string) => `masthead_consent=1.1.${Date.parse('2026-11-10T00:00:00Z') / 1000}.${digits}`;
  const asked = (cookie: string, headers: Record<string, string> = GDPR) =>
    siteWith([running()], 1).ask('/news/a/', { cookie, headers });

  it.each([
    ['who has not answered', ''],
    ['who has refused to be measured', choice('10111')],
  ])('%s is in no experiment: no cookie, no header, and the page as it is for who is outside', async (_, cookie) => {
    const answer = await asked(cookie);
    expect([answer.headers.getSetCookie(), bucketHeaders(answer)]).toEqual([[], []]);
    expect(await answer.text()).not.toContain('colour:1:');
  });

  it('who has agreed is put into a bucket and remembered', async () => {
    const answer = await asked(choice('11000'));
    expect(answer.headers.get('x-ab-buckets')).toBe('colour:1:red');
    expect(answer.headers.getSetCookie()[0]).toContain('nemo_highlander_colour=colour:1:red;');
  });

  it('who takes it back is forgotten, also elsewhere', async () => {
    const cookie = `nemo_highlander_colour=colour:1:red; ${choice('10000')}`;
    for (const headers of [GDPR, {}]) {
      const answer = await asked(cookie, headers);
      expect(answer.headers.has('x-ab-buckets')).toBe(false);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('nemo_highlander_colour=;')]);
    }
  });
});

describe('a reader who comes again', () => {
  it('is where they were, and nothing is set', async () => {
    const { ask } = siteWith([running()], 1);
    const answer = await ask('/news/a/', { cookie: 'nemo_highlander_colour=colour:1:blue' });
    expect(answer.headers.get('x-ab-buckets')).toBe('colour:1:blue');
    expect(answer.headers.get('x-ab-allocation-needed')).toBe('false');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['another version', 'nemo_highlander_colour=colour:2:red'],
    ['an unknown bucket', 'nemo_highlander_colour=colour:1:green'],
    ['too many parts', 'nemo_highlander_colour=colour:1:red:x'],
    ['far too long', `nemo_highlander_colour=${'r'.repeat(3000)}`],
  ])('with a cookie of %s is drawn anew', async (_, cookie) => {
    const answer = await siteWith([running()], 60).ask('/news/a/', { cookie });
    expect(answer.headers.get('x-ab-buckets')).toBe('colour:1:blue');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toContain('=colour:1:blue;');
  });

  it('loses the cookies of experiments that there are not, also on a page that has none', async () => {
    const answer = await siteWith([]).ask('/news/a/', { cookie: 'nemo_highlander_gone=gone:1:red; theme=x' });
    expect(answer.headers.getSetCookie()).toEqual([
      'nemo_highlander_gone=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Lax',
    ]);
    expect(bucketHeaders(answer)).toEqual([]);
  });

  it('never gets more than twenty cookies removed in one answer, and never a 500', async () => {
    const many = Array.from({ length: 90 }, (_, index) => `nemo_highlander_${index}=${index}`).join('; ');
    const answer = await siteWith([running()]).ask('/news/a/', { cookie: many });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toHaveLength(21);
  });
});

describe('a page', () => {
  it('that no experiment is for has no header of one and sets nothing', async () => {
    const { ask } = siteWith([running({ criteria: { kind: 'route', names: ['review'] } })]);
    const answer = await ask('/news/a/');
    expect([bucketHeaders(answer), answer.headers.getSetCookie()]).toEqual([[], []]);
  });

  it('is in an experiment by its topics, which are known when it is loaded and when it comes from the cache', async () => {
    const { ask, cache } = siteWith([running({ criteria: aboutMattresses })], 1);
    for (const expected of ['miss', 'hit']) {
      const about = await ask('/news/b/');
      expect([cache.at(-1), about.headers.get('x-ab-buckets')]).toEqual([expected, 'colour:1:red']);
      expect(about.headers.getSetCookie()).toHaveLength(1);
      const other = await ask('/news/a/');
      expect([cache.at(-1), bucketHeaders(other), other.headers.getSetCookie()]).toEqual([expected, [], []]);
    }
  });

  it('is kept once for each bucket, never with anybody’s cookie', async () => {
    const { ask, cache, content } = siteWith([running()], 1);
    await ask('/news/a/');
    const kept = await ask('/news/a/', { cookie: 'nemo_highlander_colour=colour:1:red' });
    expect(cache).toEqual(['miss', 'hit']);
    expect(kept.headers.getSetCookie()).toEqual([]);
    await ask('/news/a/', { cookie: 'nemo_highlander_colour=colour:1:blue' });
    expect([cache.at(-1), content.pagesAsked()]).toEqual(['miss', 1]);
  });

  it.each([
    ['a preview', '/news/a/?preview=draft', {}],
    ['a variation that was chosen before us', '/news/a/', { 'x-ab-variation': 'red' }],
    ['buckets that were chosen before us', '/news/a/', { 'x-ab-buckets': 'colour:1:red' }],
  ])('asked for with %s is left alone', async (_, path, headers) => {
    const answer = await siteWith([running()]).ask(path, { headers, cookie: 'nemo_highlander_x=1' });
    expect([bucketHeaders(answer), answer.headers.getSetCookie()]).toEqual([[], []]);
  });

  it('is shown to crawlers without any experiment that is not for them', async () => {
    const { ask } = siteWith([running({ criteria: and(noCrawler) })]);
    expect(bucketHeaders(await ask('/news/a/', { headers: { 'user-agent': 'Baiduspider/2.0' } }))).toEqual([]);
  });

  it('survives an experiment that cannot be decided, which is logged', async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'error', destination: { write: (line) => lines.push(line) } });
    const broken = { ...running(), criteria: { kind: 'topic', slugs: null } } as unknown as Experiment;
    const answer = await siteWith([broken], 1, { logger }).ask('/news/b/');
    expect(answer.status).toBe(200);
    expect(bucketHeaders(answer)).toEqual([]);
    expect(lines.join()).toContain('could not be decided');
  });

  it('of a story has none today, but for a cookie that turns the ad service off', async () => {
    const { ask } = siteWith(experiments);
    expect(bucketHeaders(await ask('/news/a/'))).toEqual([]);
    const off = await ask('/news/a/', { cookie: 'nemo_highlander_serviceoff=serviceoff:1:testA' });
    expect(off.headers.get('x-ab-buckets')).toBe('serviceoff:1:testA');
    expect(off.headers.get('x-ab-running-tests')).toBe('topic_mostRead');
  });

  it('was in the table’s experiments when they ran', async () => {
    const { ask } = siteWith(experiments, 60, { clock: frozenClock(Date.parse('2024-10-01T12:00:00Z')) });
    const answer = await ask('/news/a/', { headers: { 'cdn-device': 'desktop' } });
    expect(answer.headers.get('x-ab-test')).toBe('adlib_variant,sticky_rail');
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('the fast path', () => {
  it('is not taken on a page that has an experiment, so that everybody gets their bucket', async () => {
    const { site, ask } = siteWith([running({ criteria: aboutMattresses })], 1);
    await ask('/news/a/');
    await ask('/news/b/');
    expect(site.ready('/news/a/', PLAIN)).toBeDefined();
    expect(site.ready('/news/b/', PLAIN)).toBeUndefined();
  });

  it('is not taken by who has a cookie of an experiment, whatever it says', async () => {
    const { site, ask } = siteWith(experiments);
    await ask('/news/a/');
    const withCookie = (cookie: string) => ({ get: (name: string) => (name === 'cookie' ? cookie : null) });
    expect(site.ready('/news/a/', withCookie('theme=dark'))).toBeDefined();
    for (const cookie of [
      'nemo_highlander_x=1',
      'a=b; nemo_highlander_serviceoff=serviceoff:1:testA',
      'nemo_highlander',
    ])
      expect(site.ready('/news/a/', withCookie(cookie))).toBeUndefined();
  });

  it('is taken again when an experiment is over, and not before', async () => {
    let now = Date.parse('2026-11-30T23:59:59Z');
    const { site, ask } = siteWith([running()], 1, { clock: { now: () => now } });
    await ask('/news/a/', { cookie: 'nemo_highlander_colour=colour:1:exclude' });
    expect(site.ready('/news/a/', PLAIN)).toBeUndefined();
    now += 1000;
    expect(site.ready('/news/a/', PLAIN)).toBeDefined();
  });
});
