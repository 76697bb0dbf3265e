/** How much a comment may be, and how long what is about it lasts. */

const MINUTE_MS = 60_000;

/** Characters, as readers count them. */
export const LONGEST_COMMENT = 1500;
export const MOST_LINES = 60;
/** So long a reader may change or take back what they wrote. */
export const EDIT_MS = 5 * MINUTE_MS;
/** Threads of one portion. */
export const THREADS_SHOWN = 20;
/** Of one thread; who has more to say begins another. */
export const MOST_REPLIES = 200;
/** Replies that stand open under a comment; the rest is folded. */
export const REPLIES_OPEN = 2;
