/** The times that the newsroom looks at, as spans whose sums are asked for. */
import { DISPLAY_ZONE, parseContentDate } from '@masthead/model';
import type { AudienceRange } from '@masthead/tracking';
import { DAY_MS, FIVE_MINUTES_MS, HOUR_MS, MINUTE_MS } from '../counting/times.ts';
import type { Span } from './reading.ts';

export interface RangeSpans {
  /** Readers through it; goes on to its end, where that is to come. */
  line: Span;
  sources: Span;
  /** What is told of each story, and how far stories are read. */
  stories: Span;
  /** The same time in parts that are few, for sums that are many. */
  coarse: Span;
  /** How fast pages are is asked of now: of today and yesterday at most, since a distribution has many sums. */
  vitals: Span;
}

/** The newsroom's day. */
export function dayAround(now: number): { from: number; until: number } {
  const from = midnightOf(now);
  // A day has 23, 24 or 25 hours.
  return { from, until: midnightOf(from + 1.5 * DAY_MS) };
}

const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: DISPLAY_ZONE, dateStyle: 'short' });
const midnightOf = (instant: number): number =>
  parseContentDate(`${dates.format(instant)} 00:00:00`, DISPLAY_ZONE) ?? 0;

export function spansOf(range: AudienceRange, now: number): RangeSpans {
  const until = now + 1;
  const today = dayAround(now);
  const lastDays = (days: number): Span => ({ grain: DAY_MS, from: now - (days - 1) * DAY_MS, until });
  switch (range) {
    case 'now':
      return {
        line: { grain: FIVE_MINUTES_MS, ...today },
        sources: { grain: MINUTE_MS, from: now - FIVE_MINUTES_MS + MINUTE_MS, until },
        stories: { grain: MINUTE_MS, from: now - HOUR_MS + MINUTE_MS, until },
        coarse: { grain: HOUR_MS, from: now - HOUR_MS, until },
        vitals: { grain: HOUR_MS, from: now - HOUR_MS, until },
      };
    case 'today': {
      const hours: Span = { grain: HOUR_MS, from: today.from, until };
      return {
        line: { grain: FIVE_MINUTES_MS, ...today },
        sources: hours,
        stories: hours,
        coarse: hours,
        vitals: lastDays(2),
      };
    }
    case 'week': {
      const days = lastDays(7);
      const hours: Span = { grain: HOUR_MS, from: now - 7 * DAY_MS + HOUR_MS, until };
      return { line: hours, sources: days, stories: days, coarse: days, vitals: lastDays(2) };
    }
    case 'season': {
      const days = lastDays(90);
      return { line: days, sources: days, stories: days, coarse: days, vitals: lastDays(2) };
    }
  }
}

/** The whole week before today, which other times are compared with. */
export const weekBefore = (now: number): Span => ({
  grain: DAY_MS,
  from: now - 7 * DAY_MS,
  until: now - (now % DAY_MS),
});
