/** The stories of topics and people by form, and what is picked in a topic, as readers get them: the site on a real content service with the demo. */
import { STORY_FORMS } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { manuscriptIn } from '../services/content/src/testing/desk.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';

const { demo, desk, files } = await newsroomOnDemo();

const get = (path: string) => demo.get(path);
const topic = (path: string) => pageData(get, path, 'topic');
const profile = (path: string) => pageData(get, path, 'profile');

/** The addresses of the forms among the ways of a topic. */
const formWays = (ways: readonly { href: string }[]) =>
  ways.map(({ href }) => href).filter((href) => STORY_FORMS.some((form) => href.endsWith(`/${form}/`)));

describe('a topic', () => {
  it('leads to each of its forms, whose pages together have each of their stories once', async () => {
    const { ways } = await topic('/topics/tech/');
    expect(ways[0]).toEqual({ label: 'All', href: '/topics/tech/' });
    const forms = formWays(ways);
    expect(forms.length).toBeGreaterThan(5);
    for (const base of forms) {
      const first = await topic(base);
      expect(first.leads).toEqual([]);
      const further = Array.from({ length: first.river.pageCount - 1 }, (_, index) => topic(`${base}${index + 2}/`));
      const stories = [first, ...(await Promise.all(further))].flatMap(({ river }) => river.stories);
      expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
      expect(stories.length).toBeGreaterThan((first.river.pageCount - 1) * 4);
      expect((await get(`${base}${first.river.pageCount + 1}/`)).status).toBe(404);
    }
  });

  it('marks the form that is shown, without a script', async () => {
    const html = await demo.text('/topics/tech/reviews/');
    expect(html).toMatch(/<a [^>]*href="\/topics\/tech\/reviews\/" aria-current="page">Reviews<\/a>/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
    expect(html).toContain('<title>Tech: Reviews | ');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/topics\/tech\/reviews\/"/);
    expect(html).toMatch(/<link rel="next" href="[^"]*\/topics\/tech\/reviews\/2\/"/);
  });

  it('has each form at one address', async () => {
    expect(await movedTo(get, '/topics/suvs/reviews/')).toBe('/roadshow/suvs/reviews/');
    expect(await movedTo(get, '/topics/tech/news/1/')).toBe('/topics/tech/news/');
    expect((await get('/topics/tech/nothing/')).status).toBe(404);
    expect((await get('/roadshow/news/reviews/')).status).toBe(404);
  });

  it('says of a form without stories that nothing is there, and is not found by it', async () => {
    const html = await demo.text('/topics/phones/live/');
    expect(html).toContain('Nothing here yet');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(await demo.text('/topics/phones/news/')).not.toContain('content="noindex"');
  });

  it('shows what its newest best list recommends, each at its card in that list', async () => {
    const { picks } = await topic('/topics/laptops/');
    const list = files.stories.find(({ slug }) => slug === 'best-laptops');
    expect(picks?.items.map(({ award }) => award)).toEqual(list?.matter.listicle.map(({ award }) => award));
    expect(picks?.items[0]).toMatchObject({ score: 8.9, price: expect.stringMatching(/^\$\d/) });
    const told = await demo.text(picks?.list.href ?? '');
    for (const { href } of picks?.items ?? []) {
      const [path, anchor] = href.split('#');
      expect(path).toBe(picks?.list.href);
      expect(told).toMatch(new RegExp(`<section [^>]*id="${anchor}"`));
    }
    expect((await topic('/topics/tech/2/')).picks).toBeUndefined();
  });

  it('of cars recommends cars, and has the main links of its own publication', async () => {
    const { picks } = await topic('/roadshow/auto/');
    expect(picks?.items.map(({ title }) => title)).toEqual(['Arden 3 Touring', 'Lindhol C2', 'Okari E', 'Vantry 4']);
    const mainLinks = async (path: string) =>
      [
        ...(/<nav[^>]*aria-label="Main".*?<button/.exec(await demo.text(path))?.[0] ?? '').matchAll(/>([^<]+)<\/a>/g),
      ].map(([, label]) => label);
    expect(await mainLinks('/roadshow/auto/')).toEqual(['Latest', 'News', 'Reviews', 'Best cars', 'EVs', 'Charging']);
    expect(await mainLinks('/topics/phones/')).toContain('Best lists');
  });

  it('has a new way at once when a story that is not in sight becomes something else', async () => {
    const WAY = 'href="/topics/phones/deals/"';
    expect(await demo.text('/topics/phones/')).not.toContain(WAY);
    const { river } = await topic('/topics/phones/news/');
    const oldest = (await topic(`/topics/phones/news/${river.pageCount}/`)).river.stories.at(-1);
    const seen = await desk.manuscript(oldest?.id ?? '');
    const edited = manuscriptIn(await desk.edit(seen, { ...seen.document, type: 'Deals', section: 'deals' }));
    await desk.act('publish', edited);
    expect(await demo.text('/topics/phones/')).toContain(WAY);
    expect((await topic('/topics/phones/deals/')).river.stories.map(({ id }) => id)).toEqual([oldest?.id]);
  });
});

describe('a person’s work', () => {
  it('is counted by form, and the forms show what they count', async () => {
    const { chips, total } = await profile('/profiles/inesokafor/');
    expect(chips[0]).toEqual({ label: 'All', href: '/profiles/inesokafor/', count: total });
    expect(chips.length).toBeGreaterThan(4);
    for (const { href, label, count } of chips.slice(1)) {
      const page = await profile(href);
      expect([page.total, page.only, page.river.baseHref]).toEqual([count, label, href]);
      expect(page.chips).toEqual(chips);
    }
    const reviews = files.stories.filter(({ matter }) => matter.authors.includes('inesokafor') && matter.review);
    expect(chips.find(({ label }) => label === 'Reviews')?.count).toBe(reviews.length);
  });

  it('by form has an address and a title of its own', async () => {
    const html = await demo.text('/profiles/inesokafor/reviews/');
    expect(html).toContain('<title>Ines Okafor: Reviews | People | ');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/profiles\/inesokafor\/reviews\/"/);
    expect(html).toMatch(/href="\/profiles\/inesokafor\/reviews\/" aria-current="page">Reviews/);
    expect(await movedTo(get, '/profiles/InesOkafor/reviews/')).toBe('/profiles/inesokafor/reviews/');
    expect((await get('/profiles/inesokafor/reviews/2/')).status).toBe(404);
  });
});
