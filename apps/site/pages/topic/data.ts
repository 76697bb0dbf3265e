/** What a topic listing shows; the leading stories appear on page 1 only and never again in the river. */
import type { Instant } from '@masthead/model';
import type { CardStory, Link, RiverPage } from '../../components/cards/card-story.ts';

export interface TopicPageData {
  now: Instant;
  topic: { name: string; description: string };
  /** The way up (parents) and down (children) in the tree of topics. */
  ancestors: Link[];
  children: Link[];
  leads: CardStory[];
  river: RiverPage;
  neighbours: { title: string; links: Link[] };
}
