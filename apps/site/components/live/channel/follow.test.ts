import { describe, expect, it } from 'vitest';
import { answerWith, failAll, following, item, items } from './testing/following.ts';
import { settled } from './testing/hand-made-network.ts';

describe('the live socket', () => {
  it('sets its channels with name and key, and subscribes when that is confirmed', () => {
    const { socket } = following();
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().sent).toEqual([{ type: 'set_channels', channels: [{ name: 's', key: 'k' }] }]);
    socket().say({ type: 'channels_set', channels: ['s'] });
    expect(socket().sent[1]).toEqual({ type: 'subscribe', channel: 's', after: 3 });
    expect(socket().sent).toHaveLength(2);
  });

  it('uses items only after it was authorised', () => {
    const { socket, ids } = following();
    socket().open();
    socket().say(items(4, 4, [item(4)]));
    socket().say({ type: 'channels_set', channels: ['s'] });
    socket().say(items(4, 4, [item(4)]));
    expect(ids()).toEqual([]);
    socket().say({ type: 'authorized', channel: 's', lastEvent: 3 });
    socket().say(items(4, 4, [item(4)]));
    expect(ids()).toEqual(['i4']);
  });

  it('takes items as an array and as an object', () => {
    const { socket, ids } = following();
    socket().authorize(3);
    socket().say(items(4, 5, [item(4), item(5)]));
    socket().say(items(6, 6, item(6)));
    expect(ids()).toEqual(['i4', 'i5', 'i6']);
  });

  it.each([
    ['a word', 'bad'],
    ['a number among items', [7, item(4)]],
    ['an item without an id', { sequence: 4, event: 4 }],
    ['nothing', null],
  ])('tells of %s as an error and goes on', (_, content) => {
    const { socket, notes, ids } = following();
    socket().authorize(3);
    socket().say(items(4, 4, content));
    expect(notes.map(({ level }) => level)).toEqual(['error']);
    socket().say(items(5, 5, item(5)));
    expect(ids()).toContain('i5');
  });

  it('tells of a message that is none as an error and goes on', () => {
    const { socket, notes, ids } = following();
    socket().authorize(3);
    for (const text of ['{', '"x"', '{"type":"dance"}']) socket().sayText(text);
    expect(notes.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
    socket().say(items(4, 4, item(4)));
    expect(ids()).toEqual(['i4']);
  });

  it('gives an item without a sequence the sequence 0, and tells of it', () => {
    const { socket, notes, arrived } = following();
    socket().authorize(3);
    socket().say(items(4, 4, item(4, { sequence: undefined })));
    expect(arrived).toMatchObject([{ id: 'i4', sequence: 0 }]);
    expect(notes).toHaveLength(1);
  });

  it('disconnects after code 4104 and does not come back; what is new is asked for', async () => {
    const { socket, sockets, streams, asked, timers } = following();
    socket().open();
    socket().say({ type: 'error', code: 4104, message: 'No such channel' });
    expect(socket().closed).toBe(true);
    await settled();
    timers.pass(120_000);
    expect(sockets).toHaveLength(1);
    expect(streams).toHaveLength(0);
    expect(asked[0]).toBe('/api/live/items/s/4');
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each([4000, 4001])('notes code %i without calling it an error, and tries again', (code) => {
    const { socket, sockets, notes, timers } = following();
    socket().open();
    socket().say({ type: 'error', code, message: 'Not now' });
    expect(notes.map(({ level }) => level)).toEqual(['info']);
    timers.pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it('calls any other code an error, and tries again', () => {
    const { socket, sockets, notes, timers } = following();
    socket().open();
    socket().say({ type: 'error', code: 5000, message: 'Oh' });
    expect(notes.map(({ level }) => level)).toEqual(['error']);
    timers.pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it('tries again 4 times, then no more, and the stream takes over', () => {
    const hand = following();
    failAll(hand, 4);
    expect(hand.sockets).toHaveLength(5);
    expect(hand.streams).toHaveLength(0);
    failAll(hand, 1);
    expect(hand.sockets).toHaveLength(5);
    expect(hand.streams).toHaveLength(1);
  });

  it('waits longer before each try', () => {
    const { socket, sockets, timers } = following();
    for (const wait of [1000, 2000, 4000, 8000]) {
      const before = sockets.length;
      socket().drop();
      timers.pass(wait - 1);
      expect(sockets).toHaveLength(before);
      timers.pass(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('counts its tries anew once it was authorised', () => {
    const hand = following();
    failAll(hand, 4);
    hand.socket().authorize(3);
    failAll(hand, 4);
    expect(hand.sockets).toHaveLength(9);
    expect(hand.streams).toHaveLength(0);
  });

  it('takes 50 seconds of silence for a dead connection', () => {
    const { socket, sockets, timers } = following();
    socket().authorize(3);
    timers.pass(49_000);
    socket().say({ type: 'beat', channel: 's', lastEvent: 3 });
    timers.pass(49_000);
    expect(sockets).toHaveLength(1);
    timers.pass(3000);
    expect(sockets).toHaveLength(2);
  });
});

describe('what was missed', () => {
  it('is asked for when a message begins later than what is known', async () => {
    const { socket, asked, ids } = following(() => answerWith([item(4), item(5), item(6)], 6));
    socket().authorize(3);
    socket().say(items(6, 6, item(6)));
    await settled();
    expect(asked).toEqual(['/api/live/items/s/4']);
    expect(new Set(ids())).toEqual(new Set(['i4', 'i5', 'i6']));
    socket().say(items(7, 7, item(7)));
    expect(asked).toHaveLength(1);
  });

  it('is asked for when a beat tells of more', async () => {
    const { socket, asked } = following(() => answerWith([item(4)], 4));
    socket().authorize(3);
    socket().say({ type: 'beat', channel: 's', lastEvent: 4 });
    await settled();
    socket().say({ type: 'beat', channel: 's', lastEvent: 4 });
    expect(asked).toEqual(['/api/live/items/s/4']);
  });

  it('is asked for when it does not follow the authorisation by itself', async () => {
    const { socket, asked, timers } = following(() => answerWith([], 900));
    socket().authorize(900);
    expect(asked).toEqual([]);
    timers.pass(2000);
    expect(asked).toEqual(['/api/live/items/s/4']);
  });

  it('is asked for afterwards when it was missed while another question waited', async () => {
    const first = Promise.withResolvers<unknown>();
    const answers = [first.promise, answerWith([item(5)], 5)];
    const { socket, asked, ids } = following(() => answers.shift());
    socket().authorize(3);
    socket().say({ type: 'beat', channel: 's', lastEvent: 4 });
    socket().say({ type: 'beat', channel: 's', lastEvent: 5 });
    expect(asked).toHaveLength(1);
    first.resolve(answerWith([item(4)], 4));
    await settled();
    expect(asked).toEqual(['/api/live/items/s/4', '/api/live/items/s/5']);
    expect(ids()).toEqual(['i4', 'i5']);
  });

  it('is asked for until there is no more of it', async () => {
    const answers = [answerWith([item(4), item(9)], 20, true), answerWith([item(12)], 20)];
    const { channel, asked } = following(() => answers.shift());
    channel.wake();
    await settled();
    expect(asked).toEqual(['/api/live/items/s/4', '/api/live/items/s/10']);
  });

  it('is asked for again when it came without what is to be shown', async () => {
    const answers = [answerWith([item(4)], 4)];
    const { socket, asked, timers, ids } = following(() => answers.shift());
    socket().authorize(3);
    socket().say(items(4, 4, item(4, { shown: undefined })));
    expect(ids()).toEqual([]);
    timers.pass(3000);
    await settled();
    expect(asked).toEqual(['/api/live/items/s/4']);
    expect(ids()).toEqual(['i4']);
  });

  it('is given up when it never can be shown', async () => {
    const { socket, asked, timers } = following(() => answerWith([item(4, { shown: undefined })], 4));
    socket().authorize(3);
    socket().say(items(4, 4, item(4, { shown: undefined })));
    for (let time = 0; time < 10; time += 1) {
      timers.pass(3000);
      await settled();
    }
    expect(asked).toHaveLength(3);
  });

  it('is asked for at once when the device wakes up', async () => {
    const { channel, socket, sockets, asked, timers } = following();
    socket().authorize(3);
    channel.wake();
    expect(asked).toEqual([]);
    timers.pass(26_000);
    channel.wake();
    expect(asked).toEqual(['/api/live/items/s/4']);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });
});
