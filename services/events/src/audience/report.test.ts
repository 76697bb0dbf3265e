import { defineExperiment } from '@masthead/rules';
import { frozenClock } from '@masthead/runtime';
import { describeEachEngine } from '@masthead/storage/testing';
import type { AudienceCounts, AudienceRange, TrackedEvent } from '@masthead/tracking';
import { sampleBatch, sampleEvent, sampleId } from '@masthead/tracking/testing';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../counting/times.ts';
import type { EventsSchema } from '../store/schema.ts';
import { eventsSuite } from '../testing/events-suite.ts';
import { openAudience } from './open.ts';

/** Ten in the morning of a Tuesday in Los Angeles. */
const NOW = Date.parse('2026-11-17T18:02:30Z');
const WEEK_MS = 7 * DAY_MS;

const experiment = defineExperiment({
  id: 'wider',
  version: '1',
  owner: 'audience',
  hypothesis: 'Wider is read longer.',
  startDate: '2026-11-10T00:00:00Z',
  endDate: '2026-12-10T00:00:00Z',
  criteria: () => true,
  allocation: [
    { bucket: 'control', percentage: 50 },
    { bucket: 'test', percentage: 50 },
  ],
});

describeEachEngine('a report of the audience', ({ open }) => {
  const suite = eventsSuite({ open: open<EventsSchema> }, NOW);

  /** Somebody does this, in a visit of their own unless it is said whose. */
  const happens = (at: number, event: Partial<TrackedEvent> & Pick<TrackedEvent, 'name'>, visit?: number) =>
    suite.take(at, (number) => {
      const told = { ...sampleEvent(event.name), ...event, id: sampleId(0xb, number), at } as TrackedEvent;
      return { ...sampleBatch([told], at), session: sampleId(0xc, visit ?? number) };
    });
  const reads = (at: number, storyId: string, kind = 'article') =>
    happens(at, { name: 'page_viewed', page: { address: '/a/', kind, storyId } });
  const report = async (range: AudienceRange): Promise<AudienceCounts> =>
    (await openAudience({ database: suite.database, experiments: [experiment], clock: frozenClock(NOW) })).counts(
      range,
    );

  it('compares a day with the median of the last four such days, as long as there is one', async () => {
    expect((await report('now')).line.usual).toBeNull();
    // One, three and eight readers; nothing at all in the third week.
    for (const [weeks, readers] of [
      [1, 3],
      [2, 8],
      [4, 1],
    ] as const)
      for (let each = 0; each < readers; each += 1) await reads(NOW - weeks * WEEK_MS, 'one');
    await reads(NOW, 'one');
    const { line } = await report('now');
    expect(new Date(line.from).toISOString()).toBe('2026-11-17T08:00:00.000Z');
    expect([line.readers.at(-1), line.usual?.[line.readers.length - 1]]).toEqual([1, 3]);
    expect(line.usual).toHaveLength((24 * HOUR_MS) / line.step);
  });

  it('begins a day of 25 hours, too, at its midnight', async () => {
    const clock = frozenClock(Date.parse('2026-11-01T20:00:00Z'));
    const { line } = await (await openAudience({ database: suite.database, experiments: [], clock })).counts('today');
    expect(new Date(line.from).toISOString()).toBe('2026-11-01T07:00:00.000Z');
    expect(line.readers).toHaveLength(13 * 12 + 1);
  });

  it('has first who is read now, and then who was read most', async () => {
    for (const [story, minutes] of [
      ['before', 40],
      ['before', 30],
      ['before', 20],
      ['earlier', 50],
      ['now', 1],
    ] as const)
      await reads(NOW - minutes * MINUTE_MS, story);
    const { stories, now } = await report('now');
    expect(stories.map(({ storyId, hereNow, views }) => [storyId, hereNow, views])).toEqual([
      ['now', 1, 1],
      ['before', 0, 3],
      ['earlier', 0, 1],
    ]);
    expect(now).toEqual({ readers: 1, stories: 1 });
    expect((await report('season')).stories.map(({ views }) => views)).toEqual([1, 3, 1]);
  });

  it('tells live coverage from other stories, and pages from errors', async () => {
    await reads(NOW, 'coverage', 'live');
    await reads(NOW, 'story');
    await happens(NOW, { name: 'page_viewed', page: { address: '/_error/404/', kind: 'error', storyId: null } });
    const { live, views } = await report('now');
    expect([live, views]).toEqual([[{ storyId: 'coverage', readers: 1 }], { all: 3, errors: 1 }]);
  });

  it('says of an experiment what its figures say, and believes none whose shares are uneven', async () => {
    const told = { experiment: 'wider', experimentVersion: '1' };
    const [exposed, outcome] = ['experiment_exposed', 'experiment_outcome'] as const;
    for (let visit = 1; visit <= 40; visit += 1) {
      const bucket = visit % 2 === 0 ? 'control' : 'test';
      await happens(NOW - DAY_MS, { ...told, name: exposed, bucket }, visit);
      if (bucket === 'test') await happens(NOW - DAY_MS, { ...told, name: outcome, bucket, outcome: 'offer' }, visit);
    }
    const [reading] = (await report('now')).experiments;
    expect(reading).toMatchObject({ id: 'wider', bucket: 'test', readers: 40 });
    expect(reading?.difference?.low).toBeGreaterThan(0);
    expect(reading).not.toHaveProperty('mismatch');
    for (let visit = 101; visit <= 160; visit += 1)
      await happens(NOW - DAY_MS, { ...told, name: exposed, bucket: 'test' }, visit);
    expect((await report('now')).experiments[0]?.mismatch).toBeLessThan(0.001);
  });
});
