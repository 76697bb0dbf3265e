import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import {
  article,
  type Desk,
  listener,
  type Manuscript,
  manuscriptIn,
  refusalIn,
  startDesk,
  wrongFieldsIn,
} from '../testing/desk.ts';
import { NOW, openSmall, pagePath } from '../testing/newsroom.ts';

const HOUR_MS = 3_600_000;

describeEachEngine('at the desk', (suite) => {
  const bus = listener();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { hear: bus.hear });
  });
  beforeEach(() => {
    bus.heard.length = 0;
  });
  afterAll(() => desk.close());

  const drafted = async (slug: string) => manuscriptIn(await desk.create(article(slug)));
  const remove = ({ id, revision }: Manuscript) => desk.send('DELETE', `/stories/${id}`, { revision });
  const listed = async (status = '') => {
    const { body } = await desk.send('GET', `/stories?limit=100${status}`);
    return (body as { data: { id: string }[] }).data.map(({ id }) => id);
  };

  describe('a story that is deleted', () => {
    it('is in the bin with all its revisions, and comes back as it was', async () => {
      const first = await drafted('thrown-away');
      const story = manuscriptIn(await desk.edit(first, { ...first.document, headline: 'Second thoughts' }));
      const binned = manuscriptIn(await remove(story));
      expect(binned).toMatchObject({
        status: 'binned',
        slug: 'thrown-away',
        headline: 'Second thoughts',
        binned: new Date(NOW).toISOString(),
        binnedBy: expect.stringMatching(/^test /),
      });
      expect(await listed()).not.toContain(story.id);
      expect(await listed('&status=binned')).toContain(story.id);
      expect(manuscriptIn(await desk.act('recover', binned, {}))).toEqual(story);
      expect(await desk.manuscript(story.id)).toEqual(story);
      const kept = database.db.selectFrom('manuscript_revisions').select('revision');
      expect(await kept.where('manuscript_id', '=', story.id).execute()).toHaveLength(2);
      expect(bus.heard).toEqual([]);
    });

    it('can only be brought back', async () => {
      const binned = manuscriptIn(await remove(await drafted('left-alone')));
      const answers = [
        await desk.edit(binned, { ...binned.document, headline: 'From the grave' }),
        await desk.act('publish', binned),
        await desk.act('unpublish', binned),
        await desk.act('schedule', binned, { at: NOW + HOUR_MS }),
        await desk.act('restore', binned, { revision: 1 }),
        await remove(binned),
      ];
      expect(answers.map((answer) => [answer.status, refusalIn(answer).message])).toEqual(
        answers.map(() => [409, '“About left-alone” is in the bin: bring it back first']),
      );
      expect(await desk.manuscript(binned.id)).toEqual(binned);
    });

    it.each([
      ['published', 'is published: take it from readers first', (desk: Desk) => desk.published(article('is-read'))],
      [
        'scheduled',
        'is scheduled: take it from the schedule first',
        async (desk: Desk) =>
          manuscriptIn(
            await desk.act('schedule', manuscriptIn(await desk.create(article('is-awaited'))), { at: NOW + HOUR_MS }),
          ),
      ],
    ])('is none that is %s', async (_, sentence, make) => {
      const story = await make(desk);
      const answer = await remove(story);
      expect([answer.status, refusalIn(answer).message]).toEqual([409, `“About ${story.slug}” ${sentence}`]);
      expect(await desk.manuscript(story.id)).toEqual(story);
    });

    it('was seen as it is: by nobody who saw an earlier revision, or none', async () => {
      const story = await drafted('seen-otherwise');
      await desk.edit(story, { ...story.document, headline: 'Meanwhile' });
      expect((await remove(story)).status).toBe(409);
      expect((await desk.send('DELETE', `/stories/${story.id}`)).status).toBe(428);
      expect((await desk.send('DELETE', '/stories/no-such', { revision: 1 })).status).toBe(404);
      const answer = await desk.act('recover', await desk.manuscript(story.id), {});
      expect([answer.status, refusalIn(answer).message]).toEqual([409, '“Meanwhile” is not in the bin']);
    });

    it('leaves its slugs to others, and comes back under another where they are taken', async () => {
      const first = await desk.published(article('wanted-before'));
      const renamed = manuscriptIn(await desk.edit(first, { ...first.document, slug: 'wanted-slug' }));
      const hidden = manuscriptIn(await desk.act('unpublish', manuscriptIn(await desk.act('publish', renamed))));
      const binned = manuscriptIn(await remove(hidden));
      const others = [await drafted('wanted-slug'), await drafted('wanted-before')];
      const answer = await desk.act('recover', binned, {});
      expect([answer.status, refusalIn(answer).context?.fields]).toEqual([
        422,
        [{ field: 'slug', message: '"wanted-slug" is another story’s' }],
      ]);
      const back = manuscriptIn(await desk.act('recover', binned, { slug: 'another-slug' }));
      expect(back).toMatchObject({ status: 'unpublished', slug: 'another-slug', revision: 3 });
      await desk.act('publish', back);
      for (const other of others) await desk.act('publish', other);
      for (const slug of ['wanted-slug', 'wanted-before', 'another-slug'])
        expect((await desk.ask(pagePath('article', slug))).status).toBe(200);
    });
  });

  describe('a slug that a story had before', () => {
    const formerOf = ({ id }: Manuscript) => desk.send('GET', `/stories/${id}/former-slugs`);
    const giveBack = ({ id }: Manuscript, slug: string) => desk.send('DELETE', `/stories/${id}/former-slugs/${slug}`);

    it('can be given back: it leads nowhere, and another story can have it', async () => {
      const story = await desk.published(article('first-of-it'));
      await desk.act('publish', manuscriptIn(await desk.edit(story, { ...story.document, slug: 'second-of-it' })));
      const refused = await desk.create(article('first-of-it'));
      expect([refused.status, refusalIn(refused).context?.fields?.[0]?.message]).toEqual([
        422,
        '"first-of-it" leads to the story "second-of-it", which had it before and can give it back',
      ]);
      expect((await formerOf(story)).body).toMatchObject({ data: ['first-of-it'] });
      bus.heard.length = 0;
      expect((await giveBack(story, 'first-of-it')).body).toMatchObject({ data: [] });
      expect(bus.heard).toEqual([['slug:first-of-it']]);
      expect(refusalIn(await desk.ask(pagePath('article', 'first-of-it'))).code).toBe(404);
      await desk.published(article('first-of-it'));
      expect((await desk.ask(pagePath('article', 'first-of-it'))).status).toBe(200);
    });

    it('is not the one it has, nor another story’s', async () => {
      const story = await desk.published(article('still-has-it'));
      const other = await desk.published(article('other-had-it'));
      await desk.act('publish', manuscriptIn(await desk.edit(other, { ...other.document, slug: 'other-has-it' })));
      await desk.act('unpublish', story);
      for (const slug of ['still-has-it', 'other-had-it', 'nobody-has-it'])
        expect((await giveBack(story, slug)).status).toBe(404);
      expect(wrongFieldsIn(await desk.create(article('still-has-it')))).toEqual(['slug']);
      expect((await formerOf({ ...story, id: 'no-such' })).status).toBe(404);
    });
  });
});
