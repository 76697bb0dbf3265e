/** Whatever the network does, who follows ends with the list that the log gives. */
import { asExisting, emptyChannel, type LiveChannel, withArrived } from '@masthead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LiveItem } from './arriving.ts';
import { follow } from './follow.ts';
import { handMadeNetwork, settled } from './testing/hand-made-network.ts';

interface State {
  id: string;
  sequence: number;
  event: number;
  deleted: boolean;
  shown?: { anchor: string; at: number };
}

const change = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  sequence: fc.integer({ min: 0, max: 9 }),
  deleted: fc.boolean(),
});
/** What happens next: the desk writes, the network fails in one of its ways, time passes. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('write' as const), change, reaches: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('drop', 'offline', 'repeat', 'breakAnswers', 'pass') }) },
);

const stateOf = ({ deleted, ...rest }: State): State => ({
  ...rest,
  deleted,
  ...(!deleted && { shown: { anchor: `update-${rest.event}`, at: rest.event } }),
});

/** What every entry is now, by the number of its last change. */
const present = (log: readonly State[]): State[] => {
  const gone = new Set(log.filter(({ deleted }) => deleted).map(({ id }) => id));
  const last = new Map(log.filter(({ id, deleted }) => deleted || !gone.has(id)).map((state) => [state.id, state]));
  return [...last.values()].toSorted((one, other) => one.event - other.event);
};

it('lost, doubled, late and missing messages, dead connections and failing answers change nothing in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 3 }), async (steps, joinedAt) => {
      const log: State[] = [];
      let answersFail = 0;
      const hand = handMadeNetwork((path) => {
        if (answersFail-- > 0) throw new Error('No answer');
        const start = Number(path.split('/').at(-1));
        const items = present(log).filter(({ event }) => event >= start);
        // Two at a time, so that whoever asks must ask on.
        return { data: { items: items.slice(0, 2), lastEvent: log.length, more: items.length > 2 } };
      });
      const write = ({ id, sequence, deleted }: { id: string; sequence: number; deleted: boolean }): State => {
        const state = stateOf({ id, sequence, deleted, event: log.length + 1 });
        log.push(state);
        return state;
      };
      for (let count = 0; count < joinedAt; count += 1) write({ id: `seed${count}`, sequence: count, deleted: false });
      let channel: LiveChannel<LiveItem> = emptyChannel;
      channel = withArrived(
        channel,
        log.map(({ shown: _, ...item }) => item),
      );
      const following = follow({ name: 's', key: 'k', lastEvent: log.length }, hand.network, {
        arrived: ({ items }) => {
          channel = withArrived(channel, items);
        },
        state: () => {},
      });
      const connect = () =>
        !hand.socket().closed && hand.socket().sent.length === 0 && hand.socket().authorize(log.length);
      const send = (state: State) =>
        hand.socket().say({ type: 'items', channel: 's', from: state.event, to: state.event, items: state });
      for (const next of steps) {
        connect();
        if ('change' in next) {
          const state = write(next.change);
          if (next.reaches && !hand.socket().closed) send(state);
        } else if (next.does === 'drop') hand.socket().drop();
        else if (next.does === 'offline') {
          following.sleep();
          following.wake();
        } else if (next.does === 'repeat' && !hand.socket().closed) log.forEach(send);
        else if (next.does === 'breakAnswers') answersFail = 2;
        else if (next.does === 'pass') hand.timers.pass(3000);
        if (next.does !== 'write') await settled();
      }
      // In the end the network is as it should be, and the service beats.
      answersFail = 0;
      following.wake();
      hand.timers.pass(30_000);
      following.wake();
      await settled();
      connect();
      hand.socket().say({ type: 'beat', channel: 's', lastEvent: log.length });
      await settled();
      following.stop();
      const bare = ({ id, sequence, event }: { id: string; sequence: number; event: number }) => ({
        id,
        sequence,
        event,
      });
      const truth = asExisting(
        withArrived<LiveItem>(
          emptyChannel,
          log.map(({ shown: _, ...item }) => item),
        ),
      );
      expect(channel.items.map(bare)).toEqual(truth.items.map(bare));
    }),
    { numRuns: 200 },
  );
});
