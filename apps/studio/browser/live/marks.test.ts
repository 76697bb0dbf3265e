import { fromHtml, toHtml } from '@masthead/body';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementMarks, htmlOfMarks } from './marks.ts';
import { marksOfHtml } from './marks-of-html.ts';

describe('what an editor types', () => {
  it.each([
    ['a paragraph', 'Lights down.', '<p>Lights down.</p>'],
    ['two paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['two lines of one', 'One.\nTwo.', '<p>One.<br />Two.</p>'],
    ['a heading', '## What we know', '<h2>What we know</h2>'],
    ['a smaller heading', '### Prices', '<h3>Prices</h3>'],
    ['a list', '- One\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['a counted list', '1. One\n2. Two', '<ol><li>One</li><li>Two</li></ol>'],
    ['a quote', '> So be it.\n> All of it.', '<blockquote><p>So be it.<br />All of it.</p></blockquote>'],
    ['strong and emphasised words', '**$229** is *a lot*', '<p><strong>$229</strong> is <em>a lot</em></p>'],
    ['a link', 'Read [our test](https://a.example/x).', '<p>Read <a href="https://a.example/x">our test</a>.</p>'],
    ['an element', '[callout text="Mind <it>"]', '<shortcode shortcode="callout" text="Mind &lt;it&gt;"></shortcode>'],
    ['a tag within words', 'Not <b>bold</b> & so', '<p>Not &lt;b&gt;bold&lt;/b&gt; &amp; so</p>'],
    ['HTML', '<p>As <s>it</s> is</p>', '<p>As <s>it</s> is</p>'],
    ['a minus', '-5 degrees', '<p>-5 degrees</p>'],
    ['a price with a star', 'From $5\\*', '<p>From $5*</p>'],
    ['nothing', ' \n ', ''],
  ])('%s', (_, text, html) => {
    expect(htmlOfMarks(text)).toBe(html);
  });

  it('is told again in the same marks', () => {
    const text =
      '## Prices\n\n**$229**, *maybe*\nor [less](https://a.example/)\n\n- One\n- Two\n\n> Oh\n\n[image picture="p1" caption="A hall"]';
    expect(marksOfHtml(htmlOfMarks(text))).toBe(text);
  });

  it('names an element with its values in one line', () => {
    const marks = elementMarks('pullquote', { text: 'He said "no"\nto all', by: ' ' });
    expect(marks).toBe('[pullquote text="He said ”no” to all"]');
    expect(htmlOfMarks(marks)).toContain('shortcode="pullquote" text="He said ”no” to all"');
  });
});

describe('a text that was written before', () => {
  it.each([
    ['a table', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['a list in a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['two paragraphs in a quote', '<blockquote><p>One</p><p>Two</p></blockquote>'],
    ['a link with more to say', '<p><a href="https://a.example/" rel="sponsored">x</a></p>'],
  ])('%s stays HTML when marks cannot tell it', (_, html) => {
    expect(marksOfHtml(html)).toBe(html);
    expect(htmlOfMarks(marksOfHtml(html))).toBe(html);
  });

  it('old-fashioned tags become marks', () => {
    expect(marksOfHtml('<p><b>So</b> <i>it</i> is</p>')).toBe('**So** *it* is');
  });
});

const words = fc.stringMatching(/^[\w.,!?'’“”()[\]*#>\-\\&<>" ]{1,30}$/);

describe('nothing is lost between marks and HTML', () => {
  it('whatever is typed, it is the same text when it is opened again', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.constantFrom('\n', '\n\n'), (lines, between) => {
        fc.pre(!/^\s*<[a-z]/i.test(lines.join(between)));
        const html = toHtml(fromHtml(htmlOfMarks(lines.join(between))).body);
        expect(htmlOfMarks(marksOfHtml(html)).replaceAll(/\s+/g, ' ')).toBe(html.trim().replaceAll(/\s+/g, ' '));
      }),
      { numRuns: 500 },
    );
  });

  it('what is typed as words makes no tag', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = htmlOfMarks(`a ${text}`);
        const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag);
        expect(tags.every((tag) => /^(p|h2|h3|ul|ol|li|blockquote|br|strong|em|a|shortcode)$/.test(tag ?? ''))).toBe(
          true,
        );
      }),
    );
  });
});
