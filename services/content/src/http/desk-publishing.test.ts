import { toContentDate } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import type { ContentSchema } from '../schema.ts';
import {
  article,
  type Desk,
  listener,
  type Manuscript,
  manuscriptIn,
  movableClock,
  startDesk,
} from '../testing/desk.ts';
import { openSmall, pagePath, slugsOf } from '../testing/newsroom.ts';

const HOUR_MS = 3_600_000;
const iso = (instant: number): string => new Date(instant).toISOString();

/** Where an article about phones by Ann stands. */
const LISTINGS = [
  'listing:author:annlee',
  'listing:author:annlee/news',
  'listing:river',
  'listing:sitemap:content_article',
  'listing:topic:phones',
  'listing:topic:phones/news',
  'listing:topic:tech',
  'listing:topic:tech/news',
];

/** What is told when it comes or goes, sorted. */
const namesOf = ({ id, slug }: Pick<Manuscript, 'id' | 'slug'>): string[] => [
  ...LISTINGS,
  'sitemap:content_article',
  `slug:${slug}`,
  `story:${id}`,
  'topics',
];

describeEachEngine('publishing', (suite) => {
  const clock = movableClock();
  const bus = listener();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock, hear: bus.hear });
  });
  beforeEach(() => {
    clock.pass(HOUR_MS);
    bus.heard.length = 0;
  });
  afterAll(() => desk.close());

  const edited = async (story: Manuscript, more: object) =>
    manuscriptIn(await desk.edit(story, { ...story.document, ...more }));
  const act = async (action: string, story: Manuscript, body?: unknown) =>
    manuscriptIn(await desk.act(action, story, body));
  /** What was told since it was last asked, each message in order. */
  const told = () => bus.heard.splice(0).map((names) => names.toSorted());
  const river = async () => {
    const { items } = (await desk.data('/api/neutron/components/masthead/listing/door/river/web?limit=100')) as {
      items: { slug: string }[];
    };
    return slugsOf(items);
  };

  it('shows a story to readers, from now on', async () => {
    const draft = manuscriptIn(await desk.create(article('from-now-on')));
    const answer = await desk.act('publish', draft);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    expect(manuscriptIn(answer)).toMatchObject({
      status: 'published',
      revision: 1,
      publishedRevision: 1,
      published: iso(clock.now()),
      updated: null,
    });
    expect(await desk.manuscript(draft.id)).toEqual(manuscriptIn(answer));
    expect((await desk.ask(pagePath('article', 'from-now-on'))).status).toBe(200);
    expect((await river())[0]).toBe('from-now-on');
  });

  it('a newer revision keeps the day it appeared and its place, and says when it was updated', async () => {
    const story = await desk.published(article('keeps-its-day'));
    clock.pass(HOUR_MS);
    await desk.published(article('newer-than-it'));
    const again = await act('publish', await edited(story, { headline: 'Better' }));
    expect(again).toMatchObject({
      revision: 2,
      publishedRevision: 2,
      published: story.published,
      updated: iso(clock.now()),
    });
    expect((await river()).slice(0, 2)).toEqual(['newer-than-it', 'keeps-its-day']);
    expect(await desk.data('/api/neutron/articles/masthead/keeps-its-day/web')).toMatchObject({ headline: 'Better' });
  });

  it('the same revision again is no update, and tells nobody; nor does it update a story that comes back', async () => {
    const story = await desk.published(article('nothing-new'));
    const updated = await act('publish', await edited(story, { headline: 'Better' }));
    clock.pass(HOUR_MS);
    told();
    expect(await act('publish', updated)).toEqual(updated);
    expect(told()).toEqual([]);
    expect(await act('publish', await act('unpublish', updated))).toEqual(updated);
    expect(await desk.data('/api/neutron/articles/masthead/nothing-new/web')).toMatchObject({
      dateUpdated: toContentDate(Date.parse(updated.updated ?? '')),
    });
  });

  it('after it was unpublished brings it back to its day', async () => {
    const story = await desk.published(article('back-to-its-day'));
    clock.pass(HOUR_MS);
    await desk.published(article('published-meanwhile'));
    const hidden = await act('unpublish', story);
    expect(hidden).toMatchObject({ status: 'unpublished', revision: 1 });
    expect(await river()).not.toContain('back-to-its-day');
    expect(await act('publish', hidden)).toMatchObject({ status: 'published', published: story.published });
    expect((await river()).slice(0, 2)).toEqual(['published-meanwhile', 'back-to-its-day']);
  });

  it('can be taken back from the schedule: a draft is a draft again', async () => {
    const draft = manuscriptIn(await desk.create(article('not-after-all')));
    const scheduled = await act('schedule', draft, { at: clock.now() + HOUR_MS });
    expect(scheduled).toMatchObject({ status: 'scheduled', scheduled: iso(clock.now() + HOUR_MS) });
    expect(await act('unpublish', scheduled)).toMatchObject({ status: 'draft', scheduled: null });
  });

  it('an author named twice is no trouble, in paid content or elsewhere', async () => {
    for (const section of ['news', 'commercial'])
      expect(
        await desk.published(article(`twice-in-${section}`, { section, authors: ['annlee', 'annlee'] })),
      ).toMatchObject({
        status: 'published',
      });
  });

  describe('tells', () => {
    it('once what changed: the story and every listing it entered', async () => {
      const story = await desk.published(article('told-once'));
      expect(told()).toEqual([namesOf(story)]);
      await desk.wake();
      expect(told()).toEqual([]);
    });

    it('nothing when a draft is saved or restored, and of a schedule only that there is one', async () => {
      const draft = manuscriptIn(await desk.create(article('not-told')));
      const next = await edited(draft, { headline: 'Still not told' });
      const restored = await act('restore', next, { revision: 1 });
      expect(told()).toEqual([]);
      await act('unpublish', await act('schedule', restored, { at: clock.now() + HOUR_MS }));
      expect(told()).toEqual([['schedule'], ['schedule']]);
    });

    it('the story alone when it stays where it is, and the sitemap that dates it', async () => {
      const story = await desk.published(article('stays-where-it-is'));
      told();
      await act('publish', await edited(story, { headline: 'New words' }));
      expect(told()).toEqual([['sitemap:content_article', `story:${story.id}`]]);
    });

    it('the listings that it left and those that it entered', async () => {
      const story = await desk.published(article('moves-to-cars'));
      told();
      await act('publish', await edited(story, { topics: ['electric-vehicles'], noIndex: true }));
      expect(told()).toEqual([
        [
          'listing:sitemap:content_article',
          'listing:topic:auto',
          'listing:topic:auto/news',
          'listing:topic:electric-vehicles',
          'listing:topic:electric-vehicles/news',
          'listing:topic:phones',
          'listing:topic:phones/news',
          'listing:topic:tech',
          'listing:topic:tech/news',
          'listing:zero',
          'sitemap:content_article',
          `story:${story.id}`,
          'topics',
        ],
      ]);
    });

    it('once when it is unpublished, with every listing it left', async () => {
      const story = await desk.published(article('leaves-all'));
      told();
      const hidden = await act('unpublish', story);
      expect(told()).toEqual([namesOf(story)]);
      await act('unpublish', hidden);
      expect(told()).toEqual([]);
    });

    it('the front page when it is on it, and the navigation when it is in that', async () => {
      const names = async (file: string) => {
        const story = await desk.manuscript(idOf('story', file));
        await act('publish', await edited(story, { headline: 'Changed' }));
        return told();
      };
      const own = (file: string, typeName = 'content_article') => [
        `sitemap:${typeName}`,
        `story:${idOf('story', file)}`,
      ];
      expect(await names('halo-tested')).toEqual([['front', 'navigation', ...own('halo-tested')]]);
      expect(await names('screen-repair')).toEqual([['front', ...own('screen-repair')]]);
      expect(await names('phone-close-up')).toEqual([['index:pictures', ...own('phone-close-up', 'content_gallery')]]);
    });

    it('the front page also when it is there by a slug that it had before', async () => {
      const story = await desk.manuscript(idOf('story', 'winter-range'));
      const moved = await act('publish', await edited(story, { slug: 'range-in-winter' }));
      const again = await act('publish', await edited(moved, { slug: 'range-in-the-cold' }));
      await act('unpublish', again);
      expect(told().every((names) => names.includes('front'))).toBe(true);
    });

    it('what another process publishes, within a second', async () => {
      const other = await startDesk(database, { clock });
      const story = await other.published(article('published-elsewhere'));
      await expect.poll(told, { timeout: 1000, interval: 20 }).toEqual([namesOf(story)]);
      await other.close();
    });
  });

  it('links a product to its review, and unpublishing takes the link away', async () => {
    const product = async () => {
      const [found] = (await desk.data(
        `/api/neutron/products/masthead/web?uuids=${idOf('product', 'halo-12')}`,
      )) as object[];
      return JSON.stringify(found);
    };
    const review = await desk.manuscript(idOf('story', 'halo-judged'));
    expect(await product()).toContain('halo-judged');
    const hidden = await act('unpublish', review);
    expect(await product()).not.toContain('halo-judged');
    await act('publish', hidden);
    expect(await product()).toContain('halo-judged');
  });
});
