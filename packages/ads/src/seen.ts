/** What a browser remembers of lines with a cap, where it may remember anything: when each was shown. */

export type SeenLines = Readonly<Record<string, readonly number[]>>;

/** No cap looks further back. */
export const SEEN_FOR_MS = 30 * 24 * 3_600_000;
/** As many as a question to the ad server has room for. */
export const MOST_SEEN_LINES = 30;
/** Of one line. */
export const MOST_SEEN_TIMES = 50;

/** With one more showing; what is too old, from a clock since set back, or too much is forgotten, the oldest first. */
export function rememberSeen(seen: SeenLines, line: string, now: number): SeenLines {
  const times = [...(Object.hasOwn(seen, line) ? (seen[line] ?? []) : []), now];
  return forgetSeen({ ...seen, [line]: times }, now);
}

export function forgetSeen(seen: SeenLines, now: number): SeenLines {
  const isFresh = (at: number): boolean => at <= now && at > now - SEEN_FOR_MS;
  const fresh = Object.entries(seen)
    .map(([line, times]) => [line, times.filter(isFresh).slice(-MOST_SEEN_TIMES)] as const)
    .filter(([, times]) => times.length > 0);
  fresh.sort(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0));
  return Object.fromEntries(fresh.slice(0, MOST_SEEN_LINES));
}

/** What was kept as text; whatever else stands there is nothing. */
export function readSeen(text: string | null, now: number): SeenLines {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const lines = Object.entries(kept).filter((entry): entry is [string, number[]] => isTimes(entry[1]));
  return forgetSeen(Object.fromEntries(lines), now);
}

const isTimes = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);
