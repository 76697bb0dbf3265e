/** Dates on the wire: a date string and its time zone. Before the epoch counts as absent. */
import { z } from 'zod';
import type { Instant } from '../instant.ts';

const STAMP = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/;

function parseDate(text: string): Instant | undefined {
  const stamp = STAMP.exec(text);
  const instant = Date.parse(stamp ? `${stamp[1]}T${stamp[2]}Z` : text);
  return Number.isNaN(instant) || instant < 0 ? undefined : instant;
}

export const contentDate = z
  .object({ date: z.string(), timezone: z.literal('UTC').default('UTC') })
  .transform(({ date }) => parseDate(date));

export const toContentDate = (instant: Instant): { date: string; timezone: 'UTC' } => ({
  date: new Date(instant).toISOString().replace('T', ' ').replace('Z', ''),
  timezone: 'UTC',
});
