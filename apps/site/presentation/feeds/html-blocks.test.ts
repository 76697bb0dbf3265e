import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './html-blocks.ts';

describe('the blocks of a text', () => {
  it.each<[string, [string, string][]]>([
    ['', []],
    [' \n', []],
    [
      '<p>a</p>\n<p>b</p>',
      [
        ['p', '<p>a</p>'],
        ['p', '<p>b</p>'],
      ],
    ],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', [['ul', '<ul><li>a<ul><li>b</li></ul></li></ul>']]],
    [
      'words<p>a</p>more',
      [
        ['', 'words'],
        ['p', '<p>a</p>'],
        ['', 'more'],
      ],
    ],
    [
      '<hr /><p>a<br />b</p>',
      [
        ['hr', '<hr />'],
        ['p', '<p>a<br />b</p>'],
      ],
    ],
    ['<p><a href="https://a.example/">a</a></p>', [['p', '<p><a href="https://a.example/">a</a></p>']]],
    ['<figure><img src="a/" alt="" /></figure>', [['figure', '<figure><img src="a/" alt="" /></figure>']]],
  ])('%j', (html, expected) => {
    expect(blocksOf(html).map(({ tag, html: block }) => [tag, block])).toEqual(expected);
  });

  it('are the whole text in its order, each a whole element or text alone', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<ul><li>',
      '<br>',
      '<hr>',
      'words',
      '>',
      '<a href="x>/">',
      '"',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (html) => {
          const clean = sanitizeHtml(html, { allowedTags: ['p', 'b', 'ul', 'li', 'br', 'hr', 'a'] });
          const blocks = blocksOf(clean);
          const packed = (text: string) => text.replaceAll(/\s/g, '');
          expect(packed(blocks.map((block) => block.html).join(''))).toBe(packed(clean));
          for (const { tag, html: block } of blocks) expect(block.startsWith('<')).toBe(tag !== '');
        },
      ),
    );
  });
});
