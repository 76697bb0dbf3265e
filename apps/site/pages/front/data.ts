/** What the front page shows. The package (lead, side, shelf …) is only on page 1; further pages are the river alone. */
import type { Instant } from '@masthead/model';
import type { CardStory, Link, RiverPage } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';

export interface FrontPackage {
  threads: Link[];
  lead: CardStory;
  more: CardStory[];
  side: CardStory[];
  picks: { title: string; stories: CardStory[] };
  shelf: { title: string; more: Link; stories: CardStory[] };
  sister: { hero: ShownPicture; stories: CardStory[] };
}

export interface FrontPageData {
  now: Instant;
  river: RiverPage;
  package?: FrontPackage;
}
