/** Days in words, and how long ago something was. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const onDay = (at: string): string => DAY.format(Date.parse(at));

/** What is a few minutes old is `now`. */
export function ago(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < 6 * MINUTE_MS) return 'now';
  if (passed < HOUR_MS) return `${Math.round(passed / MINUTE_MS)} min ago`;
  if (passed < DAY_MS) return `${Math.round(passed / HOUR_MS)} h ago`;
  return onDay(at);
}
