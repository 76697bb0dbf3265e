/** Reading a discussion: order, portions, threads, counts. */
import { describeEachEngine } from '@masthead/storage/testing';
import { type Discussion, SORTS, type Sort } from '@masthead/talk';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { startTalking, storyNamed, type Talking } from './testing/talking.ts';

describeEachEngine('reading a discussion', (suite) => {
  let talking: Talking;
  beforeAll(async () => {
    talking = await startTalking(suite);
    await talking.said('rui', 'First');
    await talking.said('hana', 'First');
    await talking.said('mara', 'First');
  });

  it('of a story without one is empty, of no story is not found', async () => {
    talking.stories.set('quiet', storyNamed('quiet'));
    expect(await talking.read('', undefined, 'quiet')).toMatchObject({ count: 0, threads: [], lastEvent: 0 });
    for (const id of ['none', 'NO', '..%2f', 'a'.repeat(99)])
      expect((await talking.send('GET', `/api/discussion/${id}`)).status).toBe(404);
  });

  it('threads are one level deep: a reply to a reply stands beside it, the oldest first', async () => {
    talking.stories.set('deep', storyNamed('deep'));
    const first = await talking.said('rui', 'One', undefined, 'deep');
    talking.pass(1000);
    const reply = await talking.said('hana', 'Two', first.id, 'deep');
    talking.pass(1000);
    await talking.said('mara', 'Three', reply.id, 'deep');
    const { threads, count, total } = await talking.read('', undefined, 'deep');
    expect([count, total]).toEqual([3, 1]);
    expect(threads[0]?.replies.map(({ blocks }) => blocks[0]?.parts[0]?.text)).toEqual(['Two', 'Three']);
  });

  it('whatever was said and found useful, each sort gives every thread once and in order', async () => {
    const order: Record<Sort, (a: Shown, b: Shown) => boolean> = {
      newest: (a, b) => a.at >= b.at,
      oldest: (a, b) => a.at <= b.at,
      useful: (a, b) => a.useful > b.useful || (a.useful === b.useful && a.at >= b.at),
    };
    type Shown = Discussion['threads'][number];
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 19, maxLength: 45, size: 'max' }),
        async (made) => {
          number += 1;
          const story = `p${number}`;
          talking.stories.set(story, storyNamed(story));
          const ids: string[] = [];
          for (const [later, useful] of made) {
            talking.pass(later);
            const { id } = await talking.said('rui', 'Words', undefined, story);
            ids.push(id);
            await talking.database.db.updateTable('discussion_comments').set({ useful }).where('id', '=', id).execute();
          }
          for (const sort of SORTS) {
            const walked: Shown[] = [];
            // A place that leads back to itself would be walked without end.
            for (let after = ''; walked.length <= ids.length; ) {
              const page = await talking.read(`?sort=${sort}${after}`, undefined, story);
              walked.push(...page.threads);
              if (page.next === undefined) break;
              after = `&after=${page.next}`;
            }
            expect(walked.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
            for (const [index, thread] of walked.entries()) {
              const next = walked[index + 1];
              if (next) expect(order[sort](thread, next)).toBe(true);
            }
          }
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('a place that is none is refused', async () => {
    for (const after of ['x', 'W10', 'WzEsMl0', '%00'])
      expect((await talking.send('GET', `/api/discussion/s1?after=${after}`)).status).toBe(400);
  });

  it('what an editor picked stands first among the most useful', async () => {
    const last = (await talking.read('?sort=useful')).threads.at(-1);
    await talking.decide(last?.id ?? '', { action: 'pick' });
    const [first] = (await talking.read('?sort=useful')).threads;
    expect(first).toMatchObject({ id: last?.id, pickedBy: 'Dana' });
  });

  it('can be narrowed to what the house answered', async () => {
    const { threads } = await talking.read();
    const answered = threads[1];
    expect((await talking.read('?answered=1')).threads).toEqual([]);
    await talking.said('jonas', 'Indeed', answered?.id);
    expect((await talking.read('?answered=1')).threads.map(({ id }) => id)).toEqual([answered?.id]);
  });

  it('who wrote the story has another badge than others of the house', async () => {
    const one = await talking.said('jonas', 'Mine');
    const two = await talking.said('ines', 'Not mine');
    const found = (await talking.read('?sort=newest')).threads;
    expect(found.find(({ id }) => id === one.id)?.badge).toBe('author');
    expect(found.find(({ id }) => id === two.id)?.badge).toBe('staff');
  });

  it('its channel tells what came since, and what went', async () => {
    const { lastEvent } = await talking.read();
    const { id } = await talking.said('rui', 'New');
    const since = async (start: number) => (await talking.send('GET', `/api/discussion/s1/events/${start}`)).data;
    expect(await since(lastEvent + 1)).toMatchObject({
      key: 'talk',
      lastEvent: lastEvent + 1,
      items: [{ id, event: lastEvent + 1, shown: { anchor: id } }],
      more: false,
    });
    await talking.decide(id, { action: 'remove', reason: 'spam' });
    expect(await since(lastEvent + 2)).toMatchObject({ items: [{ id, deleted: true }] });
    expect(talking.noted).toContain('discussion:s1');
  });

  it('is never kept by anybody on the way', async () => {
    expect((await talking.send('GET', '/api/discussion/s1')).headers.get('cache-control')).toBe('private, no-store');
  });
});
