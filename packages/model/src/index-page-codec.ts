/** An index page as the content service composes it. */
import { z } from 'zod';
import { componentsByName } from './components-by-name.ts';
import { contentListCodec } from './content-list.ts';
import { RATING_SCALE } from './names.ts';
import { storySummaryCodec } from './story.ts';
import { count, list, maybe, rating, text } from './wire.ts';

const total = z.int().nonnegative();
const band = z.object({ band: z.number(), total });

/** How many stories the page would have, narrowed in one way only. */
const indexFacets = z.object({
  topics: z.array(z.object({ slug: z.string(), name: z.string(), total })),
  scores: z.array(band),
  prices: z.array(band),
});

/** A product with what we gave it and what the cheapest shop asks; amounts in cents. */
const rowProduct = z.object({
  slug: z.string(),
  name: z.string(),
  score: rating,
  price: maybe(count),
  /** Only where it is higher. */
  listPrice: maybe(count),
  merchant: text,
  /** The instant at which somebody last looked. */
  checkedAt: maybe(z.number()),
});

const judged = z.number().min(RATING_SCALE.worst).max(RATING_SCALE.best);

/** A line of the table of what holds now: of a comparison with two products and its rounds, of any other story with one. */
const indexRow = z.object({
  story: storySummaryCodec,
  products: z.array(rowProduct).min(1).max(2),
  rounds: z.array(z.object({ scores: z.tuple([judged, judged]) })),
});
export type IndexRow = z.output<typeof indexRow>;

export const indexPageCodec = componentsByName({
  listing: contentListCodec,
  indexFacets,
  indexTable: list(indexRow),
});
export type IndexPage = z.output<typeof indexPageCodec>['components'];
