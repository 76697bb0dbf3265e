/** What a topic listing shows; the leading stories appear on page 1 only and never again in the river. */
import type { Instant } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { CardStory, RiverPage } from '../../components/cards/card-story.ts';
import type { PicksNow } from '../../components/listing/TopicPicks.tsx';

interface MostRead {
  heading: string;
  ranked: boolean;
  stories: readonly CardStory[];
  /** Beside the leading stories, and not beside the river: an experiment tries it out. */
  atHead: boolean;
}

export interface TopicPageData {
  now: Instant;
  topic: { slug: string; name: string; description: string };
  /** The way up in the tree of topics. */
  ancestors: Link[];
  /** All of the topic, its stories by form, and the way down in the tree. */
  ways: Link[];
  /** What the river has: the latest, or the stories of one form. */
  listed: string;
  leads: readonly CardStory[];
  /** Where a best list of the topic says so, on page 1. */
  picks?: PicksNow;
  /** On page 1: what is read most of it, or what is new besides the river. */
  mostRead?: MostRead;
  river: RiverPage;
  neighbours: { title: string; links: Link[] };
}
