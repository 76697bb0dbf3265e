import { describe, expect, it } from 'vitest';
import { answerWith, failAll, following, item, items } from './testing/following.ts';
import { settled } from './testing/hand-made-network.ts';

describe('without a socket', () => {
  it('what is new is asked for while the socket is tried again', async () => {
    const { socket, asked, ids, timers } = following(() => answerWith([item(4)], 4));
    socket().drop();
    await settled();
    expect(ids()).toEqual(['i4']);
    timers.pass(4000);
    expect(asked).toEqual(['/api/live/items/s/4', '/api/live/items/s/5']);
  });

  it('the stream brings it, and nothing is asked for any more', () => {
    const hand = following();
    failAll(hand, 5);
    expect(hand.stream().path).toBe('/api/live/stream/s?key=k&after=3');
    hand.stream().say('items', items(4, 4, item(4)));
    expect(hand.ids()).toEqual(['i4']);
    const asked = hand.asked.length;
    hand.timers.pass(40_000);
    expect(hand.asked).toHaveLength(asked);
  });

  it.each([
    ['is refused', (hand: ReturnType<typeof following>) => hand.stream().say('refused', { code: 4104 })],
    ['ends for good', (hand: ReturnType<typeof following>) => hand.stream().fail(true)],
    [
      'fails three times in a row',
      (hand: ReturnType<typeof following>) => [1, 2, 3].forEach(() => void hand.stream().fail()),
    ],
  ])('and when the stream %s, asking goes on', async (_, end) => {
    const hand = following();
    failAll(hand, 5);
    end(hand);
    expect(hand.stream().closed).toBe(true);
    await settled();
    const asked = hand.asked.length;
    hand.timers.pass(60_000);
    expect(hand.asked.length).toBeGreaterThanOrEqual(asked + 1);
    expect(hand.sockets).toHaveLength(5);
  });

  it('a stream that fails once comes back by itself', () => {
    const hand = following();
    failAll(hand, 5);
    hand.stream().fail();
    hand.stream().fail();
    hand.stream().say('beat', { type: 'beat', channel: 's', lastEvent: 3 });
    hand.stream().fail();
    expect(hand.stream().closed).toBe(false);
  });

  it('three failed questions in a row are told, and so is that it works again', async () => {
    let fails = true;
    const { socket, states, timers } = following(() => {
      if (fails) throw new Error('No network');
      return answerWith([], 3);
    });
    socket().drop();
    for (let time = 0; time < 2; time += 1) {
      await settled();
      expect(states).not.toContain('behind');
      timers.pass(4000);
    }
    await settled();
    expect(states.at(-1)).toBe('behind');
    fails = false;
    timers.pass(4000);
    await settled();
    expect(states.at(-1)).toBe('following');
  });

  it('nothing is tried while the device has no network, and everything once it has', () => {
    const { channel, socket, sockets, asked, states, timers } = following();
    socket().authorize(3);
    channel.sleep();
    timers.pass(600_000);
    expect(states.at(-1)).toBe('offline');
    expect([sockets.length, asked.length]).toEqual([1, 0]);
    channel.wake();
    expect([sockets.length, asked.length]).toEqual([2, 1]);
  });

  it('a page that is left lets go of everything', () => {
    const { channel, socket, sockets, asked, timers } = following();
    socket().drop();
    channel.stop();
    const before = asked.length;
    timers.pass(600_000);
    expect([sockets.length, asked.length]).toEqual([1, before]);
  });
});
