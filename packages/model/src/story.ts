/** The domain's stories: what the site works with after a wire object has been parsed. */
import type { Instant } from './instant.ts';

export interface Image {
  id: string;
  /** Where the media store keeps it: bucket type (`/hub`) and path below it. */
  bucketType: string;
  bucketPath: string;
  width: number;
  height: number;
  alt: string;
  caption?: string | undefined;
  credits?: string | undefined;
}

export interface Topic {
  id: string;
  slug: string;
  name: string;
  primary: boolean;
  /** Slugs from the root to this topic, itself last. */
  path: string[];
}

export interface Author {
  id: string;
  username: string;
  fullName: string;
  jobTitle: string;
  bio: string;
  image?: Image | undefined;
}

export interface Tag {
  slug: string;
  name: string;
}

export interface StorySummary {
  id: string;
  typeName: string;
  slug: string;
  headline: string;
  dek?: string | undefined;
  type: string;
  section: string;
  authors: Author[];
  topics: Topic[];
  image?: Image | undefined;
  publishedAt: Instant;
  updatedAt?: Instant | undefined;
  wordCount: number;
}

export interface Article extends StorySummary {
  body: string;
  correction?: string | undefined;
  tags: Tag[];
  noIndex: boolean;
  edition: string;
  titleTag?: string | undefined;
  seoMetaDescription?: string | undefined;
}

/** A page of a listing door. */
export interface ContentList {
  title: string;
  slug: string;
  items: StorySummary[];
  paging: { limit: number; offset: number; total: number };
}

const WORDS_PER_MINUTE = 230;

export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

/** Only the first primary topic counts; a story without one falls back to its first topic. */
export const primaryTopic = (story: Pick<StorySummary, 'topics'>): Topic | undefined =>
  story.topics.find((topic) => topic.primary) ?? story.topics[0];

export const pageCount = ({ limit, total }: ContentList['paging']): number =>
  Math.max(1, Math.ceil(total / Math.max(1, limit)));
