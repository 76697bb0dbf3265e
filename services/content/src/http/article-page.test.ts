import { articlePageCodec, errorEnvelope, primaryTopic } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import type { ContentSchema } from '../schema.ts';
import { article, startDesk } from '../testing/desk.ts';
import {
  demoFiles,
  demoNewsroom,
  NOW,
  openDemo,
  pagePath,
  type ServiceUnderTest,
  slugsOf,
  startService,
} from '../testing/newsroom.ts';

describeWithDatabase('an article page', (suite) => {
  let database: Database<ContentSchema>;
  let service: ServiceUnderTest;
  let demo: Awaited<ReturnType<typeof demoFiles>>;
  beforeAll(async () => {
    database = await openDemo(suite);
    service = await startService(database);
    demo = await demoFiles();
    for (const { slug } of demo.stories) pages.set(slug, await page(slug));
  });

  const page = async (slug: string) =>
    articlePageCodec.parse(await service.data(`${pagePath('article', slug)}?contentOnly=true`)).components;
  const pages = new Map<string, Awaited<ReturnType<typeof page>>>();
  /** The page of one of the demo's stories; asked for once. */
  function pageOf(slug: string): Awaited<ReturnType<typeof page>> {
    const found = pages.get(slug);
    if (!found) throw new Error(`${slug} has no page`);
    return found;
  }

  /** Whether a story is of this topic or of one below it. */
  const isAbout = (story: { topic: string; topics: string[] }, slug: string) =>
    [story.topic, ...story.topics].some((own) => demo.pathOf(own).includes(slug));

  it('has every field of its file; a review is read as an article too', () => {
    for (const file of demo.stories) {
      const { article } = pageOf(file.slug);
      expect(article).toMatchObject({
        typeName: file.review ? 'content_review' : 'content_article',
        slug: file.slug,
        headline: file.headline,
        dek: file.dek,
        type: file.type,
        section: file.section,
        edition: 'us',
        noIndex: file.noIndex,
        tags: file.tags,
        publishedAt: NOW - file.age,
      });
      expect(article.updatedAt).toBe(file.updatedAge === undefined ? undefined : NOW - file.updatedAge);
      expect(article.dateCorrected).toBe(file.correctedAge === undefined ? undefined : NOW - file.correctedAge);
      expect([article.correction ?? '', article.titleTag ?? '', article.seoMetaDescription ?? '']).toEqual([
        file.correction,
        file.seoTitle,
        file.seoDescription,
      ]);
      expect(article.authors.map(({ username }) => username)).toEqual(file.authors);
      expect(article.image?.bucketPath.split('/').at(-1)).toBe(file.picture);
    }
  });

  it('has its topics with their paths, its main one first and primary', () => {
    for (const file of demo.stories) {
      const { article } = pageOf(file.slug);
      const slugs = [...new Set([file.topic, ...file.topics])];
      expect(article.topics.map(({ path }) => path)).toEqual(slugs.map(demo.pathOf));
      expect(article.topics.map(({ primary }) => primary)).toEqual(slugs.map((_, index) => index === 0));
      expect(primaryTopic(article)?.slug).toBe(file.topic);
    }
  });

  it('has authors with a biography and a portrait, the stories beside it without', async () => {
    const { authors } = await demoNewsroom();
    const { article, keepReading } = pageOf('nine-hours-to-empty');
    for (const { username, bio, jobTitle, fullName, image } of article.authors) {
      const file = authors.find((author) => author.username === username);
      expect({ bio, jobTitle, fullName }).toEqual({
        bio: file?.bio,
        jobTitle: file?.jobTitle,
        fullName: `${file?.firstName} ${file?.lastName}`,
      });
      expect(image?.bucketPath.endsWith(`/${file?.portrait}`)).toBe(true);
    }
    for (const { bio, image } of keepReading.items.flatMap(({ authors: others }) => others))
      expect([bio, image]).toEqual(['', undefined]);
  });

  it('has text as HTML with its links resolved, and counts its words', () => {
    const { article } = pageOf('fast-charger-slow-in-the-cold');
    expect(article.body).toContain('<a href="/roadshow/news/arden-touring-winter-range/">can do both</a>');
    for (const { slug } of demo.stories) {
      const { body, wordCount } = pageOf(slug).article;
      expect(body).not.toMatch(/story:|<script|\[[^\]]+\]\(/);
      expect(wordCount).toBeGreaterThan(100);
    }
  });

  it('keeps reading with the stories its editors chose, in their order, four at most', () => {
    for (const { slug, related } of demo.stories) {
      const { keepReading } = pageOf(slug);
      expect(slugsOf(keepReading.items)).toEqual([...new Set(related)].slice(0, 4));
      expect(keepReading.title).toBe('Keep reading');
    }
  });

  it('keeps reading with four of six', async () => {
    const desk = await startDesk(database);
    const ids = demo.stories.slice(0, 6).map(({ slug }) => idOf('story', slug));
    const authors = demo.stories[0]?.authors ?? [];
    await desk.published(article('six-related', { related: ids, authors }));
    expect((await page('six-related')).keepReading.items.map(({ id }) => id)).toEqual(ids.slice(0, 4));
    await desk.close();
  });

  it('has more of its topic or of one above, never itself nor what it keeps reading with', () => {
    for (const { slug, topic } of demo.stories) {
      const { keepReading, moreInTopic } = pageOf(slug);
      const shown = [slug, ...slugsOf(keepReading.items)];
      const more = moreInTopic?.items ?? [];
      const path = demo.pathOf(topic);
      expect(path).toContain(moreInTopic?.slug);
      expect(more.length).toBeLessThanOrEqual(4);
      expect(slugsOf(more).filter((other) => shown.includes(other))).toEqual([]);
      expect(new Set(slugsOf(more)).size).toBe(more.length);
      for (const { topics } of more) expect(topics.flatMap((each) => each.path)).toContain(moreInTopic?.slug);
      const sizes = path.map((each) => demo.unpaid.filter((story) => isAbout(story, each)).length);
      if (sizes.some((size) => size >= 4 + shown.length)) expect(more).toHaveLength(4);
    }
  });

  it('of a slug that the story once had says where it is now, for this edition', async () => {
    const { id } = await database.db
      .selectFrom('stories')
      .select('id')
      .where('slug', '=', 'nine-hours-to-empty')
      .executeTakeFirstOrThrow();
    await database.db.insertInto('former_slugs').values({ slug: 'nine-hours', manuscript_id: id }).execute();
    const answer = await service.ask(pagePath('article', 'nine-hours'));
    expect(answer.status).toBe(404);
    expect(errorEnvelope.parse(answer.body).errors[0]).toMatchObject({
      context: { availableOn: [{ edition: 'us', slug: 'nine-hours-to-empty' }] },
    });
    expect(service.reports).toEqual([]);
  });

  it('of a present slug is that story, though another once had the slug', async () => {
    const { id } = await database.db
      .selectFrom('stories')
      .select('id')
      .where('slug', '=', 'nine-hours-to-empty')
      .executeTakeFirstOrThrow();
    await database.db.insertInto('former_slugs').values({ slug: 'handheld-sleep-button', manuscript_id: id }).execute();
    expect((await page('handheld-sleep-button')).article.slug).toBe('handheld-sleep-button');
  });

  it('of a slug nobody had is missing, without a hint', async () => {
    const answer = await service.ask(pagePath('article', 'no-such-story'));
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 404 }] } });
    expect(JSON.stringify(answer.body)).not.toContain('availableOn');
  });
});
