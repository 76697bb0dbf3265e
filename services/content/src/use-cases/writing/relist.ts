/** When shops ask another price for a product, the stories about it stand elsewhere among those that cost so much. */
import type { IndexForm } from '@masthead/model';
import { indexPageName } from '../../changes/names.ts';
import { indexesBehind, narrowedListing } from '../../repositories/index-listings.ts';
import { placeInListings } from '../../repositories/listings.ts';
import { storiesShowing } from '../../repositories/shown-things.ts';
import type { ContentDb, StoryRow } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';
import { storyPrice } from '../story-price.ts';
import { pricedListings } from './listings-of.ts';

export async function relistByPrice(db: Writing, product: string): Promise<void> {
  const ids = await storiesShowing(db, 'product', [product]);
  if (ids.length === 0) return;
  const stories = await db.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
  for (const story of stories) await relist(db, story);
}

async function relist(db: Writing, story: StoryRow): Promise<void> {
  const present = await listingsWith(db, story.id);
  const [form] = indexesBehind(present);
  if (!form) return;
  const others = present.filter((listing) => !isByPrice(form, listing));
  const wanted = [...others, ...pricedListings(form, await storyPrice(db, story))];
  const moved = await placeInListings(db, story, wanted);
  if (moved.length > 0) noteChange(db, [...moved.map((listing) => `listing:${listing}`), indexPageName(form)]);
}

async function listingsWith(db: ContentDb, storyId: string): Promise<string[]> {
  const rows = await db.selectFrom('listing_entries').select('listing').where('story_id', '=', storyId).execute();
  return rows.map(({ listing }) => listing);
}

const isByPrice = (form: IndexForm, listing: string): boolean => listing.startsWith(narrowedListing(form, 'price', ''));
