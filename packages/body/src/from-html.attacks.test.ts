import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { ATTACKS } from './testing/attacks.ts';
import { toHtml } from './to-html.ts';

const clean = (html: string): string => toHtml(fromHtml(html).body);

/** What story text may hold, written down a second time: a wider allow-list must be decided here as well. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 ul ol li blockquote aside figure figcaption hr table thead tbody tr caption b strong i em cite code sub sup br s small'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'rel'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  div: ['role', 'tabindex', 'aria-label'],
};
const SAFE_HREF = /^(https?:\/\/|mailto:|\/(?![/\\])|#|\?|[\w.%-]+(?![\w.%:-])|$)/i;

/** Only tags in their plainest form: every parser reads such text alike, so nothing can turn into something else. */
const PLAINEST = /^(?:[^<>]|<\/[a-z0-9]+>|<[a-z0-9]+(?: [a-z-]+(?:="[^"<>]*")?)*(?: \/)?>)*$/;

/** Every element as a parser finds it. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) }).end(html);
  return found;
}

function expectSafe(html: string): void {
  expect(html).toMatch(PLAINEST);
  for (const { name, attributes } of elementsOf(html)) {
    expect(Object.keys(ALLOWED)).toContain(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(ALLOWED[name]).toContain(attribute);
      if (attribute === 'href') expect(value).toMatch(SAFE_HREF);
    }
  }
}

describe('what comes in', () => {
  it.each(ATTACKS)('%s leaves nothing outside the allow-list, however often it passes', (_, attack) => {
    for (const html of [attack, `<p>${attack}</p>`, `<table><tr><td>${attack}`, `<blockquote>${attack}</blockquote>`]) {
      const once = clean(html);
      expectSafe(once);
      expect(clean(once)).toBe(once);
    }
  });

  it('what editors write comes back as it was', () => {
    const html = [
      '<h2>What we know</h2><p>A <b>bold</b> <i>word</i>, <a href="/tech/mobile/x/">ours</a> &amp; <a href="https://example.com/?a=1&amp;b=2" rel="nofollow">theirs</a>.</p>',
      '<aside><h3>Box</h3><ul><li>One</li></ul></aside><blockquote><p>“Quote”</p><cite>Name</cite></blockquote><hr />',
      '<div role="region" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2">1 &lt; 2</td></tr></tbody></table></div>',
      '<p><abbr title="Hertz">Hz</abbr> H<sub>2</sub>O x<sup>2</sup> <code>a</code> <s>no</s> <small>s</small><br /><a href="mailto:a@example.com">m</a> <a href="#x">h</a></p>',
      '<figure><figcaption>Caption</figcaption></figure>',
    ];
    expect(clean(html.join('\n'))).toBe(html.join(''));
  });

  it('the words of a tag that is taken away stay, those of a script or style do not', () => {
    expect(clean('<p>a <font color=red>red</font> word<script>alert(1)</script><style>p{}</style></p>')).toBe(
      '<p>a red word</p>',
    );
  });

  const names = Object.keys(ALLOWED);
  const token = fc.oneof(
    fc
      .constantFrom(
        ...names,
        'script',
        'style',
        'svg',
        'math',
        'noscript',
        'template',
        'xmp',
        'x-y',
        'title',
        'select',
        'form',
        'option',
      )
      .chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name}/>`, `<${name} `, `<${name} onclick=x>`)),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '&',
      '&lt;',
      '&#60',
      ';',
      '\0',
    ),
    fc.constantFrom(
      'href="javascript:x"',
      ' href=//e',
      ' href="/x"',
      ' title="<b>"',
      ' tabindex=1',
      ' role=region',
      ' colspan',
    ),
    fc.constantFrom('text', ' ', '\n', 'é', '👩‍🚀'),
    fc.constantFrom(...ATTACKS.map(([, html]) => html)),
  );
  const soup = fc.array(token, { maxLength: 14 }).map((tokens) => tokens.join(''));

  it('any soup of tags holds only what is allowed, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (html) => {
        const once = clean(html);
        expectSafe(once);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });
});
