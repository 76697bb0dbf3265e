/** What an article page shows. */
import type { Instant } from '@masthead/model';
import type { CardStory, Link } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';

export interface Byline {
  name: string;
  /** Their page, where they have one. */
  href?: string;
  role: string;
  bio: string;
  portrait?: ShownPicture;
}

export interface ArticlePageData {
  now: Instant;
  story: CardStory & { type: string; updatedAt?: Instant; correction?: string; authors: Byline[]; subjects: Link[] };
  /** The sanitised text. It is in the document once, as HTML: hydration data leaves it out (see StaticHtml). */
  bodyHtml?: string;
  keepReading: CardStory[];
  more?: { title: string; link: Link; stories: CardStory[] } | undefined;
}
