import { describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS, visitorOf, withPageView, writeSession } from './session.ts';

const NOW = 1_700_000_000_000;
const YEAR = 31_536_000_000;
const ID = '7a1f6c1e-6c1b-4b8e-9d6a-0c6a1d2f3b4c';
const newId = () => '11111111-1111-4111-8111-111111111111';

describe('a visit', () => {
  it('counts its pages', () => {
    const first = withPageView(null, NOW, newId);
    const second = withPageView(writeSession(first), NOW + 1000, newId);
    const third = withPageView(writeSession(second), NOW + 2000, newId);
    expect([first, second, third].map(({ views }) => views)).toEqual([1, 2, 3]);
    expect(new Set([first, second, third].map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ['goes on a moment before half an hour is over', SESSION_IDLE_MS - 1, { id: ID, views: 8 }],
    ['is another one half an hour later', SESSION_IDLE_MS, { id: newId(), views: 1 }],
    ['is another one when the clock was set back', -1, { id: newId(), views: 1 }],
  ])('%s', (_, later, expected) => {
    expect(withPageView(`${ID}.7.${NOW}`, NOW + later, newId)).toMatchObject(expected);
  });

  it.each(['', 'x', `${ID}.7`, `${ID}.-1.5`, '<script>', `${ID}.1.1.1`])('is not read from %j', (stored) => {
    expect(withPageView(stored, NOW, newId)).toEqual({ id: newId(), views: 1, lastAt: NOW });
  });
});

describe('a visitor', () => {
  it.each([
    ['is the same for a year', `${ID}.${NOW - YEAR + 1}`, ID],
    ['is another one after it', `${ID}.${NOW - YEAR}`, newId()],
    ['is another one for who has none', null, newId()],
    ['is not read from anything else', ID, newId()],
  ])('%s', (_, stored, id) => {
    expect(visitorOf(stored, NOW, newId).id).toBe(id);
  });

  it('is kept with the day that it began on, not prolonged', () => {
    const { kept } = visitorOf(null, NOW, newId);
    expect(visitorOf(kept, NOW + 5000, newId).kept).toBe(kept);
  });
});
