/** A product by its slug, or whole as JSON where another system wrote the text. */
import { parseWire, type TechProduct, techProductCodec } from '@masthead/model';
import { offersOf } from '../view/product.ts';
import { found, type Show } from './element.ts';

export const reviewCard: Show<'reviewcard'> = ({ product: slug, api }, { data, view }) => {
  const product = (slug ? found(data?.products, slug) : undefined) ?? (api ? productIn(api) : undefined);
  if (!product?.name) return undefined;
  const review = found(data?.reviews, slug ?? product.slugs[0] ?? '');
  const [offer] = offersOf(product);
  if (!review && !offer) return undefined;
  return { name: product.name, ...(review && { review: view.card(review, 'thumb') }), ...(offer && { offer }) };
};

function productIn(api: string): TechProduct {
  const wire: unknown = JSON.parse(api);
  return parseWire(techProductCodec, wire);
}
