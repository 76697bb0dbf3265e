/** The head of a product's page. */
import { type TechProduct, titleEnd } from '@masthead/model';
import type { Head } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { product as productData } from '../../presentation/structured-data/product.ts';

const kindOf = ({ manufacturer, category }: TechProduct): string =>
  [manufacturer, category].filter((part) => part !== undefined).join(' ');

export function productHead(product: TechProduct): Head {
  const name = product.name ?? product.slugs[0] ?? 'Product';
  const kind = kindOf(product);
  return {
    title: name,
    titleEnd: titleEnd('Products'),
    description: `${name}${kind && ` (${kind})`}: facts, prices and what we have written about it.`,
    type: 'website',
    social: { title: name },
    ...(product.image && { picture: product.image }),
    structuredData: [productData(product), breadcrumbs([], name)],
  };
}
