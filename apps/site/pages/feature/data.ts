/** What a laid-out page shows: on page 1 its shelves in the editors' order, and on every page the river of its topic. */
import type { Instant } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { Body } from '../../components/body/body-part.ts';
import type { CardStory, RiverPage } from '../../components/cards/card-story.ts';

/** How editors want a shelf to look. */
export type ShelfView = 'hero' | 'grid' | 'list' | 'shelf';

interface Headed {
  id: string;
  heading: string;
}

export interface StoryShelf extends Headed {
  kind: 'stories';
  view: ShelfView;
  stories: readonly CardStory[];
  /** The way to all of it. */
  more?: Link;
}

export interface TextShelf extends Headed {
  kind: 'text';
  /** What the text calls itself, when the shelf's heading says something else. */
  title?: string;
  description?: string;
  body: Body;
}

export type FeatureShelf = StoryShelf | TextShelf;

export interface FeaturePageData {
  now: Instant;
  name: string;
  description: string;
  shelves: FeatureShelf[];
  /** The newest of one of its topics, without what the shelves show. */
  river?: RiverPage & { topic: string };
}
