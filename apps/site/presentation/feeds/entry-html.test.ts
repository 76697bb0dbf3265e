import { describe, expect, it } from 'vitest';
import { FEED_SITE, feedItem, HOSTILE, pictureWire, SITE_URL } from '../../server/testing/feed-wires.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import { entryOf } from './entry.ts';

const shortcode = (attributes: Record<string, string>): string =>
  `<shortcode ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></shortcode>`;

const html = (more: Record<string, unknown>): string => entryOf(feedItem('a', more), FEED_SITE).html;
const shown = (attributes: Record<string, string>, more: Record<string, unknown> = {}): string =>
  html({ body: `<p>a</p>${shortcode(attributes)}<p>b</p>`, ...more });
/** What stands between the two paragraphs. */
const between = (text: string): string => /^<p>a<\/p>(.*)<p>b<\/p>$/s.exec(text)?.[1] ?? `not between: ${text}`;

/** As it stands in HTML. */
const srcOf = (wire: unknown): string => pictureUrl(SITE_URL, wire, 'sc_large').replaceAll('&', '&amp;');

describe('the text of a story in a feed', () => {
  it('is the story’s own, with whole addresses', () => {
    expect(
      html({
        body: '<h2>One</h2><p>Two <a href="/news/b/">b</a> and <a href="https://c.example/?d=1&amp;e=2">c</a></p>',
      }),
    ).toBe(
      `<h2>One</h2><p>Two <a href="${SITE_URL}/news/b/">b</a> and <a href="https://c.example/?d=1&amp;e=2">c</a></p>`,
    );
    expect(html({ body: '<p><a href="#part">part</a></p>' })).toBe(
      `<p><a href="${SITE_URL}/news/a/#part">part</a></p>`,
    );
  });

  it('is sanitised again, wherever it came from', () => {
    const body =
      '<p onclick="x()">Kept<script>alert(1)</script></p><img src="x" onerror="alert(2)"><iframe src="//e.example"></iframe>';
    expect(html({ body })).toBe('<p>Kept</p>');
    expect(html({ body: '<p><a href="javascript:alert(1)">a</a></p>' })).toBe('<p>a</p>');
  });

  it('has its questions, quotes and tables, as words', () => {
    const faq = { shortcode: 'faq', questions: 'One?|&lt;Two&gt;?', answers: 'Yes.|No.' };
    expect(between(shown(faq))).toBe('<h3>One?</h3><p>Yes.</p><h3>&lt;Two&gt;?</h3><p>No.</p>');
    const quote = { shortcode: 'pullquote', text: '“So.”', by: 'Ann' };
    expect(between(shown(quote))).toBe('<blockquote><p>“So.”</p><cite>Ann</cite></blockquote>');
    const table = { shortcode: 'table', caption: 'Hours', columns: 'A|B', rows: '1|2||3|4' };
    expect(between(shown(table))).toBe(
      '<table><caption>Hours</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
    );
  });

  it('shows a picture where the text has it, with what is said of it', () => {
    const more = { media: { pictures: [pictureWire('lead'), pictureWire('p1', { alt: 'A "b" <c>' })] } };
    const src = srcOf(pictureWire('p1'));
    expect(between(shown({ shortcode: 'image', picture: 'p1' }, more))).toBe(
      `<figure><img src="${src}" alt="A &quot;b&quot; &lt;c&gt;" width="1200" height="675" /><figcaption>About p1 Photo: Ann Lee</figcaption></figure>`,
    );
    expect(between(shown({ shortcode: 'image', picture: 'p1', caption: 'Its own' }, more))).toContain('Its own Photo:');
    expect(between(shown({ shortcode: 'image', picture: 'gone' }, more))).toBe('');
  });

  it('leads to the videos and galleries that the text shows', () => {
    const linked = [{ id: 's1', title: 'A <b> video', url: '/videos/v/' }];
    const link = `<p><a href="${SITE_URL}/videos/v/">A &lt;b&gt; video</a></p>`;
    expect(between(shown({ shortcode: 'video', story: 's1' }, { linked }))).toBe(link);
    expect(between(shown({ shortcode: 'gallery', story: 's1' }, { linked }))).toBe(link);
    expect(between(shown({ shortcode: 'video', story: 'unpublished' }, { linked }))).toBe('');
  });

  it('tells charts as tables, notes as notes, and choices with their reasons', () => {
    expect(
      between(shown({ shortcode: 'chart', type: 'bar', title: 'T', unit: 'W', labels: 'One|Two', values: '3|4.5' })),
    ).toBe(
      '<table><caption>T</caption><tbody><tr><th scope="row">One</th><td>3 W</td></tr><tr><th scope="row">Two</th><td>4.5 W</td></tr></tbody></table>',
    );
    expect(between(shown({ shortcode: 'callout', text: 'Mind it' }))).toBe('<aside><p>Mind it</p></aside>');
    expect(between(shown({ shortcode: 'infocard', title: 'T', text: 'x' }))).toBe(
      '<aside><p><strong>T</strong></p><p>x</p></aside>',
    );
    const listicle = [{ award: 'Best', summary: 'Good.', pros: ['Cheap'], cons: ['Loud'] }];
    expect(between(shown({ shortcode: 'cnetlisticle', item: '1' }, { listicle }))).toBe(
      '<p><strong>Best</strong></p><p>Good.</p><p><strong>For</strong></p><ul><li>Cheap</li></ul><p><strong>Against</strong></p><ul><li>Loud</li></ul>',
    );
    expect(between(shown({ shortcode: 'cnetlisticle', item: '2' }, { listicle }))).toBe('');
  });

  it.each(['buybutton', 'pricehistory', 'specs', 'newsletter', 'relatedlinks', '__proto__', 'constructor'])(
    'leaves out %s, which needs its page',
    (name) => {
      expect(between(shown({ shortcode: name, product: 'halo', text: 'x', title: 'y' }))).toBe('');
    },
  );

  it('fills in several shortcodes each in its place', () => {
    const text = (word: string) => shortcode({ shortcode: 'callout', text: word });
    const body = `${text('1')}<p>a</p>${shortcode({ shortcode: 'specs', product: 'p' })}${text('2')}<p>b</p>${text('3')}`;
    expect(html({ body })).toBe(
      '<aside><p>1</p></aside><p>a</p><aside><p>2</p></aside><p>b</p><aside><p>3</p></aside>',
    );
  });

  it('of a gallery has every picture with its words', () => {
    const gallery = [
      { title: 'First', body: '<p>One.</p>', picture: 'p1' },
      { title: 'Second', body: '', picture: 'p2' },
    ];
    const media = { pictures: [pictureWire('p1'), pictureWire('p2')] };
    const figure = (id: string) =>
      `<figure><img src="${srcOf(pictureWire(id))}" alt="What ${id} shows" width="1200" height="675" /><figcaption>About ${id} Photo: Ann Lee</figcaption></figure>`;
    expect(html({ body: '<p>Intro.</p>', gallery, media })).toBe(
      `<p>Intro.</p><h2>First</h2>${figure('p1')}<p>One.</p><h2>Second</h2>${figure('p2')}`,
    );
  });

  it('of a review ends with its verdict, of a corrected story with its correction', () => {
    expect(html({ body: '<p>a</p>', bottomLine: 'Buy it.', rating: 8.5 })).toBe(
      '<p>a</p><p><strong>8.5 out of 10:</strong> Buy it.</p>',
    );
    expect(html({ body: '<p>a</p>', correction: 'It was <3.' })).toBe(
      '<p>a</p><p><strong>Correction:</strong> It was &lt;3.</p>',
    );
  });

  it('of a story without one is what stands below its headline', () => {
    expect(html({ body: '', dek: 'Tea & cake' })).toBe('<p>Tea &amp; cake</p>');
    expect(html({ body: '', dek: '', headline: 'Only this' })).toBe('<p>Only this</p>');
  });

  it.each(HOSTILE)('cannot be opened by %j in any field', (text) => {
    const fields = {
      body: `<p>a</p>${shortcode({ shortcode: 'callout', text: 'x' })}`,
      correction: text,
      bottomLine: text,
      linked: [{ id: 's1', title: text, url: '/videos/v/' }],
      gallery: [{ title: text, body: text, picture: 'lead' }],
      media: { pictures: [pictureWire('lead', { alt: text, caption: text, credits: text })] },
    };
    expect(html(fields)).not.toMatch(/<script|<!--|<!\[CDATA|<\?|alert\(1\)<\/script/);
  });
});
