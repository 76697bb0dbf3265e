/** What advertisers have booked: advertisers, orders, line items and what is shown of them. */
import type { SizeName } from '../placements.ts';
import type { Condition } from './condition.ts';

export interface Advertiser {
  readonly id: string;
  readonly name: string;
  /** Who pays, as law and readers want to know it: a full name and a place. */
  readonly payer: string;
  /** Advertisers of one industry are kept apart on a page. */
  readonly industry: string;
}

export interface Order {
  readonly id: string;
  readonly advertiserId: string;
  readonly name: string;
}

/** A sponsorship takes its share of what it is aimed at; standard items have a goal; house items fill what is left. */
export const LINE_TYPES = ['sponsorship', 'standard', 'house'] as const;
export type LineType = (typeof LINE_TYPES)[number];

export interface FrequencyCap {
  readonly impressions: number;
  readonly perMs: number;
}

export interface LineItem {
  readonly id: string;
  readonly orderId: string;
  readonly advertiserId: string;
  readonly name: string;
  readonly type: LineType;
  readonly state: 'draft' | 'running' | 'paused';
  /** Among those of a type; 1 comes first. */
  readonly priority: number;
  /** From and until, in milliseconds; null: without end. */
  readonly from: number;
  readonly until: number | null;
  /** Impressions; of a sponsorship the share in percent; null: as many as there are. */
  readonly goal: number | null;
  readonly pacing: 'even' | 'fast';
  /** Millionths of a dollar for a thousand impressions, to choose between equals; 0 for house. */
  readonly cpmMicros: number;
  readonly where: Condition | null;
  /** Only where the visit may be remembered; elsewhere a line with caps is not shown. */
  readonly caps: readonly FrequencyCap[];
  /** Lines that share one of these labels never stand on one page together. */
  readonly competesAs: readonly string[];
  /** All that a page has room for of this line, or none of it. */
  readonly roadblock: boolean;
  readonly creativeIds: readonly string[];
}

interface CreativeBase {
  readonly id: string;
  readonly advertiserId: string;
  readonly name: string;
  /** Where it leads: https, or http on this machine. */
  readonly landing: string;
  readonly alt: string;
}

/** A picture of exactly one size, or of that width and height twice over. */
export interface PictureCreative extends CreativeBase {
  readonly kind: 'picture';
  readonly size: SizeName;
  /** A key of the media store. */
  readonly picture: string;
  readonly darkPicture?: string | undefined;
}

/** HTML of our own making from plain fields, for any size. */
export interface ResponsiveCreative extends CreativeBase {
  readonly kind: 'responsive';
  readonly headline: string;
  readonly text: string;
  readonly button: string;
  readonly payerName: string;
  readonly picture?: string | undefined;
  readonly background: string;
  readonly ink: string;
  readonly sizes: readonly SizeName[];
}

/** A card among ours, in our type, told apart by its hatch and its payer. */
export interface NativeCreative extends CreativeBase {
  readonly kind: 'native';
  readonly headline: string;
  readonly text: string;
  readonly payerName: string;
  readonly host: string;
  readonly picture: string;
}

export interface VideoCreative extends CreativeBase {
  readonly kind: 'video';
  readonly film: string;
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
  readonly skippableAfterMs: number | null;
  /** Pictures that stand beside the film. */
  readonly companionIds: readonly string[];
}

export type Creative = PictureCreative | ResponsiveCreative | NativeCreative | VideoCreative;
export type CreativeKind = Creative['kind'];
