/** For tests of code that waits. */
export { type HandMovedTimers, handMovedTimers } from './hand-moved-timers.ts';
