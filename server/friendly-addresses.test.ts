import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

const plain = new Headers();
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const titleOf = (html: string): string | undefined => /<title>([^<]+)</.exec(html)?.[1];
const lookupsIn = ({ asked }: SiteOnDemo): string[] => asked.filter((path) => path.includes('/vanity/cnet/web'));

describe('the demo’s friendly addresses', () => {
  let demo: SiteOnDemo;
  const atEnd = suiteEnd();
  beforeAll(async () => {
    demo = await siteOnDemo({ development: true, atEnd });
  });

  test.each([
    ['/repair/', 301, '/collections/repair-files/'],
    ['/winter/', 302, '/collections/winter-range/'],
    ['/phones/', 301, '/topics/phones/'],
    ['/phones/?utm_source=poster&x=1', 301, '/topics/phones/?utm_source=poster&x=1'],
    ['/repair', 301, '/collections/repair-files/'],
    ['/Repair/', 301, '/collections/repair-files/'],
  ])('%s is a %i to %s', async (path, status, location) => {
    const answer = await demo.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  test('a story moved by its topic is found where it lives', async () => {
    const answer = await demo.get('/locked-out/');
    expect(answer.status).toBe(302);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/\/smart-lock-outage-tested\/$/);
    expect((await demo.get(location)).status).toBe(200);
  });

  test.each([
    ['/test/', 'feature'],
    ['/to-empty/', 'article'],
  ])('%s shows a page of the kind %s, which search engines know by its own address only', async (path, kind) => {
    const answer = await demo.get(path);
    const html = await answer.text();
    const canonical = canonicalOf(html) ?? '';
    expect(answer.status).toBe(200);
    expect(canonical).not.toBe(`http://localhost${path}`);
    const own = await demo.get(canonical.replace('http://localhost', ''));
    expect([own.status, canonicalOf(await own.text())]).toEqual([200, canonical]);
    expect(html).toContain(`"page":"${kind}"`);
    expect(html).toContain(`"path":"${path}"`);
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=/);
  });

  test('/moon/ shows its feature until the posters come down, and says where that really is', async () => {
    const answer = await demo.get('/moon/');
    const html = await answer.text();
    expect([answer.status, canonicalOf(html)]).toEqual([200, 'http://localhost/feature/moon-week/']);
    expect(titleOf(html)).toBe(titleOf(await demo.text('/feature/moon-week/')));
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(demo.site.ready('/moon/', plain)).toBeUndefined();
  });

  test('/moon/ as data is the same page under the same address', async () => {
    expect(await (await demo.get('/_data/moon/')).json()).toMatchObject({
      kind: 'page',
      page: { path: '/moon/', content: { page: 'feature' } },
      head: { canonical: 'http://localhost/feature/moon-week/' },
    });
  });

  test('/prize-draw/ is a 404 that names the rule, its kind and the path', async () => {
    const answer = await demo.get('/prize-draw/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('The friendly address /prize-draw/ is NOT_FOUND: /prize-draw/');
  });

  test('/hello/ is answered, and leads nowhere', async () => {
    const answer = await demo.get('/hello/');
    expect([answer.status, (await answer.text()).includes('All is well')]).toEqual([200, true]);
  });

  test.each(['/chargers/', '/keynote/', '/deal-week/', '/abc/'])(
    '%s is a 404: disabled, over, or never there',
    async (path) => {
      expect((await demo.get(path)).status).toBe(404);
    },
  );

  test('the root is the front page, which has no rule', async () => {
    const answer = await demo.get('/');
    expect([answer.status, (await answer.text()).includes('"page":"front"')]).toEqual([200, true]);
  });
});

describe('rules', () => {
  test('are asked for once in 600 seconds', async () => {
    const demo = await siteOnDemo();
    for (let times = 0; times < 3; times += 1) await demo.get('/repair/');
    demo.passSeconds(599);
    await demo.get('/repair/?utm_source=x');
    expect(lookupsIn(demo)).toHaveLength(1);
    demo.passSeconds(1);
    await demo.get('/repair/');
    expect(lookupsIn(demo)).toHaveLength(2);
  });

  test('cost pages without one a single question for all of them', async () => {
    const demo = await siteOnDemo();
    for (const path of ['/', '/topics/phones/', '/nowhere/', '/topics/phones/2/']) await demo.get(path);
    expect(demo.asked.filter((path) => path.includes('/vanity/'))).toEqual(['/api/neutron/vanity/cnet/dictionary']);
  });

  test('that an import brings show at once, also where a page is kept', async () => {
    const demo = await siteOnDemo();
    expect((await demo.get('/profiles/inesokafor/')).status).toBe(200);
    expect(demo.site.ready('/profiles/inesokafor/', plain)).toBeDefined();
    await demo.addRule({
      path: '/profiles/inesokafor/',
      kind: 'TEMPORARY_REDIRECT',
      target: { type: 'url', path: '/test/' },
    });
    expect(demo.site.ready('/profiles/inesokafor/', plain)).toBeUndefined();
    expect((await demo.get('/profiles/inesokafor/')).headers.get('location')).toBe('/test/');
  });

  test('of paths that are always their own page have no effect', async () => {
    const demo = await siteOnDemo();
    for (const path of ['/about/', '/features/', '/versus/', '/newsletters/'])
      await demo.addRule({ path, kind: 'NOT_FOUND' });
    demo.asked.length = 0;
    for (const path of ['/about/', '/features/', '/features/2/', '/versus/', '/newsletters/'])
      expect([path, (await demo.get(path)).status]).toEqual([path, 200]);
    expect(demo.asked.filter((path) => path.includes('/vanity/'))).toEqual([]);
  });

  test('in a circle end: pages are shown, other addresses are not found', async () => {
    const demo = await siteOnDemo();
    const redirect = (path: string, to: string) =>
      demo.addRule({ path, kind: 'PERMANENT_REDIRECT', target: { type: 'url', path: to } });
    await redirect('/one/', '/two/');
    await redirect('/two/', '/topics/phones/');
    await redirect('/topics/phones/', '/one/');
    expect((await demo.get('/topics/phones/')).status).toBe(200);
    for (const path of ['/one/', '/two/']) expect((await demo.get(path)).status).toBe(404);
  });

  test('that send a story’s own address to another of it do not go around', async () => {
    const demo = await siteOnDemo();
    const own = (await demo.get('/locked-out/')).headers.get('location') ?? '';
    const other = '/news/smart-lock-outage-tested/';
    await demo.addRule({ path: own, kind: 'TEMPORARY_REDIRECT', target: { type: 'url', path: other } });
    expect((await demo.get(own)).headers.get('location')).toBe(other);
    const answer = await demo.get(other);
    expect([answer.status, canonicalOf(await answer.text())]).toEqual([200, `http://localhost${own}`]);
  });

  test('of a masked gallery are those of its numbered pages', async () => {
    const demo = await siteOnDemo();
    const gallery = 'inside-the-listening-room';
    await demo.addRule({ path: '/listen/', kind: 'MASK', target: { type: 'content_gallery', slug: gallery } });
    const [first, third] = [await demo.get('/listen/'), await demo.get('/listen/3/')];
    expect([first.status, third.status]).toEqual([200, 200]);
    const html = await third.text();
    expect(html).toContain('<link rel="next" href="http://localhost/listen/4/">');
    expect(html).toMatch(/<a [^>]*href="\/listen\/2\/"/);
    expect(html).not.toMatch(new RegExp(`<a [^>]*href="/pictures/${gallery}/\\d`));
    const own = await demo.get(`/pictures/${gallery}/3/`);
    const ownHtml = await own.text();
    expect([titleOf(html), canonicalOf(html)]).toEqual([titleOf(ownHtml), canonicalOf(ownHtml)]);
    expect(canonicalOf(html)).toContain(gallery);
    expect(lookupsIn(demo)).toHaveLength(1);
    expect((await demo.get('/listen/1/')).headers.get('location')).toBe('/listen/');
    expect((await demo.get('/listen/999/')).status).toBe(404);
  });

  test('of a masked feature are those of its numbered pages', async () => {
    const html = await (await siteOnDemo()).text('/test/2/');
    expect(canonicalOf(html)).toMatch(/^http:\/\/localhost\/feature\/.+\/2\/$/);
    expect(html).toContain('<link rel="prev" href="http://localhost/test/">');
    expect(html).toMatch(/<a [^>]*href="\/test\/3\/"/);
  });

  test('of the root go before the front page', async () => {
    const demo = await siteOnDemo();
    expect((await demo.get('/')).status).toBe(200);
    await demo.addRule({
      path: '/',
      kind: 'TEMPORARY_REDIRECT',
      target: { type: 'content_feature', slug: 'moon-week' },
    });
    const answer = await demo.get('/?x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/feature/moon-week/?x=1']);
  });

  test('end to the second: a mask that is kept goes with its rule', async () => {
    const demo = await siteOnDemo();
    await demo.addRule({
      path: '/soon-over/',
      kind: 'MASK',
      target: { type: 'content_feature', slug: 'how-we-test' },
      expiresAt: Date.UTC(2026, 10, 15, 17, 1),
    });
    expect((await demo.get('/soon-over/')).status).toBe(200);
    demo.passSeconds(59);
    expect(demo.site.ready('/soon-over/', plain)).toBeDefined();
    demo.passSeconds(2);
    expect(demo.site.ready('/soon-over/', plain)).toBeUndefined();
    expect((await demo.get('/soon-over/')).status).toBe(404);
  });
});

describe('a content service that cannot tell the rules', () => {
  test.each(['dictionary', 'web'])('leaves pages as they are when it fails at %s, with one warning', async (part) => {
    const demo = await siteOnDemo();
    demo.breakContent(`/vanity/cnet/${part}`, 'fails');
    for (const path of ['/topics/phones/', '/', '/feature/how-we-test/'])
      expect([path, (await demo.get(path)).status]).toEqual([path, 200]);
    for (let times = 0; times < 3; times += 1) expect((await demo.get('/repair/')).status).toBe(404);
    expect(demo.lines).toHaveLength(1);
  });

  test('is waited for 2000 ms, and then not again for each page', async () => {
    const demo = await siteOnDemo();
    await demo.get('/topics/phones/');
    demo.site.changes.missed();
    demo.breakContent('/vanity/', 'is silent');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let done = false;
      const waiting = demo.get('/topics/phones/').then(({ status }) => {
        done = true;
        return status;
      });
      await vi.advanceTimersByTimeAsync(1999);
      expect(done).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await waiting).toBe(200);
      expect((await demo.get('/')).status).toBe(200);
      expect(demo.asked.filter((path) => path.includes('/vanity/'))).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
