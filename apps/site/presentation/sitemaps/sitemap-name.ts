/** The names of XML sitemaps: what each holds. A map by month is cut into parts before it grows past what a file may hold. */
import { STORY_PLURALS, type StoryPlural } from '@masthead/model';

export interface MonthMap {
  /** A kind of story. */
  map: StoryPlural;
  year: number;
  month: number;
  part: number;
}

export type SitemapName =
  | { kind: 'index' | 'news' | 'images' | 'videos' }
  | { kind: 'pages'; part: number }
  | ({ kind: 'month' } & MonthMap);

/** The protocol allows 50,000 addresses and 50 MB; with many pictures each, a tenth of that many is well below both. */
export const PART_SIZE = 5000;

const NAME = /^\/sitemaps\/([a-z]+)(?:-(\d{4})-(\d{2}))?(?:-([1-9]\d{0,3}))?\.xml$/;

/** Undefined for what names no sitemap. */
export function sitemapName(pathname: string): SitemapName | undefined {
  const [, name = '', year, month, number] = NAME.exec(pathname) ?? [];
  // The first part has no number.
  if (number === '1') return undefined;
  const part = Number(number ?? 1);
  if (year && month) return monthName(name, Number(year), Number(month), part);
  if (name === 'pages') return { kind: 'pages', part };
  return number === undefined ? fixedName(name) : undefined;
}

function monthName(name: string, year: number, month: number, part: number): SitemapName | undefined {
  const map = STORY_PLURALS.find((each) => each === name);
  return map && year >= 1970 && month >= 1 && month <= 12 ? { kind: 'month', map, year, month, part } : undefined;
}

function fixedName(name: string): SitemapName | undefined {
  const kind = (['index', 'news', 'images', 'videos'] as const).find((each) => each === name);
  return kind && { kind };
}

const partSuffix = (part: number): string => (part === 1 ? '' : `-${part}`);

export const monthPath = ({ map, year, month, part }: MonthMap): string =>
  `/sitemaps/${map}-${year}-${String(month).padStart(2, '0')}${partSuffix(part)}.xml`;

export const pagesPath = (part: number): string => `/sitemaps/pages${partSuffix(part)}.xml`;

/** The numbers of the parts that so many addresses fill. */
export const partsOf = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / PART_SIZE) }, (_, index) => index + 1);
