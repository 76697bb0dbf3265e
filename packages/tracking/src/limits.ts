/** What a browser sends in one go, and what the collector takes: said once for both ends. */

export const EVENTS_PATH = '/api/events';
/** The version of the envelope; each event has one of its own. */
export const WIRE_VERSION = 1;
export const MOST_EVENTS = 100;
export const LONGEST_BATCH = 64 * 1024;

export const LONGEST_ADDRESS = 300;
export const LONGEST_TEXT = 200;
export const LONGEST_LABEL = 80;
export const MOST_LISTED = 30;
export const MOST_TIMING_ERRORS = 10;
