/**
 * When the event of a file was, by the clock on its wall. Files are written in ages, so that a newsroom is never stale; but a
 * stage show at half past three in the morning reads wrong wherever it was loaded.
 */

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** When stage shows and sales begin. */
const MORNING = { from: 8 * 60, until: 14 * 60 };

function minuteOfDay(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}

/** The first zone in which it began in the morning; the first of all where it did in none. */
export function zoneOfMorning(starts: number, zones: readonly [string, ...string[]]): string {
  const isMorning = (zone: string): boolean => {
    const minute = minuteOfDay(starts, zone);
    return minute >= MORNING.from && minute < MORNING.until;
  };
  return zones.find(isMorning) ?? zones[0];
}

/** How far an event has to be moved to begin at that time of day, the shorter way round. */
export function shiftToClock(starts: number, clock: string, zone: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const ahead = (hour * 60 + minute - minuteOfDay(starts, zone) + DAY_MINUTES) % DAY_MINUTES;
  const pastTheMinute = starts % MINUTE_MS;
  return (ahead > DAY_MINUTES / 2 ? ahead - DAY_MINUTES : ahead) * MINUTE_MS - pastTheMinute;
}
