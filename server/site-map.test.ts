/** The site map, as readers and crawlers get it: the site on a real content service with the demo. */
import { STORY_KINDS, storyKinds } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { article } from '../services/content/src/testing/desk.ts';
import { demoNewsroom } from '../services/content/src/testing/newsroom.ts';
import { everyStory } from '../services/content/src/testing/reading.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';

const { demo, desk } = await newsroomOnDemo();

const status = async (path: string) => (await demo.get(path)).status;

async function indexOf() {
  const data = await pageData(demo.get, '/sitemaps/', 'sitemap');
  if (data.kind !== 'index') throw new Error('The first page lists the maps');
  return data.maps;
}

async function mapAt(path: string) {
  const data = await pageData(demo.get, path, 'sitemap');
  if (data.kind !== 'map') throw new Error(`${path} is no map`);
  return data;
}

/** Every entry from an address on, page after page. */
async function entriesFrom(base: string): Promise<string[]> {
  const { entries, pageCount } = await mapAt(base);
  const others = await Promise.all(
    Array.from({ length: pageCount - 1 }, async (_, index) => (await mapAt(`${base}${index + 2}/`)).entries),
  );
  return [entries, ...others].flat().map(({ href }) => href);
}

describe('the site map', () => {
  it('leads to every story that search engines may know, year by year, each once and at its own address', async () => {
    const maps = await indexOf();
    expect(maps.map(({ label }) => label)).toEqual(STORY_KINDS.map((kind) => storyKinds[kind].label));
    const years = maps.flatMap((map) => map.years);
    const found = (await Promise.all(years.map(({ href }) => entriesFrom(href)))).flat();
    const stories = everyStory(await demoNewsroom()).filter(({ matter }) => !matter.noIndex);
    expect(found).toHaveLength(stories.length);
    expect(new Set(found).size).toBe(found.length);
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
    for (const href of found.slice(0, 5)) expect([href, await status(href)]).toEqual([href, 200]);
    for (const { href } of maps) expect(found).toEqual(expect.arrayContaining(await entriesFrom(href)));
  });

  it('has a hundred stories on a page, newest first, with the way to the next page and to other years', async () => {
    const first = await mapAt('/sitemaps/articles/');
    expect(first.entries).toHaveLength(100);
    expect(first.pageCount).toBe(2);
    const html = await demo.text('/sitemaps/articles/');
    expect(html).toContain('href="/sitemaps/articles/2/"');
    expect(html).toContain('href="/sitemaps/articles/2025/"');
    expect((await mapAt('/sitemaps/articles/2026/')).years.map(({ href }) => href)).toEqual([
      '/sitemaps/articles/',
      '/sitemaps/articles/2025/',
    ]);
  });

  it('reads four digits as a year and any other number as a page', async () => {
    expect(await mapAt('/sitemaps/articles/2026/')).toMatchObject({ title: 'Articles, 2026', page: 1 });
    expect(await mapAt('/sitemaps/articles/2026/2/')).toMatchObject({ title: 'Articles, 2026', page: 2 });
    expect(await mapAt('/sitemaps/articles/2/')).toMatchObject({ title: 'Articles', page: 2 });
    expect(await movedTo(demo.get, '/sitemaps/articles/1/')).toBe('/sitemaps/articles/');
    expect(await movedTo(demo.get, '/sitemaps/articles/2026/1/')).toBe('/sitemaps/articles/2026/');
  });

  it.each([
    '/sitemaps/articles/3/',
    '/sitemaps/articles/2026/99/',
    '/sitemaps/articles/999999/',
    '/sitemaps/articles/0/',
    '/sitemaps/articles/2024/',
    '/sitemaps/articles/1969/',
    '/sitemaps/articles/0000/',
    '/sitemaps/articles/9999/',
    '/sitemaps/nothing/',
    '/sitemaps/constructor/',
  ])('ends: %s is not found', async (path) => {
    expect(await status(path)).toBe(404);
  });

  it('has a new story as soon as it is published, also one that is listed nowhere else', async () => {
    const before = await demo.text('/sitemaps/articles/');
    const index = await demo.text('/sitemaps/');
    await desk.published(article('new-on-the-map', { section: 'commercial', authors: ['mastheadstudio'] }));
    const address = '/paid-content/news/new-on-the-map/';
    expect(before).not.toContain(address);
    expect(await demo.text('/sitemaps/articles/')).toContain(`href="${address}"`);
    expect(await demo.text('/sitemaps/')).not.toBe(index);
  });

  it('leaves out what is not for search engines', async () => {
    await desk.published(article('not-on-the-map', { authors: ['inesokafor'], noIndex: true }));
    expect(await entriesFrom('/sitemaps/articles/')).not.toContain('/tech/mobile/not-on-the-map/');
  });
});
