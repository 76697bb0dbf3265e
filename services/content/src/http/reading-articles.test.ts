/** What the pages of articles carry: every fact of an article's file. */
import { articleCodec, chooseVideoFiles, collectionCodec, isHighValue, listicleCodec } from '@masthead/model';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idOf } from '../kinds/newsroom-id.ts';
import { pagePath, slugsOf } from '../testing/newsroom.ts';
import { articlesOf, errorOf, firstOf, type Reader, reviewsOf, startReading } from '../testing/reading.ts';

describeWithDatabase('the page of', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const pictureFile = (image: { bucketPath: string } | undefined): string => image?.bucketPath.split('/').at(-1) ?? '';
  const productFile = (slug: string) =>
    firstOf(
      reader.files.products.filter((product) => product.slug === slug),
      slug,
    );
  const article = async (slug: string) => articleCodec.parse(await reader.component('article', slug, 'article'));

  describe('a best list', () => {
    const lists = () => articlesOf(reader.files).filter(({ matter }) => matter.listicle.length > 0);

    it('has its products in the editors’ order, each with what is said of it', async () => {
      expect(lists().length).toBeGreaterThan(3);
      for (const { slug, matter } of lists()) {
        const [listicle] = z
          .array(z.looseObject({ items: z.array(z.unknown()) }))
          .parse(await reader.component('article', slug, 'listicles'));
        expect(listicle?.items).toEqual(
          matter.listicle.map(({ product, award, score = null, summary, pros, cons }, index) =>
            expect.objectContaining({
              rank: index + 1,
              title: productFile(product).name,
              description: summary,
              award,
              score,
              pros,
              cons,
            }),
          ),
        );
      }
    });

    it('has each product with its offers in the order of its file, and what they cost today', async () => {
      for (const { slug, matter } of lists()) {
        const [listicle] = z.array(listicleCodec).parse(await reader.component('article', slug, 'listicles'));
        for (const [index, item] of (listicle?.items ?? []).entries()) {
          const { offers, picture } = productFile(matter.listicle[index]?.product ?? '');
          expect(
            item.offers.map(({ offerMerchant, offerPrice, url }) => [offerMerchant, offerPrice?.cents, url]),
          ).toEqual(
            offers.map(({ merchant, history, url }) => [merchant, Math.round((history.at(-1)?.[1] ?? 0) * 100), url]),
          );
          expect(pictureFile(item.image)).toBe(picture ?? '');
        }
      }
    });

    it('has what a comparison came to, and its rounds with both scores', async () => {
      const compared = lists().filter(({ matter }) => matter.versus);
      expect(compared.length).toBeGreaterThan(0);
      for (const { slug, matter } of compared) {
        const [listicle] = z.array(listicleCodec).parse(await reader.component('article', slug, 'listicles'));
        expect(listicle?.description).toBe(matter.versus?.call);
        expect(listicle?.rounds.map(({ name, scores }) => [name, scores])).toEqual(
          matter.versus?.rounds.map(({ name, scores }) => [name, scores]),
        );
      }
    });

    it('has the same lists inside the article', async () => {
      const { slug } = firstOf(lists(), 'best list');
      const { listicles } = await article(slug);
      expect(listicles).toEqual(z.array(listicleCodec).parse(await reader.component('article', slug, 'listicles')));
    });
  });

  describe('an article', () => {
    it('carries the rates of its table', async () => {
      const { slug, matter } = firstOf(
        articlesOf(reader.files).filter(({ matter: { rates } }) => rates.length > 0),
        'rates',
      );
      expect((await article(slug)).mortgage).toEqual(
        matter.rates.map(({ product, description, rate, apr }) => ({
          productid: product,
          productdescription: description || undefined,
          ratevalue: rate,
          apryield: apr,
        })),
      );
    });

    it('names its collections; those hidden are for its flags only, never a component', async () => {
      const hidden = new Set(reader.files.collections.filter(({ hide }) => hide).map(({ slug }) => slug));
      const named = articlesOf(reader.files).filter(({ matter }) => matter.collections.length > 0);
      expect(named.some(({ matter }) => matter.collections.some((slug) => hidden.has(slug)))).toBe(true);
      for (const { slug, matter } of named) {
        const { components } = await reader.page('article', slug, '?contentOnly=true');
        const story = await article(slug);
        expect(slugsOf(z.array(z.object({ slug: z.string() })).parse(story.collections))).toEqual(matter.collections);
        expect(isHighValue(story)).toBe(matter.collections.includes('hv'));
        const shown = components.flatMap((part) => (part.kind === 'collections' ? part.data : []));
        expect(shown.map((collection) => collection.slug)).toEqual(
          matter.collections.filter((each) => !hidden.has(each)),
        );
      }
    });

    it('leads to every story its editors chose, though only four are read on with', async () => {
      const { slug, matter } = firstOf(
        articlesOf(reader.files).filter(({ matter: { related } }) => related.length > 0),
        'related',
      );
      const { id, detail } = await reader.database.db
        .selectFrom('stories')
        .select(['id', 'detail'])
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      const others = reader.files.galleries.map((gallery) => idOf('story', gallery.slug)).slice(0, 6);
      await reader.database.db
        .updateTable('stories')
        .set({ detail: JSON.stringify({ ...JSON.parse(detail), related: others }) })
        .where('id', '=', id)
        .execute();
      expect((await article(slug)).relatedObjects.map(({ objectId }) => objectId)).toEqual(others);
      const { items } = z
        .object({ items: z.array(z.object({ id: z.string() })) })
        .parse(await reader.component('article', slug, 'keepReading'));
      expect(items.map((item) => item.id)).toEqual(others.slice(0, 4));
      await reader.database.db.updateTable('stories').set({ detail }).where('id', '=', id).execute();
      expect(matter.related.length).toBeGreaterThan(0);
    });

    it('carries the video its editors put with it, ready to be played', async () => {
      const { slug, matter } = firstOf(
        articlesOf(reader.files).filter(({ matter: { video } }) => video),
        'video in an article',
      );
      const { video } = await article(slug);
      expect(video).toMatchObject({ slug: matter.video, typeName: 'content_video' });
      expect(chosen(video?.files).hls).toBe(`/a/video/video/${matter.video}/index.m3u8`);
    });

    it('carries what its shortcodes show', async () => {
      const shown = articlesOf(reader.files).filter(({ markdown }) =>
        /^\[(specs|reviewcard|buybutton) product="/m.test(markdown),
      );
      for (const { slug, markdown } of shown) {
        const products = [...markdown.matchAll(/^\[(?:specs|reviewcard|buybutton)[^\]]* ?product="([^"]+)"/gm)].map(
          ([, product]) => product,
        );
        const { additionalShortcodeData, shortcodeTags } = await article(slug);
        expect(Object.keys(additionalShortcodeData?.products ?? {})).toEqual(expect.arrayContaining(products));
        expect(shortcodeTags.length).toBeGreaterThan(0);
      }
      expect(shown.length).toBeGreaterThan(2);
    });

    /** The first article whose text has a shortcode, with the words that it names its thing by. */
    const naming = (shortcode: string) => {
      const line = new RegExp(`^\\[${shortcode} \\w+="([^"]+)"`, 'm');
      const file = firstOf(
        articlesOf(reader.files).filter(({ markdown }) => line.test(markdown)),
        shortcode,
      );
      return { slug: file.slug, name: line.exec(file.markdown)?.[1] ?? '' };
    };

    it('carries the videos in its text, ready to be played', async () => {
      const { slug, name } = naming('video');
      const { additionalShortcodeData } = await article(slug);
      const video = additionalShortcodeData?.videos[idOf('story', name)];
      expect(chosen(video?.files).hls).toBe(`/a/video/video/${name}/index.m3u8`);
    });

    it('carries the first four pictures of galleries in its text, in their order', async () => {
      const { slug, name } = naming('gallery');
      const { additionalShortcodeData } = await article(slug);
      const gallery = reader.files.galleries.find((file) => file.slug === name);
      expect(additionalShortcodeData?.galleries[idOf('story', name)]?.map(pictureFile)).toEqual(
        gallery?.matter.items.slice(0, 4).map(({ picture }) => picture),
      );
    });

    it('carries the newsletters in its text, and no others', async () => {
      const { slug, name } = naming('newsletter');
      const { additionalShortcodeData } = await article(slug);
      const letter = reader.files.newsletters.find((file) => file.slug === name);
      expect(Object.values(additionalShortcodeData?.newsletters ?? {})).toMatchObject([{ name: letter?.name }]);
    });

    it('carries the reviews of the products it lists or names', async () => {
      const reviews = new Map(reviewsOf(reader.files).map((file) => [file.matter.review?.product, file]));
      const { slug, matter } = firstOf(
        articlesOf(reader.files).filter(({ matter: { listicle } }) =>
          listicle.some(({ product }) => reviews.has(product)),
        ),
        'list with a reviewed product',
      );
      const { additionalShortcodeData } = await article(slug);
      for (const { product } of matter.listicle)
        expect(additionalShortcodeData?.reviews[product]?.slug).toBe(reviews.get(product)?.slug);
    });
  });

  it('an article alone is asked for as content, without the page around it (API-13)', async () => {
    const { slug } = firstOf(articlesOf(reader.files), 'article');
    const { body } = await reader.ask(`/api/neutron/articles/masthead/${slug}/web`);
    expect(body).toMatchObject({ links: { self: `/api/neutron/articles/masthead/${slug}/web` }, meta: {} });
    expect(articleCodec.parse(Object(body).data)).toEqual(await article(slug));
  });

  it.each(['no-such-article', 'the-61-mile-loop'])('an article %s is an embedded 404 (API-13)', async (slug) => {
    const answer = await reader.ask(`/api/neutron/articles/masthead/${slug}/web`);
    expect(answer).toMatchObject({ status: 200, body: { errors: [{ code: 404, message: 'Not Found' }] } });
  });

  describe('money', () => {
    const moneyPath = (slug: string) => pagePath('article', slug).replace('/api/neutron/', '/api/bridge/');
    const isMoney = (type: string) => type === 'Money WordPress';

    it('is asked for at the bridge, with what the other system knows of it (API-07, CM-22)', async () => {
      const { slug } = firstOf(
        articlesOf(reader.files).filter(({ matter }) => isMoney(matter.type)),
        'money article',
      );
      const { body } = await reader.ask(`${moneyPath(slug)}?contentOnly=true`);
      expect(body).toMatchObject({
        data: {
          id: slug,
          pageType: 'article',
          components: expect.arrayContaining([
            expect.objectContaining({
              id: 'article',
              data: expect.objectContaining({ wpArticleFields: expect.objectContaining({ slug }) }),
            }),
          ]),
        },
      });
    });

    it.each(['nine-hours-to-empty', 'no-such-story', 'the-61-mile-loop'])('is not %s', async (slug) => {
      const answer = await reader.ask(moneyPath(slug));
      expect([answer.status, errorOf(answer)]).toEqual([404, expect.objectContaining({ code: 404 })]);
    });
  });

  it('a collection inside a story parses as one', async () => {
    const { slug } = firstOf(
      articlesOf(reader.files).filter(({ matter }) => matter.collections.some((each) => each !== 'hv')),
      'collection',
    );
    for (const collection of z.array(collectionCodec).parse(await reader.component('article', slug, 'collections'))) {
      const file = reader.files.collections.find((each) => each.slug === collection.slug);
      expect(collection).toMatchObject({
        title: file?.title,
        typeSlug: file?.kind,
        threads: file?.threads.map((thread) => ({ slug: thread })),
      });
    }
  });
});

/** The files that a player takes. */
function chosen(files: Parameters<typeof chooseVideoFiles>[0] = []) {
  const { hls, mp4 } = chooseVideoFiles(files, () => undefined);
  return { hls: hls?.url, mp4: mp4?.url };
}
