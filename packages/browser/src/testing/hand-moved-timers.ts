/** Timers for tests: time passes only when a test says so. */
import type { Timers } from '../timers.ts';

export interface HandMovedTimers extends Timers {
  pass(ms: number): void;
}

export function handMovedTimers(): HandMovedTimers {
  let time = 0;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => time,
    after(ms, task) {
      const entry = { at: time + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((each) => each !== entry);
      };
    },
    pass(ms) {
      const until = time + ms;
      for (;;) {
        const due = tasks.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        time = due.at;
        tasks = tasks.filter((each) => each !== due);
        due.task();
      }
      time = until;
    },
  };
}
