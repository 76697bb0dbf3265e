import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArrivingItem,
  asExisting,
  asViewed,
  emptyChannel,
  type LiveChannel,
  newItems,
  pinnedFirst,
  viewableItems,
  withArrived,
} from './live-channel.ts';

interface Post extends ArrivingItem {
  body: string;
}

const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  sequence: 1,
  event: 0,
  deleted: false,
  body: '',
  ...more,
});
const start: LiveChannel<Post> = emptyChannel;
const channelOf = (...posts: Post[]): LiveChannel<Post> => withArrived(start, posts);
const statuses = ({ items }: LiveChannel<Post>) => Object.fromEntries(items.map(({ id, status }) => [id, status]));
const ids = ({ items }: LiveChannel<Post>) => items.map(({ id }) => id);

describe('a channel', () => {
  it('takes an item without a status as new, and believes one that has a status', () => {
    expect(statuses(channelOf(post('a'), post('b', { status: 'existing' })))).toEqual({ a: 'new', b: 'existing' });
  });

  it('set to viewed makes new items viewed and leaves the others', () => {
    const channel = channelOf(post('a'), post('b', { status: 'existing' }), post('c', { status: 'viewed' }));
    expect(statuses(asViewed(channel))).toEqual({ a: 'viewed', b: 'existing', c: 'viewed' });
  });

  it('set to existing makes all items existing', () => {
    const channel = channelOf(post('a'), post('b', { status: 'viewed' }));
    expect(statuses(asExisting(channel))).toEqual({ a: 'existing', b: 'existing' });
  });

  it.each(['new', 'viewed', 'existing'] as const)('replaces an item that was %s and keeps that', (status) => {
    const channel = withArrived(channelOf(post('a', { status, event: 1, body: 'old' })), [
      post('a', { event: 2, body: 'now' }),
    ]);
    expect(channel.items).toMatchObject([{ body: 'now', status }]);
  });

  it('replaces also an item whose changes have no numbers', () => {
    expect(withArrived(channelOf(post('a', { body: 'old' })), [post('a', { body: 'now' })]).items[0]?.body).toBe('now');
  });

  it('loses what is deleted, and does not take what it never had and is deleted', () => {
    const channel = withArrived(channelOf(post('a', { event: 1 })), [
      post('a', { event: 2, deleted: true }),
      post('b', { event: 3, deleted: true }),
    ]);
    expect(ids(channel)).toEqual([]);
  });

  it('does not bring back what is gone by hearing late of its past', () => {
    const channel = channelOf(post('a', { event: 3, deleted: true }));
    expect(ids(withArrived(channel, [post('a', { event: 2 })]))).toEqual([]);
    expect(ids(withArrived(channelOf(post('a', { event: 2 })), [post('a', { event: 1, deleted: true })]))).toEqual([]);
  });

  it('is sorted by sequence as a number, the highest first', () => {
    const channel = channelOf(post('a', { sequence: 9 }), post('b', { sequence: 10 }), post('c', { sequence: 2 }));
    expect(ids(channel)).toEqual(['b', 'a', 'c']);
  });

  it('shows what is not new, and counts what is', () => {
    const channel = channelOf(post('a'), post('b', { status: 'viewed' }), post('c', { status: 'existing' }));
    expect(viewableItems(channel).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(newItems(channel).map(({ id }) => id)).toEqual(['a']);
  });

  it('is the same channel when nothing new was said', () => {
    const channel = channelOf(post('a', { event: 2 }), post('b', { event: 3, deleted: true }));
    const again = [post('a', { event: 2 }), post('a', { event: 1 }), post('b', { event: 3, deleted: true })];
    expect(withArrived(channel, again)).toBe(channel);
  });
});

it('what is pinned stands first, in its order', () => {
  const item = (id: string, pinned = false) => ({ id, pinned });
  const arranged = pinnedFirst([item('a'), item('b', true), item('c'), item('d', true)]);
  expect(arranged.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

/** A story as its desk wrote it: each change is a state of one item, and the changes are numbered without gaps. */
const log = fc
  .array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      sequence: fc.integer({ min: 0, max: 5 }),
      deleted: fc.boolean(),
      body: fc.string({ maxLength: 3 }),
    }),
    { maxLength: 20 },
  )
  .map((changes) => changes.map((change, index): Post => ({ ...change, event: index + 1 })));

/** Everything at least once, in any order, and in portions of any size. */
const deliveries = log.chain((changes) =>
  fc.record({
    changes: fc.constant(changes),
    order: fc
      .tuple(fc.shuffledSubarray(changes, { minLength: changes.length }), fc.subarray(changes))
      .map(([all, again]) => [...all, ...again]),
    portion: fc.integer({ min: 1, max: 7 }),
  }),
);

describe('whoever has heard everything', () => {
  it('has the list that the log gives, whatever the order, the repetitions and the portions', () => {
    fc.assert(
      fc.property(deliveries, ({ changes, order, portion }) => {
        let channel = start;
        for (let from = 0; from < order.length; from += portion)
          channel = withArrived(channel, order.slice(from, from + portion));
        expect(channel.items).toEqual(channelOf(...changes).items);
      }),
    );
  });

  it('has the last state of every item that was never deleted, and no other', () => {
    fc.assert(
      fc.property(log, (changes) => {
        const last = new Map(changes.map((change) => [change.id, change]));
        const gone = new Set(changes.filter(({ deleted }) => deleted).map(({ id }) => id));
        const present = [...last.values()].filter(({ id }) => !gone.has(id));
        const bodies = Object.fromEntries(channelOf(...changes).items.map(({ id, body }) => [id, body]));
        expect(bodies).toEqual(Object.fromEntries(present.map(({ id, body }) => [id, body])));
      }),
    );
  });

  it('has the same list whenever they looked at what was new', () => {
    fc.assert(
      fc.property(deliveries, fc.array(fc.boolean()), ({ changes, order }, looks) => {
        let channel = start;
        for (const [index, change] of order.entries()) {
          channel = withArrived(channel, [change]);
          if (looks[index]) channel = asViewed(channel);
        }
        expect(asExisting(channel).items).toEqual(asExisting(channelOf(...changes)).items);
      }),
    );
  });
});
