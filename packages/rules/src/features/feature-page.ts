/** What features are decided by: the page as it is asked for, the story on it, and what the visitor is in. */
import { type Instant, type PageType, primaryTopic } from '@masthead/model';
import type { BucketState } from '../experiments/state.ts';
import type { PageFacts } from '../page-facts.ts';

/** Of a page without a story there is little of this. */
export interface StoryFacts {
  readonly articleId?: string | undefined;
  /** Only the first of several. */
  readonly primaryTopic?: string | undefined;
  readonly topics: readonly string[];
  readonly tags: readonly string[];
  readonly articleType?: string | undefined;
  readonly pageLayout?: string | undefined;
  readonly collections: readonly string[];
  readonly threads: readonly string[];
  /** Its editors want no advertising beside it. */
  readonly suppressAds?: boolean | undefined;
}

export interface FeaturePage extends PageFacts, StoryFacts {
  readonly topics: readonly string[];
  readonly pageType?: PageType | undefined;
  readonly experiments: readonly BucketState[];
  /** Stored flags by name. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** What those who measure are told of the page. */
  readonly tracking: Readonly<Record<string, unknown>>;
  readonly now: Instant;
}

export const NO_STORY: StoryFacts = { topics: [], tags: [], collections: [], threads: [] };

/** A story as far as features look at it; every kind of content that the model knows is one. */
interface Story {
  readonly id?: string | undefined;
  readonly topics: readonly { readonly slug: string; readonly primary: boolean }[];
  readonly tags: readonly { readonly slug: string }[];
  readonly type?: string | undefined;
  readonly pageLayout?: string | undefined;
  readonly suppressAds?: boolean | undefined;
  /** The film that it is read with: advertising beside that is its desk's to refuse, too. */
  readonly video?: { readonly suppressAds: boolean } | undefined;
  readonly collections: readonly {
    readonly slug?: string | undefined;
    readonly threads: readonly { readonly slug: string }[];
  }[];
}

export const storyFacts = (story: Story): StoryFacts => ({
  articleId: story.id,
  primaryTopic: primaryTopic(story)?.slug,
  topics: story.topics.map(({ slug }) => slug),
  tags: story.tags.map(({ slug }) => slug),
  articleType: story.type,
  pageLayout: story.pageLayout,
  collections: story.collections.flatMap(({ slug }) => (slug === undefined ? [] : [slug])),
  threads: story.collections.flatMap(({ threads }) => threads.map(({ slug }) => slug)),
  suppressAds: story.suppressAds || story.video?.suppressAds,
});
