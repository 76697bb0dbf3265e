import { type Database, openDatabase } from '@masthead/storage';
import { describeEachEngine, filledDatabase, type TestDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import {
  article,
  type Desk,
  type Manuscript,
  manuscriptIn,
  movableClock,
  refusalIn,
  startDesk,
  wrongFieldsIn,
} from '../testing/desk.ts';
import { changesBy, NOW, openSmall, pagePath, smallNewsroom, storeOf } from '../testing/newsroom.ts';
import { issueToken } from '../use-cases/writing/tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const iso = (instant: number): string => new Date(instant).toISOString();

const isSeen = async (desk: Desk, slug: string): Promise<boolean> =>
  (await desk.ask(pagePath('article', slug))).status === 200;

describeEachEngine('a scheduled story', (suite) => {
  const clock = movableClock();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock });
  });
  afterAll(() => desk.close());

  const scheduled = async (slug: string, after = HOUR_MS): Promise<Manuscript> => {
    const draft = manuscriptIn(await desk.create(article(slug)));
    return manuscriptIn(await desk.act('schedule', draft, { at: iso(clock.now() + after) }));
  };

  it('is published when its time has come, and not a moment before', async () => {
    const { id } = await scheduled('on-the-hour');
    clock.pass(HOUR_MS - 1);
    await desk.wake();
    expect([await isSeen(desk, 'on-the-hour'), (await desk.manuscript(id)).status]).toEqual([false, 'scheduled']);
    clock.pass(1);
    await desk.wake();
    expect(await isSeen(desk, 'on-the-hour')).toBe(true);
    expect(await desk.manuscript(id)).toMatchObject({
      status: 'published',
      scheduled: null,
      published: iso(clock.now()),
      publishedRevision: 1,
    });
  });

  describe('that is edited after it was approved', () => {
    const seenAs = async (slug: string) => desk.data(`/api/neutron/articles/masthead/${slug}/web`);
    const edited = async (story: Manuscript, change: object) =>
      manuscriptIn(
        await desk.send('PUT', `/stories/${story.id}`, {
          token: mayWrite,
          revision: story.revision,
          body: { ...story.document, ...change },
        }),
      );
    let mayWrite: string;
    beforeAll(async () => {
      mayWrite = await storeOf(database).write((db) => issueToken(db, 'a trainee', ['read', 'write'], NOW));
    });

    it('is published as it was approved; the edit waits', async () => {
      const story = await scheduled('saved-meanwhile');
      const draft = await edited(story, { headline: 'Nobody approved this' });
      expect(draft).toMatchObject({
        status: 'scheduled',
        scheduled: story.scheduled,
        revision: 2,
        scheduledRevision: 1,
      });
      clock.pass(HOUR_MS);
      await desk.wake();
      expect(await seenAs('saved-meanwhile')).toMatchObject({ headline: 'About saved-meanwhile' });
      const published = await desk.manuscript(story.id);
      expect(published).toMatchObject({ status: 'published', publishedRevision: 1, revision: 2 });
      expect(published).toMatchObject({ scheduledRevision: null, document: { headline: 'Nobody approved this' } });
    });

    it('is published as edited when somebody who may publish approves that, at the same time or another', async () => {
      const [same, other] = [await scheduled('approved-again'), await scheduled('approved-for-later')];
      const approved = manuscriptIn(await desk.act('schedule', await edited(same, { headline: 'Approved' }), {}));
      expect(approved).toMatchObject({ scheduled: same.scheduled, scheduledRevision: 2 });
      const at = iso(clock.now() + MINUTE_MS);
      await desk.act('schedule', await edited(other, { headline: 'Approved, and sooner' }), { at });
      clock.pass(HOUR_MS);
      await desk.wake();
      expect(await seenAs('approved-again')).toMatchObject({ headline: 'Approved' });
      expect(await seenAs('approved-for-later')).toMatchObject({ headline: 'Approved, and sooner' });
    });

    it('is approved by nobody who may only write', async () => {
      const draft = await edited(await scheduled('not-by-them'), { headline: 'Mine' });
      const path = `/stories/${draft.id}/schedule`;
      const answer = await desk.send('POST', path, { token: mayWrite, revision: draft.revision, body: {} });
      expect([answer.status, (await desk.manuscript(draft.id)).scheduledRevision]).toEqual([403, 1]);
    });

    it('keeps the slug that it was approved with, which no other story can take', async () => {
      await edited(await scheduled('as-approved'), { slug: 'as-renamed-since' });
      for (const slug of ['as-approved', 'as-renamed-since'])
        expect(wrongFieldsIn(await desk.create(article(slug)))).toEqual(['slug']);
      clock.pass(HOUR_MS);
      await desk.wake();
      expect([await isSeen(desk, 'as-approved'), await isSeen(desk, 'as-renamed-since')]).toEqual([true, false]);
    });
  });

  it('needs a time, until it has one', async () => {
    const draft = manuscriptIn(await desk.create(article('without-a-time')));
    const answer = await desk.act('schedule', draft, {});
    expect([answer.status, refusalIn(answer).context?.fields]).toEqual([
      422,
      [{ field: 'at', message: 'is missing: the story has no schedule yet that could stay' }],
    ]);
  });

  it('may be put off, or brought forward', async () => {
    const late = await scheduled('put-off');
    const early = await scheduled('brought-forward');
    await desk.act('schedule', late, { at: clock.now() + 2 * HOUR_MS });
    await desk.act('schedule', early, { at: clock.now() + MINUTE_MS });
    clock.pass(MINUTE_MS);
    await desk.wake();
    expect([await isSeen(desk, 'put-off'), await isSeen(desk, 'brought-forward')]).toEqual([false, true]);
    clock.pass(HOUR_MS);
    await desk.wake();
    expect(await isSeen(desk, 'put-off')).toBe(false);
  });

  it('may be published before its time, and is not published again at it', async () => {
    const now = manuscriptIn(await desk.act('publish', await scheduled('sooner')));
    expect(now).toMatchObject({ status: 'published', scheduled: null });
    await desk.act('unpublish', now);
    clock.pass(HOUR_MS);
    await desk.wake();
    expect(await isSeen(desk, 'sooner')).toBe(false);
  });

  it.each([
    ['in the past', (now: number) => now - 1, 'lies in the past'],
    ['now', (now: number) => now, 'lies in the past'],
    ['before time', () => '1969-12-31T00:00:00Z', 'takes an instant such as 2026-11-20T09:00:00Z'],
    ['after the end of time', () => 9e15, 'takes an instant such as 2026-11-20T09:00:00Z'],
    ['at no instant', () => 'tomorrow', 'takes an instant such as 2026-11-20T09:00:00Z'],
    ['in no zone', () => '2099-01-01T00:00:00', 'takes an instant such as 2026-11-20T09:00:00Z'],
    ['never', () => null, 'takes an instant such as 2026-11-20T09:00:00Z'],
  ])('cannot be due %s', async (_, at, message) => {
    const draft = manuscriptIn(await desk.create(article(`due-${clock.now()}`)));
    clock.pass(1);
    const answer = await desk.act('schedule', draft, { at: at(clock.now()) });
    expect([answer.status, refusalIn(answer).context?.fields]).toEqual([422, [{ field: 'at', message }]]);
    expect(await desk.manuscript(draft.id)).toEqual(draft);
  });

  it('is none that readers see already', async () => {
    const story = await desk.published(article('seen-already'));
    const answer = await desk.act('schedule', story, { at: clock.now() + HOUR_MS });
    expect([answer.status, refusalIn(answer).context?.fields?.[0]?.field]).toEqual([422, 'at']);
    expect(await isSeen(desk, 'seen-already')).toBe(true);
  });

  it('that cannot be published stops no other', async () => {
    const broken = [];
    for (let number = 0; number < 22; number += 1) broken.push(await scheduled(`broken-${number}`, MINUTE_MS));
    await scheduled('whole', 2 * MINUTE_MS);
    await database.db
      .updateTable('manuscript_revisions')
      .set({ document: '{}' })
      .where(
        'manuscript_id',
        'in',
        broken.map(({ id }) => id),
      )
      .execute();
    clock.pass(HOUR_MS);
    await desk.wake();
    expect(await isSeen(desk, 'whole')).toBe(true);
    expect(await isSeen(desk, 'broken-0')).toBe(false);
    await database.db
      .deleteFrom('manuscripts')
      .where(
        'id',
        'in',
        broken.map(({ id }) => id),
      )
      .execute();
  });
});

describeEachEngine('a scheduled story whose time comes', ({ engine }) => {
  const clock = movableClock();
  let own: TestDatabase;
  beforeAll(async () => {
    own = await filledDatabase<ContentSchema>(engine, 'small', smallNewsroom);
  });
  afterAll(() => own.remove());

  /** Another process on the same database: what it does, until it ends. */
  async function inAProcess<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result> {
    const database = await openDatabase<ContentSchema>(own.config);
    const desk = await startDesk(database, { clock });
    try {
      return await work(desk);
    } finally {
      await desk.close();
      await database.close();
    }
  }

  const schedule = (slug: string) =>
    inAProcess(async (desk) => {
      const draft = manuscriptIn(await desk.create(article(slug)));
      return manuscriptIn(await desk.act('schedule', draft, { at: clock.now() + HOUR_MS }));
    });

  describe('while nothing runs', () => {
    it('is published at the start, and told', async () => {
      const { id } = await schedule('while-away');
      clock.pass(3 * HOUR_MS);
      const database = await openDatabase<ContentSchema>(own.config);
      const changes = await changesBy(database, async () =>
        expect(await inAProcess((desk) => isSeen(desk, 'while-away'))).toBe(true),
      );
      await database.close();
      expect(changes).toEqual([expect.arrayContaining([`story:${id}`, 'listing:river'])]);
    });

    it('is still to come at a start before its time', async () => {
      await schedule('still-to-come');
      clock.pass(HOUR_MS - 1);
      expect(await inAProcess((desk) => isSeen(desk, 'still-to-come'))).toBe(false);
      clock.pass(1);
      expect(await inAProcess((desk) => isSeen(desk, 'still-to-come'))).toBe(true);
    });
  });

  it('in several services at once is published by one of them', async () => {
    const slugs = ['at-once-1', 'at-once-2', 'at-once-3'];
    for (const slug of slugs) await schedule(slug);
    const database = await openDatabase<ContentSchema>(own.config);
    const desks = await Promise.all([1, 2, 3].map(() => startDesk(database, { clock })));
    clock.pass(HOUR_MS);
    await Promise.all(desks.map((desk) => desk.wake()));
    await Promise.all(desks.map((desk) => desk.close()));
    const rows = await database.db.selectFrom('manuscripts').selectAll().where('slug', 'in', slugs).execute();
    expect(rows).toHaveLength(3);
    for (const { status, published_updated_at, first_published_at } of rows)
      expect([status, published_updated_at, first_published_at]).toEqual(['published', null, clock.now()]);
    await database.close();
  });
});
