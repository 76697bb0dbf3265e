import { describeEachEngine } from '@masthead/storage/testing';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readersIn, readersNow } from '../audience/readers.ts';
import { pageViews } from '../audience/stories.ts';
import { DAY_MS, dayOf, FIVE_MINUTES_MS, HOUR_MS, MINUTE_MS } from '../counting/times.ts';
import { eventsSuite } from '../testing/events-suite.ts';
import { forgetVisitor } from './forget.ts';
import { forgetOld } from './retention.ts';
import type { EventsSchema } from './schema.ts';

const NOW = Date.parse('2026-11-17T12:00:30Z');
const VISITOR = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const SESSIONS = { one: '0000000a-0000-4000-8000-000000000001', two: '0000000a-0000-4000-8000-000000000002' };

describeEachEngine('events', ({ open, engine }) => {
  const suite = eventsSuite({ open: open<EventsSchema> }, NOW);

  const put = (at: number, who: { visitor?: string | null; session?: string } = {}) =>
    suite.take(at, (number) => ({ ...sampleBatch([{ ...sampleEvent('page_viewed', number), at }], at), ...who }));
  const days = async (): Promise<number[]> =>
    (await suite.database.db.selectFrom('events').select('day').orderBy('day').execute()).map(({ day }) => day);
  const rowsOf = async (table: 'event_counts' | 'event_readers' | 'event_presence'): Promise<number> =>
    (await suite.database.db.selectFrom(table).selectAll().execute()).length;

  it('are forgotten after so many days, and what they add up to is not', async () => {
    for (const ago of [0, 5, 29, 30, 31, 40]) await put(NOW - ago * DAY_MS);
    await forgetOld(suite.database, 30, NOW);
    expect(await days()).toEqual([30, 29, 5, 0].map((ago) => dayOf(NOW) - ago));
    const span = { grain: DAY_MS, from: NOW - 40 * DAY_MS, until: NOW + 1 } as const;
    expect(await pageViews(suite.database.db, span, 'all')).toBe(6);
    const minutes = { grain: MINUTE_MS, from: NOW - 40 * DAY_MS, until: NOW - 7 * DAY_MS } as const;
    expect(await pageViews(suite.database.db, minutes, 'all')).toBe(0);
  });

  it('leave readers of a day to be compared with, for four weeks', async () => {
    for (const ago of [28, 31]) await put(NOW - ago * DAY_MS);
    await forgetOld(suite.database, 30, NOW);
    const readersAgo = (days: number): Promise<number[]> =>
      readersIn(suite.database.db, {
        grain: FIVE_MINUTES_MS,
        from: NOW - days * DAY_MS,
        until: NOW - days * DAY_MS + 1,
      });
    expect([await readersAgo(28), await readersAgo(31)]).toEqual([[1], [0]]);
  });

  it('are kept for as long as one of them could be sent again, whatever the setting', async () => {
    for (const ago of [0, 3, 5]) await put(NOW - ago * DAY_MS);
    await forgetOld(suite.database, 1, NOW);
    expect(await days()).toEqual([3, 0].map((ago) => dayOf(NOW) - ago));
  });

  it('leave nothing of who was here but counts', async () => {
    await put(NOW - 2 * HOUR_MS);
    await put(NOW - 6 * DAY_MS);
    await forgetOld(suite.database, 30, NOW);
    expect(await rowsOf('event_presence')).toBe(0);
    expect(await rowsOf('event_readers')).toBe(3);
  });

  it('that come late move nobody back to where they were before', async () => {
    await put(NOW);
    await put(NOW - 10 * MINUTE_MS);
    expect(await readersNow(suite.database.db, NOW)).toEqual({ readers: 1, stories: 1 });
  });

  it('of a visitor who asks go, with those of the same visit from before it was known whose it is', async () => {
    await put(NOW, { visitor: VISITOR, session: SESSIONS.one });
    await put(NOW, { visitor: null, session: SESSIONS.one });
    // Before midnight.
    await put(NOW - 13 * HOUR_MS, { visitor: null, session: SESSIONS.one });
    await put(NOW, { visitor: OTHER, session: SESSIONS.two });
    const before = await rowsOf('event_counts');
    expect(await forgetVisitor(suite.database, VISITOR, NOW)).toBe(3);
    const left = await suite.database.db.selectFrom('events').select('visitor').execute();
    expect(left).toEqual([{ visitor: OTHER }]);
    expect(await readersNow(suite.database.db, NOW)).toEqual({ readers: 1, stories: 1 });
    expect(await rowsOf('event_counts')).toBe(before);
  });

  it('of a visitor who was forgotten are not kept when they arrive late', async () => {
    await forgetVisitor(suite.database, VISITOR, NOW);
    expect((await put(NOW, { visitor: VISITOR })).stored).toBe(0);
    expect((await put(NOW, { visitor: OTHER })).stored).toBe(1);
  });

  if (engine === 'postgres')
    it('stand in a partition for each day, which goes with it', async () => {
      await put(NOW);
      await put(NOW - 50 * DAY_MS);
      const partitions = async () =>
        (
          await sql<{ name: string }>`select relname as name from pg_class where relname ~ '^events_[0-9]+$'`.execute(
            suite.database.db,
          )
        ).rows.map(({ name }) => name);
      expect(await partitions()).toContain(`events_${dayOf(NOW) - 50}`);
      await forgetOld(suite.database, 30, NOW);
      expect(await partitions()).not.toContain(`events_${dayOf(NOW) - 50}`);
      expect(await partitions()).toContain(`events_${dayOf(NOW)}`);
    });
});
