/** How much a comment may be, and how long what is about it lasts. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Characters, as readers count them. */
export const LONGEST_COMMENT = 1500;
export const MOST_LINES = 60;
/** So long a reader may change or take back what they wrote. */
export const EDIT_MS = 5 * MINUTE_MS;
/** A discussion closes so long after its story appeared, unless an editor opens it again. */
export const OPEN_MS = 14 * DAY_MS;
/** Threads of one portion. */
export const THREADS_SHOWN = 20;
/** Of one thread; who has more to say begins another. */
export const MOST_REPLIES = 200;
/** Replies that stand open under a comment; the rest is folded. */
export const REPLIES_OPEN = 2;
