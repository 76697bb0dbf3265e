import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForScript } from './escape.ts';

describe('data inside a script element', () => {
  it('cannot close the element or open a comment, and reads back unchanged', () => {
    const nasty = fc.constantFrom('</script>', '<!--', '<script>', ']]>', '\u2028', '\u2029', '&lt;', '"');
    const text = fc.array(fc.oneof(nasty, fc.string()), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.array(text), fc.dictionary(text, text)), (data) => {
        const json = jsonForScript(data);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});

describe('text inside HTML', () => {
  it('cannot open an element or leave an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('shows what was written', () => {
    expect(escapeHtml(`<b a="1">&'</b>`)).toBe('&lt;b a=&quot;1&quot;&gt;&amp;&#39;&lt;/b&gt;');
  });
});
