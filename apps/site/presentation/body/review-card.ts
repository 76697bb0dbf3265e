/** A product by its slug, or whole as JSON where another system wrote the text. */
import { parseWire, type TechProduct, techProductCodec } from '@masthead/model';
import { z } from 'zod';
import type { ReviewCardData } from '../../components/body/review-card/data.ts';
import { offersOf } from '../view/product.ts';
import { element, found, key } from './element.ts';

const MOST_JSON = 100_000;
const schema = z.object({ product: key.optional(), api: z.string().max(MOST_JSON).optional() });

export const reviewCard = element(schema, ({ product: slug, api }, { data, view }): ReviewCardData | undefined => {
  const product = (slug ? found(data?.products, slug) : undefined) ?? (api ? productIn(api) : undefined);
  if (!product?.name) return undefined;
  const review = found(data?.reviews, slug ?? product.slugs[0] ?? '');
  const [offer] = offersOf(product);
  if (!review && !offer) return undefined;
  return { name: product.name, ...(review && { review: view.card(review, 'thumb') }), ...(offer && { offer }) };
});

function productIn(api: string): TechProduct {
  const wire: unknown = JSON.parse(api);
  return parseWire(techProductCodec, wire);
}
