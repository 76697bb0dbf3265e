import { randomUUID } from 'node:crypto';
import { createLogger, type Logger } from '@masthead/runtime';
import { createClient } from 'redis';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import type {} from '../testing/global-setup.ts';
import { startRedis } from '../testing/redis.ts';
import type { Bus, Message } from './bus.ts';
import { openBus } from './open.ts';

const open: Bus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

async function newBus(redisUrl: string | undefined, logger: Logger = createLogger({ level: 'silent' })): Promise<Bus> {
  const bus = await openBus({ redisUrl, logger });
  open.push(bus);
  return bus;
}

function collectLogs(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { logger: createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } }), lines };
}

/** Collects messages, and resolves when a wanted one has come. */
async function inbox(bus: Bus, channel: string) {
  const messages: Message[] = [];
  const waiting = new Map<Message, () => void>();
  const end = await bus.subscribe(channel, (message) => {
    messages.push(message);
    waiting.get(message)?.();
  });
  const until = (message: Message) =>
    messages.includes(message) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(message, resolve));
  return { messages, until, end };
}

const gapOf = (bus: Bus): Promise<void> => new Promise((resolve) => void bus.onGap(resolve));

/** Channels differ, because all tests share one Redis. */
const newChannel = () => `test-${randomUUID()}`;

describe.each(['in process', 'on Redis'])('the bus %s', (engine) => {
  const redisUrl = () => (engine === 'on Redis' ? inject('redisUrl') : undefined);

  it('delivers to every subscriber of the channel, once, before publishing is done', async () => {
    const bus = await newBus(redisUrl());
    const channel = newChannel();
    const boxes = [await inbox(bus, channel), await inbox(bus, channel), await inbox(bus, newChannel())];
    await bus.publish(channel, { slug: 'a', tags: ['ünï', null, 1.5, true] });
    const message = { slug: 'a', tags: ['ünï', null, 1.5, true] };
    expect(boxes.map(({ messages }) => messages)).toEqual([[message], [message], []]);
  });

  it('stops when the subscription is ended, and leaves the others', async () => {
    const bus = await newBus(redisUrl());
    const channel = newChannel();
    const [first, second] = [await inbox(bus, channel), await inbox(bus, channel)];
    await first.end();
    await first.end();
    await bus.publish(channel, 1);
    expect([first.messages, second.messages]).toEqual([[], [1]]);
  });

  it('a subscriber that fails is logged and harms neither the others nor the publisher', async () => {
    const { logger, lines } = collectLogs();
    const bus = await newBus(redisUrl(), logger);
    const channel = newChannel();
    await bus.subscribe(channel, () => Promise.reject(new Error('asleep')));
    await bus.subscribe(channel, () => {
      throw new Error('awake');
    });
    const box = await inbox(bus, channel);
    await bus.publish(channel, 1);
    expect(box.messages).toEqual([1]);
    expect(lines).toHaveLength(2);
  });

  it('a subscriber that changes its message changes nobody else’s', async () => {
    const bus = await newBus(redisUrl());
    const channel = newChannel();
    await bus.subscribe(channel, (message) => {
      if (Array.isArray(message)) message.push('mine');
    });
    const box = await inbox(bus, channel);
    await bus.publish(channel, []);
    expect(box.messages).toEqual([[]]);
  });

  it('refuses what is not JSON', async () => {
    const bus = await newBus(redisUrl());
    await expect(bus.publish(newChannel(), Number.NaN)).rejects.toThrow();
  });
});

describe('the bus between processes', () => {
  it('delivers in order and exactly once, to others and to oneself', async () => {
    const [one, two] = [await newBus(inject('redisUrl')), await newBus(inject('redisUrl'))];
    const channel = newChannel();
    const [mine, theirs] = [await inbox(one, channel), await inbox(two, channel)];
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    await Promise.all(numbers.map((number) => one.publish(channel, number)));
    await theirs.until(199);
    // An answer has passed the whole way back: had anything come twice, it would be here by now.
    await two.publish(channel, 'answer');
    await mine.until('answer');
    expect(theirs.messages).toEqual([...numbers, 'answer']);
    expect(mine.messages).toEqual([...numbers, 'answer']);
  });

  it('what is still to be sent is sent before closing', async () => {
    const [one, two] = [await newBus(inject('redisUrl')), await newBus(inject('redisUrl'))];
    const channel = newChannel();
    const box = await inbox(two, channel);
    for (let number = 1; number <= 50; number += 1) void one.publish(channel, number);
    await one.close();
    await box.until(50);
    expect(box.messages).toHaveLength(50);
  });

  it.each([
    '{"origin":',
    'null',
    '{"origin":"x"}',
    '{"origin":1,"number":1,"message":1}',
    '{"origin":"x","number":"1","message":1}',
  ])('the bad message %s is logged and dropped', async (text) => {
    const { logger, lines } = collectLogs();
    const bus = await newBus(inject('redisUrl'), logger);
    const channel = newChannel();
    const box = await inbox(bus, channel);
    const client = await createClient({ url: inject('redisUrl') }).connect();
    await client.publish(`masthead:${channel}`, text);
    await client.publish(`masthead:${channel}`, '{"origin":"x","number":1,"message":"good"}');
    await box.until('good');
    await client.close();
    expect(box.messages).toEqual(['good']);
    expect(lines).toHaveLength(1);
  });

  it('a message that was sent twice is handled once', async () => {
    const bus = await newBus(inject('redisUrl'));
    const channel = newChannel();
    const box = await inbox(bus, channel);
    const client = await createClient({ url: inject('redisUrl') }).connect();
    for (const number of [1, 1, 2]) {
      await client.publish(`masthead:${channel}`, JSON.stringify({ origin: 'again', number, message: number }));
    }
    await box.until(2);
    await client.close();
    expect(box.messages).toEqual([1, 2]);
  });
});

describe('while Redis is away', () => {
  const stops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  it('local subscribers are served at once, everybody is back afterwards, and one outage is one error', async () => {
    const before = await startRedis();
    stops.push(before.stop);
    const { logger, lines } = collectLogs();
    const errors = () => lines.filter((line) => line.includes('"level":"error"'));
    const [one, two] = [await newBus(before.url, logger), await newBus(before.url)];
    const [mine, theirs] = [await inbox(one, 'news'), await inbox(two, 'news')];

    let server = before;
    for (const outage of ['first', 'second']) {
      await one.publish('news', `before ${outage}`);
      await theirs.until(`before ${outage}`);
      await server.stop();
      await one.publish('news', `during ${outage}`);
      expect(mine.messages.at(-1)).toBe(`during ${outage}`);
      const gaps = Promise.all([gapOf(one), gapOf(two)]);
      server = await startRedis(before.port);
      stops.push(server.stop);
      await gaps;
    }
    await one.publish('news', 'after');
    await theirs.until('after');
    const expected = ['before first', 'during first', 'before second', 'during second', 'after'];
    expect(mine.messages).toEqual(expected);
    // What was published during an outage may pass before the other side listens again; `onGap` tells it so.
    expect(theirs.messages).toEqual(expected.filter((message) => theirs.messages.includes(message)));
    expect(theirs.messages).toEqual(expect.arrayContaining(['before first', 'before second', 'after']));
    expect(errors()).toHaveLength(2);
  });

  it('a process that is cut off sends what waited when it is back, to others who noticed nothing', async () => {
    const server = await startRedis();
    stops.push(server.stop);
    const admin = await createClient({ url: server.url }).connect();
    const one = await newBus(server.url);
    const connections = (await admin.clientList()).map(({ id }) => id);
    const connection = Math.max(...connections);
    const box = await inbox(await newBus(server.url), 'news');
    const back = gapOf(one);
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    for (const number of numbers) {
      await one.publish('news', number);
      if (number === 50) await admin.clientKill({ filter: 'ID', id: connection });
    }
    await back;
    await box.until(99);
    await admin.close();
    expect(box.messages).toEqual(numbers);
  });

  it('the product starts, and joins when Redis comes', async () => {
    const other = await startRedis();
    await other.stop();
    const { logger, lines } = collectLogs();
    const [one, two] = [await newBus(other.url, logger), await newBus(other.url)];
    const box = await inbox(two, 'news');
    const gaps = Promise.all([gapOf(one), gapOf(two)]);
    const server = await startRedis(other.port);
    stops.push(server.stop);
    await gaps;
    await one.publish('news', 'hello');
    await box.until('hello');
    expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  });
});
