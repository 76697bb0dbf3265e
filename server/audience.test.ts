import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudience, openEventsDatabase } from '@masthead/events';
import { systemClock } from '@masthead/runtime';
import { silentLogger } from '@masthead/storage/testing';
import { type AudienceReport, audienceChannel } from '@masthead/tracking';
import { sampleBatch, sampleEvent, sampleId } from '@masthead/tracking/testing';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { storeOf } from '../services/content/src/testing/newsroom.ts';
import { batchRequest } from '../services/events/src/testing/request.ts';
import { openTestService } from '../services/events/src/testing/service.ts';
import { reportsOf } from './audience.ts';
import { liveNewsroom, STORY } from './testing/live-product.ts';

const NOW = audienceChannel('now');
const OFTEN = { now: 20, today: 20, week: 20, season: 20 };

/** A newsroom whose readers are counted, and who is told of them. */
async function countedNewsroom() {
  const dataDir = mkdtempSync(join(tmpdir(), 'masthead-audience-'));
  const place = { databaseUrl: undefined, dataDir };
  const events = await openTestService(place);
  const database = await openEventsDatabase(place, silentLogger);
  const audience = await openAudience({ database, experiments: [], clock: systemClock });
  onTestFinished(async () => {
    await events.close();
    await audience.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { start, token, database: content } = await liveNewsroom();
  const process = await start({
    reports: reportsOf(audience.counts, (ids) => process.storyCards(ids), OFTEN),
    times: { keyAskedMs: 50 },
  });
  let visits = 0;
  return {
    url: process.url,
    token,
    /** Somebody comes to the story of the keynote. */
    async visit(): Promise<void> {
      visits += 1;
      const now = Date.now();
      const viewed = { ...sampleEvent('page_viewed', visits), at: now };
      const event = { ...viewed, page: { address: '/news-live/keynote/', kind: 'live', storyId: STORY } };
      const batch = { ...sampleBatch([event], now), session: sampleId(0xa, visits) };
      expect((await events.fetch(batchRequest(batch), { sender: `${visits}`, country: null })).status).toBe(202);
      await events.stored();
    },
    revoke: () => storeOf(content).write((db) => db.updateTable('tokens').set({ revoked_at: Date.now() }).execute()),
  };
}

/** Whatever a follower of the channel hears. */
function followed(url: string, key: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live/socket`);
  const reports: AudienceReport[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'set_channels', channels: [{ name: NOW, key }] })));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'channels_set') socket.send(JSON.stringify({ type: 'subscribe', channel: NOW }));
    if (message.type === 'items') reports.push(message.items);
  });
  onTestFinished(() => socket.terminate());
  return { reports, closed };
}

test('who has a token is told of readers as they come, with the stories that they are in', async () => {
  const { url, token, visit } = await countedNewsroom();
  const { reports } = followed(url, token);
  await expect.poll(() => reports.at(-1)?.now).toEqual({ readers: 0, stories: 0 });
  await visit();
  await visit();
  await expect.poll(() => reports.at(-1)?.now).toEqual({ readers: 2, stories: 1 });
  const { stories, live, known, line } = reports.at(-1) as AudienceReport;
  expect(stories).toMatchObject([{ storyId: STORY, hereNow: 2, views: 2 }]);
  expect(live).toEqual([{ storyId: STORY, readers: 2 }]);
  expect(known[STORY]).toMatchObject({
    headline: expect.stringMatching(/./),
    href: expect.stringMatching(/^\/news-live\//),
  });
  // Whoever came at the end of one part of the line may be told of in the next.
  expect(line.readers.slice(-2).reduce((all, readers) => all + readers)).toBe(2);
});

test('without a token, and when it is revoked, nothing opens', async () => {
  const { url, token, revoke } = await countedNewsroom();
  expect(await followed(url, 'mh_nobody').closed).toBe(4104);
  expect(await followed(url, '../../x').closed).toBe(4104);
  const { reports, closed } = followed(url, token);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  await revoke();
  expect(await closed).toBe(4104);
});

test('the report can be asked for once, by whoever has a token', async () => {
  const { url, token, visit } = await countedNewsroom();
  await visit();
  const ask = (range: string, authorization = '') =>
    fetch(`${url}/api/live/audience/${range}`, { headers: { authorization } });
  expect((await ask('now')).status).toBe(401);
  expect((await ask('now', 'Bearer mh_x')).status).toBe(401);
  expect((await ask('ever', `Bearer ${token}`)).status).toBe(404);
  for (const range of ['now', 'today', 'week', 'season']) {
    const answer = await ask(range, `Bearer ${token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.json()).data).toMatchObject({ range, now: { readers: 1 }, stories: [{ storyId: STORY }] });
  }
});
