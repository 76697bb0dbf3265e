import { describe, expect, it } from 'vitest';
import { clockFrom, frozenClock, systemClock } from './clock.ts';

describe('clock', () => {
  it('a frozen clock stands still', () => {
    const clock = frozenClock('2026-11-15T09:00:00Z');
    expect([clock.now(), clock.now()]).toEqual([Date.UTC(2026, 10, 15, 9), Date.UTC(2026, 10, 15, 9)]);
  });

  it('a clock cannot be frozen at what is no instant', () => {
    expect(() => frozenClock('noon')).toThrow('The clock cannot be frozen at "noon"');
  });

  it('the settings choose the clock', () => {
    expect(clockFrom({ now: 5 }).now()).toBe(5);
    expect(clockFrom({ now: undefined })).toBe(systemClock);
  });

  it('the system clock gives milliseconds since 1970', () => {
    const before = Date.now();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
    expect(systemClock.now()).toBeLessThanOrEqual(Date.now());
  });
});
