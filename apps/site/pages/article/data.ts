/** What an article page shows. */
import type { Instant } from '@masthead/model';
import type { Body } from '../../components/body/body-part.ts';
import type { CardStory, Link } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { ContentsData } from '../../components/story/Contents.tsx';

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

export interface ArticlePageData {
  now: Instant;
  story: ReadStory;
  body: Body;
  /** Of a list of choices, or of a long text. */
  contents?: ContentsData | undefined;
  /** Other things of the same sort: of a review what may be bought instead, of a deal what else is cheaper. */
  beside?: { title: string; stories: CardStory[] } | undefined;
  keepReading: CardStory[];
  more?: { title: string; link: Link; stories: CardStory[] } | undefined;
}
