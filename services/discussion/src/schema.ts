/** The tables of discussions. Flags are 0 or 1, instants milliseconds. */
import type { Badge } from '@masthead/talk';
import type { Generated, Kysely, Transaction } from 'kysely';

type CommentState = 'shown' | 'held' | 'removed' | 'gone';
export type HeldFor = 'first' | 'link' | 'word' | 'name' | 'reports';

/** A story that somebody wrote under. */
interface DiscussionRow {
  story_id: string;
  published_at: number;
  /** Comments that are shown, and threads in the list. */
  count: number;
  threads: number;
  /** Of the channel: grows with every change that readers see. */
  last_event: number;
  closed_at: number | null;
  /** An editor opened it again; its age counts from then. */
  opened_at: number | null;
}

export interface CommentRow {
  id: string;
  story_id: string;
  /** Its own id, where it begins one. */
  thread_id: string;
  is_reply: number;
  reader_id: string;
  name: string;
  badge: Badge | null;
  text: string;
  at: number;
  edited_at: number | null;
  state: CommentState;
  held_for: HeldFor | null;
  useful: number;
  picked: number;
  picked_by: string | null;
  folded: number;
  /** Of a thread: whether it stands in the list, its replies that are shown, and whether one is the house's. */
  listed: number;
  replies: number;
  answered: number;
  removed_by: string | null;
  removed_reason: string | null;
  removed_rule: number | null;
  /** Reports that nobody has looked at. */
  reports: number;
  event: number;
}

interface UsefulRow {
  comment_id: string;
  reader_id: string;
}

interface ReportRow {
  comment_id: string;
  reader_id: string;
  reason: string;
  at: number;
}

/** Somebody who wrote. */
interface ReaderRow {
  id: string;
  name: string;
  /** How the name looks. */
  look: string;
  has_badge: number;
  approved: number;
  banned_until: number | null;
  ban_reason: string | null;
}

interface WordRow {
  word: string;
  added_by: string;
  at: number;
}

/** What a moderator decided, and why: only added to. */
export interface DecisionRow {
  sequence: Generated<number>;
  at: number;
  who: string;
  action: string;
  about: string;
  story_id: string | null;
  reason: string;
  /** What it was about, as far as a person needs it. */
  excerpt: string;
}

export interface DiscussionSchema {
  discussions: DiscussionRow;
  discussion_comments: CommentRow;
  discussion_useful: UsefulRow;
  discussion_reports: ReportRow;
  discussion_readers: ReaderRow;
  discussion_words: WordRow;
  discussion_decisions: DecisionRow;
}

export type DiscussionDb = Kysely<DiscussionSchema>;
export type DiscussionWriting = Transaction<DiscussionSchema>;
