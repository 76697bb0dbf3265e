/** What a search finds: stories with the words that were asked for marked in them, and the query as it was understood. */
import { z } from 'zod';
import { contentListCodec } from './content-list.ts';
import { imageCodec } from './image.ts';
import { storyFields, withStory } from './story.ts';
import { flag, list, maybe, text } from './wire.ts';

/** Never HTML: whoever shows a segment writes the markup. */
const segmentCodec = z.object({ text: z.string(), hit: z.boolean() });
export type Segment = z.output<typeof segmentCodec>;

const foundStoryCodec = z
  .object({
    ...storyFields,
    /** The headline is missing when nothing in it was asked for. */
    highlights: z.object({ headline: z.array(segmentCodec).optional(), snippet: list(segmentCodec) }),
    /** Words that were asked for and that it lacks, as they were typed. */
    missing: list(z.string()),
  })
  .transform((wire, issues) => withStory(wire, issues));
export type FoundStory = z.output<typeof foundStoryCodec>;

/** A product, a person or a topic, as it stands among results and suggestions. */
const foundThingCodec = z.object({
  kind: z.enum(['product', 'author', 'topic']),
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  /** What it is: a product's kind, a person's work. */
  about: text,
  score: maybe(z.number()),
  /** What it costs where it can be bought, and when that was looked up. */
  priceCents: maybe(z.int()),
  priceChecked: maybe(z.number()),
  image: maybe(imageCodec),
});
export type FoundThing = z.output<typeof foundThingCodec>;

/** What is suggested while somebody types. */
const suggestionCodec = z.object({
  kind: z.enum(['product', 'author', 'topic', 'story']),
  label: z.string(),
  url: z.string(),
  score: maybe(z.number()),
  priceCents: maybe(z.int()),
  image: maybe(imageCodec),
});
export type SuggestedContent = z.output<typeof suggestionCodec>;

export const suggestionsCodec = z.object({ items: list(suggestionCodec) });

/** How much there is when the search is narrowed by it. */
const facetTotal = { total: z.int().nonnegative(), isCapped: flag };

export const searchResultsCodec = contentListCodec.extend({
  items: list(foundStoryCodec),
  /** There are more, older ones, than can be paged through. */
  totalIsCapped: flag,
  /** The query as it was understood, when a typo was corrected. */
  corrected: text,
  /** No story has all words that were asked for: these come nearest. */
  isRelaxed: flag,
  /** What the query names; only above the first results. */
  things: list(foundThingCodec),
  /** What things may cost, in cents, where the query says so. */
  price: z.object({ least: z.int().optional(), most: z.int().optional() }).optional(),
  /** Where they were asked for: how much there is by kind and by topic. */
  facets: z
    .object({
      types: list(z.object({ typeName: z.string(), ...facetTotal })),
      topics: list(z.object({ slug: z.string(), name: z.string(), ...facetTotal })),
    })
    .optional(),
});
