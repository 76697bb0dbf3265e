/** The log of writes: everything that the newsroom writes is in it, and nothing takes it out again. */
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, type Manuscript, manuscriptIn, movableClock, startDesk } from '../testing/desk.ts';
import { NOW, openSmall, storeOf } from '../testing/newsroom.ts';
import { actingAs } from './acting.ts';

const entries = z.object({
  data: z.array(
    z.object({
      entry: z.number(),
      at: z.string(),
      who: z.string(),
      from: z.string().nullable(),
      action: z.string(),
      does: z.string(),
      about: z.string(),
      slug: z.string().nullable(),
    }),
  ),
  links: z.object({ next: z.string().optional() }),
});

describeEachEngine('the log of writes', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  let story: Manuscript;
  const clock = movableClock();
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock });
    story = manuscriptIn(await desk.create(article('logged')));
  });
  afterAll(() => desk.close());

  const read = async (query = '') => entries.parse((await desk.send('GET', `/audit?${query}`)).body).data;
  const aboutStory = () => read(`about=${story.id}`);

  it('says who did what to what, from where and when, the newest first', async () => {
    await desk.send('POST', `/stories/${story.id}/publish`, { revision: story.revision, sender: '203.0.113.7' });
    expect(await aboutStory()).toEqual([
      {
        entry: expect.any(Number),
        at: new Date(NOW).toISOString(),
        who: expect.stringMatching(/^test /),
        from: '203.0.113.7',
        action: 'POST /stories/:id/publish',
        does: 'published the story',
        about: story.id,
        slug: 'logged',
      },
      expect.objectContaining({ action: 'POST /stories', does: 'wrote a new story', from: null, about: story.id }),
    ]);
  });

  it('has what is done by the clock', async () => {
    const later = manuscriptIn(await desk.create(article('on-time')));
    await desk.act('schedule', later, { at: NOW + 1000 });
    clock.pass(2000);
    await desk.wake();
    await desk.wake();
    const done = (await read(`about=${later.id}`)).map(({ who, does }) => [who, does]);
    expect(done[0]).toEqual(['the schedule', 'published the story on time']);
    expect(done).toHaveLength(3);
  });

  it('has nothing of what was refused or undone', async () => {
    const before = await read();
    expect((await desk.act('publish', { id: story.id, revision: 99 })).status).toBe(409);
    expect((await desk.create({ typeName: 'content_article' })).status).toBe(422);
    const failing = actingAs(storeOf(database), clock, { who: 'x', from: null, action: 'x', about: 'x' });
    await expect(failing.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await read()).toEqual(before);
  });

  it('is read in portions, each entry once', async () => {
    const all = await read('limit=200');
    const walked: typeof all = [];
    for (let next: string | undefined = '/api/desk/audit?limit=2'; next; ) {
      const { data, links } = entries.parse((await desk.send('GET', next.replace('/api/desk', ''))).body);
      walked.push(...data);
      next = links.next;
    }
    expect(walked).toEqual(all);
    expect(entries.parse((await desk.send('GET', `/audit?limit=${all.length}`)).body).links.next).toBeUndefined();
    const [{ who } = { who: '' }] = await aboutStory();
    const own = await read(`who=${encodeURIComponent(who)}&limit=200`);
    expect(own).toEqual(all.filter((entry) => entry.who === who));
  });

  it('is only added to: the database refuses everything else', async () => {
    const before = await read('limit=200');
    for (const change of ["update audit set who = 'nobody'", 'delete from audit'])
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow('only added to');
    expect(await read('limit=200')).toEqual(before);
  });
});
