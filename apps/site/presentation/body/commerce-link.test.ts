import { shortcodeDataCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { prepareStory, prepareText } from './headings.ts';

const productOf = (resellers: object[]) => ({ id: 'p', name: 'Halo', resellers });
const data = shortcodeDataCodec.parse({
  products: {
    halo: productOf([{ offerMerchant: 'A&B', offerPrice: 5, url: 'https://a.example/?x=1&y="2"' }]),
    gone: productOf([{ offerMerchant: 'A&B', offerPrice: 5, url: 'https://a.example/', inStock: false }]),
    checked: productOf([
      {
        offerMerchant: 'Dial',
        offerPrice: 5,
        url: 'https://dial.example/',
        dateChecked: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
      },
    ]),
    unpriced: productOf([{ offerMerchant: 'Dial', url: 'https://dial.example/' }]),
  },
});
const htmlOf = ({ pieces }: ReturnType<typeof prepareText>): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.blocks.map(({ html }) => html).join('') : '')).join('');
const shown = (html: string, known: typeof data = data): string => htmlOf(prepareText(html, known));
const link = (product: string, words = 'the <em>Halo</em>') =>
  `<p>Buy <shortcode shortcode="commercelink" product="${product}">${words}</shortcode> now.</p>`;

describe('words that lead to a shop', () => {
  it('are a paid link within their sentence, with the price after it', () => {
    expect(shown(link('halo'))).toBe(
      '<p>Buy <a href="https://a.example/?x=1&amp;y=%222%22" rel="sponsored nofollow noopener">the <em>Halo</em></a> ($5 at A&amp;B) now.</p>',
    );
  });

  it('say when the price was checked, where somebody knows', () => {
    expect(shown(link('checked'))).toContain('</a> ($5 at Dial, checked Nov 15, 2026) now.');
  });

  it('have no price where the shop does not say it', () => {
    expect(shown(link('unpriced'))).toContain('>the <em>Halo</em></a> now.');
  });

  it.each(['gone', 'no-such', 'constructor'])('are only words when there is no offer: %s', (slug) => {
    expect(shown(link(slug))).toBe('<p>Buy the <em>Halo</em> now.</p>');
  });

  it('stay in one piece with the text around them', () => {
    const story = { id: 's', type: 'News', additionalShortcodeData: data };
    const { pieces } = prepareStory(`${link('halo')}${link('gone')}`, story);
    expect(pieces.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('are only words in texts that come without products', () => {
    expect(htmlOf(prepareText(link('halo')))).toBe('<p>Buy the <em>Halo</em> now.</p>');
  });

  it('bring no script along, whatever is written in them', () => {
    const html = shown(link('halo', '<img src=x onerror=alert(1)><script>alert(1)</script>Halo'));
    expect(html).not.toMatch(/script|onerror|<img/);
  });
});
