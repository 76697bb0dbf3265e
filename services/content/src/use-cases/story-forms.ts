/** Which forms of story a topic or a person has, and how many of each. */
import { STORY_FORMS, type StoryForm } from '@masthead/model';
import { firstPages, formListing, type ListingPage } from '../repositories/listings.ts';
import type { ContentDb } from '../schema.ts';
import { type WireComponent, wireComponent } from '../wire/component.ts';

export const formListings = (listing: string): string[] => STORY_FORMS.map((form) => formListing(listing, form));

export const formsOf = async (db: ContentDb, listing: string): Promise<WireComponent> =>
  formsComponent(listing, await firstPages(db, formListings(listing), 1));

/** All that there are, in their order. */
export function formsComponent(listing: string, pages: ReadonlyMap<string, ListingPage>): WireComponent {
  const totalOf = (form: StoryForm): number => pages.get(formListing(listing, form))?.total ?? 0;
  const counts = STORY_FORMS.map((form) => ({ form, total: totalOf(form) })).filter(({ total }) => total > 0);
  return wireComponent('forms', 'StoryForms', counts);
}
