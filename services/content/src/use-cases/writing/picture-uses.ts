/** Where a picture is shown, by the names that pages carry. */
import { EVERYTHING } from '../../changes/names.ts';
import { storiesShowing } from '../../repositories/shown-things.ts';
import { standingDocuments } from '../../repositories/standing.ts';
import type { ContentDb } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import { refreshArrangementsShowing } from './refresh-arrangements.ts';

/** The names of everything that shows a picture; what is kept ready for readers is made anew. */
export async function namesShowing(db: Writing, picture: string): Promise<string[]> {
  const products = await slugsWith(db, 'products', picture);
  const [shown, about, collections, features, isEverywhere, arranged] = await Promise.all([
    storiesShowing(db, 'picture', [picture]),
    storiesShowing(db, 'product', products),
    slugsWith(db, 'collections', picture),
    standingDocuments(db, 'feature'),
    isOnEveryPage(db, picture),
    refreshArrangementsShowing(db, picture),
  ]);
  return [
    ...new Set([
      ...[...shown, ...about].map((id) => `story:${id}`),
      ...products.map((slug) => `product:${slug}`),
      ...collections.map((slug) => `collection:${slug}`),
      ...features.filter((feature) => feature.picture === picture).map(({ slug }) => `feature:${slug}`),
      ...arranged,
      // A portrait stands with everything that its author wrote, a newsletter's picture in every text that offers it.
      ...(isEverywhere ? [EVERYTHING] : []),
    ]),
  ];
}

async function slugsWith(db: ContentDb, table: 'products' | 'collections', picture: string): Promise<string[]> {
  const rows = await db.selectFrom(table).select('slug').where('picture_id', '=', picture).execute();
  return rows.map(({ slug }) => slug);
}

async function isOnEveryPage(db: ContentDb, picture: string): Promise<boolean> {
  const [author, newsletters] = await Promise.all([
    db.selectFrom('authors').select('id').where('picture_id', '=', picture).limit(1).executeTakeFirst(),
    standingDocuments(db, 'newsletter'),
  ]);
  return author !== undefined || newsletters.some((newsletter) => newsletter.picture === picture);
}
