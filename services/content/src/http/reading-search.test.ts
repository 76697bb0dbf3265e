/** Search over HTTP: what is found and why, and suggestions while somebody types. */
import { contentListCodec, STORY_KINDS, STORY_TYPE_NAMES } from '@masthead/model';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NOW, slugsOf } from '../testing/newsroom.ts';
import { errorOf, firstOf, type Reader, startReading } from '../testing/reading.ts';

const API = '/api/neutron';
const segments = z.array(z.strictObject({ text: z.string().min(1), hit: z.boolean() }));
const found = z.object({
  items: z.array(
    z.looseObject({
      slug: z.string(),
      typeName: z.string(),
      url: z.string(),
      missing: z.array(z.string()),
      highlights: z.strictObject({ headline: segments.optional(), snippet: segments }),
    }),
  ),
  paging: z.object({ limit: z.string(), offset: z.string(), total: z.string() }),
  totalIsCapped: z.boolean(),
  corrected: z.string().nullable(),
  isRelaxed: z.boolean(),
});

describeWithDatabase('search', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const path = (params: Record<string, string>) => `${API}/search/masthead/results/web?${new URLSearchParams(params)}`;
  const search = async (params: Record<string, string>) => found.parse(await reader.data(path(params)));
  const refusal = async (params: Record<string, string>) => errorOf(await reader.ask(path(params)));

  it('gives ten stories unless told otherwise, as a list that says where it is (API-22)', async () => {
    const { items, paging } = await search({ searchQuery: 'phone' });
    expect(items).toHaveLength(10);
    expect(paging).toMatchObject({ limit: '10', offset: '0' });
    expect(Number(paging.total)).toBeGreaterThan(10);
    expect((await search({ searchQuery: 'phone', pageSize: '3' })).items).toEqual(items.slice(0, 3));
    const summaries = contentListCodec.parse(await reader.data(path({ searchQuery: 'phone' }))).items;
    expect(slugsOf(summaries)).toEqual(slugsOf(items));
  });

  it('pages through all it found, each story once', async () => {
    const { total } = (await search({ searchQuery: 'phone' })).paging;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(Number(total) / 7) }, (_, page) =>
        search({ searchQuery: 'phone', pageSize: '7', offset: String(page * 7) }),
      ),
    );
    const slugs = pages.flatMap(({ items }) => slugsOf(items));
    expect([slugs.length, new Set(slugs).size]).toEqual([Number(total), Number(total)]);
    expect((await search({ searchQuery: 'phone', offset: total })).items).toEqual([]);
  });

  it('shows why: snippets in segments, never markup, with what was asked for marked', async () => {
    for (const {
      highlights: { headline, snippet },
    } of (await search({ searchQuery: 'battery', pageSize: '50' })).items) {
      const hits = [...(headline ?? []), ...snippet].filter(({ hit }) => hit);
      expect(hits.length).toBeGreaterThan(0);
      for (const { text } of hits) expect(text).toMatch(/^batter/i);
      expect(snippet.map(({ text }) => text).join('')).not.toMatch(/<[a-z/]/);
      if (headline) expect(headline.some(({ hit }) => hit)).toBe(true);
    }
  });

  it('finds what was meant when a word is misspelt, and says how it read it', async () => {
    const meant = await search({ searchQuery: 'battery' });
    expect(meant.corrected).toBeNull();
    const misspelt = await search({ searchQuery: 'batttery' });
    expect([misspelt.corrected, misspelt.items]).toEqual(['battery', meant.items]);
    expect(await search({ searchQuery: 'qzxwvkjh' })).toMatchObject({
      items: [],
      corrected: null,
      paging: { total: '0' },
    });
  });

  it('gives what comes nearest when no story has all words, and says what each lacks', async () => {
    const nearest = await search({ searchQuery: 'battery qzxwvkjh' });
    const battery = await search({ searchQuery: 'battery' });
    expect([nearest.isRelaxed, battery.isRelaxed]).toEqual([true, false]);
    expect(slugsOf(nearest.items)).toEqual(slugsOf(battery.items));
    for (const { missing } of nearest.items) expect(missing).toEqual(['qzxwvkjh']);
  });

  it('knows other words for the same, as the newsroom lists them', async () => {
    const slugs = async (searchQuery: string) => slugsOf((await search({ searchQuery, pageSize: '50' })).items).sort();
    expect((await slugs('tv')).length).toBeGreaterThan(5);
    expect(await slugs('telly')).toEqual(await slugs('tv'));
  });

  it('names products, people and topics above the first stories, with what they cost', async () => {
    const shape = z.object({
      things: z.array(
        z.looseObject({ kind: z.string(), slug: z.string(), url: z.string(), priceCents: z.number().nullable() }),
      ),
      price: z.object({ most: z.number() }).optional(),
    });
    const named = async (params: Record<string, string>) => shape.parse(await reader.data(path(params)));
    const { things, price } = await named({ searchQuery: 'robot vacuum under 300' });
    expect(price).toEqual({ most: 30_000 });
    expect(things.length).toBeGreaterThan(0);
    for (const { kind, priceCents } of things) expect([kind, (priceCents ?? 0) <= 30_000]).toEqual(['product', true]);
    const of = async (searchQuery: string, more = {}) =>
      (await named({ searchQuery, ...more })).things.map(({ kind, slug, url }) => [kind, slug, url]);
    expect(await of('ines')).toContainEqual(['author', 'inesokafor', '/profiles/inesokafor/']);
    expect(await of('phones')).toContainEqual(['topic', 'phones', '/topics/phones/']);
    for (const more of [{ offset: '10' }, { topic: 'tech' }, { sort: 'newest' }, { type: 'content_review' }])
      expect(await of('phones', more)).toEqual([]);
  });

  it('sorts by what is newest when asked to', async () => {
    const dates = async (sort: string) =>
      contentListCodec
        .parse(await reader.data(path({ searchQuery: 'phone', sort, pageSize: '50' })))
        .items.map(({ publishedAt }) => publishedAt);
    const newest = await dates('newest');
    expect(newest).toEqual(newest.toSorted((one, other) => other - one));
    expect(await dates('best')).not.toEqual(newest);
  });

  it.each([['content_review'], ['content_gallery'], ['content_video'], ['content_review,content_gallery']])(
    'keeps to the kinds %s',
    async (type) => {
      const { items } = await search({ searchQuery: 'test', type, pageSize: '50' });
      expect(items.length).toBeGreaterThan(0);
      for (const { typeName } of items) expect(type.split(',')).toContain(typeName);
    },
  );

  it('keeps to a topic and what is below it', async () => {
    const all = await search({ searchQuery: 'battery', pageSize: '50' });
    const cars = contentListCodec.parse(
      await reader.data(path({ searchQuery: 'battery', topic: 'auto', pageSize: '50' })),
    ).items;
    expect(cars.length).toBeGreaterThan(0);
    expect(cars.length).toBeLessThan(all.items.length);
    for (const { topics } of cars) expect(topics.flatMap((topic) => topic.path)).toContain('auto');
    expect((await search({ searchQuery: 'battery', topic: 'no-such' })).items).toEqual([]);
  });

  it('says on request how much there is of each kind and topic, which is what narrowing by it finds', async () => {
    const facet = { total: z.number(), isCapped: z.boolean() };
    const counted = z.object({
      facets: z.object({
        types: z.array(z.object({ typeName: z.string(), ...facet })),
        topics: z.array(z.object({ slug: z.string(), name: z.string(), ...facet })),
      }),
    });
    const facetsFor = async (params: Record<string, string>) =>
      counted.parse(await reader.data(path({ ...params, facets: 'true' }))).facets;
    const totalFor = async (params: Record<string, string>) => Number((await search(params)).paging.total);
    for (const asked of [{ searchQuery: 'battery' }, { searchQuery: 'batttery' }, { searchQuery: 'folding phone' }]) {
      const { types, topics } = await facetsFor({ ...asked, topic: 'tech' });
      expect(topics[0]).toMatchObject({ slug: 'tech', name: 'Tech' });
      for (const { typeName, total, isCapped } of types)
        if (!isCapped) expect(await totalFor({ ...asked, topic: 'tech', type: typeName })).toBe(total);
      const { topics: ofReviews } = await facetsFor({ ...asked, type: 'content_review' });
      for (const { slug, total } of ofReviews)
        expect(await totalFor({ ...asked, type: 'content_review', topic: slug })).toBe(total);
    }
    expect((await facetsFor({ searchQuery: '?' })).types.map(({ total }) => total)).toEqual(STORY_KINDS.map(() => 0));
    expect(await reader.data(path({ searchQuery: 'battery' }))).not.toHaveProperty('facets');
  });

  it('keeps to days, the first and the last included', async () => {
    const all = contentListCodec.parse(await reader.data(path({ searchQuery: 'repair', pageSize: '50' }))).items;
    const dayOf = ({ publishedAt }: { publishedAt: number }) => new Date(publishedAt).toISOString().slice(0, 10);
    const middle = dayOf(
      firstOf(all.toSorted((one, other) => one.publishedAt - other.publishedAt).slice(all.length >> 1), 'story'),
    );
    const between = async (params: Record<string, string>) =>
      slugsOf((await search({ searchQuery: 'repair', pageSize: '50', ...params })).items).sort();
    const expected = (fits: (day: string) => boolean) => slugsOf(all.filter((story) => fits(dayOf(story)))).sort();
    expect(await between({ from: middle })).toEqual(expected((day) => day >= middle));
    expect(await between({ to: middle })).toEqual(expected((day) => day <= middle));
    expect(await between({ from: middle, to: middle })).toEqual(expected((day) => day === middle));
    expect(await between({ from: new Date(NOW + 86_400_000).toISOString().slice(0, 10) })).toEqual([]);
  });

  it.each(['', ' ', '!?', 'a'.repeat(5000)])('of "%.5s" finds nothing, and is no failure', async (searchQuery) => {
    expect(await search({ searchQuery })).toMatchObject({ items: [], paging: { total: '0' } });
  });

  it.each([
    [{ pageSize: '0' }, 'pageSize takes a whole number from 1 to 50'],
    [{ pageSize: '51' }, 'pageSize takes a whole number from 1 to 50'],
    [{ offset: '1001' }, 'offset takes a whole number from 0 to 1000'],
    [{ type: 'content_topic' }, `type takes ${STORY_TYPE_NAMES.join(', ')}`],
    [{ sort: 'oldest' }, 'sort takes best, newest'],
    [{ from: 'yesterday' }, 'from takes a day such as 2026-11-15'],
    [{ to: '2026-02-31' }, 'to takes a day such as 2026-11-15'],
    [{ to: '2026-1-1' }, 'to takes a day such as 2026-11-15'],
  ])('refuses %j with what it takes', async (params, message) => {
    expect(await refusal({ searchQuery: 'phone', ...params })).toEqual({ code: 400, message });
  });

  describe('suggestions (API-23)', () => {
    const shape = z.object({
      items: z.array(
        z.strictObject({
          kind: z.enum(['topic', 'product', 'author', 'story']),
          label: z.string().min(1),
          slug: z.string(),
          url: z.string(),
          score: z.number().nullable(),
          priceCents: z.number().nullable(),
          image: z.looseObject({ path: z.string() }).nullable(),
        }),
      ),
    });
    const suggest = async (searchQuery: string, query = '') =>
      shape.parse(
        await reader.data(
          `${API}/search/masthead/autocomplete/web?searchQuery=${encodeURIComponent(searchQuery)}${query}`,
        ),
      ).items;

    it('mix names and stories that have what is being typed, ten at most', async () => {
      const items = await suggest('ha');
      expect(items.length).toBeLessThanOrEqual(10);
      expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThan(1);
      for (const { label } of items) expect(label).toMatch(/\bha/i);
      expect(await suggest('ha', '&limit=2')).toHaveLength(2);
    });

    it('lead to where what they name is', async () => {
      const { slug, name } = firstOf(
        reader.files.topics.filter((topic) => topic.slug === 'phones'),
        'topic',
      );
      expect(await suggest(name)).toContainEqual(
        expect.objectContaining({ kind: 'topic', label: name, slug, url: '/topics/phones/' }),
      );
      const { username, firstName, lastName } = firstOf(reader.files.authors, 'author');
      expect(await suggest(`${firstName} ${lastName}`)).toContainEqual(
        expect.objectContaining({
          kind: 'author',
          label: `${firstName} ${lastName}`,
          slug: username,
          url: `/profiles/${username}/`,
        }),
      );
      for (const { url } of [...(await suggest('ha')), ...(await suggest('p'))])
        expect(url).toMatch(/^\/([a-z0-9-]+\/)+$/);
    });

    it('are none for nothing', async () => {
      for (const query of ['', ' ', '?', 'qzxwvkjh']) expect(await suggest(query)).toEqual([]);
    });
  });
});
