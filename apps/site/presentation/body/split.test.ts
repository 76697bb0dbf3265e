import { sanitiseManuscript, shortcodesIn } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BodyPiece, splitBody, textOfPieces } from './split.ts';

const note = '<shortcode shortcode="callout" text="Hi"></shortcode>';
const written = (pieces: readonly BodyPiece[]): string[] =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.html : `[${piece.attributes.shortcode}]`));

describe('a text is taken apart', () => {
  it.each([
    ['without shortcodes into itself', '<p>One</p>\n<p>Two</p>', ['<p>One</p>\n<p>Two</p>']],
    ['at each shortcode', `<p>One</p>${note}<p>Two</p>`, ['<p>One</p>', '[callout]', '<p>Two</p>']],
    ['into shortcodes alone', note + note, ['[callout]', '[callout]']],
    [
      'within a paragraph, which ends before and goes on after',
      `<p>One ${note} two</p>`,
      ['<p>One </p>', '[callout]', '<p> two</p>'],
    ],
    [
      'without leaving an empty paragraph',
      `<p>One</p><p>${note}</p><p>Two</p>`,
      ['<p>One</p>', '[callout]', '<p>Two</p>'],
    ],
    [
      'after a list that it stands in',
      `<ol><li>a${note}</li><li>b</li></ol><p>c</p>`,
      ['<ol><li>a</li><li>b</li></ol>', '[callout]', '<p>c</p>'],
    ],
    [
      'inside of what holds the whole text',
      `<div><p>One</p>${note}<p>Two</p></div>`,
      ['<div><p>One</p></div>', '[callout]', '<div><p>Two</p></div>'],
    ],
    ['around the words in it', '<shortcode shortcode="embed">They said so</shortcode>', ['[embed]', 'They said so']],
    ['into nothing when it is empty', ' \n ', []],
  ])('%s', (_rule, html, pieces) => {
    expect(written(splitBody(html))).toEqual(pieces);
  });

  it('with the attributes as they were meant', () => {
    const [piece] = splitBody('<shortcode shortcode="callout" text="a &gt; &quot;b&quot; &amp; c"></shortcode>');
    expect(piece).toEqual({ kind: 'shortcode', attributes: { shortcode: 'callout', text: 'a > "b" & c' } });
  });

  it('and holds nothing but what may stand in a page', () => {
    const html = textOfPieces(splitBody(`<p onclick="x()">a</p><script>alert(1)</script>${note}<p id="root">b</p>`));
    expect(html).toBe('<p>a</p><p>b</p>');
  });
});

/** Texts of any nesting, with shortcodes anywhere. */
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('words', note, '<br />', '<hr />', 'a &lt; b'),
    fc
      .tuple(
        fc.constantFrom('p', 'div', 'ul', 'li', 'blockquote', 'table', 'aside', 'em'),
        fc.array(tie('block'), { maxLength: 4 }),
      )
      .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
  ),
}));

it('every piece is whole, no shortcode is lost, and none stays in a text', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const html = blocks.join('');
      const pieces = splitBody(html);
      for (const piece of pieces) if (piece.kind === 'text') expect(sanitiseManuscript(piece.html)).toBe(piece.html);
      expect(textOfPieces(pieces)).not.toContain('<shortcode');
      const found = pieces.filter(({ kind }) => kind === 'shortcode');
      expect(found).toHaveLength(shortcodesIn(sanitiseManuscript(html)).length);
    }),
  );
});

it('a text that is nested without end does not grow by being taken apart', () => {
  const deep = '<div>'.repeat(1000) + `word${note}`.repeat(100) + '</div>'.repeat(1000);
  const pieces = splitBody(deep);
  expect(pieces.filter(({ kind }) => kind === 'shortcode')).toHaveLength(100);
  expect(textOfPieces(pieces).length).toBeLessThan(2 * deep.length);
});
