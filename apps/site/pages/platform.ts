/** What loaders ask the platform for: the features of their page, and the order of a list. The server's kernel answers. */

import type { Tracked } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import type { Discussion } from '@masthead/talk';
import type { DiscussionPart } from '../base/discussion-part.ts';
import type { PageDecision } from './page-state.ts';

export interface AskRules {
  /** The features of the page that shows this story. Asked for again, they are the same. */
  about(story: Tracked): PageFeatures<FeatureName>;
  /** Of a page that shows no story; with its topic, where it has one. */
  apart(topics?: readonly string[]): PageFeatures<FeatureName>;
}

interface Ranked<Item> {
  items: readonly Item[];
  /** Absent when nobody decided. */
  decision?: PageDecision;
}

export interface RankLists {
  /** The list's name, under which it learns, and the page that it stands on; links to items are what they are known by. */
  rank<Item extends { href: string }>(agentName: string, page: string, items: readonly Item[]): Promise<Ranked<Item>>;
}

interface ShownDiscussion {
  /** What was said; undefined where another service knows it. */
  discussion?: Discussion;
  part: DiscussionPart;
}

/** A story that is discussed, and whether readers can have the account that writing needs. */
interface DiscussedPage {
  story: string;
  path: string;
  accounts: boolean;
}

/** What readers say under a story. Undefined where there are no discussions; rejects when nobody can tell. */
export type Discussions = (page: DiscussedPage) => Promise<ShownDiscussion | undefined>;
