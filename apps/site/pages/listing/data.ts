/** What a listing door shows: what it is about, and a page of its river. */
import type { Instant } from '@masthead/model';
import type { Body } from '../../components/body/body-part.ts';
import type { RiverPage } from '../../components/cards/card-story.ts';

export interface ListingPageData {
  now: Instant;
  title: string;
  description: string;
  /** The strands of a collection, by name. */
  threads: string[];
  river: RiverPage;
  /** On page 1, when editors wrote one: the text of the door. */
  about?: Body | undefined;
}
