import {
  INDEX_FORMS,
  type IndexFilter,
  type IndexForm,
  indexPageCodec,
  PRICE_BANDS,
  pathSlugs,
  SCORE_BANDS,
  type StorySummary,
} from '@masthead/model';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importNewsroom } from '../newsroom/import/import.ts';
import {
  changesBy,
  clock,
  NOW,
  openSmall,
  pagePath,
  startService,
  storeOf,
  temporaryMedia,
} from '../testing/newsroom.ts';
import { copyOfSmall, edit } from '../testing/newsroom-folder.ts';
import { type Reader, startReading } from '../testing/reading.ts';

const { media, remove } = temporaryMedia();
afterAll(remove);

const queryOf = (filter: IndexFilter, page = 1): string => {
  const asked = Object.entries({ ...filter, pageNumber: page }).filter(([, value]) => value !== undefined);
  return `?contentOnly=true&${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
};

const indexOf = async (reader: Pick<Reader, 'data'>, form: IndexForm, filter: IndexFilter = {}, page = 1) =>
  indexPageCodec.parse(await reader.data(`${pagePath('index', form)}${queryOf(filter, page)}`)).components;

const slugs = (stories: readonly StorySummary[]): string[] => stories.map(({ slug }) => slug);
const topicsOf = ({ topics }: StorySummary): string[] => topics.flatMap(pathSlugs);

describeEachEngine('an index page', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });

  it.each(INDEX_FORMS)('of %s has all of them, newest first, at most 24 on a page', async (form) => {
    const { listing } = await indexOf(reader, form);
    const { total, limit } = listing.paging;
    expect(limit).toBe(24);
    expect(total).toBeGreaterThan(5);
    const second = total > 24 ? (await indexOf(reader, form, {}, 2)).listing.items : [];
    const all = [...listing.items, ...second];
    expect(new Set(slugs(all)).size).toBe(total);
    expect(all).toEqual(all.toSorted((one, other) => other.publishedAt - one.publishedAt));
  });

  it('is narrowed by every topic, score and price, and by all of them at once, to what they have in common', async () => {
    const whole = (await indexOf(reader, 'reviews')).listing.items;
    const { indexFacets } = await indexOf(reader, 'reviews');
    const priced = new Map<number, string[]>();
    for (const price of PRICE_BANDS)
      priced.set(price, slugs((await indexOf(reader, 'reviews', { price })).listing.items));
    const topics = [undefined, ...indexFacets.topics.slice(0, 4).map(({ slug }) => slug)];
    for (const topic of topics)
      for (const score of [undefined, ...SCORE_BANDS])
        for (const price of [undefined, ...PRICE_BANDS]) {
          const { listing } = await indexOf(reader, 'reviews', { topic, score, price });
          const expected = whole
            .filter((story) => topic === undefined || topicsOf(story).includes(topic))
            .filter(({ rating = 0 }) => score === undefined || rating >= score)
            .filter(({ slug }) => price === undefined || priced.get(price)?.includes(slug));
          expect([topic, score, price, slugs(listing.items)]).toEqual([topic, score, price, slugs(expected)]);
          expect(listing.paging.total).toBe(expected.length);
        }
  });

  it('says how many there are of each topic and band, the most first', async () => {
    const { indexFacets } = await indexOf(reader, 'reviews');
    expect(indexFacets.topics.length).toBeGreaterThan(3);
    for (const { slug, total } of indexFacets.topics)
      expect([slug, (await indexOf(reader, 'reviews', { topic: slug })).listing.paging.total]).toEqual([slug, total]);
    for (const { band, total } of indexFacets.prices) {
      const price = PRICE_BANDS.find((each) => each === band);
      expect([band, (await indexOf(reader, 'reviews', { price })).listing.paging.total]).toEqual([band, total]);
    }
    const totals = indexFacets.topics.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect((await indexOf(reader, 'videos')).indexFacets).toMatchObject({ scores: [], prices: [] });
  });

  it('of reviews has a table of the best, within what it is narrowed to', async () => {
    const { indexTable, listing } = await indexOf(reader, 'reviews');
    const best = listing.items.map(({ rating = 0 }) => rating).sort((one, other) => other - one);
    expect(indexTable.map(({ products }) => products[0]?.score)).toEqual(best.slice(0, indexTable.length));
    expect(indexTable.length).toBeGreaterThan(4);
    const narrowed = await indexOf(reader, 'reviews', { price: 500 });
    expect(narrowed.indexTable.length).toBeGreaterThan(0);
    for (const { products } of narrowed.indexTable) expect(products[0]?.price).toBeLessThanOrEqual(50_000);
    expect((await indexOf(reader, 'reviews', {}, 2)).indexTable).toEqual([]);
  });

  it('has in its table what shops ask, and since when that is known', async () => {
    const { indexTable } = await indexOf(reader, 'best-lists');
    expect(indexTable.length).toBeGreaterThan(5);
    for (const { products, rounds } of indexTable) expect([products.length, rounds]).toEqual([1, []]);
    const sold = indexTable.filter(({ products: [one] }) => one?.price && one.merchant);
    expect(sold.length).toBeGreaterThan(5);
    await reader.database.db.updateTable('offers').set({ checked_at: NOW }).execute();
    const checked = (await indexOf(reader, 'best-lists')).indexTable.map(({ products: [one] }) => one?.checkedAt);
    expect(checked.filter((at) => at === NOW).length).toBe(sold.length);
    const { indexTable: deals, listing } = await indexOf(reader, 'deals');
    for (const { story, products } of deals)
      expect(listing.items.find(({ id }) => id === story.id)?.deal).toMatchObject({ price: products[0]?.price });
  });

  it('of comparisons has both sides and their rounds', async () => {
    const { indexTable } = await indexOf(reader, 'versus');
    expect(indexTable.length).toBeGreaterThan(3);
    for (const { products, rounds } of indexTable) expect([products.length, rounds.length > 0]).toEqual([2, true]);
  });

  it.each([
    ['index', 'podcasts', '', 404],
    ['index', 'reviews', '?topic=no-such-topic', 404],
    ['index', 'reviews', '?score=8.5', 400],
    ['index', 'reviews', '?price=99999999999999999999', 400],
  ])('%s %s%s is a %i', async (type, slug, query, status) => {
    expect((await reader.ask(`${pagePath(type, slug)}${query}`)).status).toBe(status);
  });

  it.each(INDEX_FORMS)('of %s costs at most 13 questions, narrowed in whichever way', async (form) => {
    const costOf = (query: string) => reader.queriesFor(() => reader.data(`${pagePath('index', form)}${query}`));
    for (const query of ['', '?topic=tech', '?topic=tech&score=7&price=1000'])
      expect([query, (await costOf(`${query}${query ? '&' : '?'}contentOnly=true`)) <= 13]).toEqual([query, true]);
  });
});

describeEachEngine('when the shops’ prices change', (suite) => {
  it('stories move among those that cost so much, and whoever keeps the page hears of it', async () => {
    const database = await openSmall(suite);
    const reader = await startService(database);
    const before = await indexOf(reader, 'reviews', { price: 1000 });
    const [row] = before.indexTable;
    expect(row?.products[0]?.price).toBe(74_950);
    const folder = await copyOfSmall();
    await edit(folder, 'products/phones.yaml', (text) => text.replace('749.5', '1749.5'));
    const changes = await changesBy(database, () =>
      importNewsroom(folder, { database: storeOf(database), media, clock }),
    );
    expect(changes.flat()).toEqual(['everything']);
    expect((await indexOf(reader, 'reviews', { price: 1000 })).listing.items).toEqual([]);
  });
});
