/** Dates on the wire: a date string and its time zone. Before the epoch counts as absent. */
import { z } from 'zod';
import type { Instant } from '../instant.ts';

const STAMP = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/;
/** A year before our era, as some databases write "no date"; the lenient parse would read it as one of ours. */
const BEFORE_OUR_ERA = /^\s*-/;

function parseDate(text: string): Instant | undefined {
  if (BEFORE_OUR_ERA.test(text)) return undefined;
  const stamp = STAMP.exec(text);
  const instant = Date.parse(stamp ? `${stamp[1]}T${stamp[2]}Z` : withZone(text));
  return Number.isNaN(instant) || instant < 0 ? undefined : instant;
}

const ZONE = /Z$|[A-Z]{3}$|:\d{2}\S* ?[+-]\d{2}:?\d{2}$/;

/** Text that names no zone would be read in the machine's own. */
const withZone = (text: string): string => (ZONE.test(text) ? text : `${text} UTC`);

export const contentDate = z
  .object({ date: z.string(), timezone: z.literal('UTC').default('UTC') })
  .transform(({ date }) => parseDate(date));

export const toContentDate = (instant: Instant): { date: string; timezone: 'UTC' } => ({
  date: new Date(instant).toISOString().replace('T', ' ').replace('Z', ''),
  timezone: 'UTC',
});
