/** A tree that is written as HTML or as JSON is read back as the same tree. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Body, fromStored, toStored } from './body.ts';
import { fromHtml } from './from-html.ts';
import { anyBody } from './testing/any-body.ts';
import { ATTACKS } from './testing/attacks.ts';
import { toHtml } from './to-html.ts';
import { MARKS } from './tree.ts';

const throughJson = (body: Body): Body => fromStored(JSON.parse(JSON.stringify(toStored(body))));

describe('any tree', () => {
  it('is the same after HTML', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const { body: read, wrong, dropped } = fromHtml(toHtml(body));
        expect(read).toEqual(body);
        expect([...wrong, ...dropped]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same after JSON', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        expect(throughJson(body)).toEqual(body);
      }),
      { numRuns: 300 },
    );
  });
});

it('what is read of any soup is a tree that is the same after HTML and after JSON', () => {
  const tags = [
    'p',
    'h2',
    'div',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'caption',
    'blockquote',
    'figure',
    'figcaption',
    'a',
    ...MARKS,
  ];
  const token = fc.oneof(
    fc.constantFrom(...tags).chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} href="/x">`)),
    fc.constantFrom(
      'a ',
      ' b',
      '\n',
      '<br>',
      '<hr>',
      '&amp;',
      '[callout text="x"]',
      '<shortcode shortcode="callout" text="y">',
      '</shortcode>',
    ),
    fc.constantFrom('<shortcode shortcode="commercelink" product="p">', ...ATTACKS.map(([, html]) => html)),
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 20 }), (tokens) => {
      const { body } = fromHtml(tokens.join(''));
      expect(fromHtml(toHtml(body)).body).toEqual(body);
      expect(throughJson(body)).toEqual(body);
    }),
    { numRuns: 1500 },
  );
});

describe('a stored tree is refused when it', () => {
  const withBlock = (block: unknown) => () => fromStored({ version: 1, blocks: [block] });
  const link = (href: string) => ({ kind: 'paragraph', inside: [{ kind: 'link', href, inside: ['x'] }] });
  it.each([
    ['is of another version', () => fromStored({ version: 2, blocks: [] })],
    ['has an unknown block', withBlock({ kind: 'script', inside: ['alert(1)'] })],
    ['has an unknown inline', withBlock({ kind: 'paragraph', inside: [{ kind: 'img', inside: [] }] })],
    ['leads to a script', withBlock(link('javascript:alert(1)'))],
    ['leads to a script behind a tab', withBlock(link('java\tscript:alert(1)'))],
    ['leads to another host', withBlock(link('//evil.example'))],
    ['has an unknown element', withBlock({ kind: 'element', name: 'dance', attributes: {} })],
    ['has a wrong element', withBlock({ kind: 'element', name: 'callout', attributes: {} })],
    [
      'has an element within a block',
      withBlock({ kind: 'quote', inside: [{ kind: 'element', name: 'callout', attributes: { text: 'x' } }] }),
    ],
  ])('%s', (_what, read) => {
    expect(read).toThrow();
  });
});
