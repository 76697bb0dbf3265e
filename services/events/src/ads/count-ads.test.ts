/** What is counted of ads, on both engines: whatever is sent, and however often, the sums are those of a recount. */
import { createAdTokens, type Showing, TOKEN_MS } from '@masthead/ads/token';
import { type DeliveredSum, deliveredSchema } from '@masthead/ads/wire';
import { describeEachEngine } from '@masthead/storage/testing';
import type { TrackedEvent } from '@masthead/tracking';
import { sampleBatch, sampleEvent, sampleId } from '@masthead/tracking/testing';
import { expect, it } from 'vitest';
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../counting/times.ts';
import { fieldsIn } from '../store/fields.ts';
import { forgetOld } from '../store/retention.ts';
import type { EventsSchema } from '../store/schema.ts';
import { createAdTelling } from '../telling/tell-ads.ts';
import { eventsSuite } from '../testing/events-suite.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const KEY = 'a key of this house';
const tokens = createAdTokens(KEY);
const NAMES = ['ad_shown', 'ad_viewed', 'ad_hidden', 'ad_reported'] as const;
type Name = (typeof NAMES)[number];

const showingOf = (number: number, changes: Partial<Showing> = {}): Showing => ({
  decision: sampleId(0xd, number),
  slot: 'mpu-1',
  placement: 'mpu',
  size: '300x250',
  line: `line-${number % 7}`,
  creative: `creative-${number % 3}`,
  decidedAt: NOW - MINUTE_MS,
  ...changes,
});

describeEachEngine('ads', ({ open }) => {
  const suite = eventsSuite({ open: open<EventsSchema> }, NOW, tokens);
  let number = 0;

  /** Each has an id of its own, whatever it says. */
  function eventOf(name: Name, token: string): TrackedEvent {
    number += 1;
    return { ...sampleEvent(name), id: sampleId(7, number), token };
  }

  const send = (events: readonly TrackedEvent[], at = NOW, robot = false) =>
    suite.take(
      at,
      () =>
        sampleBatch(
          events.map((event) => ({ ...event, at })),
          at,
        ),
      robot,
    );

  const sums = async () =>
    (
      await suite.database.db
        .selectFrom('event_ad_sums')
        .select(['day', 'line', 'creative', 'placement', 'kind', 'count'])
        .execute()
    ).map((sum) => JSON.stringify(sum));

  /** Over the raw rows, with another way of counting than the one that is tried. */
  async function recount(): Promise<string[]> {
    const rows = await suite.database.db.selectFrom('events').selectAll().where('name', 'like', 'ad_%').execute();
    const seen = new Map<string, Map<string, number>>();
    for (const { name, robot, at, fields } of rows) {
      const showing = tokens.read(String(fieldsIn(fields).token));
      if (robot === 1 || !showing || at >= showing.decidedAt + TOKEN_MS) continue;
      const { decision, slot, line, creative, placement } = showing;
      const sum = { day: dayOf(showing.decidedAt), line, creative, placement, kind: name.slice('ad_'.length) };
      const once = seen.get(JSON.stringify(sum)) ?? new Map<string, number>();
      seen.set(JSON.stringify(sum), once.set(`${decision} ${slot}`, 1));
    }
    return [...seen].map(([sum, once]) => JSON.stringify({ ...JSON.parse(sum), count: once.size }));
  }

  it('are counted once for each thing that happens, whatever ids replays have', async () => {
    const token = tokens.sign(showingOf(1));
    for (let time = 0; time < 3; time += 1)
      await send([eventOf('ad_shown', token), eventOf('ad_shown', token), eventOf('ad_viewed', token)]);
    const counted = (await sums()).map((sum) => JSON.parse(sum)).map(({ kind, count }) => [kind, count]);
    expect(counted.sort()).toEqual([
      ['shown', 1],
      ['viewed', 1],
    ]);
    expect((await suite.database.db.selectFrom('events').select('id').execute()).length).toBe(9);
  });

  it('are not counted when nobody here signed it, when it is long over, or before it was decided', async () => {
    const old = showingOf(2, { decidedAt: NOW - TOKEN_MS });
    const early = showingOf(3, { decidedAt: NOW + 2 * MINUTE_MS });
    await send([
      eventOf('ad_shown', createAdTokens('another key').sign(showingOf(1))),
      eventOf('ad_shown', `${'a'.repeat(120)}.${'b'.repeat(43)}`),
      eventOf('ad_shown', tokens.sign(old)),
      eventOf('ad_shown', tokens.sign(early)),
    ]);
    expect(await sums()).toEqual([]);
  });

  it('of robots are not counted, and do not keep those of a reader from it', async () => {
    const token = tokens.sign(showingOf(1));
    await send([eventOf('ad_shown', token)], NOW, true);
    expect(await sums()).toEqual([]);
    await send([eventOf('ad_shown', token)]);
    expect(await sums()).toHaveLength(1);
  });

  it('add up to a recount of what came, in any order and with duplicates', async () => {
    let state = 7;
    const below = (most: number): number => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return Math.floor((state / 4_294_967_296) * most);
    };
    const told: { event: TrackedEvent; at: number; robot: boolean }[] = [];
    for (let index = 0; index < 600; index += 1) {
      const decision = below(400);
      const decidedAt = NOW - decision * 4 * MINUTE_MS;
      const showing = showingOf(decision, { decidedAt, slot: `mpu-${1 + below(2)}` });
      const key = below(20) === 0 ? 'forged' : KEY;
      const token = createAdTokens(key).sign(showing);
      // Some come after the hour that they are good for.
      const at = Math.min(NOW, showing.decidedAt + below(HOUR_MS + 10 * MINUTE_MS));
      const robot = below(10) === 0;
      const event = eventOf(NAMES[below(4)] ?? 'ad_shown', token);
      for (let again = 0; again <= below(3); again += 1) {
        number += 1;
        told.push({ event: { ...event, id: sampleId(7, number) }, at, robot });
      }
    }
    const shuffled = told.map((each) => ({ each, place: below(1e9) })).toSorted((a, b) => a.place - b.place);
    for (let from = 0; from < shuffled.length; from += 40) {
      const batch = shuffled.slice(from, from + 40).map(({ each }) => each);
      for (const robot of [false, true]) {
        const events = batch.filter((each) => each.robot === robot).map(({ event, at }) => ({ ...event, at }));
        if (events.length > 0) await suite.take(NOW, () => sampleBatch(events, NOW), robot);
      }
    }
    const counted = await sums();
    expect(counted.length).toBeGreaterThan(50);
    expect(counted.sort()).toEqual((await recount()).sort());
  });

  it('are remembered for as long as they could be told again', async () => {
    const token = tokens.sign(showingOf(1));
    await send([eventOf('ad_shown', token)]);
    const seen = () => suite.database.db.selectFrom('event_ad_seen').select('kind').execute();
    await forgetOld(suite.database, 30, NOW + 3 * DAY_MS);
    expect(await seen()).toHaveLength(1);
    await forgetOld(suite.database, 30, NOW + 4 * DAY_MS + TOKEN_MS);
    expect(await seen()).toHaveLength(0);
  });

  it('are told to the ad server as whole sums, until they were heard, and again only when there are more', async () => {
    const heard: DeliveredSum[][] = [];
    let status = 500;
    const job = createAdTelling(suite.database, {
      async fetch(request) {
        expect(request.headers.get('authorization')).toBe('Bearer the key');
        expect(new URL(request.url).pathname).toBe('/api/ads/delivered');
        const { sums } = deliveredSchema.parse(await request.json());
        if (status === 200) heard.push(sums);
        return new Response('', { status });
      },
      baseUrl: 'http://ads.internal',
      key: 'the key',
    });
    const tell = () => job.run([], { attempt: 1, signal: new AbortController().signal, progress: async () => {} });
    await send([eventOf('ad_shown', tokens.sign(showingOf(1)))]);
    await expect(tell()).rejects.toThrow('500');
    status = 404;
    await tell();
    status = 200;
    await tell();
    await tell();
    await send([eventOf('ad_shown', tokens.sign(showingOf(1, { slot: 'mpu-2' })))]);
    await tell();
    const sum = { day: dayOf(NOW), line: 'line-1', creative: 'creative-1', placement: 'mpu', kind: 'shown' };
    expect(heard).toEqual([[{ ...sum, count: 1 }], [{ ...sum, count: 2 }]]);
  });
});
