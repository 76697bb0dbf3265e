/** Where a product is read about: in its review, or else on its own page. */
import { pathTo } from '@masthead/urls';
import { found, type Told } from './element.ts';

export const reviewHref = (slug: string, { data, view }: Told): string | undefined => {
  const review = found(data?.reviews, slug);
  return review && view.card(review).href;
};

export const productHref = (slug: string, told: Told): string => reviewHref(slug, told) ?? pathTo('product', { slug });
