/** The content tables. Nothing outside this service reads or writes them. */
import type { Kysely } from 'kysely';

export interface PictureRow {
  id: string;
  bucket_path: string;
  alt: string;
  caption: string;
  credit: string;
  width: number;
  height: number;
  color: string;
  focus_x: number;
  focus_y: number;
}

export interface AuthorRow {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  job_title: string;
  bio: string;
  picture_id: string | null;
}

export interface TopicRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  parent_id: string | null;
  /** Slugs from the root to this topic, joined by a caret. */
  path: string;
}

export interface StoryRow {
  id: string;
  type_name: string;
  slug: string;
  edition: string;
  section: string;
  type: string;
  headline: string;
  dek: string;
  body: string;
  correction: string;
  title_tag: string;
  seo_description: string;
  picture_id: string | null;
  word_count: number;
  no_index: number;
  published_at: number;
  updated_at: number | null;
}

/** A slug a story had before: its readers are sent to where it is now. */
interface FormerSlugRow {
  slug: string;
  story_id: string;
}

interface StoryTopicRow {
  story_id: string;
  topic_id: string;
  position: number;
}

interface StoryAuthorRow {
  story_id: string;
  author_id: string;
  position: number;
}

export interface StoryTagRow {
  story_id: string;
  slug: string;
  name: string;
  position: number;
}

interface StoryRelationRow {
  story_id: string;
  related_id: string;
  position: number;
}

/** One row per story and listing door, so that every door is the same range of one index. */
interface ListingEntryRow {
  listing: string;
  story_id: string;
  published_at: number;
  /** Counted from the oldest, starting at 1, without gaps. */
  place: number;
}

/** What editors arrange rather than write: the front page's package, the navigation. */
interface ArrangementRow {
  name: string;
  document: string;
}

export interface ContentSchema {
  pictures: PictureRow;
  authors: AuthorRow;
  topics: TopicRow;
  stories: StoryRow;
  former_slugs: FormerSlugRow;
  story_topics: StoryTopicRow;
  story_authors: StoryAuthorRow;
  story_tags: StoryTagRow;
  story_relations: StoryRelationRow;
  listing_entries: ListingEntryRow;
  arrangements: ArrangementRow;
}

/** A connection or an open transaction: repositories work with either. */
export type ContentDb = Kysely<ContentSchema>;
