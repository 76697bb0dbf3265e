/** What editors should look at again in a document that is right. It is told wherever a manuscript is saved, and refuses nothing. */
import { MOST_TITLE, shortenedTitle, storyForms, storyKindOf, storyKinds, titleEnd } from '@masthead/model';
import type { LeftOut } from '../../documents/left-out.ts';
import { productSlugsOf, type StoryDocument, storyDocument } from '../../kinds/kinds.ts';
import { type ProductRecord, productRecords } from '../../repositories/products.ts';
import type { ContentDb, ManuscriptRow } from '../../schema.ts';
import { leftOutOfTexts, writtenDocuments } from '../../stored/columns.ts';
import { orderWarnings } from './order-warnings.ts';
import { type PriceText, priceTextsOf, priceWarnings } from './price-warnings.ts';
import type { Warning } from './warning.ts';

/** What is said of a manuscript beside what is in it. */
export interface Notices {
  leftOut: LeftOut[];
  warnings: Warning[];
}

type Kept = Pick<ManuscriptRow, 'document' | 'left_out'>;

export async function noticesOn(db: ContentDb, row: Kept): Promise<Notices> {
  const notices = await noticesOnEach(db, [row]);
  return notices(row);
}

/** Of all of them at once: what they name is looked up together, however many they are. */
export async function noticesOnEach<Row extends Kept>(
  db: ContentDb,
  rows: readonly Row[],
): Promise<(row: Row) => Notices> {
  const read = new Map(rows.map((row) => [row, readAgain(row)]));
  const asked = [...read.values()].flatMap((each) => each?.asksFor ?? []);
  const products = await productsNamed(db, new Set(asked));
  return (row) => {
    const found = read.get(row);
    return { leftOut: leftOutOfTexts.read(row.left_out), warnings: found ? warningsIn(found, products) : [] };
  };
}

/** Of every manuscript that was saved from an instant on, as sentences. */
export async function warningsSince(db: ContentDb, since: number): Promise<string[]> {
  const rows = await db.selectFrom('manuscripts').selectAll().where('saved_at', '>=', since).orderBy('slug').execute();
  return sentencesOn(db, rows);
}

/** The warnings on manuscripts, each with its slug. */
export async function sentencesOn(db: ContentDb, rows: readonly ManuscriptRow[]): Promise<string[]> {
  const notices = await noticesOnEach(db, rows);
  return rows.flatMap((row) => notices(row).warnings.map(({ field, message }) => `${row.slug}: ${field} ${message}`));
}

/** A document as far as warnings are about it. */
interface ReadAgain {
  document: StoryDocument;
  prices: PriceText[];
  /** Slugs of products. Most stories name no price and compare nothing, and ask for none. */
  asksFor: readonly string[];
}

/** One that was kept in a shape of the past is told nothing of until it is saved again. */
function readAgain({ document: kept }: Kept): ReadAgain | undefined {
  const { data: document } = storyDocument.safeParse(writtenDocuments.read(kept));
  if (!document) return undefined;
  const prices = priceTextsOf(document);
  const compares = 'versus' in document && document.versus !== null;
  return { document, prices, asksFor: prices.length > 0 || compares ? productSlugsOf(document) : [] };
}

/** Engines take only so many keys in a query. */
const MOST_KEYS = 2_000;

async function productsNamed(db: ContentDb, slugs: ReadonlySet<string>): Promise<Map<string, ProductRecord>> {
  const rest = [...slugs];
  const known = new Map<string, ProductRecord>();
  while (rest.length > 0)
    for (const product of await productRecords(db, { slugs: rest.splice(0, MOST_KEYS) }, true))
      known.set(product.slug, product);
  return known;
}

function warningsIn({ document, prices, asksFor }: ReadAgain, known: ReadonlyMap<string, ProductRecord>): Warning[] {
  const products = [...new Set(asksFor)].flatMap((slug) => known.get(slug) ?? []);
  return [
    ...titleWarnings(document),
    ...priceWarnings(document, prices, products),
    ...orderWarnings(document, products),
  ];
}

/** The headline stays as it is: what search engines are shown is shortened. */
function titleWarnings({ headline, seo, typeName }: StoryDocument): Warning[] {
  const { form } = storyKinds[storyKindOf(typeName)];
  const end = titleEnd(form === null ? undefined : storyForms[form]);
  const words = seo.title || headline;
  if (words.length + end.length <= MOST_TITLE) return [];
  const shown = `search engines are shown “${shortenedTitle(words, end)}”`;
  return [
    seo.title
      ? { field: 'seo.title', message: `is too long: ${shown}` }
      : { field: 'headline', message: `is too long for a title: ${shown}. A shorter seo.title would stand whole` },
  ];
}
