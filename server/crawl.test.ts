import { STORY_PLURALS } from '@masthead/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Crawl, type CrawledPage, crawlFrom, crawlOf } from './testing/crawl.ts';
import { type Product, startProduct } from './testing/start-product.ts';

let product: Product;
let crawl: Crawl;
/** Where each story lives, as the content service has it. */
let stories: string[];

async function storyAddresses(url: string): Promise<string[]> {
  const lists = STORY_PLURALS.map(async (map) => {
    const response = await fetch(`${url}/api/neutron/sitemaps/cnet/${map}/web?limit=100&offset=0`);
    const first: { data: { items: { url: string }[]; paging: { total: string } } } = await response.json();
    const rest = await fetch(`${url}/api/neutron/sitemaps/cnet/${map}/web?limit=100&offset=100`);
    const second: typeof first = await rest.json();
    const items = [...first.data.items, ...second.data.items];
    expect(items.length, map).toBe(Number(first.data.paging.total));
    return items.map((item) => item.url);
  });
  return (await Promise.all(lists)).flat();
}

beforeAll(async () => {
  product = await startProduct();
  stories = await storyAddresses(product.url);
  crawl = await crawlFrom(product.url, ['/']);
});
afterAll(() => product.stop());

const pages = (): CrawledPage[] => crawl.pages;
const named = (page: CrawledPage): string => `${page.path} (linked from ${page.from})`;

describe('a crawl from the front page', () => {
  test('finds neither a redirect nor a missing page', () => {
    expect(
      pages()
        .filter(({ status }) => status !== 200)
        .map((page) => `${page.status} ${named(page)}`),
    ).toEqual([]);
  });

  test('reaches every story', () => {
    const reached = new Set(pages().map(({ path }) => path));
    expect(stories.length).toBeGreaterThan(150);
    expect(stories.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('finds every page at its canonical address only', () => {
    const elsewhere = pages().filter(({ path, canonical, noIndex }) => canonical !== path && !noIndex);
    expect(elsewhere.map((page) => `${named(page)}: ${page.canonical}`)).toEqual([]);
  });

  // What a story or a product is shown by stands again, screens below, on the card of another that is about it too.
  test('finds no picture twice on the front page or in any list', () => {
    const lists = pages().filter(({ path, isStory }) => !isStory && !path.startsWith('/products/'));
    const long = lists.filter(({ pictures }) => pictures.length > 5);
    expect(lists.find(({ path }) => path === '/')?.pictures.length).toBeGreaterThan(20);
    expect(long.filter(({ path }) => path.startsWith('/topics/')).length).toBeGreaterThan(20);
    expect(lists.flatMap((page) => twice(page.pictures).map((file) => `${file} on ${named(page)}`))).toEqual([]);
  });

  test('finds no title twice', () => {
    expect(doubleTitles(pages())).toEqual([]);
  });
});

const twice = (files: readonly string[]): string[] => files.filter((file, at) => files.indexOf(file) < at);

function doubleTitles(some: readonly CrawledPage[]): string[] {
  const double = [...Map.groupBy(some, ({ title }) => title)].filter(([, group]) => group.length > 1);
  return double.map(([title, group]) => `${title}: ${group.map(({ path }) => path).join(' ')}`);
}

describe('the sitemaps for search engines', () => {
  let maps: Map<string, string[]>;
  beforeAll(async () => {
    maps = await crawlOf(product.url).sitemaps('/sitemaps/index.xml');
  });

  test('name every story once, in the month it was published', () => {
    const months = [...maps].filter(([path]) => /-\d{4}-\d\d\.xml$/.test(path)).flatMap(([, listed]) => listed);
    expect(months.toSorted()).toEqual(stories.toSorted());
  });

  test('name only pages that are there, at their canonical address, each with a title of its own', async () => {
    const listed = new Set([...maps.values()].flat());
    const known = new Map(pages().map((page) => [page.path, page]));
    const { pages: more } = await crawlOf(product.url).visit([...listed].filter((path) => !known.has(path)));
    const all = [...pages(), ...more];
    const named = all.filter(({ path }) => listed.has(path));
    expect(named.length).toBe(listed.size);
    const wrong = named.filter(
      ({ status, canonical, path, noIndex }) => status !== 200 || canonical !== path || noIndex,
    );
    expect(wrong.map(({ status, path, canonical }) => `${status} ${path} ${canonical}`)).toEqual([]);
    expect(doubleTitles(all)).toEqual([]);
  });

  test('name each page in one map of pages', () => {
    const inPages = maps.get('/sitemaps/pages.xml') ?? [];
    expect(inPages.length).toBeGreaterThan(50);
    expect(inPages.filter((path) => stories.includes(path))).toEqual([]);
  });
});
