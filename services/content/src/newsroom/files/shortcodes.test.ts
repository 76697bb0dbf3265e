import { fromHtml, type Shortcode, shortcodeOf } from '@masthead/body';
import { describe, expect, it } from 'vitest';
import { bodyHtml, type TextReferences } from './body.ts';

const known = (kind: string, names: readonly string[]) => (name: string) => {
  if (!names.includes(name)) throw new Error(`there is no ${kind} ${name}`);
  return `id-of-${name.replace('.', '-')}`;
};
const references: TextReferences = {
  address: (slug) => (slug === 'halo-tested' ? '/tech/halo-tested/' : undefined),
  picture: known('picture', ['phone.jpg']),
  story: known('story', ['halo-tested', 'winter-range']),
  product: () => {},
  wrong(sentence) {
    throw new Error(sentence);
  },
};
const html = (markdown: string): string => bodyHtml(markdown, references).trim();
const shortcodesIn = (stored: string): Shortcode[] =>
  fromHtml(stored).body.blocks.flatMap((block) => (block.kind === 'element' ? [shortcodeOf(block)] : []));

describe('a shortcode', () => {
  it.each([
    ['[image file="phone.jpg" caption="Blue"]', { shortcode: 'image', picture: 'id-of-phone-jpg', caption: 'Blue' }],
    ['[video slug="halo-tested"]', { shortcode: 'video', story: 'id-of-halo-tested' }],
    ['[gallery slug="halo-tested"]', { shortcode: 'gallery', story: 'id-of-halo-tested' }],
    ['[newsletter slug="morning-edition"]', { shortcode: 'newsletter', slug: 'morning-edition' }],
    ['[buybutton product="halo-12"]', { shortcode: 'buybutton', product: 'halo-12' }],
    ['[reviewcard product="halo-12"]', { shortcode: 'reviewcard', product: 'halo-12' }],
    ['[specs product="halo-12"]', { shortcode: 'specs', product: 'halo-12' }],
    ['[pricehistory product="halo-12"]', { shortcode: 'pricehistory', product: 'halo-12' }],
    ['[cnetlisticle item="2"]', { shortcode: 'cnetlisticle', item: '2' }],
    ['[cnetlisticle_mini]', { shortcode: 'cnetlisticle_mini' }],
    [
      '[chart type="bar" title="Power" unit="W" labels="One|Two" values="3|4.5"]',
      { shortcode: 'chart', type: 'bar', title: 'Power', unit: 'W', labels: 'One|Two', values: '3|4.5' },
    ],
    ['[infocard title="A" text="B"]', { shortcode: 'infocard', title: 'A', text: 'B' }],
    ['[callout text="B"]', { shortcode: 'callout', text: 'B' }],
    [
      '[relatedlinks stories="halo-tested, winter-range"]',
      { shortcode: 'relatedlinks', stories: 'id-of-halo-tested,id-of-winter-range' },
    ],
  ])('%s becomes the element that is stored', (line, attributes) => {
    expect(shortcodesIn(html(`Before.\n\n${line}\n\nAfter.`))).toEqual([attributes]);
    expect(html(`Before.\n\n${line}\n\nAfter.`)).toMatch(
      /^<p>Before\.<\/p>\s*<shortcode .*><\/shortcode>\s*<p>After\.<\/p>$/,
    );
  });

  it('of an unknown name is an error, whatever every object has', () => {
    for (const name of ['dance', 'constructor', 'to_string', '__proto__'])
      expect(() => html(`[${name}]`)).toThrow(`There is no shortcode ${name}`);
  });

  it.each([
    ['[image]', 'The shortcode image needs file'],
    ['[image caption="x"]', 'The shortcode image needs file'],
    ['[image file=""]', 'The shortcode image needs file'],
    ['[chart type="bar" title="x"]', 'The shortcode chart needs labels, values'],
    ['[relatedlinks]', 'The shortcode relatedlinks needs stories'],
  ])('%s lacks what it needs, which is an error', (line, message) => {
    expect(() => html(line)).toThrow(message);
  });

  it.each([
    ['[image file="no-such.jpg"]', 'there is no picture no-such.jpg'],
    ['[video slug="no-such"]', 'there is no story no-such'],
    ['[gallery slug="no-such"]', 'there is no story no-such'],
    ['[relatedlinks stories="halo-tested,no-such"]', 'there is no story no-such'],
  ])('%s names something that does not exist, which is an error', (line, message) => {
    expect(() => html(line)).toThrow(message);
  });

  it.each([
    ['a < b', 'a < b'],
    ['a > b', 'a > b'],
    ['fish & chips', 'fish & chips'],
    ['&lt;b&gt;', '&lt;b&gt;'],
    ["it's", "it's"],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['“quoted”', '“quoted”'],
  ])('says %j as it was written, and nothing of it becomes markup', (text, said) => {
    const stored = html(`[callout text="${text}"]`);
    expect(shortcodesIn(stored)).toEqual([{ shortcode: 'callout', text: said }]);
    expect(stored.match(/<[a-z/]/g)).toEqual(['<s', '</']);
  });

  it('keeps no attribute that nobody knows', () => {
    expect(shortcodesIn(html('[callout text="x" onclick="alert"]'))).toEqual([{ shortcode: 'callout', text: 'x' }]);
  });

  it.each([
    ['within a line', 'See [image file="phone.jpg"] here.', 'The shortcode image does not stand in a line of its own'],
    ['with capitals', '[Image file="phone.jpg"]', 'There is no shortcode Image'],
    [
      'without an end',
      '[image file="phone.jpg',
      'The shortcode image does not stand in a line of its own, or is not closed',
    ],
    [
      'with a wrong number',
      '[chart type="bar" title="x" labels="a" values="b"]',
      'The shortcode chart is wrong: values',
    ],
  ])('%s is an error, and no brackets', (_, markdown, message) => {
    expect(() => html(markdown)).toThrow(message);
  });

  it.each([
    ['as code', '`[image file="phone.jpg"]`'],
    ['indented as code', '    [image file="phone.jpg"]'],
    ['as a link', '[image](https://example.com/)'],
  ])('%s is none', (_, markdown) => {
    expect(shortcodesIn(html(markdown))).toEqual([]);
  });

  it('needs no empty line around it, and several may follow each other', () => {
    const text = 'Before.\n[callout text="1"]\n[callout text="2"]\nAfter.';
    expect(shortcodesIn(html(text)).map(({ text: said }) => said)).toEqual(['1', '2']);
    expect(html(text)).toMatch(/<p>Before\.<\/p>[\s\S]*<p>After\.<\/p>/);
  });
});
