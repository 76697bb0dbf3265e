import { expect, it } from 'vitest';
import type { LiveItem } from './channel/arriving.ts';
import type { LiveEntry } from './live-entry.ts';
import { afterArrival, afterLook, arranged, brings, shownEntries, startState, waitingEntries } from './live-state.ts';

const entry = (id: string, event: number, more: Partial<LiveEntry> = {}): LiveEntry => ({
  id,
  sequence: event,
  event,
  anchor: `update-${id}`,
  href: `/l/#update-${id}`,
  at: event,
  clock: '9:00 AM',
  important: false,
  pinned: false,
  ...more,
});
const item = (id: string, event: number, more: Partial<LiveEntry> = {}): LiveItem => {
  const shown = entry(id, event, more);
  return { id, sequence: shown.sequence, event, deleted: false, entry: shown };
};
const gone = (id: string, event: number): LiveItem => ({ id, sequence: 0, event, deleted: true });
const start = startState([entry('b', 2), entry('a', 1)], {});
const ids = (shown: { entry: LiveEntry }[]) => shown.map(({ entry: { id } }) => id);

it('what the page was made with is in view, and none of it is fresh', () => {
  expect(shownEntries(start)).toMatchObject([
    { entry: { id: 'b' }, fresh: false },
    { entry: { id: 'a' }, fresh: false },
  ]);
});

it('what arrives waits until the reader looks, and is fresh then', () => {
  const waiting = afterArrival(start, { items: [item('c', 3)] });
  expect(ids(shownEntries(waiting))).toEqual(['b', 'a']);
  expect(waitingEntries(waiting)).toHaveLength(1);
  expect(shownEntries(afterLook(waiting))[0]).toMatchObject({ entry: { id: 'c' }, fresh: true });
});

it('what is in view is changed, pinned and deleted at once', () => {
  const changed = afterArrival(start, {
    items: [item('a', 3, { headline: 'Now', sequence: 1, pinned: true }), gone('b', 4)],
  });
  expect(arranged(shownEntries(changed))).toMatchObject([{ entry: { id: 'a', headline: 'Now' }, fresh: false }]);
});

it('what is pinned stands first', () => {
  expect(ids(arranged(shownEntries(startState([entry('b', 2), entry('a', 1, { pinned: true })], {}))))).toEqual([
    'a',
    'b',
  ]);
});

it('of two states of the coverage the later one holds, whichever comes last', () => {
  const ended = afterArrival(start, { items: [], story: { event: 5, about: { ended: true } } });
  const late = afterArrival(ended, { items: [], story: { event: 4, about: { ended: false } } });
  expect(late.event.ended).toBe(true);
});

it('nothing new is no other state', () => {
  expect(afterArrival(start, { items: [item('a', 1, { sequence: 1 })] })).toBe(start);
});

it('only the entry that somebody looks for is what they look for', () => {
  const arrived = { items: [gone('b', 4), item('c', 5)] };
  expect(brings(arrived, 'update-c')).toBe(true);
  expect(brings(arrived, 'update-d')).toBe(false);
  expect(brings(arrived, undefined)).toBe(false);
});
