import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';

const previewIn = (query: string) => previewOf(new URL(`http://localhost/news/a/${query}`));

describe('a preview', () => {
  it.each([
    ['?preview=abc', 'abc'],
    ['?x=1&preview=a.b-c_d~%21', 'a.b-c_d~!'],
    ['?preview=first&preview=second', 'first'],
    [`?preview=${'a'.repeat(256)}`, 'a'.repeat(256)],
  ])('is taken from the page’s query: %s', (query, expected) => {
    expect(previewIn(query)).toBe(expected);
  });

  it.each([
    ['none', ''],
    ['an empty one', '?preview='],
    ['one under another name', '?Preview=abc'],
    ['one that is too long', `?preview=${'a'.repeat(257)}`],
    ['one with a space', '?preview=a%20b'],
    ['one with a line break, which would end the header', '?preview=a%0d%0ax-admin:1'],
    ['one that only ends in a line break', '?preview=a%0a'],
    ['one with a NUL', '?preview=a%00'],
    ['one beyond ASCII', '?preview=%C3%A9'],
  ])('is ignored: %s', (_, query) => {
    expect(previewIn(query)).toBeUndefined();
  });
});
