import { openBus } from '@masthead/storage';
import { ENGINES, silentLogger, startRedis } from '@masthead/storage/testing';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { editorAt, liveNewsroom, STORY } from './testing/live-product.ts';
import { follow, type RawSocket } from './testing/live-readers.ts';

const busAt = (redisUrl: string) => openBus({ redisUrl, logger: silentLogger });

const nextHeadline = async (reader: RawSocket): Promise<unknown> => (await reader.next('items')).items[0]?.headline;
/** Everything that arrives until this does. */
async function headlinesUntil(reader: RawSocket, last: string): Promise<unknown[]> {
  const { items } = await reader.next('items');
  const headlines: unknown[] = items.map(({ headline }) => headline);
  return headlines.includes(last) ? headlines : [...headlines, ...(await headlinesUntil(reader, last))];
}

describe.each(ENGINES)('several processes on %s and Redis', (engine) => {
  test('a post in one reaches every reader of every process', async () => {
    const { start, channel, token } = await liveNewsroom(engine);
    const redisUrl = inject('redisUrl');
    const processes = [
      await start({ bus: await busAt(redisUrl) }),
      await start({ bus: await busAt(redisUrl) }),
      await start({ bus: await busAt(redisUrl) }),
    ];
    const readers = await Promise.all(processes.flatMap(({ url }) => [follow(url, channel), follow(url, channel)]));
    for (const [index, { url }] of processes.entries()) {
      await editorAt(url, token).post(`from ${index}`);
      expect(await Promise.all(readers.map(nextHeadline))).toEqual(readers.map(() => `from ${index}`));
    }
  });

  test('Redis is gone: readers stay, posts are kept, and everything arrives when it is back', async () => {
    const first = await startRedis();
    const { start, channel, token } = await liveNewsroom(engine);
    const [here, there] = [await start({ bus: await busAt(first.url) }), await start({ bus: await busAt(first.url) })];
    const [near, far] = [await follow(here.url, channel), await follow(there.url, channel)];
    await first.stop();
    const posts = ['one', 'two', 'three'];
    for (const headline of posts) {
      await editorAt(here.url, token).post(headline);
      expect(await nextHeadline(near)).toBe(headline);
    }
    await editorAt(there.url, token).post('meanwhile');
    // Whoever reads the log reads all of it, and in order, in as many messages as it is read in.
    expect(await headlinesUntil(far, 'meanwhile')).toEqual([...posts, 'meanwhile']);
    const again = await startRedis(first.port);
    onTestFinished(() => again.stop());
    expect(await nextHeadline(near)).toBe('meanwhile');
    for (const { socket } of [near, far]) expect(socket.readyState).toBe(WebSocket.OPEN);
    await editorAt(here.url, token).post('back');
    expect([await nextHeadline(near), await nextHeadline(far)]).toEqual(['back', 'back']);
  });

  test('how many read along is counted in all processes', async () => {
    const { start, channel, token } = await liveNewsroom(engine);
    const redisUrl = inject('redisUrl');
    const times = { countMs: 50 };
    const processes = [
      await start({ bus: await busAt(redisUrl), times }),
      await start({ bus: await busAt(redisUrl), times }),
    ];
    const readers = await Promise.all([0, 0, 1].map((index) => follow(processes[index]?.url ?? '', channel)));
    const counted = async () =>
      Promise.all(
        processes.map(
          async ({ url }) => (await (await editorAt(url, token).send('GET', '/readers')).json()).data.readers,
        ),
      );
    await vi.waitFor(async () => expect(await counted()).toEqual([3, 3]), 60_000);
    readers[0]?.socket.close();
    await vi.waitFor(async () => expect(await counted()).toEqual([2, 2]), 60_000);
  });
});

test('a log that cannot be read for a while is read when it can be again', async () => {
  const { start, channel, token } = await liveNewsroom();
  let broken = false;
  const whole = await start();
  const shaky = await start({
    contentFetch: async (request) => (broken ? new Response('{}', { status: 500 }) : whole.content.fetch(request)),
    times: { checkMs: 100 },
  });
  const reader = await follow(shaky.url, channel);
  broken = true;
  await editorAt(whole.url, token).post('Unheard');
  shaky.live.hear([`live:${STORY}`]);
  await vi.waitFor(() => expect(shaky.lines.join()).toContain('cannot be read'), 60_000);
  broken = false;
  expect(await nextHeadline(reader)).toBe('Unheard');
});
