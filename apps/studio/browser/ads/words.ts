/** Figures, times and conditions of advertising as the desk reads them. */
import type { ConditionKey, FrequencyCap, LineItem } from '@masthead/ads/decision';
import { countOf } from '../audience/words.ts';
import type { LineReport } from './booking.ts';

const SHORT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "868 k", "1.94 m": three figures are enough to compare. */
export function shortCount(value: number): string {
  if (value >= 999_500) return `${SHORT.format(Number((value / 1_000_000).toPrecision(3)))} m`;
  if (value >= 1000) return `${SHORT.format(Number((value / 1000).toPrecision(3)))} k`;
  return countOf(value);
}

export const dayOf = (instant: number): string => DAY.format(instant);

/** Small parts need a figure behind the point. */
export const partOf = (part: number): string =>
  `${part === 0 || part >= 0.1 ? Math.round(part * 100) : (part * 100).toFixed(2)}%`;

export const dollars = (amount: number): string => WHOLE_DOLLARS.format(amount);

export const worthOf = (cpmMicros: number, impressions: number): number =>
  (cpmMicros / 1_000_000) * (impressions / 1000);

export function priceOf({ type, cpmMicros, goal }: Pick<LineItem, 'type' | 'cpmMicros' | 'goal'>): string {
  if (type === 'house') return 'Nobody pays for it';
  if (cpmMicros === 0) return 'No price is set';
  const perThousand = `${DOLLARS.format(cpmMicros / 1_000_000)} per thousand`;
  return type === 'standard' && goal !== null ? `${perThousand}, ${dollars(worthOf(cpmMicros, goal))}` : perThousand;
}

export const TYPE_WORDS: Readonly<Record<LineItem['type'], string>> = {
  standard: 'goal',
  sponsorship: 'sponsor',
  house: 'house',
};

/** Below that it is told as behind. */
const ON_PLAN = 0.95;
const FAR_BEHIND = 0.85;

export const isBehind = ({ pace }: Pick<LineReport, 'pace'>): boolean => pace !== null && pace < ON_PLAN;

export function paceWords(pace: number): { percent: string; words: string; is: 'good' | 'few' | 'bad' } {
  const percent = `${Math.round(pace * 100)}%`;
  if (pace >= ON_PLAN) return { percent, words: pace > 1.05 ? 'ahead' : 'on plan', is: 'good' };
  return pace >= FAR_BEHIND
    ? { percent, words: 'a little behind', is: 'few' }
    : { percent, words: 'behind', is: 'bad' };
}

const UNITS = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;
export type Unit = (typeof UNITS)[number]['name'];
export const UNIT_NAMES: readonly Unit[] = UNITS.map(({ name }) => name);
export const unitMs = (unit: Unit): number => UNITS.find(({ name }) => name === unit)?.ms ?? 0;

/** In the largest unit that it is a whole number of. */
export function timesOf(perMs: number): { every: number; unit: Unit } {
  const unit = UNITS.find(({ ms }) => perMs % ms === 0) ?? { name: 'minute' as const, ms: 60_000 };
  return { every: perMs / unit.ms, unit: unit.name };
}

/** "3 a day for one reader". */
export function capWords({ impressions, perMs }: FrequencyCap): string {
  const { every, unit } = timesOf(perMs);
  if (every === 1) return `${countOf(impressions)} ${unit === 'hour' ? 'an' : 'a'} ${unit} for one reader`;
  return `${countOf(impressions)} in ${SHORT.format(every)} ${unit}s for one reader`;
}

const KEY_WORDS: Readonly<Partial<Record<ConditionKey, string>>> = {
  topic: 'Topic',
  path: 'Address',
  country: 'Country',
  size: 'Size of the place',
  placement: 'Place',
  device: 'Screen',
  section: 'Section',
  tag: 'Tag',
  ptype: 'Kind of page',
  contentType: 'Kind of story',
  ptopic: 'First topic',
  collection: 'Collection',
  subcollection: 'Thread',
  cid: 'Story',
  pid: 'Product',
  mfr: 'Maker',
  vndid: 'Shop',
  user: 'Reader is',
  pv: 'Pages of the visit',
  session: 'Part of visits',
  subsession: 'Place in the visit',
  ftag: 'Tag of the link',
  feat: 'Feature',
  sectopic: 'Code of the section',
  env: 'Environment',
  vid: 'Video',
  vguid: 'Page view',
  seamlessIndicator: 'Seamless',
};
export const keyWords = (key: ConditionKey): string => KEY_WORDS[key] ?? key;

/** "/personal-finance/*" takes any ending. */
export const valueWords = (value: string): string =>
  value.endsWith('*') ? `${value.slice(0, -1)}…` : value.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ');

export const sizeWords = (size: string): string => {
  const [width = '', height = ''] = size.split('x');
  return width === 'fluid' ? `any width by ${height}` : `${width} by ${height}`;
};

const PLACE_WORDS: Readonly<Record<string, string>> = {
  skybox: 'Billboard',
  'in-content': 'In text',
  mpu: 'Beside',
  omnibar: 'Foot',
  native: 'Among stories',
  'video-rectangle': 'Beside films',
};
export const placeWords = (place: string): string => PLACE_WORDS[place] ?? place;
