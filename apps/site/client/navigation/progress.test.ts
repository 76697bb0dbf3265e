import { handMovedTimers } from '@masthead/browser/testing';
import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function begun() {
  const timers = handMovedTimers();
  const progress = createProgress(timers);
  progress.start();
  return { timers, progress, phase: () => progress.phase.get() };
}

describe('the progress line', () => {
  it('does not show for a navigation that ends within 200 ms', () => {
    const { timers, progress, phase } = begun();
    timers.pass(199);
    progress.finish();
    timers.pass(10_000);
    expect(phase()).toBe('idle');
  });

  it('shows after 200 ms', () => {
    const { timers, phase } = begun();
    timers.pass(199);
    expect(phase()).toBe('idle');
    timers.pass(1);
    expect(phase()).toBe('loading');
  });

  it('hides 500 ms after the end', () => {
    const { timers, progress, phase } = begun();
    timers.pass(200);
    progress.finish();
    expect(phase()).toBe('finished');
    timers.pass(499);
    expect(phase()).toBe('finished');
    timers.pass(1);
    expect(phase()).toBe('idle');
  });

  it('goes on when one navigation takes over from another', () => {
    const { timers, progress, phase } = begun();
    timers.pass(300);
    progress.start();
    expect(phase()).toBe('loading');
    timers.pass(5000);
    expect(phase()).toBe('loading');
  });

  it('shows a failure before it goes', () => {
    const { timers, progress, phase } = begun();
    timers.pass(200);
    progress.fail();
    expect(phase()).toBe('failed');
    timers.pass(500);
    expect(phase()).toBe('idle');
  });
});
