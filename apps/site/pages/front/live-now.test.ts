import { storySummaryCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { liveAt } from '../../components/live/coverage.ts';
import { testBodies } from '../../server/testing/bodies.ts';
import { coverageOf, nextChange } from './live-now.ts';

const story = (slug: string, event?: { starts: number; ends: number | null }) =>
  storySummaryCodec.parse({
    id: slug,
    typeName: 'content_updating_story',
    slug,
    headline: slug,
    datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
    ...(event && { event: { ...event, zone: 'UTC' } }),
  });

const STORIES = [
  story('over', { starts: 10, ends: 100 }),
  story('long', { starts: 50, ends: null }),
  story('now', { starts: 100, ends: 300 }),
  story('later', { starts: 500, ends: 600 }),
  story('next', { starts: 400, ends: 450 }),
  story('timeless'),
];
const { view } = testBodies();
const at = (now: number) => coverageOf(STORIES, view, now);
const namesAt = (now: number) => at(now).map(({ story: { id } }) => id);

describe('live coverage on the front page', () => {
  it('is what has not ended: the latest to begin first, then what comes next', () => {
    expect(namesAt(200)).toEqual(['now', 'long', 'next', 'later']);
    expect(namesAt(300)).toEqual(['long', 'next', 'later']);
    expect(namesAt(10_000)).toEqual(['long']);
  });

  it.each([
    [0, undefined],
    [49, undefined],
    [50, 'long'],
    [100, 'now'],
    [299, 'now'],
    [300, 'long'],
  ])('at %d is: %s', (now, name) => {
    const later = STORIES.filter(({ slug }) => slug !== 'over');
    expect(liveAt(coverageOf(later, view, now), now)?.story.id).toBe(name);
  });

  it.each([
    [0, 10],
    [50, 100],
    [200, 300],
    [300, 400],
    [10_000, undefined],
  ])('holds at %d until %s', (now, change) => {
    expect(nextChange(at(now), now)).toBe(change);
  });

  it('says when it began as a clock at its place shows it', () => {
    expect(at(200)[0]?.event.starts).toEqual({ at: 100, clock: 'Jan 1, 12:00 AM UTC' });
  });
});
