/** A product. One that was reviewed is read about in its review; any other has a page of its own. */
import { productPageCodec, reviewKindOf, type TechProduct, typeNameOf } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import { pricesHoldUntil } from '../../components/product/prices-hold.ts';
import { listPriceOf, marketOf, pricesOf, specsOf } from '../../presentation/view/product.ts';
import { fetchPage, type Load, type LoadContext, storyTags } from '../load.ts';
import type { ProductPageData } from './data.ts';
import { productHead } from './head.ts';

export const loadProduct: Load<'product'> = async (context) => {
  const slug = (context.params.slug ?? '').toLowerCase();
  const { components } = await fetchPage(context, { type: 'product', slug }, productPageCodec);
  const { product, listing } = components;
  const address = (await reviewHref(context, product, slug)) ?? pathTo('product', { slug });
  if (context.url.pathname !== address) return { redirect: address };

  const { name } = product;
  if (!name) throw notFound();
  const stories = context.view.cards(listing.items, 'quarter');
  return {
    content: {
      page: 'product',
      data: { now: context.now, product: productOf(product, { slug, name }, context), stories },
    },
    head: productHead(product),
    tags: [`product:${slug}`, `listing:${listing.slug}`, ...storyTags(stories)],
    until: pricesHoldUntil(marketOf(product).checkedAt, context.now),
  };
};

/** Where its review lives, by the one who knows: in one step, whatever the review's topic. */
async function reviewHref(
  { content }: LoadContext,
  { seoUrl }: TechProduct,
  slug: string,
): Promise<string | undefined> {
  if (!seoUrl?.slug || !reviewKindOf(seoUrl.reviewType)) return undefined;
  return content.addressOf(typeNameOf('product'), slug);
}

function productOf(
  product: TechProduct,
  known: Pick<ProductPageData['product'], 'slug' | 'name'>,
  { view, now }: LoadContext,
): ProductPageData['product'] {
  const { manufacturer, category, image } = product;
  const listPrice = listPriceOf(product);
  const prices = pricesOf(product, now);
  return {
    ...known,
    ...(manufacturer && { maker: manufacturer }),
    ...(category && { category }),
    ...(image && { picture: view.picture(image, 'story') }),
    ...(listPrice && { listPrice }),
    market: marketOf(product),
    specs: specsOf(product),
    ...(prices && { prices }),
  };
}
