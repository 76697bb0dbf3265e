/** Time as the navigation sees it; tests hand in their own. */
export interface Timers {
  now(): number;
  /** Runs the task after the delay; the function it gives cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
