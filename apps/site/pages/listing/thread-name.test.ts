import { expect, it } from 'vitest';
import { threadName } from './thread-name.ts';

it.each([
  ['right-to-repair', 'Right to repair'],
  ['age-checks-on-tv', 'Age checks on TV'],
  ['ev-winter-range', 'EV winter range'],
  ['fraud', 'Fraud'],
  ['-odd--slug-', 'Odd slug'],
  ['', ''],
])('the thread %s is called %s', (slug, name) => {
  expect(threadName(slug)).toBe(name);
});
