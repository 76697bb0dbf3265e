import { once } from 'node:events';
import { createConnection } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { editorAt, liveNewsroom, STORY } from './testing/live-product.ts';
import { follow, openSocket } from './testing/live-readers.ts';

describe('the live socket', () => {
  test('confirms the channels, authorises each subscription, and then brings what is new', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const reader = await openSocket(url);
    reader.say({ type: 'set_channels', channels: [channel] });
    expect(await reader.next('channels_set')).toEqual({ type: 'channels_set', channels: [STORY] });
    reader.say({ type: 'subscribe', channel: STORY });
    expect(await reader.next('authorized')).toEqual({ type: 'authorized', channel: STORY, lastEvent: 2 });
    const { id } = await editorAt(url, token).post('Now');
    const { from, to, items } = await reader.next('items');
    expect([from, to]).toEqual([3, 3]);
    expect(items).toMatchObject([{ id, event: 3, headline: 'Now', shown: { id, headline: 'Now' } }]);
  });

  test('nothing is used before it is authorised: who only sets channels hears of no item', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const waiting = await openSocket(url);
    waiting.say({ type: 'set_channels', channels: [channel] });
    await waiting.next('channels_set');
    const following = await follow(url, channel);
    await editorAt(url, token).post('Now');
    await following.next('items');
    waiting.say({ type: 'subscribe', channel: STORY });
    await waiting.next('authorized');
    expect(waiting.heard.map(({ type }) => type)).toEqual(['channels_set', 'authorized']);
  });

  test('one item travels as an object, several as a list', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const editor = editorAt(url, token);
    const raw: string[] = [];
    const live = await follow(url, channel);
    live.socket.on('message', (data) => raw.push(String(data)));
    await editor.post('One');
    await live.next('items');
    await editor.post('Two');
    await live.next('items');
    const late = await openSocket(url);
    late.socket.on('message', (data) => raw.push(String(data)));
    late.say({ type: 'set_channels', channels: [channel] });
    late.say({ type: 'subscribe', channel: STORY, after: 2 });
    await late.next('items');
    const items = raw.map((text) => JSON.parse(text)).filter(({ type }) => type === 'items');
    expect(items.map((message) => (Array.isArray(message.items) ? message.items.length : 'object'))).toEqual([
      'object',
      'object',
      2,
    ]);
  });

  test('edits, pins, moves, deletions and the end arrive as the state that they make', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const editor = editorAt(url, token);
    const reader = await follow(url, channel);
    const { id, event } = await editor.post('Draft');
    await reader.next('items');
    const hear = async () => (await reader.next('items')).items[0];
    await editor.act('PUT', `/items/${id}`, { headline: 'Final' }, { 'if-match': `"${event}"` });
    expect(await hear()).toMatchObject({ id, headline: 'Final', sequence: event, event: event + 1 });
    await editor.act('POST', `/items/${id}/pin`);
    expect(await hear()).toMatchObject({ id, pinned: true, shown: { pinned: true } });
    await editor.act('POST', `/items/${id}/important`);
    expect(await hear()).toMatchObject({ id, important: true });
    const other = await editor.post('Other');
    await hear();
    await editor.act('POST', `/items/${id}/move`, { above: other.id });
    expect((await hear())?.sequence).toBeGreaterThan(other.event);
    await editor.act('DELETE', `/items/${id}`);
    const gone = await hear();
    expect(gone).toMatchObject({ id, deleted: true, headline: '', body: '' });
    expect(gone).not.toHaveProperty('shown');
    await editor.act('POST', '/end', {});
    expect(await hear()).toMatchObject({ id: STORY, type: 'story', ended: true });
  });

  test('whoever comes back with what they know gets what they missed, and nothing is between', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const editor = editorAt(url, token);
    for (const headline of ['a', 'b', 'c']) await editor.post(headline);
    const reader = await follow(url, channel, 3);
    const { from, to, items } = await reader.next('items');
    expect([from, to, items.map(({ headline }) => headline)]).toEqual([4, 5, ['b', 'c']]);
    const current = await follow(url, channel, 5);
    await editor.post('d');
    expect(await current.next('items')).toMatchObject({ from: 6, to: 6 });
  });

  test('tells how far it is now and then, and asks for a sign of life', async () => {
    const { start, channel } = await liveNewsroom();
    const { url } = await start({ times: { beatMs: 500 } });
    const reader = await follow(url, channel);
    const pinged = once(reader.socket, 'ping');
    expect(await reader.next('beat')).toEqual({ type: 'beat', channel: STORY, lastEvent: 2 });
    await pinged;
    await reader.next('beat');
    await reader.next('beat');
    expect(reader.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('who is refused', () => {
  test.each([
    ['an unknown channel', { name: 'no-such-story', key: 'x' }],
    ['a name that cannot be one', { name: '../../etc', key: 'x' }],
    ['a wrong key', { name: STORY, key: 'wrong' }],
  ])('%s: 4104, and nobody else notices', async (_what, wrong) => {
    const { start, channel, token } = await liveNewsroom();
    const { url, lines } = await start();
    const bystander = await follow(url, channel);
    const reader = await openSocket(url);
    reader.say({ type: 'set_channels', channels: [wrong] });
    reader.say({ type: 'subscribe', channel: wrong.name });
    expect(await reader.next('error')).toMatchObject({ code: 4104, channel: wrong.name });
    expect(await reader.closed).toBe(4104);
    await editorAt(url, token).post('Still here');
    await bystander.next('items');
    expect(lines.join()).toContain('4104');
  });

  test.each<[string, unknown[]]>([
    ['what is no JSON', ['{{{']],
    ['what is no object', ['[]']],
    ['an unknown type', [{ type: 'shutdown' }]],
    ['no channels', [{ type: 'set_channels', channels: [] }]],
    ['channels that are none', [{ type: 'set_channels', channels: 'all' }]],
    [
      'too many channels',
      [{ type: 'set_channels', channels: Array.from({ length: 11 }, () => ({ name: 'a', key: 'b' })) }],
    ],
    ['a message that is too large', [{ type: 'set_channels', channels: [{ name: 'a', key: 'x'.repeat(5000) }] }]],
    ['a subscription before its channel is set', [{ type: 'subscribe', channel: STORY }]],
    ['an event that cannot be one', [{ type: 'subscribe', channel: STORY, after: -1 }]],
    [
      'channels that are set twice',
      [
        { type: 'set_channels', channels: [{ name: 'a', key: 'b' }] },
        { type: 'set_channels', channels: [{ name: 'a', key: 'b' }] },
      ],
    ],
  ])('%s: 4000', async (_what, words) => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const bystander = await follow(url, channel);
    const reader = await openSocket(url);
    for (const each of words) reader.say(each);
    expect(await reader.next('error')).toMatchObject({ code: 4000 });
    expect(await reader.closed).toBe(4000);
    await editorAt(url, token).post('Still here');
    await bystander.next('items');
  });

  test('binary messages: 4000', async () => {
    const { start } = await liveNewsroom();
    const reader = await openSocket((await start()).url);
    reader.socket.send(Buffer.from('{"type":"set_channels"}'), { binary: true });
    expect(await reader.closed).toBe(4000);
  });

  test('what is far too large is not even read', async () => {
    const { start } = await liveNewsroom();
    const reader = await openSocket((await start()).url);
    reader.say('x'.repeat(20_000));
    expect(await reader.closed).toBe(1009);
  });

  test('a flood of wrong messages ends with the first of them, and whoever reads along goes on reading', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url, lines } = await start();
    const bystander = await follow(url, channel);
    const flooding = await follow(url, channel);
    for (let index = 0; index < 1000; index += 1) flooding.socket.send('{"type":"subscribe","channel":"x"}');
    expect(await flooding.closed).toBe(4000);
    await editorAt(url, token).post('Still here');
    await bystander.next('items');
    expect(lines.filter((line) => line.includes('refused'))).toHaveLength(1);
  });

  test('more messages than a reader has a use for, each right in itself: 4001', async () => {
    const { start, channel } = await liveNewsroom();
    const { url } = await start({ limits: { messages: 1 } });
    const reader = await openSocket(url);
    reader.say({ type: 'set_channels', channels: [channel] });
    await reader.next('channels_set');
    reader.say({ type: 'subscribe', channel: STORY });
    expect(await reader.next('error')).toMatchObject({ code: 4001, message: 'Too many messages' });
    expect(await reader.closed).toBe(4001);
  });

  test('who comes to say nothing: 4001', async () => {
    const { start } = await liveNewsroom();
    const { url } = await start({ limits: { subscribeMs: 50 }, times: { idleMs: 20 } });
    const reader = await openSocket(url);
    expect(await reader.next('error')).toMatchObject({ code: 4001 });
    expect(await reader.closed).toBe(4001);
  });

  test('who does not answer is dropped', async () => {
    const { start, channel } = await liveNewsroom();
    const { url } = await start({ times: { beatMs: 60 } });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live/socket`, { autoPong: false });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'set_channels', channels: [channel] }));
    socket.send(JSON.stringify({ type: 'subscribe', channel: STORY }));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1006);
  });

  test('a slow reader is dropped, and the others go on', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url, lines } = await start({ limits: { waitingBytes: 20_000 } });
    const bystander = await follow(url, channel);
    const slow = await follow(url, channel);
    // Reads no more, as a phone in a tunnel.
    Reflect.get(slow.socket, '_socket').pause();
    const editor = editorAt(url, token);
    for (let index = 0; index < 60 && !lines.join().includes('not read fast enough'); index += 1) {
      await editor.act(
        'POST',
        '/items',
        { body: `<p>${'x'.repeat(95_000)}</p>` },
        { 'idempotency-key': `giant-post-${index}` },
      );
      await bystander.next('items');
    }
    expect(lines.join()).toContain('not read fast enough');
  });

  test.each([
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['http://localhost', 101],
  ])('a page of %s: %i', async (origin, status) => {
    const { start } = await liveNewsroom();
    const { url } = await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live/socket`, { origin });
    const answered = await Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, response]) => response.statusCode),
    ]);
    socket.on('error', () => {});
    socket.terminate();
    expect(answered).toBe(status);
  });

  test.each([
    ['a page of a name that was made to lead here', 'http://localhost', 'http://rebound.example', 'rebound.example'],
    ['a page at the address behind the site’s', 'https://www.masthead.example', 'http://127.0.0.1', '127.0.0.1'],
  ])('%s', async (_what, siteUrl, origin, host) => {
    const { start } = await liveNewsroom();
    const { url } = await start({ siteUrl });
    await expect(openSocket(url, { origin, host })).rejects.toThrow('403');
  });

  test('no page of the site where it is public', async () => {
    const { start } = await liveNewsroom();
    const siteUrl = 'https://www.masthead.example';
    const { url } = await start({ siteUrl });
    await expect(openSocket(url, { origin: siteUrl })).resolves.toBeDefined();
  });

  test('a page of the same host as it asks', async () => {
    const { start } = await liveNewsroom();
    const { url } = await start();
    await expect(openSocket(url, { origin: url })).resolves.toBeDefined();
  });

  test('more connections from one sender than one can have a use for', async () => {
    const { start, channel } = await liveNewsroom();
    const { url } = await start({ limits: { fromOne: 2 } });
    await follow(url, channel);
    const second = await follow(url, channel);
    await expect(openSocket(url)).rejects.toThrow('503');
    await expect(openSocket(url, { 'x-forwarded-for': '198.51.100.7' })).resolves.toBeDefined();
    second.socket.terminate();
    await vi.waitFor(() => follow(url, channel), 60_000);
  });

  test('other addresses, and what only looks like a handshake', async () => {
    const { start } = await liveNewsroom();
    const { url } = await start();
    const elsewhere = new WebSocket(`${url.replace('http', 'ws')}/elsewhere`);
    const [, response] = await once(elsewhere, 'unexpected-response');
    elsewhere.on('error', () => {});
    elsewhere.terminate();
    expect(response.statusCode).toBe(404);
    const raw = createConnection(Number(new URL(url).port), '127.0.0.1');
    raw.write('GET /api/live/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [bytes] = await once(raw, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 400/);
    raw.destroy();
  });

  test('bytes that are no frames', async () => {
    const { start, channel, token } = await liveNewsroom();
    const { url } = await start();
    const bystander = await follow(url, channel);
    const reader = await follow(url, channel);
    Reflect.get(reader.socket, '_socket').write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00]));
    expect(await reader.closed).toBe(1002);
    await editorAt(url, token).post('Still here');
    await bystander.next('items');
  });
});

test('a revoked key sends away who came with it, and the new one opens', async () => {
  const { start, channel, token } = await liveNewsroom();
  const { url } = await start();
  const reader = await follow(url, channel);
  const response = await editorAt(url, token).send('POST', '/key');
  const { data } = await response.json();
  expect(await reader.next('error')).toMatchObject({ code: 4104 });
  expect(await reader.closed).toBe(4104);
  await follow(url, data.channelDetails);
});

test('coverage that is taken from readers sends them away', async () => {
  const { start, channel, token, database } = await liveNewsroom();
  const { url } = await start();
  const reader = await follow(url, channel);
  const { revision } = await database.db
    .selectFrom('manuscripts')
    .select('revision')
    .where('id', '=', STORY)
    .executeTakeFirstOrThrow();
  const response = await fetch(`${url}/api/desk/stories/${STORY}/unpublish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'if-match': `"${revision}"` },
  });
  expect(response.status).toBe(200);
  expect(await reader.closed).toBe(4104);
});

test('a process that goes down tells its readers to come back', async () => {
  const { start, channel } = await liveNewsroom();
  const process = await start();
  const reader = await follow(process.url, channel);
  await process.stop();
  expect(await reader.next('error')).toMatchObject({ code: 4001 });
  expect(await reader.closed).toBe(4001);
});
