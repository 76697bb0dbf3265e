/** The tables of advertising. Flags are 0 or 1, instants milliseconds, days those since 1970; JSON goes through stored/columns.ts. */
import type { LineType } from '@masthead/ads/decision';
import type { Generated, Kysely, Transaction } from 'kysely';

export interface AdvertiserRow {
  id: string;
  name: string;
  payer: string;
  industry: string;
}

export interface OrderRow {
  id: string;
  advertiser_id: string;
  name: string;
}

export interface LineRow {
  id: string;
  order_id: string;
  advertiser_id: string;
  name: string;
  type: LineType;
  state: 'draft' | 'running' | 'paused' | 'archived';
  priority: number;
  starts_at: number;
  ends_at: number | null;
  goal: number | null;
  pacing: 'even' | 'fast';
  cpm_micros: number;
  /** JSON: a condition. */
  condition: string | null;
  /** JSON: lists. */
  caps: string;
  competes_as: string;
  creative_ids: string;
  roadblock: number;
  changed_at: number;
  changed_by: string;
}

export interface CreativeRow {
  id: string;
  advertiser_id: string;
  kind: 'picture' | 'responsive' | 'native' | 'video';
  name: string;
  landing: string;
  alt: string;
  /** JSON: what creatives of its kind have besides. */
  fields: string;
  archived: number;
  changed_at: number;
  changed_by: string;
}

/** How much was delivered, by the day that it was decided on. */
interface DeliveredRow {
  day: number;
  line_id: string;
  creative_id: string;
  placement: string;
  /** What happens on pages, `clicked`, and what players tell of films. */
  kind: string;
  count: number;
}

/** What was told to the ad server itself and counted: of each kind, a showing has one at most. */
interface NotedRow {
  decision: string;
  slot: string;
  kind: string;
  at: number;
  day: number;
  line_id: string;
  creative_id: string;
  placement: string;
}

/** A question of a page, as an example of so many: what a forecast is made of. Nothing in it is about a reader. */
interface SampleRow {
  sequence: Generated<number>;
  day: number;
  weight: number;
  /** JSON. */
  question: string;
}

export interface AdsSchema {
  ad_advertisers: AdvertiserRow;
  ad_orders: OrderRow;
  ad_lines: LineRow;
  ad_creatives: CreativeRow;
  ad_delivered: DeliveredRow;
  ad_noted: NotedRow;
  ad_samples: SampleRow;
}

export type AdsDb = Kysely<AdsSchema>;
export type AdsWriting = Transaction<AdsSchema>;
