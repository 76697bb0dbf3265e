import { STORY_KINDS, type StoryKind } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, type Manuscript, manuscriptIn, movableClock, startDesk } from '../testing/desk.ts';
import { navigationPath, openSmall, pagePath } from '../testing/newsroom.ts';

const HOUR_MS = 3_600_000;
const neutron = (path: string): string => `/api/neutron/${path}`;
const page = (type: string, slug: string): string => pagePath(type, slug);
const door = (type: string, key: string): string => neutron(`components/masthead/listing/${type}/${key}/web`);
const feed = (name: string): string => neutron(`feeds/masthead/${name}/`);
const sitemap = (name: string, period = ''): string => neutron(`sitemaps/masthead/${name}${period}/web`);
const search = (query = ''): string => neutron(`search/masthead/results/web?searchQuery=zanzibar${query}`);
const url = (type: string, slug: string): string => neutron(`url-generator/masthead/${type}/${slug}`);

/** A story of each kind, which is about Zanzibar in every field, and every call that shows it. */
const SHOWN: Readonly<Record<StoryKind, { file: string; slug: string; calls: readonly string[] }>> = {
  article: {
    file: 'halo-tested',
    slug: 'zanzibar-article',
    calls: [
      page('article', 'zanzibar-article'),
      page('front_page', 'home'),
      page('topic', 'phones'),
      page('topic', 'tech'),
      page('tag', 'lab-test'),
      page('collection', 'repair-files'),
      page('profile', 'benroy'),
      page('product', 'halo-12'),
      page('door', 'river'),
      page('door', 'features'),
      page('feature', 'phone-week'),
      page('newsletter', 'morning-edition'),
      page('article', 'its-neighbour'),
      page('text', 'about'),
      navigationPath(),
      neutron('articles/masthead/zanzibar-article/web'),
      neutron('articles/masthead/its-neighbour/web'),
      neutron('seamless/masthead/its-neighbour/web'),
      neutron('seamless/masthead/its-neighbour/web?collectionId=repair-files'),
      url('content_article', 'zanzibar-article'),
      ...[
        ['door', 'river'],
        ['door', 'features'],
        ['topic', 'phones'],
        ['topic', 'tech'],
        ['tag', 'lab-test'],
      ].map(([type = '', key = '']) => door(type, key)),
      ...[
        ['collection', 'repair-files'],
        ['author', 'annlee'],
        ['product', 'halo-12'],
      ].map(([type = '', key = '']) => door(type, key)),
      ...['river', 'apple-news', 'partner', 'phones', 'tech'].map(feed),
      ...['topics/phones', 'authors/annlee', 'stories/zanzibar-article'].map(feed),
      ...['articles', 'news', 'latest'].map((name) => sitemap(name)),
      `${sitemap('stories')}?ids=${idOf('story', 'halo-tested')}`,
      neutron(`stories/masthead/summaries/web?ids=${idOf('story', 'halo-tested')}`),
      sitemap('articles', '/year/2026'),
      sitemap('articles', '/year/2026/month/11'),
      sitemap('articles', '/year/2026/month/11/day/15'),
      `${sitemap('articles')}?hydrate=true`,
      search(),
      search('&type=content_article'),
      search('&topic=phones'),
      neutron('search/masthead/autocomplete/web?searchQuery=zanz'),
      neutron('vanity/masthead/dictionary'),
      neutron('vanity/masthead/web?path=/halo/'),
    ],
  },
  review: {
    file: 'halo-judged',
    slug: 'zanzibar-judged',
    calls: [
      page('review', 'zanzibar-judged'),
      page('article', 'zanzibar-judged'),
      page('product', 'halo-12'),
      page('awards', 'awards'),
      page('door', 'reviews'),
      page('door', 'editors-choice'),
      page('front_page', 'home'),
      neutron('awards/masthead/editors-choice/web'),
      neutron(`products/masthead/web?uuids=${idOf('product', 'halo-12')}`),
      url('content_review', 'zanzibar-judged'),
      url('content_product', 'halo-12'),
      door('door', 'reviews'),
      door('door', 'editors-choice'),
      feed('reviews'),
      sitemap('reviews'),
      search('&type=content_review'),
    ],
  },
  gallery: {
    file: 'phone-close-up',
    slug: 'zanzibar-gallery',
    calls: [
      page('gallery', 'zanzibar-gallery'),
      page('door', 'pictures'),
      page('article', 'its-neighbour'),
      url('content_gallery', 'zanzibar-gallery'),
      door('door', 'pictures'),
      feed('pictures'),
      sitemap('galleries'),
      search('&type=content_gallery'),
    ],
  },
  video: {
    file: 'first-drive',
    slug: 'zanzibar-video',
    calls: [
      page('video', 'zanzibar-video'),
      page('video', 'another-video'),
      page('article', 'its-neighbour'),
      page('door', 'videos'),
      url('content_video', 'zanzibar-video'),
      neutron('videos/masthead/captions/webvtt/zanzibar-video.vtt'),
      door('door', 'videos'),
      feed('videos'),
      feed('stories/its-neighbour'),
      sitemap('videos'),
      search('&type=content_video'),
    ],
  },
  podcast: {
    file: 'what-rings',
    slug: 'zanzibar-podcast',
    calls: [
      page('podcast', 'zanzibar-podcast'),
      page('door', 'podcasts'),
      page('collection', 'bench-talk'),
      url('content_podcast', 'zanzibar-podcast'),
      door('door', 'podcasts'),
      door('collection', 'bench-talk'),
      feed('podcasts'),
      feed('podcasts/bench-talk'),
      feed('stories/zanzibar-podcast'),
      sitemap('podcasts'),
      search('&type=content_podcast'),
    ],
  },
  live: {
    file: 'keynote-live',
    slug: 'zanzibar-live',
    calls: [
      page('article-live', 'zanzibar-live'),
      page('door', 'live'),
      neutron(`livearticles/masthead/items/${idOf('story', 'keynote-live')}/0/web`),
      url('content_updating_story', 'zanzibar-live'),
      door('door', 'live'),
      sitemap('live'),
      search('&type=content_updating_story'),
    ],
  },
};

describeWithDatabase('a story that readers may not see', (suite) => {
  const clock = movableClock();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock });
    await database.db.updateTable('live_items').set({ body: '<p>Zanzibar.</p>' }).execute();
    await tellOfZanzibar();
    await writeNeighbours();
  });
  afterAll(() => desk.close());

  /** Every field of the stories that lists or pages show names Zanzibar. */
  async function tellOfZanzibar(): Promise<void> {
    for (const { file, slug } of Object.values(SHOWN)) {
      const story = await desk.manuscript(idOf('story', file));
      const text = { headline: 'Zanzibar now', dek: 'To Zanzibar', body: '<p>In Zanzibar.</p>' };
      const captions = [{ start: 0, end: 1, text: 'Zanzibar' }];
      const document = { ...story.document, ...text, slug, ...('captions' in story.document && { captions }) };
      await desk.act('publish', manuscriptIn(await desk.edit(story, document)));
    }
  }

  /** Stories that lead to them: chosen by their editors, shown in their texts, attached. */
  async function writeNeighbours(): Promise<void> {
    const ids = Object.values(SHOWN).map(({ file }) => idOf('story', file));
    await desk.published(
      article('its-neighbour', {
        related: ids,
        video: idOf('story', 'first-drive'),
        collections: ['repair-files'],
        body: `<shortcode shortcode="relatedlinks" stories="${ids.join(',')}"></shortcode>`,
      }),
    );
    const { document } = await desk.manuscript(idOf('story', 'first-drive'));
    const another = { ...document, slug: 'another-video', headline: 'Another', dek: '', body: '', captions: [] };
    await desk.act('publish', manuscriptIn(await desk.create(another)));
  }

  const storyOf = (kind: StoryKind): Promise<Manuscript> => desk.manuscript(idOf('story', SHOWN[kind].file));
  const callsOf = (kind: StoryKind): readonly string[] => SHOWN[kind].calls;
  const allCalls = [...new Set(STORY_KINDS.flatMap(callsOf))];
  /** The calls that tell anything of Zanzibar beyond the word that was searched for. */
  async function showing(calls: readonly string[]): Promise<string[]> {
    const found = [];
    for (const path of calls) {
      const { status, body } = await desk.ask(path);
      expect([path, status < 500]).toEqual([path, true]);
      const told = typeof body === 'object' ? { ...body, links: {} } : body;
      if (/[^"]zanzibar|zanzibar[^"]/i.test(JSON.stringify(told))) found.push(path);
    }
    return found;
  }

  describe.each(STORY_KINDS)('and is of the kind %s', (kind) => {
    it('was seen by every one of these calls', async () => {
      expect(await showing(callsOf(kind))).toEqual(callsOf(kind));
    });
  });

  it('because it was unpublished, is seen by none', async () => {
    for (const kind of STORY_KINDS) await desk.act('unpublish', await storyOf(kind));
    expect(await showing(allCalls)).toEqual([]);
    expect(await desk.data(search())).toMatchObject({ items: [], paging: { total: '0' } });
    expect(desk.reports).toEqual([]);
  });

  it('because its time has not come, is seen by none', async () => {
    const at = clock.now() + HOUR_MS;
    for (const kind of STORY_KINDS) await desk.act('schedule', await storyOf(kind), { at });
    clock.pass(HOUR_MS - 1);
    await desk.wake();
    expect(await showing(allCalls)).toEqual([]);
  });

  it('is seen by all when its time has come', async () => {
    clock.pass(1);
    await desk.wake();
    for (const kind of STORY_KINDS) expect(await showing(callsOf(kind))).toEqual(callsOf(kind));
  });

  it('leaves no gap where it stood, in any listing', async () => {
    for (const kind of STORY_KINDS) await desk.act('unpublish', await storyOf(kind));
    const entries = await database.db
      .selectFrom('listing_entries')
      .selectAll()
      .orderBy('listing')
      .orderBy('place')
      .execute();
    for (const rows of Map.groupBy(entries, ({ listing }) => listing).values())
      expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
    const river = entries.filter(({ listing }) => listing === 'river').length;
    expect(await desk.data(`${door('door', 'river')}?limit=2`)).toMatchObject({ paging: { total: String(river) } });
  });

  it('never seen before, is seen by none as long as it is a draft', async () => {
    for (const kind of STORY_KINDS) {
      const { document } = await storyOf(kind);
      await desk.create({ ...document, slug: `${document.slug}-again` });
    }
    expect(await showing(allCalls)).toEqual([]);
  });

  it('as it was edited is seen as it was published', async () => {
    const story = await desk.published(article('about-pemba', { headline: 'About Pemba' }));
    await desk.edit(story, { ...story.document, headline: 'Zanzibar now', dek: 'To Zanzibar', slug: 'zanzibar-now' });
    expect(await showing([...allCalls, page('article', 'about-pemba'), page('article', 'zanzibar-now')])).toEqual([]);
  });
});
