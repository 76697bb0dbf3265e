/** Reviews, products and the people who write, as readers get them: the site on a real content service with the demo. */
import { beforeAll, describe, expect, it } from 'vitest';
import { article, type Desk, movableClock, startDesk } from '../services/content/src/testing/desk.ts';
import { demoNewsroom } from '../services/content/src/testing/newsroom.ts';
import { firstOf, reviewsOf } from '../services/content/src/testing/reading.ts';
import { movedTo, pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
let desk: Desk;
const clock = movableClock();
let files: Awaited<ReturnType<typeof demoNewsroom>>;
const atEnd = suiteEnd();

beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
  desk = await startDesk(demo.database, { clock, tell: async (names) => demo.site.purge(names) });
  atEnd(desk.close);
  files = await demoNewsroom();
});

const get = (path: string) => demo.get(path);
const judged = (slug: string, review: object, more: object = {}) =>
  desk.published({
    typeName: 'content_review',
    slug,
    headline: `About ${slug}`,
    type: 'Review',
    topics: ['phones'],
    authors: ['inesokafor'],
    body: '<p>Some words.</p>',
    review,
    ...more,
  });
const isAuto = (topic: string): boolean => {
  const parent = files.topics.find(({ slug }) => slug === topic)?.parent;
  return topic === 'auto' || (parent !== undefined && isAuto(parent));
};

describe('a review', () => {
  it('is shown at the address of its kind and brand, every one of the demo', async () => {
    expect(reviewsOf(files).length).toBeGreaterThan(5);
    for (const { slug, matter } of reviewsOf(files)) {
      const path = `${isAuto(matter.topic) ? '/roadshow' : ''}/reviews/${slug}-${matter.review?.kind}/`;
      const { verdict, good, bad, bottomLine, story } = await pageData(get, path, 'review');
      expect(verdict.score).toBe(matter.review?.score);
      expect(verdict.editorsChoice).toBe(matter.review?.editorsChoice);
      expect(verdict.subScores).toEqual(matter.review?.scores);
      expect([good.length, bad.length]).toEqual([matter.review?.good.length, matter.review?.bad.length]);
      expect(bottomLine).toBe(matter.review?.bottomLine || undefined);
      const named = [...story.authors, ...story.medicalReviewers].map(({ href }) => href);
      expect(named).toEqual(matter.authors.map((name) => `/profiles/${name}/`));
    }
  });

  it('asked for as the other kind, in large letters, under the other brand or as an article, sends to its own address', async () => {
    await judged('first-look', { kind: 'preview', score: 7 });
    await judged('second-look', { kind: 'review', score: 7 });
    for (const [path, own] of [
      ['/reviews/first-look-review/', '/reviews/first-look-preview/'],
      ['/reviews/second-look-preview/', '/reviews/second-look-review/'],
      ['/reviews/First-Look-preview/', '/reviews/first-look-preview/'],
      ['/roadshow/reviews/first-look-preview/', '/reviews/first-look-preview/'],
      ['/news/first-look/', '/reviews/first-look-preview/'],
    ] as const)
      expect([path, await movedTo(get, path)]).toEqual([path, own]);
  });

  it('can be played again beside its own address', async () => {
    await judged('seen-again', { kind: 'review', score: 7 });
    const { story } = await pageData(get, '/replay/reviews/seen-again-review/', 'review');
    expect(story.href).toBe('/reviews/seen-again-review/');
  });

  it('that was renamed sends to the address it has now', async () => {
    const before = await judged('old-name', { score: 6 });
    const after = await desk.edit(before, { ...before.document, slug: 'new-name' });
    await desk.act('publish', { id: before.id, revision: before.revision + 1 });
    expect(after.status).toBe(200);
    expect(await movedTo(get, '/reviews/old-name-review/')).toBe('/reviews/new-name-review/');
  });

  it('is not an article, and an article is sent from there to where it lives', async () => {
    const article = firstOf(
      files.stories.filter(({ matter }) => !matter.review),
      'article',
    );
    const place = await movedTo(get, `/reviews/${article.slug}-review/`);
    expect(place).toMatch(new RegExp(`/${article.slug}/$`));
    expect((await get(place ?? '')).status).toBe(200);
    expect((await get('/reviews/no-such-thing-review/')).status).toBe(404);
  });

  it('tells what is good and bad point by point, however they were written', async () => {
    await judged('points', { score: 7, good: ['Fast. Light~Cheap~', '3.5mm jack'], bad: ['Hot', 'Hot'] });
    const { good, bad } = await pageData(get, '/reviews/points-review/', 'review');
    expect(good).toEqual(['Fast', 'Light', 'Cheap', '3.5mm jack']);
    expect(bad).toEqual(['Hot']);
  });

  it('may give no score, and then shows none', async () => {
    await judged('no-score', { kind: 'preview' });
    const html = await demo.text('/reviews/no-score-preview/');
    expect(html).toContain('About no-score');
    expect(html).not.toContain('aria-label="Verdict"');
  });

  it('shows what shops ask, the cheapest first, with links that say they are paid for', async () => {
    const { slug, matter } = firstOf(
      reviewsOf(files).filter(({ matter: { review } }) => review?.product),
      'review of a product',
    );
    const file = files.products.find((product) => product.slug === matter.review?.product);
    const path = `${isAuto(matter.topic) ? '/roadshow' : ''}/reviews/${slug}-${matter.review?.kind}/`;
    const { product } = await pageData(get, path, 'review');
    expect(product?.offers.map(({ merchant }) => merchant).sort()).toEqual(
      file?.offers.map(({ merchant }) => merchant).sort(),
    );
    const prices = product?.offers.map(({ price = '' }) => Number(price.replaceAll(/[$,]/g, ''))) ?? [];
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const html = await demo.text(path);
    const rels = [...html.matchAll(/<a[^>]*href="https:\/\/[^"]*\.example\/[^"]*"[^>]*>/g)].map(
      ([tag]) => /rel="([^"]*)"/.exec(tag)?.[1],
    );
    expect(rels.length).toBeGreaterThanOrEqual(prices.length);
    expect(new Set(rels)).toEqual(new Set(['sponsored nofollow noopener']));
    expect(html).toContain('We may earn a commission');
  });

  it('that was paid for says so, and no other does', async () => {
    await judged('paid', { score: 9 }, { section: 'commercial' });
    await judged('unpaid', { score: 9 });
    expect(await demo.text('/reviews/paid-review/')).toContain('Paid content.');
    expect(await demo.text('/reviews/unpaid-review/')).not.toContain('Paid content.');
  });

  it('without a biography, where its editors want none, still names its authors', async () => {
    await judged('no-bio', { score: 7 }, { suppressBio: true });
    const html = await demo.text('/reviews/no-bio-review/');
    expect(html).toContain('Ines Okafor');
    expect(html).not.toContain('About Ines Okafor');
  });
});

describe('a product', () => {
  const unreviewed = () => {
    const reviewed = new Set(reviewsOf(files).map(({ matter }) => matter.review?.product));
    return files.products.filter(({ slug }) => !reviewed.has(slug));
  };

  it('that was reviewed sends to its review; every one of the demo', async () => {
    const reviewed = reviewsOf(files).filter(({ matter: { review } }) => review?.product);
    expect(reviewed.length).toBeGreaterThan(5);
    for (const { slug, matter } of reviewed) {
      const own = `${isAuto(matter.topic) ? '/roadshow' : ''}/reviews/${slug}-${matter.review?.kind}/`;
      expect(await movedTo(get, `/products/${matter.review?.product}/`)).toBe(own);
    }
  });

  it('sends there also when newer stories have pushed the review off the first page', async () => {
    const slug = unreviewed().at(-1)?.slug ?? '';
    await judged('pushed-off', { product: slug, score: 7 });
    clock.pass(60_000);
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      await desk.published(article(`pushes-${name}`, { products: [slug], authors: ['inesokafor'] }));
    expect(await movedTo(get, `/products/${slug}/`)).toBe('/reviews/pushed-off-review/');
    expect((await get('/reviews/pushed-off-review/')).status).toBe(200);
    const { product } = await pageData(get, '/reviews/pushed-off-review/', 'review');
    expect(product?.specs).toEqual(unreviewed().at(-1)?.attributes);
  });

  it('that was not has a page with its facts, its prices and the stories about it', async () => {
    // The last of them is reviewed by another test.
    const others = unreviewed().slice(0, -1);
    expect(others.length).toBeGreaterThan(5);
    for (const file of others) {
      const { product } = await pageData(get, `/products/${file.slug}/`, 'product');
      expect(product).toMatchObject({ name: file.name, maker: file.maker, category: file.kind });
      expect(product.specs).toEqual(file.attributes);
      expect(product.offers).toHaveLength(file.offers.length);
      expect(product.prices.length > 0).toBe(file.offers.length > 0);
    }
  });

  it('has its price over time drawn without a style attribute, and in words', async () => {
    const html = await demo.text('/products/ondo-9/');
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Now \$[\d,]+, the lowest we have seen\./);
    expect(html).not.toMatch(/ style="/);
  });

  it('is asked for in small letters', async () => {
    expect(await movedTo(get, '/products/Ondo-9/')).toBe('/products/ondo-9/');
  });

  it('that is not there is not found', async () => {
    expect((await get('/products/no-such-thing/')).status).toBe(404);
  });
});

describe('an author', () => {
  it('has a page with all that the newsroom says of them', async () => {
    for (const file of files.authors) {
      const { profile } = await pageData(get, `/profiles/${file.username}/`, 'profile');
      expect(profile).toMatchObject({
        name: `${file.firstName} ${file.lastName}`.trim(),
        role: file.jobTitle,
        bio: file.bio,
      });
      expect(profile.disclosure).toBe(file.disclosure || undefined);
      expect(profile.record.flatMap(({ lines }) => lines)).toEqual([
        ...file.education,
        ...file.awards,
        ...file.credentials,
      ]);
      expect(profile.facts.find(({ name }) => name === 'Covers')?.value).toBe(file.expertise.join(', ') || undefined);
    }
  });

  it('is found in small letters only: others are sent there', async () => {
    expect(await movedTo(get, '/profiles/InesOkafor/')).toBe('/profiles/inesokafor/');
    expect((await get('/profiles/nobody/')).status).toBe(404);
    expect((await get('/profiles/NoBody/')).status).toBe(404);
  });

  it('shows the newest first, 24 at most, and then the way to the rest', async () => {
    const [known, other] = files.authors.filter(({ username }) => username !== 'inesokafor');
    const few = await pageData(get, `/profiles/${known?.username}/`, 'profile');
    expect(few.stories.length).toBe(few.total);
    expect(few.more).toBeUndefined();
    const dates = few.stories.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));

    for (let number = 0; number < 25; number += 1)
      await judged(`many-${number}`, { score: 5 }, { authors: [other?.username] });
    const many = await pageData(get, `/profiles/${other?.username}/`, 'profile');
    expect(many.stories).toHaveLength(24);
    expect(many.total).toBeGreaterThanOrEqual(25);
    expect(many.more?.href).toMatch(/^\/search\/\?query=/);
    expect((await get(many.more?.href ?? '')).status).toBe(200);
  });
});
