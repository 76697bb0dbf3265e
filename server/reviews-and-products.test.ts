/** Reviews, products and the people who write, as readers get them: the site on a real content service with the demo. */
import { describe, expect, it } from 'vitest';
import { article, movableClock } from '../services/content/src/testing/desk.ts';
import { firstOf, reviewsOf } from '../services/content/src/testing/reading.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';

const clock = movableClock();
const { demo, desk, files } = await newsroomOnDemo({ clock });

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
      expect(verdict.score?.value).toBe(matter.review?.score);
      expect(verdict.award !== undefined).toBe(matter.review?.editorsChoice);
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

  it('that is a first look shows no score, whatever it came with, and says what it is', async () => {
    await judged('too-early', { kind: 'preview', score: 9, scores: [{ name: 'Speed', score: 9 }] });
    const html = await demo.text('/reviews/too-early-preview/');
    expect(html).toContain('First look');
    expect(html).not.toMatch(/aria-label="Verdict"|9\.0/);
    await judged('in-time', { kind: 'review', score: 9 });
    expect(await demo.text('/reviews/in-time-review/')).not.toContain('First look');
  });

  it('that editors chose says since when', async () => {
    await judged('chosen', { score: 9, editorsChoice: true });
    expect(await demo.text('/reviews/chosen-review/')).toMatch(/Editors’ Choice<span[^>]*>[A-Z][a-z]{2} \d{4}<\/span>/);
  });

  it('shows what shops ask, the cheapest first, with links that say they are paid for', async () => {
    const { slug, matter } = firstOf(
      reviewsOf(files).filter(({ matter: { review } }) => review?.product),
      'review of a product',
    );
    const file = files.products.find((product) => product.slug === matter.review?.product);
    const path = `${isAuto(matter.topic) ? '/roadshow' : ''}/reviews/${slug}-${matter.review?.kind}/`;
    const { product } = await pageData(get, path, 'review');
    const named = [...(product?.market.offers ?? []), ...(product?.market.soldOut ?? [])];
    expect(named.map(({ merchant }) => merchant).sort()).toEqual(file?.offers.map(({ merchant }) => merchant).sort());
    const prices = product?.market.offers.map(({ price = '' }) => Number(price.replaceAll(/[$,]/g, ''))) ?? [];
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
      expect(product.market.offers.length + product.market.soldOut.length).toBe(file.offers.length);
      expect(product.prices !== undefined).toBe(file.offers.length > 0);
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

  it('is told apart by what they are for the newsroom, and called by their title', async () => {
    const doctor = await pageData(get, '/profiles/drnaomiclarke/', 'profile');
    expect(doctor.profile).toMatchObject({ title: 'Dr', name: 'Naomi Clarke' });
    expect(doctor.profile.standing?.text).toBe('Checks health stories before they are published.');
    expect(await (await get('/profiles/drnaomiclarke/')).text()).toMatch(/<h1[^>]*>Dr <bdi>Naomi Clarke<\/bdi><\/h1>/);
    const voice = await pageData(get, '/profiles/theoabara/', 'profile');
    expect(voice.profile.standing?.link?.href).toBe('/voices/');
    const reporter = await pageData(get, '/profiles/felixamaro/', 'profile');
    expect(reporter.profile.standing).toBeUndefined();
  });

  it('can be written to, followed on networks by a handle with its sign, and read in a feed', async () => {
    const { profile } = await pageData(get, '/profiles/inesokafor/', 'profile');
    expect(profile.links).toEqual([
      { kind: 'mail', label: 'Email', href: 'mailto:ines.okafor@masthead.example' },
      { kind: 'network', label: '@ines_masthead', href: 'https://twitter.com/ines_masthead' },
      { kind: 'network', label: 'Instagram', href: 'https://www.instagram.com/ines.breaks.things' },
      { kind: 'feed', label: 'RSS', href: '/rss/authors/inesokafor/' },
    ]);
    expect((await get('/rss/authors/inesokafor/')).status).toBe(200);
  });

  it('is not named again under what they signed alone', async () => {
    const { river, profile } = await pageData(get, '/profiles/keikomori/', 'profile');
    expect(river.stories.map(({ byline }) => byline)).toContain('Keiko Mori and Naomi Clarke');
    expect(river.stories.map(({ byline }) => byline)).not.toContain(profile.name);
  });

  it('shows the newest first, 24 to a page', async () => {
    const [known, other] = files.authors.filter(({ username }) => username !== 'inesokafor');
    const few = await pageData(get, `/profiles/${known?.username}/`, 'profile');
    expect(few.river.stories.length).toBe(few.total);
    expect(few.river.pageCount).toBe(1);
    const dates = few.river.stories.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect((await get(`/profiles/${known?.username}/2/`)).status).toBe(404);

    for (let number = 0; number < 25; number += 1)
      await judged(`many-${number}`, { score: 5 }, { authors: [other?.username] });
    const address = `/profiles/${other?.username}/`;
    const many = await pageData(get, address, 'profile');
    expect(many.river.stories).toHaveLength(24);
    const pages = Array.from({ length: many.river.pageCount }, (_, index) =>
      index === 0 ? address : `${address}${index + 1}/`,
    );
    const shown = (await Promise.all(pages.map((path) => pageData(get, path, 'profile')))).flatMap(
      ({ river }) => river.stories,
    );
    expect(new Set(shown.map(({ id }) => id)).size).toBe(many.total);
    expect(many.total).toBeGreaterThanOrEqual(25);
    const second = await (await get(`${address}2/`)).text();
    expect(second).toContain(`<link rel="prev" href="`);
    expect(second).toMatch(/<title>[^<]*, page 2/);
    expect(second).toContain(`href="${address}"`);
    expect(await movedTo(get, `${address}1/`)).toBe(address);
    expect((await get(`${address}0/`)).status).toBe(404);
  });
});
