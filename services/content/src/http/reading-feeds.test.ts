/** Feeds: whole stories with their media, of topics and people too, and nothing that others may not print. */
import { type FeedItem, feedCodec, flattenEnvelope, isBranded, parseWire, STORY_KINDS } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, manuscriptIn, movableClock, refusalIn, startDesk } from '../testing/desk.ts';
import { NOW, openSmall, slugsOf } from '../testing/newsroom.ts';
import { articlesOf, everyStory, firstOf, type Reader, reviewsOf, startReading } from '../testing/reading.ts';

const API = '/api/neutron';
const PAGE = 100;

describeEachEngine('a feed of the demo newsroom', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });

  /** Nothing of a feed may be left out while it is parsed. */
  async function feed(name: string, query = ''): Promise<FeedItem[]> {
    const { body } = await reader.ask(`${API}/feeds/masthead/${name}/${query}`);
    return parseWire(feedCodec, flattenEnvelope(body), ({ path, reason }) => {
      throw new Error(`${name} lost ${path}: ${reason}`);
    }).items;
  }

  async function whole(name: string): Promise<FeedItem[]> {
    const pages = [await feed(name, `?limit=${PAGE}`), await feed(name, `?limit=${PAGE}&offset=${PAGE}`)];
    return pages.flat();
  }

  it.each(['river', 'phones', 'topics/phones', 'authors/inesokafor', 'apple-news', 'partner'])(
    '%s has stories with their text, address and picture',
    async (name) => {
      const items = await feed(name, '?limit=10');
      expect(items.length).toBeGreaterThan(1);
      for (const { url, body, image, media, slug } of items) {
        expect(url).toMatch(/^\/([a-z0-9-]+\/)+$/);
        expect(url).toContain(slug);
        expect(body).toMatch(/^<p>/);
        expect(media.pictures[0]).toEqual(image);
      }
    },
  );

  it('of an author has all that they signed and nobody paid for, newest first', async () => {
    const signed = everyStory(reader.files)
      .filter(({ matter }) => matter.authors.includes('inesokafor') && !matter.noIndex)
      .filter(({ matter }) => !isBranded({ section: matter.section, author: { username: matter.authors[0] ?? '' } }))
      .toSorted((one, other) => one.matter.age - other.matter.age);
    expect(slugsOf(await whole('authors/inesokafor'))).toEqual(slugsOf(signed));
  });

  it('of the studio is empty: what was paid for is in no feed', async () => {
    expect(await whole('authors/mastheadstudio')).toEqual([]);
    const paid = articlesOf(reader.files).filter(({ matter }) => matter.section === 'commercial');
    expect(paid.length).toBeGreaterThan(0);
    const { status } = await reader.ask(`${API}/feeds/masthead/stories/${firstOf(paid, 'paid story').slug}/`);
    expect(status).toBe(404);
  });

  it('of pictures has every picture once, the story’s own first, and the words beside them', async () => {
    for (const { gallery, media, image, slug } of await feed('pictures')) {
      const file = reader.files.galleries.find((each) => each.slug === slug);
      expect(gallery.map(({ title }) => title)).toEqual(file?.matter.items.map(({ title }) => title));
      const ids = media.pictures.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids[0]).toBe(image?.id);
      for (const { picture } of gallery) expect(ids).toContain(picture);
    }
  });

  it('of videos has the files to play', async () => {
    const items = await feed('videos');
    expect(items.length).toBeGreaterThan(0);
    for (const { media, duration, id } of items) {
      expect(media.video).toMatchObject({ id, duration });
      expect(media.video?.mp4Url).toMatch(/^\/a\/video\/.+\.mp4$/);
      expect(media.video?.manifestUrl).toMatch(/^\/a\/video\/.+\.m3u8$/);
    }
  });

  it('has the verdict of reviews and the choices of lists', async () => {
    const reviews = await feed('reviews', '?limit=100');
    for (const { slug, bottomLine } of reviews) {
      const file = reviewsOf(reader.files).find((each) => each.slug === slug);
      expect(bottomLine).toBe(file?.matter.review?.bottomLine);
    }
    const lists = (await whole('river')).filter(({ listicle }) => listicle.length > 0);
    expect(lists.length).toBeGreaterThan(0);
    for (const { slug, listicle } of lists) {
      const file = articlesOf(reader.files).find((each) => each.slug === slug);
      expect(listicle.map(({ summary }) => summary)).toEqual(file?.matter.listicle.map(({ summary }) => summary));
    }
  });

  it.each(['topics/no-such', 'authors/nobody', 'topics/inesokafor', 'authors/phones', 'stories/no-such'])(
    '%s is not there',
    async (name) => {
      expect((await reader.ask(`${API}/feeds/masthead/${name}/`)).status).toBe(404);
    },
  );
});

describeEachEngine('a story that is given on', (suite) => {
  const clock = movableClock();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock });
  });
  afterAll(() => desk.close());

  const feedSlugs = async (name: string) =>
    slugsOf(feedCodec.parse(await desk.data(`${API}/feeds/masthead/${name}/`)).items);
  const mapSlugs = async (name: string, query = ''): Promise<unknown[]> => {
    const data = await desk.data(`${API}/sitemaps/masthead/${name}/web${query}`);
    const { items } = Object(data);
    return items.map(({ slug }: { slug: string }) => slug);
  };

  it('leaves every feed and map when search engines may not know it, and comes back', async () => {
    const shown = await desk.published(article('for-some'));
    const everywhere = async () => [
      (await feedSlugs('river')).includes('for-some'),
      (await feedSlugs('authors/annlee')).includes('for-some'),
      (await mapSlugs('articles')).includes('for-some'),
      (await mapSlugs('news')).includes('for-some'),
      (await mapSlugs('latest')).includes('for-some'),
      (await mapSlugs('stories', `?ids=${shown.id}`)).includes('for-some'),
      (await desk.ask(`${API}/feeds/masthead/stories/for-some/`)).status === 200,
    ];
    expect(await everywhere()).toEqual(Array(7).fill(true));
    const edited = manuscriptIn(await desk.edit(shown, article('for-some', { noIndex: true })));
    const hidden = manuscriptIn(await desk.act('publish', edited));
    expect(await everywhere()).toEqual(Array(7).fill(false));
    await desk.act('publish', manuscriptIn(await desk.edit(hidden, article('for-some'))));
    expect(await everywhere()).toEqual(Array(7).fill(true));
  });

  it('is in no feed and no news map when it was paid for, though search engines may know it', async () => {
    await desk.published(article('paid-for', { section: 'commercial' }));
    expect(await feedSlugs('authors/annlee')).not.toContain('paid-for');
    expect(await mapSlugs('news')).not.toContain('paid-for');
    expect(await mapSlugs('articles')).toContain('paid-for');
  });

  it('comes with what the shortcodes of its text show: pictures, and where the stories are that it leads to', async () => {
    const [picture, video] = [idOf('picture', 'phone.png'), idOf('story', 'first-drive')];
    const body = `<p>a</p><shortcode shortcode="image" picture="${picture}"></shortcode><shortcode shortcode="video" story="${video}"></shortcode>`;
    await desk.published(article('illustrated', { body }));
    const { items } = feedCodec.parse(await desk.data(`${API}/feeds/masthead/stories/illustrated/`));
    expect(items).toMatchObject([
      { body, media: { pictures: [{ id: picture }], video: undefined }, linked: [{ id: video }] },
    ]);
    expect(items[0]?.linked[0]?.url).toMatch(/\/videos\/first-drive\/$/);
  });

  it('comes with the video that is attached to it', async () => {
    const video = idOf('story', 'first-drive');
    await desk.published(article('with-video', { video }));
    const { items } = feedCodec.parse(await desk.data(`${API}/feeds/masthead/stories/with-video/`));
    expect(items[0]?.media.video).toMatchObject({ id: video, mp4Url: expect.stringMatching(/\.mp4$/) });
  });

  it('is told where it is now when it is asked for by a former slug', async () => {
    const story = await desk.published(article('first-name'));
    await desk.act('publish', manuscriptIn(await desk.edit(story, article('second-name'))));
    expect(refusalIn(await desk.ask(`${API}/feeds/masthead/stories/first-name/`))).toMatchObject({
      code: 301,
      context: { availableOn: [{ edition: 'us', slug: 'second-name' }] },
    });
  });

  describe('as news', () => {
    const DAY_MS = 86_400_000;

    it('is news for two days to the millisecond, and no longer', async () => {
      const { id } = await desk.published(article('fresh'));
      const isNews = async () => (await mapSlugs('news')).includes('fresh');
      await database.db.updateTable('listing_entries').set({ published_at: NOW }).where('story_id', '=', id).execute();
      expect(clock.now()).toBe(NOW);
      clock.pass(2 * DAY_MS);
      expect(await isNews()).toBe(true);
      clock.pass(1);
      expect(await isNews()).toBe(false);
    });

    it('is written or live, never a gallery or a video', async () => {
      clock.pass(-2 * DAY_MS - 1);
      const old = { published_at: NOW - 1000 };
      await database.db.updateTable('listing_entries').set(old).where('listing', 'like', 'sitemap:%').execute();
      const kinds = new Set(
        Object(await desk.data(`${API}/sitemaps/masthead/news/web`)).items.map(
          ({ typeName }: { typeName: string }) => typeName,
        ),
      );
      expect(kinds).toEqual(new Set(['content_article', 'content_review', 'content_updating_story']));
    });
  });

  it('is in the map of the latest with its pictures, whatever its kind', async () => {
    const { items } = Object(await desk.data(`${API}/sitemaps/masthead/latest/web`));
    const gallery = items.find(({ id }: { id: string }) => id === idOf('story', 'phone-close-up'));
    expect(gallery.media.pictures.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ typeName }: { typeName: string }) => typeName)).size).toBe(STORY_KINDS.length);
  });

  describe('beside pages of other things, in their map', () => {
    const pages = async () => {
      const { items } = Object(await desk.data(`${API}/sitemaps/masthead/pages/web`));
      return new Map<string, string | undefined>(
        items.map(({ url, dateModified }: { url: string; dateModified?: string }) => [url, dateModified]),
      );
    };
    const newestIn = async (listing: string) => {
      const newest = database.db.selectFrom('listing_entries').select('published_at').where('listing', '=', listing);
      return new Date((await newest.orderBy('place', 'desc').executeTakeFirstOrThrow()).published_at).toISOString();
    };

    it('gives subjects, collections and people the date of their newest story', async () => {
      const before = await pages();
      expect(before.get('/topics/phones/')).toBe(await newestIn('topic:phones'));
      expect(before.get('/profiles/annlee/')).toBe(await newestIn('author:annlee'));
      expect(before.get('/collections/repair-files/')).toBe(await newestIn('collection:repair-files'));
    });

    it('leaves a product a page of its own only where no review of it can be read', async () => {
      expect((await pages()).has('/products/halo-12/')).toBe(false);
      const review = await desk.manuscript(idOf('story', 'halo-judged'));
      await desk.act('unpublish', review);
      const changes = await database.db.selectFrom('price_changes').select('at').execute();
      expect((await pages()).get('/products/halo-12/')).toBe(
        [new Date(Math.max(...changes.map(({ at }) => at))).toISOString(), await newestIn('product:halo-12')]
          .sort()
          .at(-1),
      );
      await desk.act('publish', review);
      expect((await pages()).has('/products/halo-12/')).toBe(false);
    });
  });

  it('is not needed for a page of its own: subjects, collections, features and people are mapped, hidden ones are not', async () => {
    const { items } = Object(await desk.data(`${API}/sitemaps/masthead/pages/web`));
    const urls = items.map(({ url }: { url: string }) => url);
    expect(urls).toEqual(
      expect.arrayContaining(['/topics/phones/', '/collections/repair-files/', '/profiles/annlee/']),
    );
    await database.db.updateTable('collections').set({ hidden: 1 }).where('slug', '=', 'repair-files').execute();
    await database.db.deleteFrom('listing_entries').where('listing', '=', 'topic:phones').execute();
    const after = Object(await desk.data(`${API}/sitemaps/masthead/pages/web`)).items;
    const left = after.map(({ url }: { url: string }) => url);
    expect(left).not.toContain('/collections/repair-files/');
    expect(left).not.toContain('/topics/phones/');
    expect(left).toHaveLength(urls.length - 2);
  });
});
