/** What a card, a river row or a list line needs to know of a story: ready addresses, no wire shapes. */
import type { Instant, Money, Voice } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';

/** The way to the stories of one form, and how many there are. */
export interface FormTab extends Link {
  count: number;
}

/** The one fact that a story has of itself, in the place of who wrote it. */
export type StoryFact =
  /** The price, as readers see it, where what was judged stands beside what else may be bought. */
  | { kind: 'score'; score: number; editorsChoice: boolean; price?: string; checkedAt?: Instant }
  /** How long it plays, and what it is: a video. */
  | { kind: 'duration'; seconds: number; of: string }
  | { kind: 'pictures'; count: number }
  | { kind: 'deal'; product: string; price: Money; listPrice?: Money; checkedAt?: Instant };

export interface CardStory {
  id: string;
  headline: string;
  href: string;
  /** The grotesk reports, the serif judges: decided by the story's type, never by the page. */
  voice: Voice;
  kicker?: Link;
  dek?: string;
  byline: string;
  publishedAt: Instant;
  readingMinutes: number;
  /** Somebody paid for it, which is said wherever it is shown. */
  paidFor?: boolean;
  fact?: StoryFact;
  /** Only where the list that it stands in shows pictures. */
  picture?: ShownPicture;
}

/** One page of a listing door: a river with its place among the pages. */
export interface RiverPage {
  stories: readonly CardStory[];
  page: number;
  pageCount: number;
  /** The address of page 1; further pages append their number. */
  baseHref: string;
  /** What they are narrowed by, as all their addresses end: "?topic=phones". */
  query?: string;
}
