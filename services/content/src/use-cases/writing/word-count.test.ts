import { expect, it } from 'vitest';
import { wordCount } from './word-count.ts';

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One two three.</p>', 3],
  ['<p>One</p><p>two</p>', 2],
  ['<td>1</td><td>2</td>', 2],
  ['<p>See <a href="/a-long/address/">this test</a>.</p>', 3],
  ['<p>“Quite”, he said – <b>twice</b>!</p>', 4],
  ['<p>état 3.1 日本</p>', 3],
])('the word count of %s is %i', (text, count) => {
  expect(wordCount(text)).toBe(count);
});
