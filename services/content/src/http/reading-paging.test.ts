/** Lists in pages: listing doors and the way to the next page, feeds, navigation. */
import { contentLinkListCodec, contentListCodec, flattenEnvelope, navigationCodec } from '@masthead/model';
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idOf } from '../kinds/newsroom-id.ts';
import { navigationPath, slugsOf } from '../testing/newsroom.ts';
import { errorOf, firstOf, type Reader, startReading } from '../testing/reading.ts';

const API = '/api/neutron';
const linked = contentListCodec.extend({ links: z.looseObject({ next: z.string().optional() }) });

describeEachEngine('paging', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const list = async (path: string) => linked.parse(flattenEnvelope((await reader.ask(path)).body));
  const doorPath = (type: string, id: string, query = '') =>
    `${API}/components/masthead/listing/${type}/${id}/web${query}`;

  /** What one gets by following the way to the next page to its end. */
  async function followed(first: string | undefined): Promise<string[]> {
    const slugs: string[] = [];
    for (let path = first; path !== undefined; ) {
      const { items, links } = await list(path);
      slugs.push(...slugsOf(items));
      path = links.next;
    }
    return slugs;
  }

  describe('a listing', () => {
    it('says in strings where it is, four at a time, and what it was asked as (API-14, CM-30)', async () => {
      const path = doorPath(
        'topic',
        'phones',
        '?searchBy=slug&componentType=ContentList&componentName=more&componentDisplayName=More',
      );
      expect(await reader.ask(path)).toMatchObject({
        status: 200,
        body: {
          data: {
            title: 'Phones',
            slug: 'topic:phones',
            items: { length: 4 },
            paging: { limit: '4', offset: '0', total: expect.stringMatching(/^\d+$/) },
          },
          links: { self: path, next: expect.stringContaining('offset=4') },
          meta: { componentName: 'more', componentDisplayName: 'More', componentType: 'ContentList' },
        },
      });
    });

    it.each([
      ['topic', () => 'tech', 'topic'],
      ['collection', () => 'repair-files', 'collection'],
      ['author', () => 'felixamaro', 'author'],
      ['product', (files: Reader['files']) => firstOf(files.products, 'product').slug, 'product'],
    ] as const)('of a %s is found by its id too', async (type, keyOf, kind) => {
      const key = keyOf(reader.files);
      const { items, paging } = await list(doorPath(type, key));
      const byId = await list(doorPath(type, idOf(kind, key), '?searchBy=id'));
      expect([byId.items, byId.paging]).toEqual([items, paging]);
      expect((await reader.ask(doorPath(type, key, '?searchBy=id'))).status).toBe(404);
    });

    it.each([
      ['topic', 'no-such'],
      ['tag', 'no-such'],
      ['collection', 'no-such'],
      ['author', 'nobody'],
      ['product', 'no-such'],
      ['door', 'no-such'],
      ['door', '__proto__'],
      ['nothing', 'phones'],
      ['constructor', 'phones'],
    ])('of %s %s is not there', async (type, id) => {
      expect((await reader.ask(doorPath(type, id))).status).toBe(404);
    });

    it('of any door leads on from any place to its end, without gaps and without repeats', async () => {
      const doors = fc.constantFrom(
        ...(
          [
            'river',
            'reviews',
            'pictures',
            'videos',
            'podcasts',
            'deals',
            'best',
            'how-to',
            'ai-atlas',
            'zero',
            'features',
            'live',
          ] as const
        ).map((id) => ['door', id] as const),
        ['topic', 'tech'] as const,
        ['topic', 'auto'] as const,
        ['tag', 'lab-test'] as const,
        ['collection', 'money-basics'] as const,
        ['author', 'felixamaro'] as const,
      );
      await fc.assert(
        fc.asyncProperty(doors, fc.nat(40), fc.integer({ min: 3, max: 30 }), async ([type, id], offset, limit) => {
          const whole = await list(doorPath(type, id, '?limit=100'));
          const all = [...slugsOf(whole.items), ...(await followed(whole.links.next))];
          expect(new Set(all).size).toBe(whole.paging.total);
          expect(await followed(doorPath(type, id, `?offset=${offset}&limit=${limit}`))).toEqual(all.slice(offset));
        }),
        { numRuns: 25 },
      );
    });
  });

  it.each([
    ['front_page', 'home', 'river'],
    ['topic', 'tech', 'listing'],
    ['topic', 'phones', 'listing'],
    ['door', 'reviews', 'listing'],
    ['collection', 'repair-files', 'listing'],
    ['profile', 'felixamaro', 'listing'],
    ['tag', 'lab-test', 'listing'],
    ['feature', 'moon-week', 'moon-space-latest'],
  ])('the list on the page %s %s leads on to what its other pages have (API-24)', async (type, slug, name) => {
    const onPage = async (page: number) => {
      const { components } = await reader.page(type, slug, `?pageNumber=${page}`);
      const found = components.find((part) => part.kind === 'ContentList' && part.id === name);
      if (found?.kind !== 'ContentList') throw new Error(`no ${name}`);
      return { slugs: slugsOf(found.data.items), next: found.links?.next, total: found.data.paging.total };
    };
    const first = await onPage(1);
    const all = [...first.slugs, ...(await followed(first.next))];
    expect(new Set(all).size).toBe(first.total);
    expect(all).toHaveLength(first.total);
    if (type === 'feature') return;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.total / 4) }, (_, index) => onPage(index + 1)),
    );
    expect(pages.flatMap(({ slugs }) => slugs)).toEqual(all);
    expect(pages.at(-1)?.next).toBeUndefined();
  });

  it('the navigation is a list of links, for header and footer (API-12)', async () => {
    const path = `${navigationPath()}?componentName=nav&componentDisplayName=Nav&componentType=ContentList`;
    const { body } = await reader.ask(path);
    expect(body).toMatchObject({
      meta: { componentName: 'nav', componentDisplayName: 'Nav', componentType: 'ContentList' },
    });
    const { header } = navigationCodec.parse(Object(body).data);
    const { items } = contentLinkListCodec.parse(flattenEnvelope(body));
    expect(items.map(({ label }) => label)).toEqual(['header', 'footer']);
    expect(items[0]?.children.slice(0, header.main.length).map(({ label }) => label)).toEqual(
      header.main.map(({ label }) => label),
    );
    for (const link of items.flatMap(({ children }) => children.flatMap((child) => [child, ...child.children])))
      if (link.children.length === 0) expect(link.url).toMatch(/^\/(.+\/)?$/);
    expect((await reader.ask(navigationPath())).body).toMatchObject({ meta: { componentType: 'ContentList' } });
  });

  describe('a feed (API-19, API-40)', () => {
    const feed = (endpoint: string, query = '') => list(`${API}/feeds/masthead/${endpoint}/${query}`);

    it('has the 25 newest, then the next 25, and so on to its end, without what is not to be found', async () => {
      const hidden = new Set(reader.files.stories.filter(({ matter }) => matter.noIndex).map(({ slug }) => slug));
      expect(hidden.size).toBeGreaterThan(0);
      const first = await feed('river');
      expect(first.paging).toMatchObject({ limit: 25, offset: 0 });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(first.paging.total / 25) }, (_, page) =>
          feed('river', `?offset=${page * 25}&limit=25`),
        ),
      );
      expect(pages[0]?.items).toEqual(first.items);
      expect(pages.flatMap(({ items }) => slugsOf(items))).toEqual(
        (await followed(doorPath('door', 'river', '?limit=100'))).filter((slug) => !hidden.has(slug)),
      );
      expect((await feed('river', '?offset=null&limit=null')).items).toEqual(first.items);
    });

    it.each(['reviews', 'how-to', 'deals', 'videos', 'podcasts', 'pictures'])(
      'of %s has what its door has',
      async (endpoint) => {
        const { items } = await feed(endpoint, '?limit=10');
        expect(items.length).toBeGreaterThan(0);
        expect(slugsOf(items)).toEqual(slugsOf((await list(doorPath('door', endpoint, '?limit=10'))).items));
      },
    );

    it('of a topic is asked for by its slug; roadshow’s is about cars', async () => {
      for (const [endpoint, topic] of [
        ['phones', 'phones'],
        ['roadshow', 'auto'],
      ] as const)
        expect(slugsOf((await feed(endpoint)).items)).toEqual(
          slugsOf((await list(doorPath('topic', topic, '?limit=25'))).items),
        );
    });

    it.each(['no-such', '__proto__', 'constructor'])('%s is not there, and says so', async (endpoint) => {
      expect(errorOf(await reader.ask(`${API}/feeds/masthead/${endpoint}/`))).toEqual({
        code: 404,
        message: `There is no feed ${endpoint}`,
      });
    });
  });
});
