/** Runs a task when the browser has nothing better to do, and at the latest after a while. */
const IDLE_TIMEOUT_MS = 2000;

export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_TIMEOUT_MS);
};
