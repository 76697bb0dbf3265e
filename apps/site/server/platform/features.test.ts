/** Features and devices as readers meet them: what a page has, by what it differs, and for whom it is kept. */
import { type Device, experiments, type FeatureName } from '@masthead/rules';
import { someExperiment } from '@masthead/rules/testing';
import { describe, expect, it } from 'vitest';
import { pageTracking } from '../../pages/page-tracking.ts';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';

/** A long text of so many headings. */
const HEADED = ['One', 'Two', 'Three', 'Four'].map((title) => `<h2>${title}</h2><p>Words.</p>`).join('');

interface Changes {
  [field: string]: unknown;
}

function articleWith(slug: string, changes: Changes) {
  const page = articlePage(slug);
  const [article, ...rest] = page.components;
  return { components: [{ ...article, data: { ...Object(article?.data), ...changes } }, ...rest] };
}

const CHOICE = '<shortcode shortcode="cnetlisticle" item="1"></shortcode>';
const SAID = `<p>${'Said of it. '.repeat(30)}</p>`.repeat(6);
const LISTICLE = {
  type: 'Best List',
  body: `<h2>First</h2>${CHOICE}${SAID}`,
  listicles: [{ id: 'l', items: [{ id: 'c1', title: 'Halo', rank: 1 }] }],
};

function siteWith(changes: Changes = {}, more: Parameters<typeof siteOf>[1] = {}) {
  const content = contentOf({ a: () => articleWith('a', { body: HEADED, type: 'Explainer', ...changes }) });
  const parts = siteOf(content, more);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    parts.site.fetch(new Request(`http://localhost${path}`, { headers }));
  const text = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).text();
  return { ...parts, content, ask, text };
}

/** A content service that knows no flags, as here, has no accounts: what else the page is told. */
async function platformOf(response: Response): Promise<unknown> {
  const { withoutAccounts, ...told } = (await response.json()).page.platform;
  expect(withoutAccounts).toBe(true);
  return told;
}
const desktop = { 'cdn-device': 'desktop' };

describe('an address', () => {
  it('turns a feature off for this visit, which is never kept', async () => {
    const { text, cache } = siteWith();
    expect(await text('/news/a/')).toContain('href="#toc-item-0"');
    expect(await text('/news/a/?disableFeatures=tableOfContents')).not.toContain('href="#toc-item-0"');
    expect(await text('/news/a/?disableFeatures=all')).not.toContain('href="#toc-item-0"');
    expect(cache).toEqual(['miss', 'bypass', 'bypass']);
    expect(await text('/news/a/')).toContain('href="#toc-item-0"');
  });

  it('turns one on that its own rule keeps off', async () => {
    const { text } = siteWith({ type: 'Speed Desk' });
    expect(await text('/news/a/')).not.toContain('href="#toc-item-0"');
    expect(await text('/news/a/?enableFeatures=tableOfContents')).toContain('href="#toc-item-0"');
  });
});

describe('what scripts ask for', () => {
  const scriptFeatures: FeatureName[] = ['adService', 'timings', 'surveyTag'];

  it('is told by the page, as far as it is on', async () => {
    const { ask } = siteWith({}, { scriptFeatures });
    expect(await platformOf(await ask('/_data/news/a/'))).toEqual({ features: scriptFeatures });
    expect(await platformOf(await ask('/_data/news/a/?adSuppress=all'))).toEqual({
      features: ['timings', 'surveyTag'],
    });
  });

  it('is no advertising beside a story, or a story with a film, whose editors want none', async () => {
    const told = { features: ['timings', 'surveyTag'] };
    const { ask } = siteWith({ suppressAds: true }, { scriptFeatures });
    expect(await platformOf(await ask('/_data/news/a/'))).toEqual(told);
    const video = { id: 'v', typeName: 'content_video', slug: 'v', headline: 'V', suppressAds: true };
    const withFilm = siteWith({ video }, { scriptFeatures });
    expect(await platformOf(await withFilm.ask('/_data/news/a/'))).toEqual(told);
  });

  it('comes with what the story is, where there is a script to tell it to', async () => {
    const scripts = { audience: { src: 'https://audience.example/a.js' } };
    const { ask } = siteWith({ section: 'tech' }, { scripts });
    const story = { articleType: 'Explainer', siteSection: 'tech' };
    const { page } = await (await ask('/_data/news/a/')).json();
    expect(page.platform).toEqual({ story: { id: 'a', ...story }, withoutAccounts: true });
    const told = { ...story, postId: 'a', pageType: 'article', channelType: 'tech:article' };
    expect(pageTracking(page)).toMatchObject(told);
  });

  it('comes with what the story is, where readers are counted', async () => {
    const { ask } = siteWith({ section: 'tech' }, { countReaders: true });
    const story = { id: 'a', articleType: 'Explainer', siteSection: 'tech' };
    expect(await platformOf(await ask('/_data/news/a/'))).toEqual({ story, counts: true });
    const off = { cookie: 'nemo_highlander_serviceoff=serviceoff:1:testA' };
    expect(await platformOf(await ask('/_data/news/a/', off))).toEqual({ story, experiments: ['serviceoff:1:testA'] });
  });

  it('is nothing where no script is declared', async () => {
    expect(await platformOf(await siteWith().ask('/_data/news/a/'))).toEqual({});
  });

  it('is off for crawlers, whose page is another than that of readers', async () => {
    const { ask, cache } = siteWith({}, { scriptFeatures });
    const agents = ['Chrome', 'Firefox', 'Googlebot', 'Ahrefsbot', 'Chrome PTST/1'];
    const told: string[] = [];
    for (const agent of agents) told.push(await (await ask('/news/a/', { 'user-agent': agent })).text());
    expect(told.map((html) => html.includes('"timings"'))).toEqual([true, true, false, false, false]);
    expect(cache).toEqual(['miss', 'hit', 'miss', 'hit', 'miss']);
  });

  it('is off in the bucket of serviceoff for the ad service, for who has its cookie and for nobody else', async () => {
    const { ask } = siteWith({}, { scriptFeatures, experiments });
    const cookie = 'nemo_highlander_serviceoff=serviceoff:1:testA';
    expect(await (await ask('/news/a/', { cookie })).text()).not.toContain('"adService"');
    expect(await (await ask('/news/a/')).text()).toContain('"adService"');
  });
});

describe('the device', () => {
  it.each<[string, Record<string, string>, Device]>([
    ['', {}, 'mobile'],
    ['', desktop, 'desktop'],
    ['', { ...desktop, cookie: 'cdn_device=tablet' }, 'tablet'],
    ['?setDevice=desktop', { cookie: 'cdn_device=tablet' }, 'desktop'],
    ['?setDevice=tv', { cookie: 'cdn_device=tv', 'cdn-device': 'tablet' }, 'tablet'],
    ['?setDevice=tv&setDevice=desktop', {}, 'desktop'],
    ['', { cookie: 'fly_device=desktop' }, 'mobile'],
  ])('of the address %s with %j is %s', async (query, headers, device) => {
    const { ask } = siteWith(LISTICLE);
    expect(await platformOf(await ask(`/_data/news/a/${query}`, headers))).toMatchObject({ device });
  });

  it('splits what is kept only where the page differs by it', async () => {
    const plain = siteWith();
    const list = siteWith(LISTICLE);
    for (const { ask } of [plain, list])
      for (const device of ['mobile', 'desktop', 'tablet', 'desktop', 'tv'])
        await ask('/news/a/', { 'cdn-device': device });
    expect(plain.cache).toEqual(['miss', 'hit', 'hit', 'hit', 'hit']);
    expect(list.cache).toEqual(['miss', 'miss', 'miss', 'hit', 'hit']);
  });

  it('is known on the fast path too', async () => {
    const { site, text } = siteWith(LISTICLE);
    const small = await text('/news/a/');
    const large = await text('/news/a/', desktop);
    const ready = (headers: Record<string, string>) => {
      const answer = site.ready('/news/a/', { get: (name) => headers[name] ?? null });
      return String(Buffer.concat(answer?.pieces ?? []));
    };
    const folded = (html: string) => html.split('Show more')[0]?.length;
    expect(folded(small)).not.toBe(folded(large));
    expect(folded(ready(desktop))).toBe(folded(large));
    expect(folded(ready({ cookie: 'cdn_device=desktop' }))).toBe(folded(large));
    expect(folded(ready({}))).toBe(folded(small));
    expect(ready({ 'cdn-device': 'tablet' })).toBe('');
  });
});

describe('a best list', () => {
  const shownBefore = async (query: string, headers?: Record<string, string>) => {
    const [before, after] = (await siteWith(LISTICLE).text(`/news/a/${query}`, headers)).split('Show more');
    return { said: (before ?? '').split('Said of it.').length, folds: after !== undefined };
  };

  it('folds less where there is more room, and nothing without its drawer', async () => {
    const small = await shownBefore('');
    const large = await shownBefore('', desktop);
    const whole = await shownBefore('?disableFeatures=listicleDrawer');
    expect([small.folds, large.folds, whole.folds]).toEqual([true, true, false]);
    expect(small.said).toBeLessThan(large.said);
    expect(large.said).toBeLessThan(whole.said);
  });
});

describe('a feature that an experiment decides', () => {
  it('is kept apart for each bucket', async () => {
    const running = someExperiment({
      id: 'adcap_energy',
      version: '2',
      startDate: '2026-11-01T00:00:00Z',
      endDate: '2026-12-01T00:00:00Z',
      allocation: [
        { percentage: 50, bucket: 'control' },
        { percentage: 50, bucket: 'test1' },
      ],
    });
    const { ask } = siteWith({}, { experiments: [running], scriptFeatures: ['adCapEnergy'] });
    const html = async (bucket: string) =>
      (await ask('/news/a/', { cookie: `nemo_highlander_adcap_energy=adcap_energy:2:${bucket}` })).text();
    for (const _ of [1, 2]) {
      expect(await html('test1')).toContain('"adCapEnergy"');
      expect(await html('control')).not.toContain('"adCapEnergy"');
    }
  });
});
