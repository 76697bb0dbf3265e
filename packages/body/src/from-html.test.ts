/** How HTML becomes a tree: the blocks, what stands in them, and what is told of what does not. */
import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { sayDropped } from './say-dropped.ts';
import { toHtml } from './to-html.ts';

const html = (text: string): string => toHtml(fromHtml(text).body);
const note = '<shortcode shortcode="callout" text="Hi"></shortcode>';

describe('a text', () => {
  it('is blocks, and inlines in them', () => {
    expect(fromHtml('<h2>One</h2>\n<p>A <b>bold</b> <a href="/x/">link</a>.<br></p>').body).toEqual({
      version: 1,
      blocks: [
        { kind: 'heading', level: 2, inside: ['One'] },
        {
          kind: 'paragraph',
          inside: [
            'A ',
            { kind: 'b', inside: ['bold'] },
            ' ',
            { kind: 'link', href: '/x/', inside: ['link'] },
            '.',
            { kind: 'br' },
          ],
        },
      ],
    });
  });

  it.each([
    ['loose words', ' a & b ', 'a &amp; b'],
    ['nothing', ' \n ', ''],
    ['empty blocks', '<p> </p><p>a</p><ul><li></li></ul><blockquote></blockquote><h2></h2>', '<p>a</p>'],
    ['words after words that had a block between them', 'a<p></p>b', 'a<p>b</p>'],
    ['boxes that hold a text', '<div><section>a</section><p>b</p></div>c', '<p>a</p><p>b</p>c'],
    [
      'a block within a look',
      '<p>a <b>b<ul><li>c</li></ul>d</b></p>',
      '<p>a <b>b</b></p><ul><li><b>c</b></li></ul><p><b>d</b></p>',
    ],
    ['a look that says nothing', '<p>a<b></b><i><b></b></i></p>', '<p>a</p>'],
    ['a link that leads nowhere', '<p><a>a</a><a href="">b</a></p>', '<p>ab</p>'],
    ['words beside items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['an item without a list', '<li>a</li>', '<p>a</p>'],
    ['a list within an item', '<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
    [
      'a quote with its source',
      '<blockquote><p>a</p>\n<cite>b</cite>\n</blockquote>',
      '<blockquote><p>a</p><cite>b</cite></blockquote>',
    ],
    [
      'a figure and its caption',
      '<figure><figcaption>a</figcaption><p>b</p></figure>',
      '<figure><p>b</p><figcaption>a</figcaption></figure>',
    ],
    ['an abbreviation', '<abbr title="Hertz" class="x">Hz</abbr>', '<abbr title="Hertz">Hz</abbr>'],
  ])('has %s', (_what, written, kept) => {
    expect(html(written)).toBe(kept);
  });

  it('has tables whole: rows without a body get one, words without a cell follow', () => {
    const table = '<table>stray<tr><th scope="ROW">a</th><td colspan="2" rowspan="x">b</td></tr></table>';
    expect(html(table)).toBe(
      '<div role="region" tabindex="0" aria-label="Table"><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table></div><p>stray</p>',
    );
  });
});

describe('an element', () => {
  it.each([
    ['stands between blocks', `<p>a</p>${note}<p>b</p>`, `<p>a</p>${note}<p>b</p>`],
    [
      'ends a paragraph, which goes on after it',
      `<p>a ${note} <em>b${note}c</em></p>`,
      `<p>a </p>${note}<p> <em>b</em></p>${note}<p><em>c</em></p>`,
    ],
    ['leaves no empty paragraph', `<p>${note}</p>`, note],
    [
      'parts a quote',
      `<blockquote><p>a</p>${note}<p>b</p></blockquote>`,
      `<blockquote><p>a</p></blockquote>${note}<blockquote><p>b</p></blockquote>`,
    ],
    [
      'follows the list that it stands in',
      `<ol><li>a${note}</li><li>b<ul><li>${note}</li></ul></li></ol>c`,
      `<ol><li>a</li><li>b</li></ol>${note}${note}c`,
    ],
    [
      'follows the table that it stands in',
      `<table><tr><td>a${note}</td></tr></table>`,
      `<div role="region" tabindex="0" aria-label="Table"><table><tbody><tr><td>a</td></tr></tbody></table></div>${note}`,
    ],
    [
      'is followed by the words in it',
      '<shortcode shortcode="callout" text="Hi">They said so</shortcode>',
      `${note}They said so`,
    ],
  ])('%s', (_rule, written, kept) => {
    expect(html(written)).toBe(kept);
    expect(fromHtml(written).wrong).toEqual([]);
  });

  it('keeps the words on its two sides apart when it leaves an item', () => {
    expect(html(`<ul><li>a${note}b</li></ul>`)).toBe(`<ul><li>a<p>b</p></li></ul>${note}`);
  });

  it('is what its shortcode means', () => {
    const chart =
      '<shortcode shortcode="chart" type="line" title="a &gt; b" labels="One | Two" values="1|2.50"></shortcode>';
    expect(fromHtml(chart).body.blocks).toEqual([
      {
        kind: 'element',
        name: 'chart',
        attributes: { type: 'line', title: 'a > b', labels: ['One', 'Two'], values: ['1', '2.50'] },
      },
    ]);
  });

  it('may be written in brackets, in a line of its own', () => {
    expect(html('<p>a</p><p>[callout text="Hi"]</p>')).toBe(`<p>a</p>${note}`);
    expect(html('<p>[cnetlisticle_mini]</p>')).toBe('<shortcode shortcode="cnetlisticle_mini"></shortcode>');
  });

  it.each([
    '<p>[sic] and [1], [see table]</p>',
    '<p>[Applause]</p>',
    '<p><code>[callout text="x"]</code></p>',
    '<p>a[i] = "x"</p>',
  ])('is nothing of %s', (text) => {
    expect(fromHtml(text)).toMatchObject({ wrong: [], body: { blocks: [{ kind: 'paragraph' }] } });
  });
});

describe('a wrong shortcode is refused with a sentence and never shown as brackets', () => {
  it.each([
    ['<shortcode shortcode="dance"></shortcode>', 'There is no shortcode dance'],
    ['<shortcode></shortcode>', 'A shortcode has no name'],
    ['<shortcode shortcode="constructor"></shortcode>', 'There is no shortcode constructor'],
    ['<shortcode shortcode="image" caption="x"></shortcode>', 'The shortcode image needs picture'],
    ['<shortcode shortcode="infocard" title=" "></shortcode>', 'The shortcode infocard needs title, text'],
    ['<shortcode shortcode="reviewcard"></shortcode>', 'The shortcode reviewcard needs product'],
    [
      '<shortcode shortcode="chart" type="pie" title="a" labels="a" values="1"></shortcode>',
      'The shortcode chart is wrong: type takes bar or line',
    ],
    [
      '<shortcode shortcode="chart" title="a" labels="a|b" values="1"></shortcode>',
      'The shortcode chart has another number of labels than of values',
    ],
    [
      '<shortcode shortcode="chart" title="a" labels="a" values="x"></shortcode>',
      'The shortcode chart is wrong: values has one that is no number',
    ],
    [
      '<shortcode shortcode="embed" url="javascript:x"></shortcode>',
      'The shortcode embed is wrong: url is no address of the web',
    ],
    ['<shortcode shortcode="commercelink">x</shortcode>', 'The shortcode commercelink needs product'],
    ['<p>a <shortcode shortcode="callout" text="x"></p><p>b</p>', 'The shortcode callout is not closed'],
    ['<p>[dance step="1"]</p>', 'There is no shortcode dance'],
    ['<p>[callout]</p>', 'The shortcode callout needs text'],
    [
      '<p>See [callout text="x"] here</p>',
      'The shortcode callout does not stand in a line of its own, or is not closed',
    ],
    ['<p>[callout text="x</p>', 'The shortcode callout does not stand in a line of its own, or is not closed'],
    ['<p>[Callout text="x"]</p>', 'There is no shortcode Callout'],
  ])('%s', (text, sentence) => {
    expect(fromHtml(text).wrong.map((each) => each.sentence)).toEqual([sentence]);
  });

  it('what is right beside it is kept', () => {
    expect(html(`<p>a</p><shortcode shortcode="dance"></shortcode>${note}<p>[dance step="1"]</p>`)).toBe(
      `<p>a</p>${note}`,
    );
  });
});

it('what is left out is told, each once', () => {
  const text =
    '<p onclick="x" onclick="y">a<script>b</script><font>c</font><font>d</font></p><a href="javascript:x">e</a><shortcode shortcode="callout" text="x" onclick="y"></shortcode>';
  expect(fromHtml(text).dropped).toEqual([
    { what: 'attribute', name: 'p onclick', near: 'a b c d e' },
    { what: 'tag', name: 'script', near: 'b c d e' },
    { what: 'tag', name: 'font', near: 'c d e' },
    { what: 'address', name: 'javascript:x', near: 'e' },
    { what: 'attribute', name: 'callout onclick', near: 'a b c d e' },
  ]);
});

it('what is left out is told in words, with those near it', () => {
  const told = (text: string) => fromHtml(text).dropped.map((each) => [sayDropped(each), each.near]);
  expect(told('<p>Some words.</p><img src="x.jpg" alt="A > B">')).toEqual([
    ['<img> is left out: a picture stands in a text by the shortcode image', 'Some words.'],
  ]);
  expect(told('<h4 class="x">A head</h4><p>and what follows</p>')).toEqual([
    ['The attribute class of h4 is left out', 'A head and what follows'],
    ['<h4> becomes a paragraph', 'A head and what follows'],
  ]);
  expect(told('<style>p {}</style><blink>Look</blink>')).toEqual([
    ['<style> is left out, with what stands in it', 'p {} Look'],
    ['<blink> is left out: its words stay', 'Look'],
  ]);
  expect(told('<p>See <a href="ftp://x">there</a></p>')).toEqual([
    ['ftp://x is no address for a link: its words stay, without the link', 'there'],
  ]);
  expect(told(`<p>Before it.</p><img src="data:${'x'.repeat(600)}">`)).toMatchObject([
    [expect.any(String), 'Before it.'],
  ]);
  expect(told(`<p><a href="/${'x'.repeat(600)}"></a></p><img>`)).toMatchObject([[expect.any(String), '']]);
  expect(told('<p>a</p><p>[callout text="x" look="y"]</p>')).toEqual([
    ['The attribute look of callout is left out', '[callout text="x" look="y"]'],
  ]);
});

describe('a link that names a story', () => {
  const addressOf = (story: string) => (story === 'halo-tested' ? '/mobile/halo-tested/' : undefined);

  it('leads to its address, where that is known', () => {
    const read = fromHtml('<p><a href=" Story:halo-tested " rel="x">Halo</a></p>', addressOf);
    expect([toHtml(read.body), read.dropped, read.wrong]).toEqual([
      '<p><a href="/mobile/halo-tested/" rel="x">Halo</a></p>',
      [],
      [],
    ]);
  });

  it('is refused where there is no such story', () => {
    const { body, wrong, dropped } = fromHtml('<p><a href="story:no-such">Halo</a></p>', addressOf);
    expect([toHtml(body), wrong.map(({ sentence }) => sentence), dropped]).toEqual([
      '<p>Halo</p>',
      ['The link story:no-such names no story'],
      [],
    ]);
  });

  it('leads nowhere for who knows no stories', () => {
    expect(fromHtml('<p><a href="story:halo-tested">Halo</a></p>').dropped).toMatchObject([
      { what: 'address', name: 'story:halo-tested' },
    ]);
  });
});

it('looks that are too deep in each other keep their words', () => {
  const { body, dropped } = fromHtml(`<p>${'<b><i>'.repeat(6)}a</p>`);
  expect(toHtml(body)).toBe(`<p>${'<b><i>'.repeat(4)}a${'</i></b>'.repeat(4)}</p>`);
  expect(dropped).toEqual([
    { what: 'nesting', name: 'b', near: 'a' },
    { what: 'nesting', name: 'i', near: 'a' },
  ]);
});
