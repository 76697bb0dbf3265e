/** The content tables. Nothing outside this service reads or writes them. */
import type { JobsSchema } from '@masthead/jobs';
import type { MailSchema } from '@masthead/mail';
import type { StoryTypeName } from '@masthead/model';
import type { Generated, Kysely } from 'kysely';
import type { AuditSchema } from './audit/schema.ts';
import type { LiveSchema } from './live-schema.ts';
import type { PlatformSchema } from './platform-schema.ts';
import type { ProductSchema } from './product-schema.ts';
import type { ReportSchema } from './reports/schema.ts';
import type { SearchSchema } from './search/schema.ts';
import type { WebhookSchema } from './webhooks/schema.ts';

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
  /** Of its bytes, so that the same picture is kept once. */
  fingerprint: string;
}

export interface AuthorRow {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  job_title: string;
  bio: string;
  picture_id: string | null;
  /** JSON: credentials, roles and whatever else a profile tells. */
  profile: string;
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

/** What editors write, published or not. Readers never see this table: they see `stories`. */
export interface ManuscriptRow {
  id: string;
  type_name: StoryTypeName;
  /** Its newest revision's; in the bin one that no story can have, so that others can take the slug it had. */
  slug: string;
  /** Its newest revision's. */
  headline: string;
  status: 'draft' | 'scheduled' | 'published' | 'unpublished' | 'binned';
  /** Counts every saved change, so that nobody overwrites what they have not seen. */
  revision: number;
  /** The revision that readers see. */
  published_revision: number | null;
  first_published_at: number | null;
  published_updated_at: number | null;
  scheduled_at: number | null;
  /** The revision that was approved for then, whatever is saved after it; and the slug that it has. */
  scheduled_revision: number | null;
  scheduled_slug: string | null;
  /** Since when it is in the bin, who put it there, and the slug that it had. */
  binned_at: number | null;
  binned_by: string | null;
  binned_slug: string | null;
  /** JSON: see kinds/. */
  document: string;
  /** JSON: what the newest revision was sent with and may not hold. */
  left_out: string;
  /** The person of the newsroom who began it; null where a machine did. */
  writer_id: string | null;
  created_at: number;
  saved_at: number;
}

export interface RevisionRow {
  manuscript_id: string;
  revision: number;
  document: string;
  /** What made it: created, edited, restored from another, imported. */
  action: string;
  saved_by: string;
  saved_at: number;
}

/** A slug a story had before: its readers are sent to where it is now. */
interface FormerSlugRow {
  slug: string;
  manuscript_id: string;
}

/** A published story as pages and lists need it. */
export interface StoryRow {
  id: string;
  type_name: StoryTypeName;
  slug: string;
  edition: string;
  section: string;
  type: string;
  headline: string;
  dek: string;
  body: string;
  picture_id: string | null;
  word_count: number;
  no_index: number;
  published_at: number;
  updated_at: number | null;
  /** JSON: what lists show beyond the columns. */
  card: string;
  /** JSON: what only its own page shows. */
  detail: string;
}

/** A story without its texts, for lists. */
export type StoryCardRow = Omit<StoryRow, 'body' | 'detail'>;

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

/** What a published story shows and what can change without it. */
interface ShownThingRow {
  kind: 'picture' | 'product';
  /** A picture's id, a product's slug. */
  key: string;
  story_id: string;
}

/** One row per story and listing door, so that every door is the same range of one index. */
interface ListingEntryRow {
  listing: string;
  story_id: string;
  published_at: number;
  /** Counted from the oldest, starting at 1, without gaps. */
  place: number;
}

export interface CollectionRow {
  id: string;
  slug: string;
  title: string;
  description: string;
  picture_id: string | null;
  kind: string;
  hidden: number;
  /** JSON: the slugs of its threads. */
  threads: string;
  /** JSON: what directories ask of it, where it is a show. */
  show: string | null;
}

/** What editors arrange rather than write: the front page's package, the navigation. */
interface ArrangementRow {
  name: string;
  document: string;
}

/** Standing documents by kind and key: features, newsletters, texts, friendly addresses, towns, providers. */
interface StandingRow {
  kind: string;
  key: string;
  document: string;
}

/** Who may write, and what: the token itself is nowhere. */
interface TokenRow {
  id: string;
  name: string;
  hash: string;
  /** Joined by spaces. */
  scopes: string;
  created_at: number;
  revoked_at: number | null;
  /** To the minute. */
  used_at: number | null;
}

/** What a transaction changed, written by the transaction itself: see changes/change-log.ts. */
interface ChangeRow {
  /** Grows in the order of commits; numbers may be missing, none is used twice. */
  sequence: Generated<number>;
  /** JSON: the names of what changed. */
  names: string;
  at: number;
}

/** How far somebody has read the log who must hear everything once, whichever process does the hearing. */
interface ChangeReaderRow {
  name: string;
  sequence: number;
}

/** In which shape all published stories are shown, and how far the rebuild is that shows them anew. */
export interface RebuildRow {
  name: 'stories';
  shape: number;
  /** The shape that the rebuild under way shows them in; null: none is under way. */
  towards: number | null;
  /** The instant and the id of the last manuscript that it has shown. */
  after_at: number;
  after_id: string;
  done: number;
}

/** What an import took over from a file, so that only changed files are taken again. */
interface ImportRow {
  kind: string;
  key: string;
  fingerprint: string;
}

/** A newsletter that somebody asked for and has yet to confirm. */
interface SubscriptionRow {
  address: string;
  /** Its slug. */
  newsletter: string;
  /** Of the token that confirms it, which is itself nowhere. */
  token_hash: string;
  created_at: number;
}

/** Somebody whose information is not to be sold or shared. */
interface PrivacyRequestRow {
  address: string;
  created_at: number;
}

/** What a reader chose about consent; nothing tells who. */
interface ConsentChoiceRow {
  id: string;
  policy: number;
  decided_at: number;
  /** Codes of categories, apart by spaces. */
  allowed: string;
  /** The word for the laws and signals that held. */
  laws: string;
  made_on: string;
  created_at: number;
}

/** Jobs are queued in the transactions of what they are about, so their table stands beside. */
export interface ContentSchema
  extends SearchSchema,
    LiveSchema,
    ProductSchema,
    PlatformSchema,
    AuditSchema,
    WebhookSchema,
    ReportSchema,
    MailSchema,
    JobsSchema {
  pictures: PictureRow;
  authors: AuthorRow;
  topics: TopicRow;
  manuscripts: ManuscriptRow;
  manuscript_revisions: RevisionRow;
  former_slugs: FormerSlugRow;
  stories: StoryRow;
  story_topics: StoryTopicRow;
  story_authors: StoryAuthorRow;
  shown_things: ShownThingRow;
  listing_entries: ListingEntryRow;
  collections: CollectionRow;
  arrangements: ArrangementRow;
  standing: StandingRow;
  tokens: TokenRow;
  subscriptions: SubscriptionRow;
  privacy_requests: PrivacyRequestRow;
  consent_choices: ConsentChoiceRow;
  changes: ChangeRow;
  change_readers: ChangeReaderRow;
  imports: ImportRow;
  rebuilds: RebuildRow;
}

/** For reading, from a connection or in an open transaction. Writing takes the `Writing` of store.ts. */
export type ContentDb = Pick<Kysely<ContentSchema>, 'selectFrom' | 'getExecutor'>;

/** What a migration works with. */
export type MigratedDb = Kysely<ContentSchema>;
