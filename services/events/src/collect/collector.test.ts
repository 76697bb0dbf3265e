import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frozenClock, localRateLimits } from '@masthead/runtime';
import type { EventBatch, TrackedEvent } from '@masthead/tracking';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { LATE_MS } from '../counting/times.ts';
import { openJournal } from '../journal/journal.ts';
import { readPortion } from '../journal/read-segment.ts';
import { segmentName } from '../journal/segments.ts';
import { createCollector } from './collector.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-collector-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = Date.parse('2026-11-17T12:00:00Z');
const ORIGIN = 'https://masthead.example';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const OURS = { origin: ORIGIN, 'content-type': 'application/json', 'user-agent': BROWSER };

function collecting({ hasRoom = (): boolean => true } = {}) {
  const journal = openJournal({ root: mkdtempSync(join(folder, 'root-')), onWritten: () => {} });
  onTestFinished(() => journal.close());
  const counted: Record<string, number> = {};
  const count = (what: string, by = 1) => {
    counted[what] = (counted[what] ?? 0) + by;
  };
  const collect = createCollector({
    journal,
    hasRoom,
    clock: frozenClock(NOW),
    limits: localRateLimits(frozenClock(NOW)),
    metrics: { eventsTaken: count, eventsRefused: count },
  });
  const send = (body: string | Buffer, headers: Record<string, string> = OURS, sender = '192.0.2.7') =>
    collect(new Request(`${ORIGIN}/api/events`, { method: 'POST', headers, body: body as BodyInit }), {
      sender,
      country: 'DE',
    });
  const taken = async () =>
    readdirSync(journal.folder).includes(segmentName(1))
      ? (await readPortion(join(journal.folder, segmentName(1)), 0)).frames
      : [];
  return { send, taken, counted, journal };
}

const event = (number: number, at = NOW) => ({ ...sampleEvent('engaged_time', number), at });
const batch = (events: TrackedEvent[] = [event(1)], changes: Partial<EventBatch> = {}): string =>
  JSON.stringify({ ...sampleBatch(events, NOW), ...changes });

describe('a batch of events', () => {
  it('is on disk as it came when it is acknowledged, with a country and nothing of where it came from', async () => {
    const { send, taken, counted, journal } = collecting();
    const body = batch([event(1), event(2)]);
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 2 }]);
    const [frame] = await taken();
    expect(frame?.receipt).toEqual({ receivedAt: NOW, country: 'DE', robot: false });
    expect(frame?.body.toString()).toBe(body);
    expect(readFileSync(join(journal.folder, segmentName(1)), 'latin1')).not.toContain('192.0.2.7');
    expect(counted).toEqual({ accepted: 2 });
  });

  it('may come as a beacon’s text', async () => {
    const { send } = collecting();
    expect((await send(batch(), { ...OURS, 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(202);
  });

  const huge = 'x'.repeat(66_000);
  const wrong: [string, number, string | Buffer, Record<string, string>][] = [
    ['of another site', 403, batch(), { ...OURS, origin: 'https://evil.example' }],
    ['that another site’s page sends', 403, batch(), { ...OURS, 'sec-fetch-site': 'cross-site' }],
    ['of nobody knows which page', 403, batch(), { 'content-type': 'application/json', 'user-agent': BROWSER }],
    ['that is a form', 415, batch(), { ...OURS, 'content-type': 'application/x-www-form-urlencoded' }],
    ['that is no JSON', 400, '{"v":1', OURS],
    ['that is no text', 400, Buffer.from([0xff, 0xfe, 0x00]), OURS],
    ['that is too large', 413, batch([{ ...event(1), view: huge }]), OURS],
    [
      'that says itself that it is too large',
      413,
      batch([{ ...event(1), view: huge }]),
      { ...OURS, 'content-length': '66500' },
    ],
    ['of another version', 400, batch([event(1)], { v: 2 as 1 }), OURS],
    ['without events', 400, batch([]), OURS],
    ['of too many events', 400, batch(Array.from({ length: 101 }, (_, index) => event(index))), OURS],
    ['with an event that is none', 400, batch().replace('engaged_time', 'mined_coins'), OURS],
    ['with a field that no event has', 400, batch().replace('"milliseconds"', '"cookie":"a","milliseconds"'), OURS],
    ['with an id that is none', 400, batch([{ ...event(1), id: "1' or 1=1" }]), OURS],
    [
      'with a script in its address',
      400,
      batch([{ ...event(1), page: { ...event(1).page, address: '/<script>' } }]),
      OURS,
    ],
    ['with a prototype', 400, batch().replace('"v":1', '"__proto__":{"isAdmin":true},"v":1'), OURS],
    ['with half a letter', 400, batch([{ ...event(1), page: { ...event(1).page, address: '/\ud800' } }]), OURS],
    ['with a number that is none', 400, batch().replace('5000', '1e999'), OURS],
    ['that is deeply nested', 400, `${'['.repeat(30_000)}${']'.repeat(30_000)}`, OURS],
  ];
  it.each(wrong)(
    '%s is refused with %i and a sentence that repeats nothing of it',
    async (_, status, body, headers) => {
      const { send, taken, counted } = collecting();
      const answer = await send(body, headers);
      expect(answer.status).toBe(status);
      const { errors } = await answer.json();
      expect(errors).toEqual([{ code: status, message: expect.stringMatching(/^[A-Z].{10,}$/) }]);
      expect(errors[0].message).not.toMatch(/evil|script|isAdmin|mined|cookie|or 1=1/);
      expect(await taken()).toEqual([]);
      expect(Object.values(counted)).toEqual([1]);
    },
  );

  it('is taken without those of its events that are too old or from the future', async () => {
    const { send, taken, counted } = collecting();
    const answer = await send(batch([event(1), event(2, NOW - LATE_MS - 1), event(3, NOW + 60_000)]));
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 1 }]);
    expect(counted).toEqual({ accepted: 1, late: 1, future: 1 });
    expect(await taken()).toHaveLength(1);
  });

  it('of which nothing can be counted is acknowledged, so that nobody sends it again, and not kept', async () => {
    const { send, taken } = collecting();
    const answer = await send(batch([event(1, NOW - LATE_MS - 1)]));
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 0 }]);
    expect(await taken()).toEqual([]);
  });

  it.each([
    ['a robot by its name', { ...OURS, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['nobody who says what it is', { origin: ORIGIN, 'content-type': 'application/json' }],
  ])('of %s is kept as that of a robot', async (_, headers) => {
    const { send, taken, counted } = collecting();
    expect((await send(batch(), headers)).status).toBe(202);
    expect((await taken())[0]?.receipt.robot).toBe(true);
    expect(counted).toEqual({ robot: 1 });
  });

  it('of who opens more pages than anybody can read is that of a robot from then on', async () => {
    const { send, taken } = collecting();
    const views = Array.from({ length: 30 }, (_, index) => ({ ...sampleEvent('page_viewed', index), at: NOW }));
    for (let times = 0; times < 3; times += 1) await send(batch(views));
    expect((await taken()).map(({ receipt }) => receipt.robot)).toEqual([false, false, true]);
  });

  it('of one sender is refused after so many in a minute, and told when to come again', async () => {
    const { send, counted } = collecting();
    for (let times = 0; times < 600; times += 1) await send(batch([event(1, NOW - LATE_MS - 1)]));
    const answer = await send(batch());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(counted['too many']).toBe(1);
    expect((await send(batch(), OURS, '192.0.2.8')).status).toBe(202);
  });

  it('is shed when as much waits as may', async () => {
    const { send, taken, counted } = collecting({ hasRoom: () => false });
    const answer = await send(batch());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect(counted).toEqual({ 'queue full': 1 });
    expect(await taken()).toEqual([]);
  });
});
