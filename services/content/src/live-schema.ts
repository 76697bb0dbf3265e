/** The tables of live coverage: its log, and what the log leaves. */

/** One entry of live coverage as its log leaves it: written with each event, in the same transaction. */
export interface LiveItemRow {
  id: string;
  story_id: string;
  /** The number of its last change: who knows everything up to one can ask for what came since. */
  event: number;
  /** Its place, highest first: the number of the event that posted it, until it is moved. */
  sequence: number;
  headline: string;
  body: string;
  author_id: string | null;
  published_at: number;
  updated_at: number | null;
  important: number;
  pinned: number;
  deleted: number;
}

/** Live coverage as a whole: how far its log is, and what readers follow it with. */
export interface LiveCoverageRow {
  story_id: string;
  /** What readers show to follow its channel; another one revokes it. */
  channel_key: string;
  last_event: number;
  /** Planned coverage ends when its story says; else an editor has ended it, or has it go on. */
  state: 'planned' | 'ended' | 'open';
  ended_at: number | null;
  /** The number of the event that ended or opened it; 0 while none did. */
  state_event: number;
}

/** What happened to live coverage: only ever added to, numbered from 1 without gaps. */
export interface LiveEventRow {
  story_id: string;
  event: number;
  /** JSON: see documents/live.ts. */
  change: string;
  item_id: string | null;
  made_by: string;
  at: number;
  /** What the writer called this change, so that trying again makes nothing twice. */
  idempotency_key: string | null;
  /** A hash of what was sent under that key; null where nothing was, and in events from before it was kept. */
  request: string | null;
}

/** A post whose time has not come. */
export interface WaitingPostRow {
  id: string;
  story_id: string;
  due_at: number;
  /** JSON: see documents/live.ts. */
  post: string;
  made_by: string;
  idempotency_key: string;
  /** As in the log. */
  request: string | null;
  /** It was taken back, and stays known so that trying again does not bring it back. */
  cancelled: number;
}

export interface LiveSchema {
  live_coverage: LiveCoverageRow;
  live_events: LiveEventRow;
  live_items: LiveItemRow;
  live_waiting: WaitingPostRow;
}
