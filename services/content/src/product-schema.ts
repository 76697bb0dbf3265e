/** The tables of products, and of what merchants ask for them. */

export interface ProductRow {
  id: string;
  slug: string;
  name: string;
  maker: string;
  kind: string;
  picture_id: string | null;
  price_cents: number;
  /** JSON: names and values. */
  attributes: string;
  /** The published review of it. */
  review_id: string | null;
}

export interface OfferRow {
  product_id: string;
  merchant: string;
  url: string;
  price_cents: number;
  position: number;
  /** What the price is for: "256 GB, free delivery". */
  note: string;
  in_stock: number;
  /** When somebody last looked; not everybody says. */
  checked_at: number | null;
}

/** A merchant's price from an instant on. */
export interface PriceChangeRow {
  product_id: string;
  merchant: string;
  at: number;
  price_cents: number;
}

export interface ProductSchema {
  products: ProductRow;
  offers: OfferRow;
  price_changes: PriceChangeRow;
}
