/** Where a product is read about: in its review, or else on its own page. */
import type { ShortcodeData, TechProduct } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import type { View } from './view.ts';

interface Known {
  data?: ShortcodeData | undefined;
  view: View;
}

export function reviewHref(slug: string, { data, view }: Known): string | undefined {
  const review = data && Object.hasOwn(data.reviews, slug) ? data.reviews[slug] : undefined;
  return review && view.card(review).href;
}

export const productHref = (slug: string, known: Known): string =>
  reviewHref(slug, known) ?? pathTo('product', { slug });

export const productLink = ({ name, slugs: [slug] }: TechProduct, known: Known): Link | undefined =>
  name && slug ? { label: name, href: productHref(slug, known) } : undefined;
