/** The names of what can change: see docs/contracts/content-changes.md. */

/** Anything may have changed: whoever keeps something lets go of all of it. */
export const EVERYTHING = 'everything';
/** A story or a post waits for its time, or no longer does. Nothing that readers see. */
export const SCHEDULE = 'schedule';
