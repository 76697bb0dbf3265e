import { describe, expect, it } from 'vitest';
import { bodyHtml, type TextReferences } from './body.ts';

const references: TextReferences = {
  address: (slug) => (slug === 'halo-tested' ? '/tech/mobile/halo-tested/' : undefined),
  picture: (file) => file,
  story: (slug) => slug,
  product: () => {},
  wrong(sentence) {
    throw new Error(sentence);
  },
};
const html = (markdown: string): string => bodyHtml(markdown, references).trim();

describe('the text of a story', () => {
  it.each([
    ['paragraphs', 'One *two* **three**.\n\nFour.', '<p>One <em>two</em> <strong>three</strong>.</p><p>Four.</p>'],
    ['headings', '## Rules\n\n### Small', '<h2>Rules</h2><h3>Small</h3>'],
    ['lists', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a boxed summary',
      '<aside><h2>What we know</h2><ul><li><b>A:</b> b</li></ul></aside>',
      '<aside><h2>What we know</h2><ul><li><b>A:</b> b</li></ul></aside>',
    ],
    [
      'a link elsewhere',
      '[x](https://example.com/?a=1&b=2)',
      '<p><a href="https://example.com/?a=1&amp;b=2">x</a></p>',
    ],
    ['a link to one of our stories', '[x](story:halo-tested)', '<p><a href="/tech/mobile/halo-tested/">x</a></p>'],
    [
      'a link to where a product is sold',
      '[the *x*](product:halo-12)',
      '<p><shortcode shortcode="commercelink" product="halo-12">the <em>x</em></shortcode></p>',
    ],
    ['a link in emphasis', '*[x](https://example.com/)*', '<p><em><a href="https://example.com/">x</a></em></p>'],
    ['a link in brackets', '([x y](https://example.com/))', '<p>(<a href="https://example.com/">x y</a>)</p>'],
    ['a link that begins a line', 'a\n[x](https://example.com/) b', '<p>a\n<a href="https://example.com/">x</a> b</p>'],
    ['signs that mean something in HTML', '1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('%s become HTML', (_, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it.each(['[x](product:)', '[x](product:a"b)'])('a link to no product is an error: %s', (markdown) => {
    expect(() => html(markdown)).toThrow(/The link product:.* names no product/);
  });

  it.each(['[x](story:no-such)', '> [x](story:no-such)', '- **[x](story:no-such)**', '[x](story:)'])(
    'a link to an unknown story is an error: %s',
    (markdown) => {
      expect(() => html(markdown)).toThrow(/The link story:.* names no story/);
    },
  );
});

describe('a quote', () => {
  it('has its words in a paragraph, and whose they are in its last line', () => {
    expect(html('> “It *works*.”\n> — Ann Lee, engineer')).toBe(
      '<blockquote><p>“It <em>works</em>.”</p><cite>Ann Lee, engineer</cite></blockquote>',
    );
  });

  it('may have an empty line before its last', () => {
    expect(html('> “It works.”\n>\n> — Ann Lee')).toBe(
      '<blockquote><p>“It works.”</p><cite>Ann Lee</cite></blockquote>',
    );
  });

  it('may be nobody’s', () => {
    expect(html('> “It works.”')).toBe('<blockquote><p>“It works.”</p></blockquote>');
  });

  it('keeps the dashes within it', () => {
    expect(html('> “It works — mostly — today.”')).toBe('<blockquote><p>“It works — mostly — today.”</p></blockquote>');
    expect(html('> “It works — mostly.”\n> — Ann Lee')).toContain('<p>“It works — mostly.”</p><cite>Ann Lee</cite>');
  });

  it('has links to our stories', () => {
    const link = '<a href="/tech/mobile/halo-tested/">x</a>';
    expect(html('> [x](story:halo-tested)\n> — [x](story:halo-tested)')).toBe(
      `<blockquote><p>${link}</p><cite>${link}</cite></blockquote>`,
    );
  });
});

describe('a table', () => {
  it('is in a box that scrolls and that the keyboard reaches, its heads saying what they head', () => {
    expect(html('| A | B |\n|---|---|\n| 1 | 2 |').replaceAll('\n', '')).toBe(
      '<div role="region" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    );
  });

  it('has heads that say so when its columns are aligned', () => {
    expect(html('| A | B |\n|:--|--:|\n| 1 | 2 |').match(/<th scope="col">/g)).toHaveLength(2);
  });

  it('keeps what its author said of a head', () => {
    const rows = '<thead><tr><th>A</th></tr></thead><tbody><tr><th scope="row">B</th></tr></tbody>';
    expect(html(`<table>${rows}</table>`)).toContain(
      '<th scope="col">A</th></tr></thead><tbody><tr><th scope="row">B</th>',
    );
  });

  it('of two each has its own box', () => {
    const table = '| A |\n|---|\n| 1 |';
    const text = html(`${table}\n\nBetween.\n\n${table}`);
    expect([text.match(/<div /g), text.match(/<\/table><\/div>/g)].map((found) => found?.length)).toEqual([2, 2]);
  });
});

describe('what a story may not hold', () => {
  it.each([
    ['a script', 'a <script>alert(1)</script> b', /script|alert/],
    ['a script block', '<script>\nalert(1)\n</script>\n', /script|alert/],
    ['a handler', '<p onclick="alert(1)">x</p>', /onclick|alert/],
    ['a link to JavaScript', '[x](javascript:alert(1))', /javascript|alert/],
    ['a link to data', '[x](data:text/html,y)', /data:/],
    ['a script in a quote', '> a <script>alert(1)</script>\n> — <img src=x onerror=alert(1)>', /script|alert|img/],
    ['a frame', '<iframe src="https://evil.example"></iframe>', /iframe|evil/],
    ['a picture from elsewhere', '![x](https://evil.example/x.gif)', /img|evil/],
  ])('%s is taken away', (_, markdown, trace) => {
    expect(html(markdown)).not.toMatch(trace);
  });

  it('a link that leads nowhere is told with what would be right', () => {
    expect(() => html('[x](www.example.com)')).toThrow(
      'The link www.example.com leads nowhere: write the whole address, as in https://www.example.com',
    );
  });
});
