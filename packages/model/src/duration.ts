/** Lengths of time in seconds, for machines and for readers. */

const wholeSeconds = (seconds: number): number => (Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0);

/** "PT1H1M1S"; parts that are zero are left out, and nothing at all is "PT0S". */
export function isoDuration(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const parts: [count: number, letter: string][] = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ];
  const written = parts.filter(([count]) => count > 0).map(([count, letter]) => `${count}${letter}`);
  return `PT${written.join('') || '0S'}`;
}

/** "1:15"; an hour is sixty minutes and more. */
export function minutesAndSeconds(seconds: number): string {
  const whole = wholeSeconds(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
