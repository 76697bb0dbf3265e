import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyDocument } from '../kinds/kinds.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, type Manuscript, manuscriptIn, refusalIn, startDesk } from '../testing/desk.ts';
import { NOW, openSmall, pagePath } from '../testing/newsroom.ts';

const ACTIONS = ['publish', 'unpublish', 'schedule', 'restore'] as const;
const BODIES: Partial<Record<string, unknown>> = { schedule: { at: NOW + 1000 }, restore: { revision: 1 } };

describeEachEngine('a manuscript', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
  });
  afterAll(() => desk.close());

  const created = async (slug: string, more = {}) => manuscriptIn(await desk.create(article(slug, more)));
  const edited = async (seen: Manuscript, more: object) =>
    manuscriptIn(await desk.edit(seen, { ...seen.document, ...more }));
  const revisions = async (id: string) => {
    const { body } = await desk.send('GET', `/stories/${id}/revisions`);
    return (body as { data: { revision: number; action: string }[] }).data.map(
      ({ revision, action }) => `${revision} ${action}`,
    );
  };
  const revision = async (id: string, number: number) => {
    const { body } = await desk.send('GET', `/stories/${id}/revisions/${number}`);
    return (body as { data: { document: unknown } }).data.document;
  };
  const everything = () =>
    Promise.all([
      database.db.selectFrom('manuscripts').selectAll().orderBy('id').execute(),
      database.db.selectFrom('manuscript_revisions').selectAll().orderBy('manuscript_id').orderBy('revision').execute(),
    ]);

  it('is created as a draft of revision 1, with a default for whatever is left out', async () => {
    const answer = await desk.create(article('first-draft'));
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"1"']);
    const draft = manuscriptIn(answer);
    expect(draft).toMatchObject({ slug: 'first-draft', status: 'draft', revision: 1, publishedRevision: null });
    expect(draft.document).toEqual(storyDocument.parse(article('first-draft')));
    expect(await desk.manuscript(draft.id)).toEqual(draft);
  });

  it.each([
    [
      'a review',
      {
        ...article('a-verdict'),
        typeName: 'content_review',
        review: { product: 'halo-12', score: 7.5, good: ['Light'] },
      },
    ],
    [
      'live coverage',
      {
        ...article('live-now'),
        typeName: 'content_updating_story',
        event: { starts: '2026-11-15T09:00:00+01:00', zone: 'Europe/Berlin' },
      },
    ],
    [
      'a video',
      {
        ...article('a-film'),
        typeName: 'content_video',
        duration: 6,
        manifest: '/video/x/index.m3u8',
        mp4: '/video/x/video.mp4',
        width: 640,
        height: 360,
      },
    ],
  ])('may be %s', async (_, document) => {
    const { document: kept } = manuscriptIn(await desk.create(document));
    expect(kept).toEqual(storyDocument.parse(document));
  });

  it('counts every saving, and keeps what each one saved', async () => {
    const first = await created('three-times');
    const second = await edited(first, { headline: 'Twice' });
    const third = await edited(second, { headline: 'Three times' });
    expect([first.revision, second.revision, third.revision]).toEqual([1, 2, 3]);
    expect(await revisions(first.id)).toEqual(['3 edited', '2 edited', '1 created']);
    expect(await Promise.all([1, 2, 3].map((number) => revision(first.id, number)))).toEqual([
      first.document,
      second.document,
      third.document,
    ]);
  });

  it('is restored by a new revision that says so; those in between stay', async () => {
    const first = await created('there-and-back', { body: '<p>As it was.</p>' });
    const second = await edited(first, { body: '<p>Worse.</p>', slug: 'there-and-gone' });
    const restored = manuscriptIn(await desk.act('restore', second, { revision: 1 }));
    expect(restored).toMatchObject({ revision: 3, slug: 'there-and-back', document: first.document });
    expect(await revisions(first.id)).toEqual(['3 restored 1', '2 edited', '1 created']);
    expect(await revision(first.id, 2)).toEqual(second.document);
  });

  it.each([0, -1, 1.5, 7, 3_000_000_000, 9_007_199_254_740_991, '1', null])(
    'has no revision %s to restore',
    async (number) => {
      const draft = await created(`restore-${String(number).replaceAll(/\W/g, 'x')}-not`);
      const answer = await desk.act('restore', draft, { revision: number });
      expect([answer.status, refusalIn(answer).context?.fields?.map(({ field }) => field)]).toEqual([
        422,
        ['revision'],
      ]);
      expect(await desk.manuscript(draft.id)).toEqual(draft);
    },
  );

  it('stays of its kind', async () => {
    const draft = await created('stays-an-article');
    const answer = await desk.edit(draft, { ...draft.document, typeName: 'content_review', review: {}, headline: '' });
    expect(refusalIn(answer).context?.fields).toContainEqual({ field: 'typeName', message: 'stays content_article' });
    expect(await desk.manuscript(draft.id)).toEqual(draft);
  });

  it('of an id that nobody has is missing, and says so', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', article('x')],
      ['GET', '/revisions'],
      ['GET', '/revisions/1'],
      ...ACTIONS.map((action) => ['POST', `/${action}`, BODIES[action]] as const),
    ] as const) {
      const answer = await desk.send(method, `/stories/no-such-story${path}`, { revision: 1, body });
      expect([answer.status, refusalIn(answer).message]).toEqual([404, expect.stringContaining('no-such-story')]);
    }
  });

  describe('is only changed by who saw it as it is:', () => {
    let first: Manuscript;
    let current: Manuscript;
    beforeAll(async () => {
      first = await created('seen-by-two', { body: '<p>One.</p>' });
      current = await edited(first, { body: '<p>Two.</p>' });
    });

    const calls = [
      ['PUT', '', article('seen-by-two', { body: '<p>Lost?</p>' })],
      ...ACTIONS.map((action) => ['POST', `/${action}`, BODIES[action]] as const),
    ] as const;

    it.each(calls)('%s %s without If-Match is refused, and says how to write it', async (method, path, body) => {
      const before = await everything();
      const answer = await desk.send(method, `/stories/${first.id}${path}`, { body });
      expect([answer.status, refusalIn(answer).message]).toEqual([428, 'Say which revision you saw: If-Match: "3"']);
      expect(await everything()).toEqual(before);
    });

    it.each(calls)('%s %s on an earlier revision is refused with the current one', async (method, path, body) => {
      const before = await everything();
      const answer = await desk.send(method, `/stories/${first.id}${path}`, { body, revision: first.revision });
      expect([answer.status, refusalIn(answer).message]).toEqual([409, 'The story is at revision 2 by now, not at 1']);
      expect(refusalIn(answer).context?.current).toEqual(current);
      expect(await everything()).toEqual(before);
    });

    it.each(['*', 'W/"2"', '"two"', '"2 3"', '-2', '"2.0"', '"9999999999"'])(
      'If-Match %s says nothing',
      async (ifMatch) => {
        const answer = await desk.send('POST', `/stories/${first.id}/publish`, { revision: ifMatch });
        expect([answer.status, (await desk.manuscript(first.id)).status]).toEqual([428, 'draft']);
      },
    );
  });

  it('that many edit at once takes one edit and shows it to all the others', async () => {
    const draft = await created('edited-at-once');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, writer) => desk.edit(draft, { ...draft.document, headline: `Writer ${writer}` })),
    );
    const [winner, ...others] = answers.filter(({ status }) => status === 200);
    expect([others.length, answers.filter(({ status }) => status === 409).length]).toEqual([0, 5]);
    const current = await desk.manuscript(draft.id);
    expect(winner && manuscriptIn(winner)).toEqual(current);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(refusalIn(answer).context?.current).toEqual(current);
    expect(await revisions(draft.id)).toEqual(['2 edited', '1 created']);
  });

  it('whose slug many choose at once belongs to one of them', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.create(article('wanted-by-all'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused && refusalIn(refused).context?.fields).toEqual([
      { field: 'slug', message: '"wanted-by-all" is another story’s' },
    ]);
  });

  describe('in the list of them', () => {
    const list = async (query = '') => {
      const { body } = await desk.send('GET', `/stories${query}`);
      return (body as { data: { slug: string; status: string }[] }).data;
    };

    it('stands with its status, without its text, the last saved first', async () => {
      const clock = { now: () => NOW + 5000 };
      const later = await startDesk(database, { clock });
      await later.create(article('saved-last'));
      await later.close();
      const [last] = await list();
      expect(last).toMatchObject({
        slug: 'saved-last',
        status: 'draft',
        revision: 1,
        saved: '2026-11-15T17:00:05.000Z',
      });
      expect(last).not.toHaveProperty('document');
    });

    it('is found by its status, in portions that join to the whole', async () => {
      const published = await list('?status=published&limit=100');
      expect(new Set(published.map(({ status }) => status))).toEqual(new Set(['published']));
      expect(published).toHaveLength(8);
      const portions = [0, 2, 4, 6].map((offset) => list(`?status=published&limit=2&offset=${offset}`));
      expect((await Promise.all(portions)).flat()).toEqual(published);
    });

    it.each(['status=secret', 'status=', 'limit=0', 'limit=101', 'offset=-1', 'limit=many'])(
      'is not asked for by %s',
      async (query) => {
        expect((await desk.send('GET', `/stories?${query}`)).status).toBe(400);
      },
    );
  });

  it('is not what readers see: they see what was published of it', async () => {
    const story = await desk.published(article('seen-as-published', { headline: 'Published' }));
    await edited(story, { headline: 'Edited since' });
    expect(JSON.stringify(await desk.data(pagePath('article', 'seen-as-published')))).not.toContain('Edited since');
  });
});
