/** How long to wait before a connection to Redis is tried for again: soon at first, and never for long. */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 2000;
const MOST_DOUBLINGS = 10;

export const redisPause = (retries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(retries, MOST_DOUBLINGS), LONGEST_PAUSE_MS);
