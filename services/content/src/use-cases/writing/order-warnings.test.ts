import { expect, it } from 'vitest';
import { storyDocument } from '../../kinds/kinds.ts';
import type { ProductRecord } from '../../repositories/products.ts';
import { article } from '../../testing/desk.ts';
import { orderWarnings } from './order-warnings.ts';

const product = (slug: string, name: string): ProductRecord => ({
  id: slug,
  slug,
  name,
  maker: '',
  kind: '',
  picture_id: null,
  price_cents: 100,
  attributes: '[]',
  review_id: null,
  offers: [],
  priceChanges: [],
  review: undefined,
});
const products = [product('halo', 'Halo 12 Pro'), product('ondo', 'Ondo 9'), product('older', 'Halo 11')];

it.each<[headline: string, list: string[], isTold: boolean]>([
  ['Halo 12 Pro vs Ondo 9', ['halo', 'ondo'], false],
  ['Halo 12 Pro vs Ondo 9', ['ondo', 'halo'], true],
  ['Buy the Ondo, not the Halo', ['halo', 'ondo'], true],
  ['Is the Halo 11 as good as the 12 Pro?', ['older', 'halo'], false],
  ['Is the Halo 11 as good as the 12 Pro?', ['halo', 'older'], true],
  ['Two phones, six rounds', ['ondo', 'halo'], false],
])('“%s” with the list %j', (headline, list, isTold) => {
  const document = storyDocument.parse(
    article('versus', { headline, listicle: list.map((slug) => ({ product: slug })), versus: {} }),
  );
  expect(orderWarnings(document, products)).toHaveLength(isTold ? 1 : 0);
});
