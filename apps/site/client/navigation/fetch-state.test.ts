import { handMovedTimers } from '@masthead/browser/testing';
import { describe, expect, it } from 'vitest';
import { createFetchTracker } from './fetch-state.ts';

describe('the state of a fetch', () => {
  it('stays pending for 200 ms although the answer came after 20', async () => {
    const timers = handMovedTimers();
    const { state, track } = createFetchTracker(timers);
    const { promise, resolve } = Promise.withResolvers<void>();
    track(promise);
    timers.pass(20);
    resolve();
    await promise;
    timers.pass(179);
    expect(state.get().pending).toBe(true);
    timers.pass(1);
    expect(state.get()).toEqual({ pending: false, error: undefined, timestamp: 200 });
  });

  it('ends at once when it took longer than that anyway', async () => {
    const timers = handMovedTimers();
    const { state, track } = createFetchTracker(timers);
    const { promise, resolve } = Promise.withResolvers<void>();
    track(promise);
    timers.pass(900);
    resolve();
    await promise;
    timers.pass(0);
    expect(state.get()).toMatchObject({ pending: false, timestamp: 900 });
  });

  it('keeps the error of a fetch that failed', async () => {
    const timers = handMovedTimers();
    const { state, track } = createFetchTracker(timers);
    const failure = new Error('no connection');
    await expect(track(Promise.reject(failure))).rejects.toBe(failure);
    timers.pass(200);
    expect(state.get()).toMatchObject({ pending: false, error: failure });
  });

  it('follows the newest fetch only', async () => {
    const timers = handMovedTimers();
    const { state, track } = createFetchTracker(timers);
    const first = Promise.resolve();
    track(first);
    track(new Promise(() => {}));
    await first;
    timers.pass(1000);
    expect(state.get().pending).toBe(true);
  });
});
