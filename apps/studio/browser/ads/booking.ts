/** What is booked, as the desk tells it: looked at before anything is made of it. */
import type { Advertiser, Band, Condition, LineItem, Order } from '@masthead/ads/decision';
import { type Is, isBoolean, isFields, isIfSaid, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

export const ADS_CALL = '/api/desk/ads';
export const LINES_CALL = `${ADS_CALL}/lines`;

const KINDS = ['shown', 'viewed', 'clicked', 'hidden', 'reported'] as const;
export type Counts = Readonly<Record<(typeof KINDS)[number], number>>;
/** Of a day, a place or a creative. */
export type CountsOf<Of> = Counts & { readonly of: Of };

export interface LineReport extends LineItem {
  readonly delivered: Counts;
  /** Up to now. */
  readonly planned: number | null;
  /** Delivered by planned. */
  readonly pace: number | null;
  readonly changedAt: number;
  readonly changedBy: string;
}

export interface WholeLine extends LineReport {
  readonly days: readonly CountsOf<number>[];
  readonly places: readonly CountsOf<string>[];
  readonly creatives: readonly CountsOf<string>[];
}

export interface Booked {
  readonly lines: readonly LineReport[];
  readonly advertisers: readonly Advertiser[];
  readonly orders: readonly Order[];
}

export interface Forecast {
  readonly days: readonly number[];
  readonly available: Band;
  readonly atEnd: Band | null;
  readonly short: { readonly expected: number };
  readonly samples: number;
  readonly sentence: string;
}

export interface KeptPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

type CreativeFields =
  | { kind: 'picture'; size: string; picture: KeptPicture; darkPicture?: KeptPicture }
  | { kind: 'responsive'; headline: string; sizes: readonly string[]; picture?: KeptPicture }
  | { kind: 'native'; headline: string; text: string; payerName: string; host: string; picture: KeptPicture }
  | { kind: 'video'; film: string; width: number; height: number; durationMs: number };

export interface CreativeReport {
  readonly id: string;
  readonly advertiserId: string;
  readonly name: string;
  readonly landing: string;
  readonly alt: string;
  readonly fields: CreativeFields;
}

const hasTexts =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    isFields(value) && names.every((name) => isText(value[name]));
const hasNumbers =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    isFields(value) && names.every((name) => isNumber(value[name]));

const isCounts: Is<Counts> = (value): value is Counts => hasNumbers(...KINDS)(value);
const isCountsOf =
  <Of>(is: Is<Of>) =>
  (value: unknown): value is CountsOf<Of> =>
    isCounts(value) && 'of' in value && is(value.of);

const isCondition: Is<Condition> = (value): value is Condition => {
  if (!isFields(value)) return false;
  if ('all' in value) return isListOf(isCondition)(value.all);
  if ('any' in value) return isListOf(isCondition)(value.any);
  if ('not' in value) return isCondition(value.not);
  return isText(value.key) && isListOf(isText)(value.isOneOf);
};

const isCap: Is<LineItem['caps'][number]> = (value): value is LineItem['caps'][number] =>
  hasNumbers('impressions', 'perMs')(value);

const isLine: Is<LineReport> = (value): value is LineReport =>
  isFields(value) &&
  hasTexts('id', 'orderId', 'advertiserId', 'name', 'type', 'state', 'pacing', 'changedBy')(value) &&
  hasNumbers('priority', 'from', 'cpmMicros', 'changedAt')(value) &&
  [value.until, value.goal, value.planned, value.pace].every(isOrNull(isNumber)) &&
  isOrNull(isCondition)(value.where) &&
  isListOf(isCap)(value.caps) &&
  [value.competesAs, value.creativeIds].every(isListOf(isText)) &&
  isBoolean(value.roadblock) &&
  isCounts(value.delivered);

/** Its creatives are told by their counts where it is told whole: those that it may show stand in the list. */
export const isWholeLine: Is<WholeLine> = (value): value is WholeLine =>
  isLine(value) &&
  isFields(value) &&
  isListOf(isCountsOf(isNumber))(value.days) &&
  [value.places, value.creatives].every(isListOf(isCountsOf(isText)));

const isAdvertiser = (value: unknown): value is Advertiser => hasTexts('id', 'name', 'payer', 'industry')(value);
const isOrder = (value: unknown): value is Order => hasTexts('id', 'advertiserId', 'name')(value);

export const isBooked: Is<Booked> = (value): value is Booked =>
  isFields(value) &&
  isListOf(isLine)(value.lines) &&
  isListOf(isAdvertiser)(value.advertisers) &&
  isListOf(isOrder)(value.orders);

export const isTotals: Is<{ all: Counts }> = (value): value is { all: Counts } =>
  isFields(value) && isCounts(value.all);

const isBand: Is<Band> = (value): value is Band => hasNumbers('low', 'expected', 'high')(value);

export const isForecast: Is<Forecast> = (value): value is Forecast =>
  isFields(value) &&
  isListOf(isNumber)(value.days) &&
  isBand(value.available) &&
  isOrNull(isBand)(value.atEnd) &&
  hasNumbers('expected')(value.short) &&
  isNumber(value.samples) &&
  isText(value.sentence);

export const isKeptPicture: Is<KeptPicture> = (value): value is KeptPicture =>
  hasTexts('path')(value) && hasNumbers('width', 'height', 'bytes')(value);

const isCreativeFields: Is<CreativeFields> = (value): value is CreativeFields => {
  if (!isFields(value)) return false;
  switch (value.kind) {
    case 'picture':
      return isText(value.size) && isKeptPicture(value.picture) && isIfSaid(isKeptPicture)(value.darkPicture);
    case 'responsive':
      return isText(value.headline) && isListOf(isText)(value.sizes) && isIfSaid(isKeptPicture)(value.picture);
    case 'native':
      return hasTexts('headline', 'text', 'payerName', 'host')(value) && isKeptPicture(value.picture);
    case 'video':
      return isText(value.film) && hasNumbers('width', 'height', 'durationMs')(value);
    default:
      return false;
  }
};

const isCreative: Is<CreativeReport> = (value): value is CreativeReport =>
  isFields(value) && hasTexts('id', 'advertiserId', 'name', 'landing', 'alt')(value) && isCreativeFields(value.fields);
export const areCreatives: Is<CreativeReport[]> = isListOf(isCreative);

export const isNothing: Is<null> = (value) => value === null;
export const isMade: Is<{ id: string }> = (value): value is { id: string } => hasTexts('id')(value);
export interface Saved {
  readonly id: string;
  readonly warnings: readonly string[];
}
export const isSaved: Is<Saved> = (value): value is Saved =>
  isFields(value) && isText(value.id) && isListOf(isText)(value.warnings);
