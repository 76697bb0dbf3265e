/** The rows of an index page's table: what each product was judged, what it costs, and since when that is known. */
import type { IndexForm, IndexRow } from '@masthead/model';
import type { IndexTableData, IndexTableRow, Verdict } from '../../components/listing/IndexTable.tsx';
import { priceText } from '../../components/product/price-text.ts';
import { winsOf } from '../../components/versus/round-wins.ts';
import type { View } from '../../presentation/view/view.ts';
import { indexWords } from './words.ts';

type RowProduct = IndexRow['products'][number];
type Told = Pick<IndexTableRow, 'label' | 'title' | 'verdict'> & { product: RowProduct };
type Tell = (row: IndexRow, product: RowProduct) => Told;

const byScore = ({ score }: RowProduct): Verdict | undefined =>
  score === undefined ? undefined : { kind: 'score', score };

const inTable: { readonly [Form in IndexForm]?: Tell } = {
  reviews: ({ story }, product) => ({
    title: product.name,
    ...(story.editorsChoice && { label: 'Editors’ Choice' }),
    verdict: byScore(product),
    product,
  }),
  'best-lists': (_, product) => ({ title: product.name, verdict: byScore(product), product }),
  versus: wonBy,
  deals: (_, product) => ({ title: product.name, verdict: savingOf(product), product }),
};

/** By rounds. Where neither won, the price is that of the cheaper one, which is named. */
function wonBy({ products, rounds }: IndexRow, first: RowProduct): Told {
  const [, second = first] = products;
  const title = `${first.name} or ${second.name}`;
  const [one, other] = [winsOf(0, rounds), winsOf(1, rounds)];
  if (one === other) {
    const note = `${one} to ${other}`;
    return { title, verdict: { kind: 'words', text: 'A draw', note }, product: named(cheaper(first, second)) };
  }
  const winner = other > one ? second : first;
  const note = `${Math.max(one, other)} to ${Math.min(one, other)}`;
  return { title, verdict: { kind: 'words', text: winner.name, note }, product: winner };
}

const cheaper = (one: RowProduct, other: RowProduct): RowProduct =>
  (other.price ?? Number.POSITIVE_INFINITY) < (one.price ?? Number.POSITIVE_INFINITY) ? other : one;

const named = (product: RowProduct): RowProduct => ({
  ...product,
  merchant: product.merchant ? `${product.name} at ${product.merchant}` : product.name,
});

function savingOf({ price, listPrice }: RowProduct): Verdict | undefined {
  if (price === undefined || listPrice === undefined) return undefined;
  const percent = Math.round((1 - price / listPrice) * 100);
  return { kind: 'words', text: `${percent}% off`, note: `List price ${priceText(listPrice)}` };
}

export function tableOf(form: IndexForm, rows: readonly IndexRow[], view: View): IndexTableData | undefined {
  const words = indexWords[form].table;
  const tell = inTable[form];
  if (!words || !tell || rows.length === 0) return undefined;
  return { ...words, rows: rows.flatMap((row) => rowOf(row, tell, view)) };
}

function rowOf(row: IndexRow, tell: Tell, view: View): IndexTableRow[] {
  const [first] = row.products;
  if (!first) return [];
  const { product, ...told } = tell(row, first);
  const { href, kicker } = view.card(row.story);
  const { price, merchant, checkedAt } = product;
  return [
    {
      id: row.story.id,
      href,
      ...(kicker && row.story.kind !== 'review' && { label: kicker.label }),
      ...told,
      ...(price !== undefined && {
        price: { text: priceText(price), ...(merchant && { merchant }), ...(checkedAt !== undefined && { checkedAt }) },
      }),
    },
  ];
}
