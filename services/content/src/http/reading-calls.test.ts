/** The calls that pages are made of, one by one: products, people, awards, addresses, tokens, offers. */
import {
  authorCodec,
  contentListCodec,
  techProductCodec,
  VANITY_URL_TYPES,
  vanityResponseCodec,
  vanitySlug,
} from '@masthead/model';
import { frozenClock } from '@masthead/runtime';
import { describeEachEngine } from '@masthead/storage/testing';
import { verify } from 'hono/jwt';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idOf } from '../kinds/newsroom-id.ts';
import { NOW, slugsOf } from '../testing/newsroom.ts';
import { errorOf, firstOf, type Reader, readerAt, reviewsOf, startReading } from '../testing/reading.ts';

const API = '/api/neutron';

describeEachEngine('the call for', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });

  describe('products (API-15)', () => {
    const productsOf = async (uuids: string) =>
      z.array(techProductCodec).parse(await reader.data(`${API}/products/masthead/web?uuids=${uuids}`));

    it('gives exactly those asked for, in the order asked, each once', async () => {
      const slugs = slugsOf(reader.files.products).slice(0, 5).reverse();
      const ids = slugs.map((slug) => idOf('product', slug));
      expect((await productsOf([...ids, 'nothing', ids[0]].join(','))).map((product) => product.slugs[0])).toEqual(
        slugs,
      );
    });

    it('gives nothing when nothing is asked for', async () => {
      expect(await productsOf('')).toEqual([]);
      expect(await reader.data(`${API}/products/masthead/web`)).toEqual([]);
    });
  });

  describe('author voices (API-16)', () => {
    it('gives authors by their ids, in the order asked', async () => {
      const usernames = reader.files.authors
        .slice(0, 3)
        .map(({ username }) => username)
        .reverse();
      const ids = usernames.map((username) => idOf('author', username)).join(',');
      const authors = z
        .array(authorCodec)
        .parse(await reader.data(`${API}/authors/masthead/voices/data/web?ids=${ids}`));
      expect(authors.map(({ username }) => username)).toEqual(usernames);
    });

    it('gives every contributor of voices when no ids are given', async () => {
      const authors = z.array(authorCodec).parse(await reader.data(`${API}/authors/masthead/voices/data/web`));
      const voices = reader.files.authors.filter(({ roles }) =>
        roles.some(({ role }) => role === 'CONTRIBUTOR_VOICES'),
      );
      expect(authors.map(({ username }) => username).sort()).toEqual(voices.map(({ username }) => username).sort());
    });
  });

  it('stories by id come as lists show them, in the order asked for, and what is none is left out', async () => {
    const asked = ['cairn-one', 'nine-hours-to-empty'].map((slug) => idOf('story', slug));
    const ids = [asked[0], 'nobody', asked[1]].join(',');
    const { items } = contentListCodec.parse(await reader.data(`${API}/stories/masthead/summaries/web?ids=${ids}`));
    expect(items.map(({ id }) => id)).toEqual(asked);
    expect(items.every(({ image }) => image !== undefined)).toBe(true);
  });

  it('editors’ choice gives sixteen unless told otherwise, the newest first (API-20)', async () => {
    const choice = async (query: string) =>
      contentListCodec.parse(await reader.data(`${API}/awards/masthead/editors-choice/web${query}`)).items;
    const door = contentListCodec.parse(
      await reader.data(`${API}/components/masthead/listing/door/editors-choice/web?limit=100`),
    );
    const all = slugsOf(door.items);
    expect(slugsOf(await choice(''))).toEqual(all.slice(0, 16));
    expect(slugsOf(await choice('?limit=2'))).toEqual(all.slice(0, 2));
    expect(all.length).toBeGreaterThan(2);
    for (const limit of ['0', '101', 'x'])
      expect(errorOf(await reader.ask(`${API}/awards/masthead/editors-choice/web?limit=${limit}`))).toEqual({
        code: 400,
        message: 'limit takes a whole number from 1 to 100',
      });
  });

  describe('an address (API-21)', () => {
    const urlOf = async (typeName: string, slug: string) =>
      z.object({ url: z.string() }).parse(await reader.data(`${API}/url-generator/masthead/${typeName}/${slug}`)).url;

    it.each([
      ['content_article', 'nine-hours-to-empty', '/roadshow/news/nine-hours-to-empty/'],
      ['content_review', 'cairn-one', '/reviews/cairn-one-review/'],
      ['content_gallery', 'inside-the-test-house', '/pictures/inside-the-test-house/'],
      ['content_gallery', 'motor-show-floor-in-pictures', '/roadshow/pictures/motor-show-floor-in-pictures/'],
      ['content_video', 'where-the-router-goes', '/videos/where-the-router-goes/'],
      ['content_updating_story', 'halo-keynote-live', '/news-live/halo-keynote-live/'],
      ['content_updating_story', 'driveway-deals-live', '/deals-live/driveway-deals-live/'],
      ['content_topic', 'phones', '/topics/phones/'],
      ['content_collection', 'best-tvs', '/collections/best-tvs/'],
      ['content_feature', 'moon-week', '/feature/moon-week/'],
      ['content_author', 'felixamaro', '/profiles/felixamaro/'],
    ])('of %s %s is %s', async (typeName, slug, url) => {
      expect(await urlOf(typeName, slug)).toBe(url);
    });

    it('of a product is its review, or its own', async () => {
      const { slug, matter } = firstOf(
        reviewsOf(reader.files).filter(({ matter: { review } }) => review?.product),
        'review',
      );
      expect(await urlOf('content_product', matter.review?.product ?? '')).toBe(await urlOf('content_review', slug));
      const reviewed = new Set(reviewsOf(reader.files).map(({ matter: { review } }) => review?.product));
      const { slug: other } = firstOf(
        reader.files.products.filter((product) => !reviewed.has(product.slug)),
        'product',
      );
      expect(await urlOf('content_product', other)).toBe(`/products/${other}/`);
    });

    it('of any story begins and ends with a slash', async () => {
      const kinds = {
        stories: 'content_article',
        galleries: 'content_gallery',
        videos: 'content_video',
        podcasts: 'content_podcast',
        live: 'content_updating_story',
      } as const;
      for (const [folder, typeName] of Object.entries(kinds))
        for (const { slug, matter } of reader.files[folder as keyof typeof kinds])
          expect(await urlOf('review' in matter && matter.review ? 'content_review' : typeName, slug)).toMatch(
            /^\/([a-z0-9-]+\/)+$/,
          );
    });

    it.each([
      ['content_video', 'nine-hours-to-empty'],
      ['content_article', 'no-such-story'],
      ['content_product', 'no-such-product'],
      ['content_nothing', 'nine-hours-to-empty'],
      ['__proto__', 'phones'],
    ])('of %s %s there is none', async (typeName, slug) => {
      expect((await reader.ask(`${API}/url-generator/masthead/${typeName}/${slug}`)).status).toBe(404);
    });
  });

  it('a user’s token is new each time, verifies with the house’s secret and expires in an hour (API-28)', async () => {
    const issuedAt = async (instant: number) => {
      const { body } = await readerAt(reader, frozenClock(instant)).post(`${API}/uds/masthead/user/token`, {});
      return z.object({ data: z.object({ token: z.string(), expiresIn: z.literal(3600) }) }).parse(body).data.token;
    };
    const token = await issuedAt(Date.now());
    const { document } = await reader.database.db
      .selectFrom('arrangements')
      .select('document')
      .where('name', '=', 'user-token-secret')
      .executeTakeFirstOrThrow();
    const secret: string = JSON.parse(document);
    const claims = await verify(token, secret, 'HS256');
    expect([claims.sub, Number(claims.exp) - Number(claims.iat)]).toEqual([expect.stringMatching(/^anon:/), 3600]);
    expect((await verify(await issuedAt(Date.now()), secret, 'HS256')).sub).not.toBe(claims.sub);
    await expect(verify(token, 'another secret', 'HS256')).rejects.toThrow();
    await expect(issuedAt(Date.now() - 3_601_000).then((old) => verify(old, secret, 'HS256'))).rejects.toThrow(
      /expired/,
    );
  });

  it('a commerce shortcode has a product’s offers, the cheapest first (API-29)', async () => {
    const shape = z.looseObject({
      edition: z.string(),
      contentType: z.string(),
      offers: z.array(z.looseObject({ offerPrice: z.number() })),
    });
    for (const { slug, offers } of reader.files.products) {
      const data = shape.parse(await reader.data(`${API}/shortcodes/masthead/commerce/${idOf('product', slug)}/web`));
      expect(data).toMatchObject({ slug, edition: 'us', contentType: 'content_article' });
      const prices = data.offers.map(({ offerPrice }) => offerPrice);
      expect(prices).toEqual(offers.map(({ history }) => history.at(-1)?.[1] ?? 0).sort((one, other) => one - other));
    }
    const { slug } = firstOf(reader.files.products, 'product');
    expect(
      await reader.data(`${API}/shortcodes/masthead/commerce/${slug}/web?edition=uk&contentType=content_review`),
    ).toMatchObject({ slug, edition: 'uk', contentType: 'content_review' });
    expect(errorOf(await reader.ask(`${API}/shortcodes/masthead/commerce/no-such/web`))).toEqual({
      code: 404,
      message: 'There is no product no-such',
    });
  });

  describe('a friendly address (API-10, API-11)', () => {
    const ruleAt = async (query: string) =>
      vanityResponseCodec.parse(await reader.data(`${API}/vanity/masthead/web?${query}`));
    const targetSlug = (target: unknown) => z.object({ slug: z.string() }).safeParse(target).data?.slug;
    const isActive = ({ enabled, expires }: Reader['files']['vanity'][number]) =>
      enabled ?? (expires === undefined || expires < 0);

    it('gives the rule of its path: kind, switch, expiry and target', async () => {
      for (const { path, kind, enabled, expires, target } of reader.files.vanity) {
        const rule = await ruleAt(`path=${encodeURIComponent(path)}&edition=us`);
        expect(rule).toMatchObject({
          id: path,
          urlPath: path,
          urlType: kind,
          enabled,
          dateExpired: expires === undefined ? undefined : NOW - expires,
        });
        expect(vanitySlug(rule, 'us')).toBe(targetSlug(target));
        expect(rule.targets).toHaveLength(target ? 1 : 0);
      }
      expect(new Set(reader.files.vanity.map(({ kind }) => kind))).toEqual(new Set(VANITY_URL_TYPES));
    });

    it('gives the rule that leads to content, and where that content is', async () => {
      expect(await ruleAt('contentType=content_collection&slug=repair-files')).toMatchObject({
        urlPath: '/repair/',
        targets: [
          {
            edition: 'us',
            targetType: 'content_collection',
            target: { slug: 'repair-files', url: '/collections/repair-files/' },
          },
        ],
      });
      expect(await ruleAt('path=/phones/&edition=uk')).toMatchObject({
        targets: [{ edition: 'uk', targetType: 'url', target: { url: '/topics/phones/' } }],
      });
    });

    it('knows all that apply and no others: switched off, or expired without being switched', async () => {
      const dictionary = z
        .record(
          z.string(),
          z.object({
            urlType: z.enum(VANITY_URL_TYPES),
            target: z
              .string()
              .regex(/^\/(.+\/)?$/)
              .nullable(),
          }),
        )
        .parse(await reader.data(`${API}/vanity/masthead/dictionary`));
      const active = reader.files.vanity.filter(isActive);
      expect(Object.keys(dictionary).sort()).toEqual(active.map(({ path }) => path).sort());
      expect(active.length).toBeLessThan(reader.files.vanity.length);
      for (const { path, kind, target } of active) {
        expect(dictionary[path]?.urlType).toBe(kind);
        expect(dictionary[path]?.target === null).toBe(target === undefined);
      }
      expect(dictionary['/phones/']?.target).toBe('/topics/phones/');
    });

    it('follows its content to where it moved, and leads nowhere once that is gone', async () => {
      const { db } = reader.database;
      const rename = (slug: string, to: string) =>
        db.updateTable('stories').set({ slug: to }).where('slug', '=', slug).execute();
      await rename('smart-lock-outage-tested', 'smart-locks-tested');
      expect(await ruleAt('path=/locked-out/')).toMatchObject({ targets: [] });
      await db
        .insertInto('former_slugs')
        .values({ slug: 'smart-lock-outage-tested', manuscript_id: idOf('story', 'smart-lock-outage-tested') })
        .execute();
      expect((await ruleAt('path=/locked-out/')).targets[0]?.target).toMatchObject({
        slug: 'smart-locks-tested',
        url: expect.stringMatching(/\/smart-locks-tested\/$/),
      });
      await rename('smart-locks-tested', 'smart-lock-outage-tested');
    });

    it.each(['', 'contentType=content_article', 'slug=repair-files', 'path=', 'edition=us'])(
      'asked for by "%s" is refused in words',
      async (query) => {
        expect(errorOf(await reader.ask(`${API}/vanity/masthead/web?${query}`))).toEqual({
          code: 400,
          message: 'A path is needed, or a contentType and a slug',
        });
      },
    );

    it.each([
      'path=/no-such/',
      'path=repair',
      'contentType=content_article&slug=no-such',
      'contentType=url&slug=phones',
    ])('for %s there is none', async (query) => {
      expect(errorOf(await reader.ask(`${API}/vanity/masthead/web?${query}`))).toEqual({
        code: 404,
        message: 'There is no friendly address for this',
      });
    });
  });
});
