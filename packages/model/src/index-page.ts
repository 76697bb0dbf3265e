/**
 * The index pages behind the main navigation: each lists the stories of one form, and can be narrowed by topic, and where
 * its stories judge or price a product by that. The bands are few, so that every narrowing is a listing of its own.
 * No schema stands here: the browser uses it.
 */
import type { StoryForm } from './story-kinds.ts';

export const INDEX_FORMS = [
  'reviews',
  'best-lists',
  'versus',
  'deals',
  'videos',
  'pictures',
] as const satisfies readonly StoryForm[];
export type IndexForm = (typeof INDEX_FORMS)[number];

const FORMS: ReadonlySet<string> = new Set(INDEX_FORMS);
export const isIndexForm = (text: string): text is IndexForm => FORMS.has(text);

/** A score of at least so much. */
export const SCORE_BANDS = [9, 8, 7] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** A price of at most so much, in dollars. */
export const PRICE_BANDS = [50, 100, 250, 500, 1000] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** What the stories of an index page can be narrowed by besides their topics. */
export const indexBands = {
  reviews: { score: true, price: true },
  'best-lists': { score: false, price: true },
  versus: { score: false, price: false },
  deals: { score: false, price: true },
  videos: { score: false, price: false },
  pictures: { score: false, price: false },
} as const satisfies { readonly [Form in IndexForm]: { score: boolean; price: boolean } };

/** What of an index page is wanted; what is absent may be anything. */
export interface IndexFilter {
  /** The slug of a topic; stories of topics below it count. */
  topic?: string | undefined;
  score?: ScoreBand | undefined;
  price?: PriceBand | undefined;
}

/** How addresses name what is wanted, in this order. */
export const INDEX_QUERY = ['topic', 'score', 'price'] as const satisfies readonly (keyof IndexFilter)[];

export const isNarrowed = ({ topic, score, price }: IndexFilter): boolean =>
  topic !== undefined || score !== undefined || price !== undefined;

const bandIn = <Band extends number>(bands: readonly Band[], text: string): Band | undefined =>
  bands.find((band) => String(band) === text);

/** The band that a text names; undefined where it names none. */
export const scoreBandOf = (text: string): ScoreBand | undefined => bandIn(SCORE_BANDS, text);
export const priceBandOf = (text: string): PriceBand | undefined => bandIn(PRICE_BANDS, text);

/** Every band that a score, or a price in cents, is in. */
export const bandsOfScore = (score: number): ScoreBand[] => SCORE_BANDS.filter((band) => score >= band);
export const bandsOfPrice = (cents: number): PriceBand[] => PRICE_BANDS.filter((band) => cents <= band * 100);
