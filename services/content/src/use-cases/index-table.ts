/** The table of an index page: what holds now of the products that its stories judge, recommend, compare or offer. */
import type { IndexForm } from '@masthead/model';
import { definitionOf } from '../kinds/kinds.ts';
import type { ProductRecord } from '../repositories/products.ts';
import type { WireSummary } from '../wire/story.ts';
import { cheapestOf, dealOf, type Products, reviewScore } from './deals.ts';
import { productsIn } from './shown-things.ts';
import type { ListedStory } from './summaries.ts';

/** What the table is made of. */
export interface Choices {
  /** The stories of the page. */
  listed: readonly ListedStory[];
  /** The newest of those with the highest scores. */
  best: readonly ListedStory[];
  products: Products;
}

interface RowProduct {
  slug: string;
  name: string;
  score: number | null;
  price: number | null;
  listPrice: number | null;
  merchant: string | null;
  checkedAt: number | null;
}

interface Row {
  story: WireSummary;
  products: RowProduct[];
  rounds: { scores: [number, number] }[];
}

type MakeRows = (choices: Choices) => Row[];

/** Rows of the best reviews. */
const MOST_BEST = 10;

const tables: { readonly [Form in IndexForm]: MakeRows | null } = {
  reviews: ({ best, products }) =>
    rowsOf(best, (story) => judgedProduct(story, products))
      .toSorted((one, other) => scoreOf(other) - scoreOf(one))
      .slice(0, MOST_BEST),
  'best-lists': ({ listed, products }) => rowsOf(listed, (story) => chosen(story, products).slice(0, 1)),
  versus: ({ listed, products }) =>
    rowsOf(listed, (story) => {
      const both = chosen(story, products);
      return both.length === 2 ? both : [];
    }),
  deals: ({ listed, products }) => rowsOf(listed, (story) => offered(story, products)),
  videos: null,
  pictures: null,
};

/** The forms whose stories are about products. */
export const TABLE_FORMS: ReadonlySet<IndexForm> = new Set(
  (Object.keys(tables) as IndexForm[]).filter((form) => tables[form] !== null),
);

export const tableOf = (form: IndexForm, choices: Choices): Row[] => tables[form]?.(choices) ?? [];

/** A story that is about no product that is known has no row. */
const rowsOf = (stories: readonly ListedStory[], productsOf: (story: ListedStory) => RowProduct[]): Row[] =>
  stories.flatMap((listed) => {
    const products = productsOf(listed);
    const { summary: story, detail } = listed;
    return products.length > 0 && detail
      ? [{ story, products, rounds: products.length === 2 ? [...definitionOf(detail).rounds(detail)] : [] }]
      : [];
  });

const scoreOf = ({ products: [product] }: Row): number => product?.score ?? 0;

function judgedProduct({ detail }: ListedStory, products: Products): RowProduct[] {
  const judged = detail && definitionOf(detail).judged(detail);
  const product = judged?.product ? products.get(judged.product) : undefined;
  return product ? [rowProduct(product, judged?.score ?? null)] : [];
}

const chosen = ({ detail }: ListedStory, products: Products): RowProduct[] =>
  (detail ? definitionOf(detail).choices(detail) : []).flatMap(({ product: slug, score }) => {
    const product = products.get(slug);
    return product ? [rowProduct(product, score ?? reviewScore(product))] : [];
  });

/** The product that the headline speaks of. */
function offered({ summary, detail }: ListedStory, products: Products): RowProduct[] {
  const own = detail ? productsIn(detail).flatMap((slug) => products.get(slug) ?? []) : [];
  const product = products.get(dealOf(own, summary.headline)?.slug ?? '');
  return product ? [rowProduct(product, reviewScore(product))] : [];
}

function rowProduct(product: ProductRecord, score: number | null): RowProduct {
  const { slug, name, price_cents } = product;
  const cheapest = cheapestOf(product);
  const price = cheapest?.price_cents ?? null;
  return {
    slug,
    name,
    score,
    price,
    listPrice: price !== null && price < price_cents ? price_cents : null,
    merchant: cheapest?.merchant ?? null,
    checkedAt: cheapest?.checked_at ?? null,
  };
}
