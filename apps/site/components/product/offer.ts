/** What shops ask for a product and have asked before, ready to be shown. */
import type { Instant } from '@masthead/model';

export interface Offer {
  merchant: string;
  /** Out to the shop: an http address, nothing else. */
  href: string;
  /** As readers see it; absent where the shop does not say. */
  price?: string;
  /** What the price is for: "256 GB, free delivery". */
  note?: string;
  /** When the price was looked up. */
  checkedAt?: Instant;
}

/** A shop that a reader may know of, and that has none left today. */
export interface SoldOut {
  merchant: string;
  note?: string;
}

/** Everything that shops say of a product. */
export interface Market {
  /** The cheapest first. */
  offers: Offer[];
  soldOut: SoldOut[];
  /** When the oldest of the prices was looked up; absent where not all of them say. */
  checkedAt?: Instant;
}

/** A row of a table of facts. */
export interface Spec {
  name: string;
  value: string;
}

/** The lowest price from a day on. */
export interface PricePoint {
  /** Noon of the day, so that it is the same day wherever dates are shown. */
  at: Instant;
  cents: number;
}

/** What a product has cost until now, and what that comes to. In cents. */
export interface Prices {
  now: Instant;
  /** Oldest first, at least one. */
  points: PricePoint[];
  /** Each only where the price was followed for so long. */
  lowest30?: number;
  lowest90?: number;
  average90?: number;
}
