/** Figures and times as the newsroom reads them. */
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
export const countOf = (value: number): string => numbers.format(value);

export const percentOf = (part: number): string => `${Math.round(part * 100)}%`;

export const shareOf = (count: number, all: number): number => (all === 0 ? 0 : count / all);

/** "4:52". */
export function minutesOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type Shown = Pick<
  Intl.DateTimeFormatOptions,
  'weekday' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'dayPeriod' | 'dateStyle'
>;

/** "10:43 am". */
export const timeIn = (zone: string, instant: number, shown: Shown = { hour: 'numeric', minute: '2-digit' }): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...shown })
    .format(instant)
    .replace(/\s?([AP])M/, (_, letter: string) => ` ${letter.toLowerCase()}m`);

/** How many readers there are, against how many there usually are at this hour of this day. */
export function againstUsual(
  readers: number,
  usual: number,
  weekday: string,
): { words: string; isMore: boolean } | null {
  if (usual <= 0) return null;
  const ratio = readers / usual;
  const day = `a usual ${weekday}`;
  if (readers === 0) return { words: `${countOf(usual)} on ${day}`, isMore: false };
  if (ratio >= 2.5) return { words: `${ratio.toFixed(1)} times ${day}`, isMore: true };
  if (ratio >= 1.9) return { words: `Twice ${day}`, isMore: true };
  if (ratio >= 1.05) return { words: `${percentOf(ratio - 1)} above ${day}`, isMore: true };
  if (ratio > 0.95) return { words: `As on ${day}`, isMore: true };
  return { words: `${percentOf(1 - ratio)} below ${day}`, isMore: false };
}
