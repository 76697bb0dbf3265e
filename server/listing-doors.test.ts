/** Listing doors and laid-out pages, as readers get them: the site on a real content service with the demo. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article } from '../services/content/src/testing/desk.ts';
import { FRONT_FEATURE } from '../services/content/src/testing/index.ts';
import { firstOf } from '../services/content/src/testing/reading.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';

const { demo, desk, files } = await newsroomOnDemo();

const get = (path: string) => demo.get(path);
const listing = (path: string) => pageData(get, path, 'listing');
const feature = (path: string) => pageData(get, path, 'feature');

/** Every story of a door, page after page. */
async function everyPage(base: string) {
  const first = await listing(base);
  const { pageCount } = first.river;
  const others = Array.from({ length: pageCount - 1 }, (_, index) => listing(`${base}${index + 2}/`));
  return [first, ...(await Promise.all(others))];
}

const DOORS = ['/features/', '/podcasts/', '/how-to/', '/ai-atlas/', '/zero/'];

describe('a door', () => {
  it.each(DOORS)('%s shows all of its stories, newest first, four on a page, each once', async (base) => {
    const pages = await everyPage(base);
    for (const { river } of pages.slice(0, -1)) expect(river.stories).toHaveLength(4);
    const last = pages.at(-1)?.river.stories.length;
    expect(last).toBeGreaterThan(0);
    const stories = pages.flatMap(({ river }) => river.stories);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
    const dates = stories.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  it.each(DOORS)('%s ends: there is no page after the last, and page 1 has no number', async (base) => {
    const { river } = await listing(base);
    expect((await get(`${base}${river.pageCount + 1}/`)).status).toBe(404);
    expect((await get(`${base}999999/`)).status).toBe(404);
    expect((await get(`${base}0/`)).status).toBe(404);
    expect(await movedTo(get, `${base}1/`)).toBe(base);
  });

  it.each(DOORS)('%s says what it is about', async (base) => {
    const { title, description } = await listing(base);
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(20);
    expect(await demo.text(base)).toContain(`<meta name="description" content="${description}`);
  });

  it('is introduced by the text that its editors wrote, on page 1 only', async () => {
    const text = files.texts.find(({ slug }) => slug === 'ai-atlas');
    const [first, second] = await Promise.all([listing('/ai-atlas/'), listing('/ai-atlas/2/')]);
    expect(first).toMatchObject({ title: text?.title, description: text?.description });
    expect(first.about?.[0]).toMatchObject({ bodyHtml: expect.stringContaining('<h2>Words</h2>') });
    expect(second).toMatchObject({ title: text?.title });
    expect(second.about).toBeUndefined();
  });

  it('has its text in the document once: as HTML, not as data', async () => {
    const html = await demo.text('/ai-atlas/');
    expect(html.split('without using another of the 90')).toHaveLength(2);
  });
});

describe('a collection', () => {
  it('has its title, what it is about and its threads; every one that is shown', async () => {
    for (const { slug, title, description, threads } of files.collections.filter(({ hide }) => !hide)) {
      const shown = await listing(`/collections/${slug}/`);
      expect(shown).toMatchObject({ title, description });
      expect(shown.threads).toHaveLength(threads.length);
    }
    expect((await listing('/collections/repair-files/')).threads).toEqual([
      'Halo screen',
      'Right to repair',
      'Spare parts',
    ]);
  });

  it('that is hidden, or not there, is not found', async () => {
    const { slug } = firstOf(
      files.collections.filter(({ hide }) => hide),
      'hidden collection',
    );
    expect((await get(`/collections/${slug}/`)).status).toBe(404);
    expect((await get('/collections/no-such-thing/')).status).toBe(404);
  });

  it('is asked for in small letters, whatever its page', async () => {
    expect(await movedTo(get, '/collections/Home-Office/')).toBe('/collections/home-office/');
    expect(await movedTo(get, '/collections/Home-Office/2/')).toBe('/collections/home-office/2/');
  });

  it('lists articles, reviews, galleries and videos alike, each at its own address', async () => {
    for (const { slug } of files.collections.filter(({ hide }) => !hide)) {
      const stories = (await everyPage(`/collections/${slug}/`)).flatMap(({ river }) => river.stories);
      for (const { slug: video } of files.videos.filter(({ matter }) => matter.collections.includes(slug)))
        expect(stories.map(({ href }) => href).join()).toMatch(new RegExp(`/videos/${video}/`));
    }
  });

  it('without stories says so', async () => {
    const { db } = demo.database;
    const one = await db
      .selectFrom('collections')
      .selectAll()
      .where('slug', '=', 'home-office')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('collections')
      .values({ ...one, id: 'c-new', slug: 'brand-new', title: 'Brand new' })
      .execute();
    const html = await demo.text('/collections/brand-new/');
    expect(html).toContain('Brand new');
    expect(html).toContain('Nothing here yet');
    expect((await get('/collections/brand-new/2/')).status).toBe(404);
  });
});

describe('a tag', () => {
  it('lists what carries it under the name that stories give it', async () => {
    const tags = [{ slug: 'rare-earths', name: 'Rare earths' }];
    for (const slug of ['one', 'two', 'three', 'four', 'five'])
      await desk.published(article(`earth-${slug}`, { tags, authors: ['inesokafor'] }));
    const { title, river } = await listing('/tags/rare-earths/');
    expect([title, river.stories.length, river.pageCount]).toEqual(['Rare earths', 4, 2]);
    const second = await listing('/tags/rare-earths/2/');
    const listed = [...river.stories, ...second.river.stories].map(({ headline }) => headline);
    expect(listed.sort()).toEqual(['five', 'four', 'one', 'three', 'two'].map((name) => `About earth-${name}`));
    expect((await get('/tags/rare-earths/3/')).status).toBe(404);
    expect((await get('/tags/no-such-tag/')).status).toBe(404);
  });
});

/** A layout as it is written, as far as these tests read it. */
const place = z.object({ id: z.string(), hidden: z.boolean().default(false) });
const cell = z.object({
  label: z.string(),
  components: z.array(place),
  get children() {
    return z.array(cell).default([]);
  },
});
type Cell = z.output<typeof cell>;
const shownIds = ({ components, children }: Cell): string[] => [
  ...components.filter(({ hidden }) => !hidden).map(({ id }) => id),
  ...children.flatMap(shownIds),
];
const headings = ({ label, components, children }: Cell): string[] => [
  ...(components.length > 0 ? [label] : []),
  ...children.flatMap(headings),
];

describe('a feature', () => {
  const layouts = () =>
    files.features
      .filter(({ slug }) => slug !== FRONT_FEATURE)
      .map((file) => z.object({ slug: z.string(), name: z.string(), layout: z.array(cell) }).parse(file));

  it('shows its places as shelves in the order given, each with its heading, and nothing that is hidden', async () => {
    expect(layouts().length).toBeGreaterThan(2);
    for (const { slug, name, layout } of layouts()) {
      const shown = await feature(`/feature/${slug}/`);
      expect(shown.name).toBe(name);
      const wanted = layout.flatMap(shownIds);
      const ids = shown.shelves.map(({ id }) => id);
      // Single stories side by side are one shelf, under the name of the first.
      expect(ids).toEqual(wanted.filter((id) => ids.includes(id)));
      expect(ids.length).toBeGreaterThan(wanted.length / 2);
      expect(shown.shelves.map(({ heading }) => heading)).toEqual(expect.arrayContaining(layout.flatMap(headings)));
      for (const { heading } of shown.shelves) expect(heading).not.toBe('');
    }
  });

  it('joins single stories that stand side by side, and loses none', async () => {
    const { shelves } = await feature('/feature/how-we-test/');
    const tests = shelves.find(({ heading }) => heading === 'Tests worth reading');
    expect(tests?.kind === 'stories' && tests.stories).toHaveLength(4);
  });

  it('leads from a shelf to all of it: a topic, a collection', async () => {
    const { shelves } = await feature('/feature/moon-week/');
    const ways = shelves.flatMap((shelf) => (shelf.kind === 'stories' && shelf.more ? [shelf.more.href] : []));
    expect(ways).toEqual(['/collections/moon-week/', '/topics/space/']);
  });

  it('has further pages: the river of a topic, without what its shelves show', async () => {
    const first = await feature('/feature/moon-week/');
    const second = await feature('/feature/moon-week/2/');
    expect(second.shelves).toEqual([]);
    const shelved = first.shelves.flatMap((shelf) => (shelf.kind === 'stories' ? shelf.stories : []));
    const river = [...(first.river?.stories ?? []), ...(second.river?.stories ?? [])].map(({ id }) => id);
    expect(first.river?.stories).toHaveLength(4);
    expect(second.river?.stories.length).toBeGreaterThan(0);
    expect(new Set(river).size).toBe(river.length);
    for (const { id } of shelved) expect(river).not.toContain(id);
  });

  it('ends: there is no page after the last, and page 1 has no number', async () => {
    const { river } = await feature('/feature/moon-week/');
    expect((await get(`/feature/moon-week/${(river?.pageCount ?? 0) + 1}/`)).status).toBe(404);
    expect(await movedTo(get, '/feature/moon-week/1/')).toBe('/feature/moon-week/');
    expect(await movedTo(get, '/feature/Moon-Week/')).toBe('/feature/moon-week/');
    expect((await get('/feature/no-such-thing/')).status).toBe(404);
  });

  it('stands without a place that cannot be filled', async () => {
    const { db } = demo.database;
    await db.deleteFrom('collections').where('slug', '=', 'best-tvs').execute();
    demo.site.changes.missed();
    const { shelves } = await feature('/feature/deal-week/');
    expect(shelves.map(({ id }) => id)).not.toContain('deals-tvs');
    expect(shelves.map(({ id }) => id)).toContain('deals-desk');
    expect((await get('/feature/deal-week/')).status).toBe(200);
  });

  it('has its texts in the document once: as HTML, not as data', async () => {
    const html = await demo.text('/feature/how-we-test/');
    expect(html.split('Three runs or none')).toHaveLength(2);
  });
});
