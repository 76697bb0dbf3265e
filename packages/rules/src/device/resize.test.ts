import { describe, expect, it } from 'vitest';
import type { Device } from './device.ts';
import { createResizeWatch } from './resize.ts';

/** A window whose width and time a test moves. */
function windowOf(width: number) {
  let time = 0;
  let due: { at: number; callback: () => void }[] = [];
  const stored: [at: number, device: Device][] = [];
  const watch = createResizeWatch({
    width: () => width,
    later(callback, milliseconds) {
      const own = { at: time + milliseconds, callback };
      due.push(own);
      return () => {
        due = due.filter((each) => each !== own);
      };
    },
    store: (device) => stored.push([time, device]),
  });
  const pass = (milliseconds: number): void => {
    const end = time + milliseconds;
    for (const { at, callback } of due.filter((each) => each.at <= end)) {
      time = at;
      callback();
    }
    due = due.filter((each) => each.at > end);
    time = end;
  };
  const resize = (to: number): void => {
    width = to;
    watch.resized();
  };
  return { watch, stored, pass, resize };
}

describe('the device of a window is measured', () => {
  it('200 ms after a resize, and stored', () => {
    const { stored, pass, resize } = windowOf(1200);
    resize(500);
    pass(199);
    expect(stored).toEqual([]);
    pass(1);
    expect(stored).toEqual([[200, 'mobile']]);
  });

  it('once for many of them, with the width at the end', () => {
    const { stored, pass, resize } = windowOf(1200);
    for (const width of [1100, 900, 800, 500, 800]) {
      resize(width);
      pass(50);
    }
    pass(1000);
    expect(stored).toEqual([[400, 'tablet']]);
  });

  it('at once when that is asked for, without a resize', () => {
    const { watch, stored } = windowOf(800);
    watch.measure();
    expect(stored).toEqual([[0, 'tablet']]);
  });

  it('not at all once the watch has stopped', () => {
    const { watch, stored, pass, resize } = windowOf(1200);
    resize(500);
    watch.stop();
    pass(1000);
    expect(stored).toEqual([]);
  });
});
