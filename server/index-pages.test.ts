/** The index pages behind the main navigation, as readers and crawlers get them: the site on a real content service with the demo. */
import { displayDay, INDEX_FORMS, type IndexForm } from '@masthead/model';
import { indexPath, pathTo } from '@masthead/urls';
import { describe, expect, it } from 'vitest';
import { article, manuscriptIn } from '../services/content/src/testing/desk.ts';
import { NOW } from '../services/content/src/testing/newsroom.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';

const { demo, desk, files } = await newsroomOnDemo();

const get = (path: string) => demo.get(path);
const index = (path: string) => pageData(get, path, 'index-page');
type Shown = Awaited<ReturnType<typeof index>>;
const storiesOf = ({ leads, river }: Pick<Shown, 'leads' | 'river'>) => [...leads, ...river.stories];
/** In the order of the pages, what leads first. */
async function everyStory(path: string) {
  const first = await index(path);
  const [base = '', search] = path.split('?');
  const others = Array.from({ length: first.river.pageCount - 1 }, (_, at) =>
    index(`${base}${at + 2}/${search ? `?${search}` : ''}`),
  );
  return [first, ...(await Promise.all(others))].flatMap(storiesOf);
}
/** Newest first, and each once. */
function expectInOrder(stories: readonly { id: string; publishedAt: number }[]): void {
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  const dates = stories.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
}
const headlines = (shown: Shown) => storiesOf(shown).map(({ headline }) => headline);

/** What a page tells search engines of itself. */
async function headOf(path: string) {
  const html = await demo.text(path);
  const [, canonical] = /<link rel="canonical" href="http:\/\/localhost([^"]*)"/.exec(html) ?? [];
  const [, robots] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
  return { canonical: canonical?.replaceAll('&amp;', '&'), robots };
}

const reviewOf = (slug: string, score: number) => ({
  ...article(slug, { headline: `Judged ${slug}`, authors: ['inesokafor'], topics: ['phones'], type: 'Review' }),
  typeName: 'content_review' as const,
  review: { product: 'halo-12-pro', score, bottomLine: 'It holds.' },
});

describe('an index page', () => {
  it('is behind every door of the main navigation', async () => {
    const html = await demo.text('/');
    for (const form of INDEX_FORMS) expect([form, html.includes(`href="${pathTo(form, {})}"`)]).toEqual([form, true]);
    expect(await movedTo(get, '/collections/best-lists/')).toBe('/best-lists/');
    expect(await movedTo(get, '/collections/versus/')).toBe('/versus/');
  });

  it.each(INDEX_FORMS)(
    'of %s has its newest stories once, some of them above the rest, and says what it is',
    async (form) => {
      const base = pathTo(form, {});
      const shown = await index(base);
      const stories = storiesOf(shown);
      expect(shown.leads.length).toBeGreaterThan(2);
      expect(stories.length).toBe(Math.min(24, shown.total));
      expectInOrder(stories);
      expect(shown.topics.length).toBeGreaterThan(2);
      expect((await get(`${base}${shown.river.pageCount + 1}/`)).status).toBe(404);
      expect((await get(`${base}999/`)).status).toBe(404);
      expect((await get(`${base}0/`)).status).toBe(404);
      expect(await movedTo(get, `${base}1/`)).toBe(base);
      expect(shown.title).not.toBe('');
      expect(shown.description.length).toBeGreaterThan(20);
      const html = await demo.text(base);
      expect(html).toContain(`<meta name="description" content="${shown.description}"`);
      expect(html).toContain('"@type":"ItemList"');
    },
  );

  it('has all stories of its kind, each with what it is known by', async () => {
    const [pictures, videos, reviews, deals] = await Promise.all(
      (['pictures', 'videos', 'reviews', 'deals'] as const).map((form) => index(pathTo(form, {}))),
    );
    const facts = (shown: Shown | undefined) => new Set(shown && storiesOf(shown).map(({ fact }) => fact?.kind));
    expect([pictures?.total, videos?.total]).toEqual([files.galleries.length, files.videos.length]);
    expect([facts(pictures), facts(videos)]).toEqual([new Set(['pictures']), new Set(['duration'])]);
    expect([...facts(reviews)]).toContain('score');
    expect([...facts(deals)]).toContain('deal');
    const [gallery] = pictures ? storiesOf(pictures) : [];
    const file = files.galleries.find(({ slug }) => gallery?.href.includes(`/${slug}/`));
    expect(gallery?.fact).toEqual({ kind: 'pictures', count: file?.matter.items.length });
  });

  it.each([
    ['pictures', /^(\/roadshow)?\/pictures\/[\w-]+\/$/],
    ['videos', /^(\/roadshow|\/paid-content)?\/videos\/[\w-]+\/$/],
    ['reviews', /^(\/roadshow)?\/reviews\/[\w-]+-(review|preview)\/$/],
  ] satisfies [IndexForm, RegExp][])('of %s leads to every story at its own address', async (form, address) => {
    const hrefs = (await everyStory(pathTo(form, {}))).map(({ href }) => href);
    for (const href of hrefs) expect(href).toMatch(address);
    expect((await get(hrefs[0] ?? '')).status).toBe(200);
  });

  it('leads by every link of its filters to a page that is as narrow as it says', async () => {
    for (const form of INDEX_FORMS) {
      const { topics, narrowings, total } = await index(pathTo(form, {}));
      for (const { href } of [...topics, ...narrowings.flatMap(({ choices }) => choices)]) {
        const shown = await index(href);
        expect([href, shown.total > 0 && shown.total <= total, shown.shown]).toEqual([href, true, href]);
      }
    }
  });

  it('keeps what it is narrowed by while another thing is chosen', async () => {
    const { topics, narrowings } = await index('/reviews/?topic=tech&score=8');
    const [score, price] = narrowings;
    expect(topics[0]?.href).toBe('/reviews/?score=8');
    expect(score?.choices.find(({ chosen }) => chosen)?.label).toBe('8 and up');
    expect(price?.choices.map(({ href }) => href)).toContain('/reviews/?topic=tech&score=8&price=500');
  });
});

describe('the address of a narrowed index page', () => {
  it.each([
    ['/reviews/?topic=', '/reviews/'],
    ['/reviews/?topic=&score=&price=', '/reviews/'],
    ['/reviews/?topic=Phones', '/reviews/?topic=phones'],
    ['/reviews/?score=08&topic=tech', '/reviews/?topic=tech&score=8'],
    ['/reviews/?price=$1,000&utm_source=letter', '/reviews/?price=1000&utm_source=letter'],
    ['/reviews/1/?score=8', '/reviews/?score=8'],
    ['/videos/?score=8&price=50', '/videos/'],
  ])('%s is %s', async (path, own) => {
    expect(await movedTo(get, path)).toBe(own);
    // Also when that page is kept.
    expect((await get(own)).status).toBe(200);
    expect(await movedTo(get, path)).toBe(own);
  });

  it.each([
    '/reviews/?topic=no-such-topic',
    '/reviews/?topic=..%2Fphones',
    '/reviews/?score=8.5',
    '/reviews/?score=-1',
    '/reviews/?price=many',
    '/reviews/9/?score=8',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    ['/reviews/', '/reviews/', 'max-image-preview:large'],
    ['/reviews/?utm_source=letter', '/reviews/', 'max-image-preview:large'],
    ['/reviews/?topic=phones', '/topics/phones/reviews/', 'max-image-preview:large'],
    ['/reviews/?topic=phones&topic=laptops', '/topics/phones/reviews/', 'max-image-preview:large'],
    ['/best-lists/?topic=auto', '/roadshow/auto/best-lists/', 'max-image-preview:large'],
    ['/reviews/?score=8', '/reviews/?score=8', 'noindex'],
    ['/reviews/?price=500&topic=tech', '/reviews/?topic=tech&price=500', 'noindex'],
    ['/videos/?topic=tech', '/videos/?topic=tech', 'noindex'],
  ])('%s is known as %s, %s', async (path, canonical, robots) => {
    expect(await headOf(path)).toEqual({ canonical, robots });
  });

  it('that finds nothing says so, and leads to what there is', async () => {
    const path = indexPath('reviews', { topic: 'quantum-computing', score: 9 });
    const { wider, river } = await index(path);
    expect(river.stories).toEqual([]);
    expect(wider.map(({ href }) => href)).toEqual([
      '/reviews/?topic=quantum-computing',
      '/reviews/?score=9',
      '/reviews/',
    ]);
    expect(await demo.text(path)).toContain('Nothing fits');
  });
});

describe('the table of an index page', () => {
  const rowsAt = async (path: string) => (await index(path)).table?.rows ?? [];

  it.each(['reviews', 'best-lists', 'versus', 'deals'] satisfies IndexForm[])(
    'of %s leads to each story and says its price',
    async (form) => {
      const rows = await rowsAt(pathTo(form, {}));
      expect(rows.length).toBeGreaterThan(3);
      for (const { href, title } of rows) expect([title, (await get(href)).status]).toEqual([title, 200]);
      expect(rows.filter(({ price }) => price?.merchant).length).toBeGreaterThan(3);
    },
  );

  it('says on which day each price was checked', async () => {
    await demo.database.db
      .updateTable('offers')
      .set({ checked_at: NOW - 3_600_000 })
      .execute();
    demo.site.changes.missed();
    expect(new Set((await rowsAt('/reviews/')).flatMap(({ price }) => price?.checkedAt ?? []))).toEqual(
      new Set([NOW - 3_600_000]),
    );
    expect(await demo.text('/reviews/')).toMatch(
      new RegExp(`Checked<!-- --> <time [^>]*>${displayDay(NOW - 3_600_000)}<`),
    );
  });
});

describe('when a story changes', () => {
  it('every narrowed page that it comes into or leaves is made anew, and other pages are still kept', async () => {
    const story = await desk.published(reviewOf('moving-verdict', 6.5));
    expect(headlines(await index('/reviews/'))).toContain('Judged moving-verdict');
    expect(headlines(await index('/reviews/?topic=phones&score=9'))).not.toContain('Judged moving-verdict');
    await demo.text('/videos/');
    demo.asked.length = 0;
    const document = { ...story.document, review: { ...reviewOf('moving-verdict', 9.9).review } };
    const better = manuscriptIn(await desk.act('publish', manuscriptIn(await desk.edit(story, document))));
    expect(headlines(await index('/reviews/?topic=phones&score=9'))).toContain('Judged moving-verdict');
    expect((await index('/reviews/?topic=phones')).table?.rows[0]?.verdict).toEqual({ kind: 'score', score: 9.9 });
    await demo.text('/videos/');
    expect(demo.asked.filter((path) => path.includes('/index/videos'))).toEqual([]);
    await desk.act('unpublish', better);
    expect(headlines(await index('/reviews/?topic=phones&score=9'))).not.toContain('Judged moving-verdict');
  });
});

/** Last, as these are newer than all of the demo. */
describe('an index page of many stories', () => {
  it('has 24 stories on a page, and its lead and table on the first only', async () => {
    for (let number = 1; number <= 26; number += 1)
      await desk.published(article(`duel-${number}`, { type: 'Versus', authors: ['inesokafor'] }));
    const [first, second] = await Promise.all([index('/versus/'), index('/versus/2/')]);
    expect([storiesOf(first).length, first.river.pageCount, second.leads]).toEqual([24, 2, []]);
    const all = await everyStory('/versus/');
    expect(all).toHaveLength(first.total);
    expectInOrder(all);
    expect((await get('/versus/3/')).status).toBe(404);
    const phones = await index('/versus/?topic=phones');
    expect(phones.river.pageCount).toBe(2);
    expect(await demo.text('/versus/?topic=phones')).toContain('href="/versus/2/?topic=phones"');
    const narrowed = await everyStory('/versus/?topic=phones');
    expect(narrowed).toHaveLength(phones.total);
    expectInOrder(narrowed);
  });
});
