import { describe, expect, test, vi } from 'vitest';
import { editorAt, liveNewsroom, poll, STORY } from './testing/live-product.ts';
import { openStream } from './testing/live-streams.ts';

describe('the stream, for whose network lets no socket through', () => {
  test('says how far it is and then brings what is new, with the number to come back with', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const stream = await openStream(url, `${STORY}?key=${channel.key}`);
    expect(await stream.next()).toMatchObject({ event: 'beat', id: '2', data: { type: 'beat', lastEvent: 2 } });
    const { id } = await editorAt(url, token).post('Now');
    expect(await stream.next()).toMatchObject({
      event: 'items',
      id: '3',
      data: { type: 'items', from: 3, to: 3, items: { id, headline: 'Now', shown: { headline: 'Now' } } },
    });
  });

  test.each([
    ['by the address', (key: string) => [`${STORY}?key=${key}&after=2`, {}] as const],
    [
      'by what the browser says it heard last',
      (key: string) => [`${STORY}?key=${key}&after=0`, { 'last-event-id': '2' }] as const,
    ],
  ])('brings what was missed, known %s', async (_how, asking) => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const editor = editorAt(url, token);
    await editor.post('a');
    await editor.post('b');
    const [path, headers] = asking(channel.key);
    const stream = await openStream(url, path, headers);
    expect(await stream.next()).toMatchObject({
      id: '4',
      data: { from: 3, to: 4, items: [{ headline: 'a' }, { headline: 'b' }] },
    });
    expect(await stream.next()).toMatchObject({ event: 'beat', id: '4' });
  });

  test.each([
    ['an unknown story', `nothing?key=x`],
    ['a wrong key', `${STORY}?key=x`],
    ['no key', STORY],
  ])('%s: 404', async (_what, path) => {
    const { start } = await liveNewsroom();
    const { url } = await start();
    expect((await fetch(`${url}/api/live/stream/${path}`)).status).toBe(404);
  });

  test('a revoked key ends it with 4104, and the service going down with 4001', async () => {
    const { start, channel, token } = await liveNewsroom();
    const process = await start();
    const revoked = await openStream(process.url, `${STORY}?key=${channel.key}`);
    await revoked.next();
    const { data } = await (await editorAt(process.url, token).send('POST', '/key')).json();
    expect(await revoked.next()).toMatchObject({ event: 'refused', data: { code: 4104 } });
    expect(await revoked.next()).toBeUndefined();
    const going = await openStream(process.url, `${STORY}?key=${data.channelDetails.key}`);
    await going.next();
    await process.stop();
    expect(await going.next()).toMatchObject({ event: 'refused', data: { code: 4001 } });
    expect(await going.next()).toBeUndefined();
  });

  test('readers count until they leave, on sockets and streams', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start({ times: { countMs: 20 } });
    const stream = await openStream(url, `${STORY}?key=${channel.key}`);
    const readers = async () => (await (await editorAt(url, token).send('GET', '/readers')).json()).data.readers;
    await vi.waitFor(async () => expect(await readers()).toBe(1), 60_000);
    stream.close();
    await vi.waitFor(async () => expect(await readers()).toBe(0), 60_000);
  });
});

describe('polling for what came since', () => {
  test('starts after what is known', async () => {
    const { start, token } = await liveNewsroom();
    const { url } = await start();
    const editor = editorAt(url, token);
    await editor.post('a');
    await editor.post('b');
    const { items, lastEvent, more } = await poll(url, 4);
    expect([items.map(({ headline }) => headline), lastEvent, more]).toEqual([['b'], 4, false]);
    expect((await poll(url, 5)).items).toEqual([]);
    expect((await poll(url, 0)).items).toHaveLength(4);
  });

  test('has what is new at once, also where somebody has just asked', async () => {
    const { start, token } = await liveNewsroom();
    const { url } = await start();
    const editor = editorAt(url, token);
    for (let event = 3; event < 8; event += 1) {
      expect((await poll(url, event)).items).toEqual([]);
      await editor.post(`Event ${event}`);
      expect((await poll(url, event)).items).toMatchObject([{ event }]);
    }
  });

  test('goes on in parts, and nothing is between them', async () => {
    const { start, database, token } = await liveNewsroom();
    const { url } = await start();
    await editorAt(url, token).act('POST', '/end', {});
    const [row] = await database.db.selectFrom('live_items').selectAll().limit(1).execute();
    if (!row) throw new Error('There is no entry');
    const more = Array.from({ length: 600 }, (_, index) => ({
      ...row,
      id: `many-${index}`,
      event: index + 4,
      sequence: index + 4,
    }));
    await database.db.insertInto('live_items').values(more).execute();
    await database.db.updateTable('live_coverage').set({ last_event: 603 }).execute();
    const first = await poll(url, 0);
    expect([first.items.length, first.more, first.lastEvent]).toEqual([501, true, 603]);
    const second = await poll(url, (first.items.at(-1)?.event ?? 0) + 1);
    expect(second.more).toBe(false);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(603);
    expect(ids).toHaveLength(603);
  });

  test.each([
    ['/api/live/items/nothing/1', 404],
    [`/api/live/items/${STORY}/-1`, 404],
    [`/api/live/items/${STORY}/x`, 404],
    ['/api/live/items/%2e%2e/1', 404],
    ['/api/live/', 404],
  ])('%s: %i', async (path, status) => {
    const { start } = await liveNewsroom();
    const { url } = await start();
    expect((await fetch(url + path)).status).toBe(status);
  });

  test('takes only GET', async () => {
    const { start } = await liveNewsroom();
    const { url } = await start();
    const response = await fetch(`${url}/api/live/items/${STORY}/1`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

test('a preview for the desk has what readers would be shown, and needs a token', async () => {
  const { start, token } = await liveNewsroom();
  const { url } = await start();
  const ask = (authorization: string) =>
    fetch(`${url}/api/live/preview/${STORY}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ headline: 'Would be', body: '<p>So<script>1</script></p>' }),
    });
  expect(await (await ask(`Bearer ${token}`)).json()).toMatchObject({
    data: {
      item: { headline: 'Would be', shown: { headline: 'Would be' } },
      markup: { html: expect.stringMatching(/^<article .*>Would be<.*<p>So<\/p>/), styles: ['/page.css'] },
    },
  });
  expect((await ask('Bearer nothing')).status).toBe(401);
});
