/** The tables of events: what came (for so many days), what it adds up to (for good), and who is here now. */
import type { Kysely, Transaction } from 'kysely';

export interface EventRow {
  /** Days since 1970, of `at`: what rows are kept, exported and dropped by. */
  day: number;
  id: string;
  /** When it happened, by our clock. */
  at: number;
  received_at: number;
  session: string;
  visitor: string | null;
  /** The page view that it belongs to. */
  view: string;
  name: string;
  version: number;
  story_id: string | null;
  page_kind: string;
  address: string;
  /** 1: of a robot, which is kept and not counted. */
  robot: number;
  country: string | null;
  /** JSON: what an event of its name has besides. */
  fields: string;
}

/** A sum over a length of time. */
export interface CountRow {
  /** The length of the time, in milliseconds: see counting/times.ts. */
  grain: number;
  starts_at: number;
  measure: string;
  /** What is counted of: a story, a kind of page, an experiment; empty for all. */
  subject: string;
  label: string;
  count: number;
  total: number;
}

/** Who has been counted as a reader in a length of time. Kept as long as an event of that time may still come. */
export interface ReaderRow {
  grain: number;
  starts_at: number;
  /** What was read: the publication, or a bucket of an experiment. */
  scope: string;
  session: string;
}

/** Where each reader was last. */
export interface PresenceRow {
  session: string;
  at: number;
  story_id: string | null;
  page_kind: string;
  address: string;
}

/** How far a segment of a journal is in these tables; written with what came from it. */
interface JournalRow {
  segment: string;
  position: number;
  updated_at: number;
}

/** Visitors who asked to be forgotten: what still arrives of them is dropped. */
interface ForgottenRow {
  visitor: string;
  forgotten_at: number;
}

/** Options of decisions that readers took and that the content service has not been told of yet. */
export interface TakeRow {
  agent: string;
  decision: string;
  option: string;
}

/** What happened to a showing of an ad, once for each kind. Kept as long as it may still be told again. */
export interface AdSeenRow {
  decision: string;
  slot: string;
  kind: string;
  /** When its token stopped being good. */
  until: number;
}

/** How much was delivered, by the day that it was decided on: for good. */
export interface AdSumRow {
  day: number;
  line: string;
  creative: string;
  placement: string;
  kind: string;
  count: number;
  /** As much as the ad server has heard. */
  told: number;
}

export interface EventsSchema {
  events: EventRow;
  event_counts: CountRow;
  event_readers: ReaderRow;
  event_presence: PresenceRow;
  event_journals: JournalRow;
  event_forgotten: ForgottenRow;
  event_takes: TakeRow;
  event_ad_seen: AdSeenRow;
  event_ad_sums: AdSumRow;
}

export type EventsDb = Kysely<EventsSchema> | Transaction<EventsSchema>;
