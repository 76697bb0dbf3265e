/** What a story's own page knows of it: who wrote it, what was corrected, where it belongs. */
import type { Instant } from '@masthead/model';
import type { DiscussionPart } from '../../base/discussion-part.ts';
import type { Link } from '../../base/link.ts';
import type { CardStory } from '../cards/card-story.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';

export interface Byline {
  name: string;
  /** Their page, where they have one. */
  href?: string;
  role: string;
  bio: string;
  portrait?: ShownPicture;
}

/** What we got wrong, and when we put it right. */
export interface Corrected {
  text: string;
  at?: Instant;
}

/** A story that is read, whatever its form. */
export interface ReadStory extends CardStory {
  /** Its whole address, with the site's. */
  url: string;
  /** The way down to its topic, the broadest first. */
  trail: Link[];
  /** Its form, as readers know it: "How-to". */
  type: string;
  /** Somebody paid for it. */
  paidFor: boolean;
  updatedAt?: Instant;
  correction?: Corrected;
  authors: Byline[];
  medicalReviewers: Byline[];
  subjects: Link[];
}

/** A story with what else to read around it. */
export interface FramedStory {
  story: ReadStory;
  /** Other things of the same sort: of a review what may be bought instead, of a deal what else is cheaper. */
  beside?: { title: string; stories: readonly CardStory[] } | undefined;
  keepReading: readonly CardStory[];
  more?: { title: string; link: Link; stories: readonly CardStory[] } | undefined;
  /** What readers say below it. */
  discussion?: DiscussionPart | undefined;
}
