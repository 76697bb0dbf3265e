import { expect, it } from 'vitest';
import { eventState } from './live-event.ts';

const at = (instant: number) => ({ at: instant, clock: '' });
const event = { starts: at(100), ends: at(200) };

it.each([
  ['before it begins it is ahead', event, 99, 'ahead'],
  ['from its first moment it is live', event, 100, 'live'],
  ['until its last', event, 199, 'live'],
  ['then it has ended', event, 200, 'ended'],
  ['without an end it goes on', { starts: at(100) }, 1_000_000, 'live'],
  ['without a beginning it has begun', { ends: at(200) }, 1, 'live'],
  ['without either it is live', {}, 5, 'live'],
  ['when an editor has ended it, it has ended', { ...event, ended: true }, 150, 'ended'],
])('%s', (_, about, now, state) => {
  expect(eventState(about, now)).toBe(state);
});
