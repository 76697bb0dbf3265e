import { expect, it } from 'vitest';
import type { BestSection } from '../../components/best/sections.ts';
import { picksFirst, placesInOrder } from './picks-first.ts';

const text = (id: string): BestSection => ({ kind: 'text', id, body: [] });
const pick = (rank: number): BestSection => ({
  kind: 'pick',
  id: `pick-${rank}`,
  pick: { rank, title: `P${rank}`, name: `P${rank}`, good: [], bad: [], offers: [], specs: [] },
  body: [],
  more: [],
});
const idsOf = (sections: readonly BestSection[]) => sections.map(({ id }) => id);

it('what a text begins with stands behind the last choice, under a heading, and the rest where it was', () => {
  const shown = picksFirst([text('opening'), pick(1), text('between'), pick(2), text('end')]);
  expect(idsOf(shown)).toEqual(['pick-1', 'between', 'pick-2', 'opening', 'end']);
  expect(shown[3]).toMatchObject({ title: 'About this list' });
  expect(shown.filter((section) => 'title' in section)).toHaveLength(1);
});

it('a list that begins with a choice stays as it is', () => {
  expect(idsOf(picksFirst([pick(1), text('end')]))).toEqual(['pick-1', 'end']);
  expect(picksFirst([])).toEqual([]);
});

it('the table of contents has the places in that order', () => {
  const entries = [
    { href: '#figures', title: 'The figures' },
    { href: '#one', title: 'One', rank: 1 },
    { href: '#two', title: 'Two', rank: 2 },
    { href: '#how', title: 'How we test' },
  ];
  const { entries: placed } = placesInOrder({ form: 'picks', entries });
  expect(placed.map(({ href }) => href)).toEqual(['#one', '#two', '#figures', '#how']);
});
