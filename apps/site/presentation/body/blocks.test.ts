import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

it('a text is cut after each of its blocks, and nowhere within one', () => {
  const html = '<p>One <b>bold</b><br>word</p>\n<ul><li><p>Two</p></li></ul><aside><h2>Three</h2><p>x</p></aside>';
  expect(blocksOf(html)).toEqual([
    '<p>One <b>bold</b><br>word</p>',
    '\n<ul><li><p>Two</p></li></ul>',
    '<aside><h2>Three</h2><p>x</p></aside>',
  ]);
});

it('words that stand in no block are not torn apart', () => {
  expect(blocksOf('Loose <b>words</b> and <em>more</em><p>Then</p> an end')).toEqual([
    'Loose <b>words</b> and <em>more</em><p>Then</p>',
    ' an end',
  ]);
});

it('joined, the blocks are the text', () => {
  const pieces = fc.constantFrom(
    '<p>a</p>',
    '<ul><li>b</li></ul>',
    'c',
    '<b>d</b>',
    '<br>',
    '<div><p>e</p></div>',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      expect(blocksOf(parts.join('')).join('')).toBe(parts.join(''));
    }),
  );
});
