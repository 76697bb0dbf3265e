import { listicleItemCodec } from '@masthead/model';
import { expect, it } from 'vitest';
import { contentsOf } from './contents.ts';

const heading = (title: string, item?: number) => ({ id: `at-${title}`, title, ...(item !== undefined && { item }) });
const choices = [
  listicleItemCodec.parse({ id: 'a', rank: 1, title: 'Halo', award: 'Best overall' }),
  listicleItemCodec.parse({ id: 'b', rank: 2, title: 'Ondo', award: 'Best cheap' }),
];

it('a story has one from three headings on', () => {
  const headings = ['A', 'B', 'C'].map((title) => heading(title));
  expect(contentsOf({ headings: headings.slice(0, 2) }, { type: 'Explainer' })).toBeUndefined();
  expect(contentsOf({ headings }, { type: 'Explainer' })).toEqual({
    form: 'headings',
    entries: ['A', 'B', 'C'].map((title) => ({ href: `#at-${title}`, title })),
  });
});

it('a choice without a heading is no place of a story that is no list', () => {
  const headings = [heading('A'), heading('B'), heading('', 1), heading('C')];
  expect(contentsOf({ headings }, { type: 'Versus' }, choices)?.entries.map(({ title }) => title)).toEqual([
    'A',
    'B',
    'C',
  ]);
});

it('a best list always has one, with what each choice is best at', () => {
  const headings = [heading('How', undefined), heading('', 1), heading('Best cheap: Ondo', 2), heading('Gone', 9)];
  expect(contentsOf({ headings }, { type: 'Best List - Precap' }, choices)).toEqual({
    form: 'picks',
    entries: [
      { href: '#at-How', title: 'How' },
      { href: '#at-', title: 'Halo', rank: 1, award: 'Best overall' },
      { href: '#at-Best cheap: Ondo', title: 'Best cheap: Ondo', rank: 2 },
    ],
  });
});
