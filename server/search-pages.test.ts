/** Search, as readers get it: the site on a real content service with the demo. */
import { describe, expect, it } from 'vitest';
import { suggestionsIn } from '../apps/site/components/search/suggestion.ts';
import { article } from '../services/content/src/testing/desk.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { pageData } from './testing/page-data.ts';

const { demo, desk } = await newsroomOnDemo();

const search = (query: string) => pageData(demo.get, `/search/?${query}`, 'search');
const status = async (path: string) => (await demo.get(path)).status;

describe('a search', () => {
  it('finds stories, the words marked in them, ten on a page', async () => {
    for (let number = 1; number <= 12; number += 1)
      await desk.published(
        article(`periscope-${number}`, { headline: `Periscope ${number} seen`, authors: ['inesokafor'] }),
      );
    const first = await search('query=periscope');
    expect(first.found).toMatchObject({ total: 12, page: 1, pageCount: 2, isCapped: false });
    expect(first.found?.results).toHaveLength(10);
    expect(first.found?.results[0]?.headline[0]).toEqual({ text: 'Periscope', hit: true });
    const second = await search('query=periscope&page=2');
    expect(second.found?.results).toHaveLength(2);
    const ids = [first, second].flatMap(({ found }) => found?.results.map(({ story }) => story.id) ?? []);
    expect(new Set(ids).size).toBe(12);
    const html = await demo.text('/search/?query=periscope');
    expect(html).toMatch(/<mark[^>]*>Periscope<\/mark>/);
    expect(html).toContain('href="/search/?query=periscope&amp;page=2"');
    expect(await status('/search/?query=periscope&page=3')).toBe(404);
    expect(await status('/search/?query=periscope&page=999999')).toBe(404);
  });

  it('is narrowed by kind and by topic', async () => {
    const kinds = async (type: string) => {
      const { found } = await search(`query=battery&type=${type}`);
      return new Set(found?.results.map(({ story }) => story.href.split('/').at(-3)));
    };
    expect(await kinds('reviews')).toEqual(new Set(['reviews']));
    expect(await kinds('videos')).toEqual(new Set(['videos']));
    const { found, terms } = await search('query=battery&topic=auto');
    expect(terms.topic).toBe('auto');
    expect(found?.facets.topics[0]).toMatchObject({ slug: 'auto', name: 'Cars', total: found?.total });
    for (const { story } of found?.results ?? []) expect(story.href).toMatch(/roadshow/);
  });

  it('says beside each filter how much it leaves, and keeps the other filters', async () => {
    const { found } = await search('query=battery&when=year');
    for (const [kind, count] of Object.entries(found?.facets.kinds ?? {}))
      expect((await search(`query=battery&when=year&type=${kind}`)).found?.total).toBe(count.total);
    const html = await demo.text('/search/?query=battery&type=reviews&when=year');
    const plain = html.replaceAll('<!-- -->', '');
    const videos = found?.facets.kinds?.videos?.total;
    expect(videos).toBeGreaterThan(0);
    expect(plain).toContain(`"/search/?query=battery&amp;type=videos&amp;when=year">Videos <small>${videos}</small>`);
    expect(plain).toContain('"/search/?query=battery&amp;type=reviews">Any time');
    expect([found?.facets.kinds?.live?.total, plain.includes('type=live')]).toEqual([0, false]);
  });

  it('goes back as far as it is told to', async () => {
    const [all, year, week] = await Promise.all(
      ['', '&when=year', '&when=week'].map(async (when) => (await search(`query=phone${when}`)).found?.total ?? 0),
    );
    expect(week).toBeGreaterThan(0);
    expect(year).toBeGreaterThan(week ?? 0);
    expect(all).toBeGreaterThanOrEqual(year ?? 0);
    expect(await status('/search/?query=phone&when=yesterday')).toBe(400);
  });

  it('says what each is and when it appeared', async () => {
    const { found } = await search('query=headphones');
    const forms = Object.fromEntries(found?.results.map(({ story, form }) => [story.href, form]) ?? []);
    for (const [href, form] of Object.entries(forms)) {
      if (href.includes('/reviews/')) expect(form).toBe('Review');
      if (href.includes('/pictures/')) expect(form).toBe('Gallery');
    }
    expect(new Set(Object.values(forms)).size).toBeGreaterThan(2);
    expect(await demo.text('/search/?query=headphones')).toMatch(/<time[^>]*datetime="20/i);
  });

  it('understands a slip of the finger, and says how it did', async () => {
    const { found } = await search('query=headphnes');
    expect(found?.corrected).toBe('headphones');
    expect(await demo.text('/search/?query=headphnes')).toMatch(/Showing results for <b>headphones<\/b>/);
    expect((await search('query=headphones')).found?.corrected).toBeUndefined();
  });

  it('says which words no story has, and shows what has the others', async () => {
    const html = (await demo.text('/search/?query=headphones+zzzzqqq')).replaceAll('<!-- -->', '');
    expect(html).toContain('No story has all of <b>headphones zzzzqqq</b>. Left out: <s>zzzzqqq</s>.');
    expect(html).toContain(', without <s>zzzzqqq</s>');
    expect((await search('query=headphones')).found).toMatchObject({ isRelaxed: false });
  });

  it('shows the products that a price leaves, and who is named', async () => {
    const { found } = await search('query=robot+vacuum+under+300');
    const prices = found?.things.map(({ price }) => Number(price?.slice(1))) ?? [];
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(price).toBeLessThanOrEqual(300);
    const html = (await demo.text('/search/?query=robot+vacuum+under+300')).replaceAll('<!-- -->', '');
    expect(html).toContain('Products up to $300 come first.');
    expect(html).toMatch(/<ul[^>]*aria-label="Products, people and topics">/);
    expect((await search('query=ines')).found?.things).toMatchObject([{ kind: 'author', name: 'Ines Okafor' }]);
  });

  it('is in the order asked for, and stays in it', async () => {
    const { found } = await search('query=phone&sort=newest');
    const times = found?.results.map(({ story }) => story.publishedAt) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const html = await demo.text('/search/?query=phone&sort=newest');
    expect(html).toContain('href="/search/?query=phone&amp;sort=newest&amp;page=2"');
    expect(html).toMatch(/href="\/search\/\?query=phone"[^>]*>Best match/);
  });

  it('suggests with pictures, scores and prices, also where a letter is wrong', async () => {
    const suggest = async (typed: string) =>
      suggestionsIn(await (await demo.get(`/_search/autocomplete/?searchQuery=${typed}`)).json());
    const [product] = await suggest('pelham');
    expect(product).toMatchObject({ kind: 'product', fact: expect.stringContaining('from $') });
    expect(product?.picture).toMatch(/\/a\/img\/resize\/[0-9a-f]{40}\//);
    expect((await suggest('laptpos')).map(({ label }) => label)).toContain('Laptops');
    expect(await suggest('')).toEqual([]);
  });

  it('for nothing asks what for, and shows the newest stories', async () => {
    const { found, newest } = await search('query=');
    expect(found).toBeUndefined();
    expect(newest).toHaveLength(4);
    expect(await demo.text('/search/')).toContain('Ask for a thing, a maker or a question');
  });

  it('without results says so, and how to get some', async () => {
    const html = await demo.text('/search/?query=zzzzqqq');
    expect(html).toContain('Nothing for “zzzzqqq”');
    expect(html).toContain('Look at the spelling');
    const narrowed = await demo.text('/search/?query=zzzzqqq&type=videos');
    expect(narrowed).toMatch(/<a href="\/search\/\?query=zzzzqqq"[^>]*>Search without filters/);
  });

  it('shows what was asked for as text, never as markup', async () => {
    const html = await demo.text(`/search/?query=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('asked for wrongly is refused', async () => {
    for (const query of ['type=x', 'sort=x', 'topic=../x', 'page=0', 'page=x'])
      expect([query, await status(`/search/?query=vpn&${query}`)]).toEqual([query, 400]);
  });

  it('has a form that works without a script', async () => {
    const html = await demo.text('/search/?query=vpn');
    expect(html).toMatch(/<form[^>]*action="\/search\/"[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*name="query"[^>]*value="vpn"/);
  });
});

describe('a landing page', () => {
  it('is the search for the words of its address', async () => {
    const landing = await pageData(demo.get, '/landing/periscope-seen/', 'search');
    expect(landing.terms).toEqual({ query: 'periscope seen' });
    expect(landing.landing).toEqual({ title: 'Periscope seen', path: '/landing/periscope-seen/' });
    expect(landing.found?.total).toBe(12);
    expect(await demo.text('/landing/periscope-seen/')).toContain('href="/landing/periscope-seen/?page=2"');
    expect((await pageData(demo.get, '/landing/periscope-seen/?page=2', 'search')).found?.page).toBe(2);
  });

  it('shows the same whatever mark is added to its address', async () => {
    const [plain, marked] = await Promise.all(
      ['/landing/vpn/', '/landing/vpn/abc.123/'].map((path) => pageData(demo.get, path, 'search')),
    );
    expect(marked?.found?.results).toEqual(plain?.found?.results);
  });
});

it('one sender searches 120 times a minute, and then gets a page that says so; what is no search is not counted', async () => {
  const get = (path: string, sender: string) => demo.site.fetch(new Request(`http://localhost${path}`), sender);
  for (let asked = 0; asked < 120; asked += 1)
    expect((await get(`/search/?query=phone&page=${asked % 2 === 0 ? 1 : 2}&x=${asked}`, '203.0.113.1')).status).toBe(
      200,
    );
  const refused = await get('/search/?query=one+more', '203.0.113.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.text()).toContain('That was a lot at once');
  expect((await get('/_data/search/?query=one+more', '203.0.113.1')).status).toBe(429);
  expect((await get('/search/', '203.0.113.1')).status).toBe(200);
  expect((await get('/search/?query=one+more', '203.0.113.2')).status).toBe(200);
});
