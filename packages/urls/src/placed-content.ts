import type { ContentKind } from '@masthead/model';

/** The part of a piece of content that decides where it lives. */
export interface PlacedContent {
  kind: ContentKind;
  slug: string;
  id?: string | undefined;
  /** Slugs of the primary topic: its ancestors, then itself. */
  topicPath: readonly string[];
  type?: string | undefined;
  section?: string | undefined;
  reviewType?: string | undefined;
  canonicalUrl?: string | undefined;
  author?: { username: string } | undefined;
}
