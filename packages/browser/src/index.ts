/** What code in a browser stands on, whichever app it belongs to: values that can be watched, time, and the door for markup. */
export { createStore, type Store } from './store.ts';
export { browserTimers, type Timers } from './timers.ts';
export { serviceWorkerAddress, trustedHtml } from './trusted.ts';
