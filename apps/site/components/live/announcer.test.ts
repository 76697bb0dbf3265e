import { handMovedTimers } from '@masthead/browser/testing';
import { expect, it } from 'vitest';
import { createAnnouncer } from './announcer.ts';

function listener() {
  const timers = handMovedTimers();
  const said: string[] = [];
  return { timers, said, announcer: createAnnouncer(timers, (text) => said.push(text)) };
}

it('the first new update is told at once', () => {
  const { said, announcer } = listener();
  announcer.waiting(1);
  expect(said).toEqual(['1 new update']);
});

it('a flood is told once in half a minute, by its last number', () => {
  const { said, announcer, timers } = listener();
  for (let count = 1; count <= 50; count += 1) {
    announcer.waiting(count);
    timers.pass(1000);
  }
  expect(said).toEqual(['1 new update', '30 new updates']);
  timers.pass(10_000);
  expect(said.at(-1)).toBe('50 new updates');
});

it('what was looked at is no longer told, and what comes then is told at once', () => {
  const { said, announcer, timers } = listener();
  announcer.waiting(1);
  announcer.waiting(2);
  announcer.waiting(0);
  timers.pass(60_000);
  expect(said).toEqual(['1 new update', '']);
  announcer.waiting(1);
  expect(said.at(-1)).toBe('1 new update');
});

it('the same number is not told again', () => {
  const { said, announcer, timers } = listener();
  announcer.waiting(2);
  timers.pass(31_000);
  announcer.waiting(2);
  expect(said).toEqual(['2 new updates']);
});
