import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameMessageIn } from './frame-message.ts';

const ours = { masthead: 'account' };

it.each([
  [
    { ...ours, is: 'height', height: 420.2 },
    { ...ours, is: 'height', height: 421 },
  ],
  [
    { ...ours, is: 'close', extra: 1 },
    { ...ours, is: 'close' },
  ],
  [
    { ...ours, is: 'signed-in', via: 'code' },
    { ...ours, is: 'signed-in', via: 'code' },
  ],
  [
    { ...ours, is: 'form', form: 'join', outcome: 'refused', extra: 1 },
    { ...ours, is: 'form', form: 'join', outcome: 'refused' },
  ],
])('%j is understood', (data, message) => {
  expect(frameMessageIn(data)).toEqual(message);
});

it.each([
  { is: 'close' },
  { ...ours, is: 'height', height: 90_000 },
  { ...ours, is: 'height', height: '5' },
  { ...ours, is: 'signed-in' },
  { ...ours, is: 'form', form: 'other', outcome: 'viewed' },
  { ...ours, is: 'form', form: 'join', outcome: 'lost' },
  { ...ours, is: 'open' },
  'close',
  null,
])('%j is nothing', (data) => {
  expect(frameMessageIn(data)).toBeUndefined();
});

it('whatever comes, nothing fails', () => {
  fc.assert(fc.property(fc.anything(), (data) => void frameMessageIn(data)));
});
