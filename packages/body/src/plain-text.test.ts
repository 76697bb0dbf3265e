import { expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { countWords, plainText } from './plain-text.ts';

it.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<p>A <b>bold</b>ness, an <a href="/x?a=1&amp;b=2">addr</a>ess</p>', 'A boldness, an address'],
  ['<ul><li>one</li><li>two<br>three</li></ul>', 'one two three'],
  [
    '<table><caption>a</caption><tr><th>b</th><td>c</td></tr></table><figure>d<figcaption>e</figcaption></figure>',
    'a b c d e',
  ],
  ['Q&amp;A &lt;b&gt; &nbsp;z', 'Q&A <b> z'],
  ['<p>a</p><shortcode shortcode="callout" text="b"></shortcode>', 'a'],
])('the plain text of %s is %j', (html, text) => {
  expect(plainText(fromHtml(html).body)).toBe(text);
});

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One two three.</p>', 3],
  ['<p>One</p><p>two</p>', 2],
  ['<table><tr><td>1</td><td>2</td></tr></table>', 2],
  ['<p>See <a href="/a-long/address/">this test</a>.</p>', 3],
  ['<p>“Quite”, he said – <b>twice</b>!</p>', 4],
  ['<p>état 3.1 日本 &amp;</p>', 3],
])('the word count of %s is %i', (html, count) => {
  expect(countWords(fromHtml(html).body)).toBe(count);
});
