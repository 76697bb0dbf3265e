import { describe, expect, it } from 'vitest';
import { ATTENTION_MS, createAttention } from './attention.ts';

function watched() {
  let now = 1000;
  const attention = createAttention(() => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...attention, pass };
}

describe('attention', () => {
  it('is counted while somebody reads and for seconds after their last sign, and then no more', () => {
    const page = watched();
    page.attended(true);
    page.active();
    page.pass(3000);
    page.active();
    page.pass(60_000);
    expect(page.take()).toBe(3000 + ATTENTION_MS);
  });

  it('is not counted before the first sign', () => {
    const page = watched();
    page.attended(true);
    page.pass(4000);
    expect(page.take()).toBe(0);
  });

  it('stops when the page is hidden or loses focus, and goes on when it comes back', () => {
    const page = watched();
    page.attended(true);
    page.active();
    page.pass(1000);
    page.attended(false);
    page.pass(2000);
    page.attended(true);
    page.pass(500);
    expect(page.take()).toBe(1500);
  });

  it('is taken once', () => {
    const page = watched();
    page.attended(true);
    page.active();
    page.pass(1000);
    expect(page.pending()).toBe(1000);
    expect(page.take()).toBe(1000);
    expect(page.take()).toBe(0);
    page.pass(1000);
    expect(page.take()).toBe(1000);
  });

  it('counts nothing of a clock that was set back', () => {
    const page = watched();
    page.attended(true);
    page.active();
    page.pass(-500);
    expect(page.take()).toBe(0);
  });
});
