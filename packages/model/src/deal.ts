/** Deals: what a story offers at a shop, a product at a price or a code that takes something off. */
import { z } from 'zod';
import { techProductCodec } from './product.ts';
import { contentDate, id, maybe, price, text } from './wire.ts';

export const dealCodec = z.object({
  id,
  /** What it is, where it is no product or not all of one. */
  title: text,
  product: maybe(techProductCodec),
  /** The shop; absent: whichever is cheapest. */
  merchant: text,
  /** Where the shop has it, when it is no product's offer. */
  url: text,
  code: text,
  /** What it costs with the code. */
  price,
  /** What the shop wants in return. */
  terms: text,
  dateEnds: maybe(contentDate),
});
export type Deal = z.output<typeof dealCodec>;
