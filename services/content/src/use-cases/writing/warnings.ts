/** What editors should look at again in a document that is right. It is told wherever a manuscript is saved, and refuses nothing. */
import { MOST_TITLE, shortenedTitle, storyForms, storyKindOf, storyKinds, titleEnd } from '@masthead/model';
import { productSlugsOf, type StoryDocument, storyDocument } from '../../kinds/kinds.ts';
import { productRecords } from '../../repositories/products.ts';
import type { ContentDb } from '../../schema.ts';
import { writtenDocuments } from '../../stored/columns.ts';
import { orderWarnings } from './order-warnings.ts';
import { priceTextsOf, priceWarnings } from './price-warnings.ts';
import type { Warning } from './warning.ts';

/** One that was kept in a shape of the past is told nothing of until it is saved again. */
export async function warningsOn(db: ContentDb, kept: unknown): Promise<Warning[]> {
  const { data: document } = storyDocument.safeParse(kept);
  return document ? [...titleWarnings(document), ...(await productWarnings(db, document))] : [];
}

/** Of every manuscript that was saved from an instant on, as sentences. */
export async function warningsSince(db: ContentDb, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('manuscripts')
    .select(['slug', 'document'])
    .where('saved_at', '>=', since)
    .orderBy('slug')
    .execute();
  const told: string[] = [];
  for (const { slug, document } of rows) told.push(...(await sentencesOn(db, slug, document)));
  return told;
}

/** A manuscript's warnings, each with its slug. */
export async function sentencesOn(db: ContentDb, slug: string, document: string): Promise<string[]> {
  const warnings = await warningsOn(db, writtenDocuments.read(document));
  return warnings.map(({ field, message }) => `${slug}: ${field} ${message}`);
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

/** Most stories name no price and compare nothing, and cost no question. */
async function productWarnings(db: ContentDb, document: StoryDocument): Promise<Warning[]> {
  const texts = priceTextsOf(document);
  const compares = 'versus' in document && document.versus !== null;
  if (texts.length === 0 && !compares) return [];
  const products = await productRecords(db, { slugs: productSlugsOf(document) }, true);
  return [...priceWarnings(document, texts, products), ...orderWarnings(document, products)];
}
