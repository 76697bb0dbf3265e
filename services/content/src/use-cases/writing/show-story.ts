/** Shows a story to readers, or takes it from them, and notes everything that changes by it. */
import { formOfStory, isIndexForm, storyKindOf } from '@masthead/model';
import { indexPageName } from '../../changes/names.ts';
import { definitionOf, type StoryDocument } from '../../kinds/kinds.ts';
import { indexesBehind } from '../../repositories/index-listings.ts';
import { takeFromListings, topicListing } from '../../repositories/listings.ts';
import { unindexStory } from '../../search/index.ts';
import { noteChange, type Writing } from '../../store.ts';
import { refreshArrangements } from './refresh-arrangements.ts';
import type { ShownStory } from './story-row.ts';
import { keepFormerSlug, type WrittenStory, writeStory } from './write-story.ts';

/** Gives whether anything was different. If nothing was, nothing is noted. */
export const showStory = (db: Writing, story: ShownStory): Promise<boolean> => show(db, story, false);

/** Shows a revision that readers see already, which takes nothing from other stories. */
export const showAgain = (db: Writing, story: ShownStory): Promise<boolean> => show(db, story, true);

async function show(db: Writing, story: ShownStory, isAgain: boolean): Promise<boolean> {
  const written = await writeStory(db, story, isAgain);
  if (written.isChanged) await noteShown(db, story.id, written);
  return written.isChanged;
}

async function noteShown(db: Writing, id: string, { document, slugBefore, moved }: WrittenStory): Promise<void> {
  const { slug, typeName } = document;
  const arranged = await refreshArrangements(db, id, slug);
  const slugs = slugBefore === slug ? [] : [slug, ...(slugBefore === undefined ? [] : [slugBefore])];
  noteChange(db, [
    `story:${id}`,
    ...slugs.map((each) => `slug:${each}`),
    ...definitionOf(document).shown.changes(id),
    ...listedNames(typeName, moved),
    ...indexesOf(document),
    ...arranged,
  ]);
}

/** The listings that a story moved in, and what is made of many of them. */
const listedNames = (typeName: string, listings: readonly string[]): string[] => [
  ...listings.map((listing) => `listing:${listing}`),
  ...(listings.some((listing) => listing.startsWith(topicListing(''))) ? ['topics'] : []),
  ...indexesBehind(listings).map(indexPageName),
  `sitemap:${typeName}`,
];

/** A story that stays where it is may still come first in its index page's table, or no longer. */
function indexesOf(document: StoryDocument): string[] {
  const form = formOfStory({ ...document, kind: storyKindOf(document.typeName) });
  return form && isIndexForm(form) ? [indexPageName(form)] : [];
}

export async function hideStory(db: Writing, id: string): Promise<void> {
  const row = await db.selectFrom('stories').select(['slug', 'type_name']).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const left = await takeFromListings(db, id);
  await unindexStory(db, id);
  await noteReviewed(db, id);
  await db.deleteFrom('stories').where('id', '=', id).execute();
  // Its readers knew it by this slug: should it come back under another, they are sent there.
  await keepFormerSlug(db, id, row.slug);
  const arranged = await refreshArrangements(db, id, row.slug);
  const { shown } = definitionOf({ typeName: row.type_name });
  noteChange(db, [
    `story:${id}`,
    `slug:${row.slug}`,
    ...shown.changes(id),
    ...listedNames(row.type_name, left),
    ...arranged,
  ]);
}

/** A product says where it is reviewed: that goes with the review. */
async function noteReviewed(db: Writing, id: string): Promise<void> {
  const products = await db.selectFrom('products').select('slug').where('review_id', '=', id).execute();
  noteChange(
    db,
    products.map(({ slug }) => `product:${slug}`),
  );
}
