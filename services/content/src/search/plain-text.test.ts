import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the plain text', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<p>A <b>bold</b>ness, an <a href="/x?a=1&amp;b=2">addr</a>ess</p>', 'A boldness, an address'],
    ['<ul><li>one</li><li>two</li></ul><br>three', 'one two three'],
    ['Q&amp;A &lt;b&gt; &quot;x&quot; &#39;y&#x27; &nbsp;z', `Q&A <b> "x" 'y' z`],
    ['&amp;lt;', '&lt;'],
    ['<script>alert("x")</script><style>p{}</style><!-- c -->text', 'text'],
    ['a < b and b > a', 'a < b and b > a'],
    ['  many \n\t spaces  ', 'many spaces'],
    ['nul\0l &#0; &#x110000; \ud800', 'null \ufffd \ufffd \ufffd'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('of a text full of open brackets is made in no time', () => {
    const before = process.cpuUsage();
    plainText('<'.repeat(200_000));
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});
