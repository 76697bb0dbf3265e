/** What a shop asks for a product, ready to be shown. */
export interface Offer {
  merchant: string;
  /** Out to the shop: an http address, nothing else. */
  href: string;
  /** As readers see it; absent where the shop does not say. */
  price?: string;
}

/** A row of a table of facts. */
export interface Spec {
  name: string;
  value: string;
}

/** The lowest price from a day on. */
export interface PricePoint {
  /** Noon of the day, so that it is the same day wherever dates are shown. */
  at: number;
  cents: number;
}
