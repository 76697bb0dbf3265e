/** What every composed page has, whatever its type. */
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import { pagePath } from '../testing/newsroom.ts';
import { articlesOf, errorOf, firstOf, type Reader, reviewsOf, startReading } from '../testing/reading.ts';
import { PAGE_TYPES } from '../use-cases/compose-page.ts';

/** A page of each type, by its slug. */
const EXAMPLES: Readonly<Record<string, (files: Reader['files']) => string>> = {
  front_page: () => 'home',
  topic: () => 'mobile',
  article: (files) => firstOf(articlesOf(files), 'article').slug,
  'article-live': ({ live }) => firstOf(live, 'live coverage').slug,
  review: (files) => firstOf(reviewsOf(files), 'review').slug,
  gallery: ({ galleries }) => firstOf(galleries, 'gallery').slug,
  video: ({ videos }) => firstOf(videos, 'video').slug,
  podcast: ({ podcasts }) => firstOf(podcasts, 'podcast').slug,
  product: (files) => firstOf(reviewsOf(files), 'review').matter.review?.product ?? '',
  collection: ({ collections }) => firstOf(collections, 'collection').slug,
  feature: ({ features }) => String(firstOf(features, 'feature').slug),
  tag: (files) =>
    firstOf(
      articlesOf(files).flatMap(({ matter }) => matter.tags),
      'tag',
    ).slug,
  profile: (files) => firstOf(articlesOf(files)[0]?.matter.authors ?? [], 'author'),
  door: () => 'reviews',
  index: () => 'best-lists',
  text: () => 'about',
  newsletters: () => 'newsletters',
  newsletter: ({ newsletters }) => String(firstOf(newsletters, 'newsletter').slug),
  awards: () => 'awards',
  voices: () => 'voices',
  providers: () => 'provider-reviews',
  shopping: () => 'shopping',
};

const STORY_PAGES = ['article', 'article-live', 'review', 'gallery', 'video', 'podcast'];

describeWithDatabase('a composed page', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const slugFor = (type: string): string => EXAMPLES[type]?.(reader.files) ?? '';
  const ask = (type: string, query = '') => reader.ask(`${pagePath(type, slugFor(type))}${query}`);

  it('has an example here for every type there is', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(PAGE_TYPES.toSorted());
  });

  describe.each(PAGE_TYPES)('%s', (type) => {
    it('answers with data, links and meta (API-06)', async () => {
      const { status, type: contentType, body } = await ask(type, '?contentOnly=true');
      expect([status, contentType]).toEqual([200, 'application/json']);
      expect(body).toEqual({
        data: { id: slugFor(type), pageType: type, components: expect.any(Array) },
        links: { self: `${pagePath(type, slugFor(type))}?contentOnly=true` },
        meta: {},
        dependsOn: expect.any(Array),
      });
    });

    it('has header and footer unless only its content is asked for (API-09)', async () => {
      for (const query of ['', '?contentOnly=false', '?contentOnly=1']) {
        const { header, footer } = await reader.page(type, slugFor(type), query);
        const types = [...header, ...footer].map((part) => part.kind === undefined && part.meta.componentType);
        expect(types).toEqual(['HEADER', 'FOOTER']);
      }
      const { header, footer } = await reader.page(type, slugFor(type), '?contentOnly=true');
      expect([header, footer]).toEqual([[], []]);
    });

    it('is made of named components that all parse, none of them failed', async () => {
      const { components } = await reader.page(type, slugFor(type));
      expect(components.length).toBeGreaterThan(0);
      for (const component of components) {
        if (component.kind === 'Error') throw new Error(JSON.stringify(component));
        expect(component.id).toBe(component.meta.componentName);
        expect(component.data).toBeTruthy();
      }
      expect(new Set(components.map(({ kind, ...rest }) => ('id' in rest ? rest.id : kind))).size).toBe(
        components.length,
      );
    });

    it('tells how it was made when it is asked to, and only then', async () => {
      const { components, debug } = await reader.page(type, slugFor(type), '?debug=true&contentOnly=true');
      const metas = components.map((part) => expect.objectContaining({ componentName: 'id' in part && part.id }));
      expect(debug).toEqual({ components: metas, composedInMs: expect.any(Number) });
      expect(await reader.page(type, slugFor(type), '?debug=false')).not.toHaveProperty('debug');
    });

    it.each(['no-such-slug', 'NO-SUCH', '__proto__', 'constructor', '0'])('of %s is not found', async (slug) => {
      const answer = await reader.ask(pagePath(type, slug));
      expect(answer).toMatchObject({ status: 404, type: 'application/json' });
      expect(errorOf(answer)).toMatchObject({ code: 404, message: expect.stringMatching(/\w/) });
    });
  });

  it.each([
    ['front_page', 'home'],
    ['topic', 'tech'],
    ['door', 'reviews'],
    ['door', 'ai-atlas'],
    ['collection', 'money-basics'],
    ['tag', 'lab-test'],
    ['profile', 'felixamaro'],
  ])('%s %s has other stories on its second page than on its first', async (type, slug) => {
    const idsOn = async (page: number) => {
      const { components } = await reader.page(type, slug, `?pageNumber=${page}`);
      // The front page has other lists before its river, which goes on.
      const list = components.findLast((part) => part.kind === 'ContentList');
      return list?.data.items.map(({ id }) => id) ?? [];
    };
    const [first, second] = [await idsOn(1), await idsOn(2)];
    // The front page's river is longer than other lists.
    expect(first).toHaveLength(type === 'front_page' ? 12 : 4);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  it('of a story of another kind is not found, though a review may be read as an article', async () => {
    for (const type of STORY_PAGES)
      for (const other of STORY_PAGES) {
        const { status } = await reader.ask(pagePath(type, slugFor(other)));
        const fits = type === other || (type === 'article' && other === 'review');
        expect([type, other, status]).toEqual([type, other, fits ? 200 : 404]);
      }
  });

  it.each(STORY_PAGES)('%s of a slug its story once had says where it is now: 301 and availableOn', async (type) => {
    const slug = slugFor(type);
    await reader.database.db
      .insertInto('former_slugs')
      .values({ slug: `once-${slug}`, manuscript_id: idOf('story', slug) })
      .execute();
    const answer = await reader.ask(pagePath(type, `once-${slug}`));
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toEqual({
      code: 301,
      message: `The story is now at ${slug}`,
      context: { availableOn: [{ edition: 'us', slug }] },
    });
    expect(reader.reports).toEqual([]);
  });
});
