import { shortcodeDataCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { withCommerceLinks } from './commerce-link.ts';
import { prepareStory, prepareText } from './headings.ts';

const productOf = (resellers: object[]) => ({ id: 'p', name: 'Halo', resellers });
const data = shortcodeDataCodec.parse({
  products: {
    halo: productOf([{ offerMerchant: 'A&B', offerPrice: 5, url: 'https://a.example/?x=1&y="2"' }]),
    gone: productOf([{ offerMerchant: 'A&B', offerPrice: 5, url: 'https://a.example/', inStock: false }]),
    unpriced: productOf([{ offerMerchant: 'Dial', url: 'https://dial.example/' }]),
  },
});
const link = (product: string, words = 'the <em>Halo</em>') =>
  `<p>Buy <shortcode shortcode="commercelink" product="${product}">${words}</shortcode> now.</p>`;

describe('words that lead to a shop', () => {
  it('are a paid link within their sentence, with the price after it', () => {
    expect(withCommerceLinks(link('halo'), data)).toBe(
      '<p>Buy <a href="https://a.example/?x=1&amp;y=%222%22" rel="sponsored nofollow noopener">the <em>Halo</em></a> ($5 at A&amp;B) now.</p>',
    );
  });

  it('have no price where the shop does not say it', () => {
    expect(withCommerceLinks(link('unpriced'), data)).toContain('>the <em>Halo</em></a> now.');
  });

  it.each(['gone', 'no-such', 'constructor'])('are only words when there is no offer: %s', (slug) => {
    expect(withCommerceLinks(link(slug), data)).toBe('<p>Buy the <em>Halo</em> now.</p>');
  });

  it('stay in one piece with the text around them', () => {
    const story = { id: 's', type: 'News', additionalShortcodeData: data };
    const { pieces } = prepareStory(`${link('halo')}${link('gone')}`, story);
    expect(pieces.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('are only words in texts that come without products', () => {
    expect(prepareText(link('halo')).text).toBe('<p>Buy the <em>Halo</em> now.</p>');
  });

  it('bring no script along, whatever is written in them', () => {
    const html = withCommerceLinks(link('halo', '<img src=x onerror=alert(1)><script>alert(1)</script>Halo'), data);
    expect(html).not.toMatch(/script|onerror|<img/);
  });
});
