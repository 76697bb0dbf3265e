/** Stories: content that a reader opens, with what every list and every page of them needs. */
import { z } from 'zod';
import { authorCodec } from './author.ts';
import { dateFields } from './content.ts';
import { preferredDate } from './dates.ts';
import { imageCodec } from './image.ts';
import { authorsOf } from './people.ts';
import { reviewKindOf } from './review-kind.ts';
import { STORY_TYPE_NAMES, storyKindOf } from './story-kinds.ts';
import { topicCodec } from './topic.ts';
import {
  count,
  countOr,
  decimal,
  type IssueSink,
  id,
  list,
  maybe,
  rating,
  settableFlag,
  text,
  textOr,
} from './wire.ts';

/** The fields that stories have in lists as well as on their own pages. */
export const storyFields = {
  ...dateFields,
  id,
  typeName: z.enum(STORY_TYPE_NAMES),
  slug: z.string().min(1),
  headline: text,
  /** What reviews, galleries and videos call their headline. */
  title: text,
  dek: text,
  type: textOr('News'),
  section: textOr('news'),
  author: maybe(authorCodec),
  moreAuthors: list(authorCodec),
  topics: list(topicCodec),
  image: maybe(imageCodec),
  canonicalUrl: text,
  wordCount: countOr(0),
  reviewType: text,
  rating,
  /** Of a review. */
  editorsChoice: settableFlag,
  /** Of a video, in seconds. */
  duration: decimal,
  /** Of a gallery: how many. */
  pictures: decimal,
  /**
   * Of live coverage: the instants at which its event begins and ends; where it is led to as live, how many updates it
   * has and when the newest appeared.
   */
  event: maybe(
    z.object({
      starts: z.number(),
      ends: maybe(z.number()),
      zone: text,
      updates: maybe(count),
      lastUpdate: maybe(z.number()),
    }),
  ),
  /** Among deals: a product that the story is about, what it costs, and its list price when that is higher; in cents. */
  deal: maybe(
    z.object({
      slug: z.string(),
      product: z.string(),
      price: count,
      listPrice: maybe(count),
      /** Who asks it, and what the cheapest shop asked before, in dollars, oldest first. */
      merchant: text,
      /** When somebody last looked. */
      checked: maybe(z.number()),
      history: list(z.object({ date: z.iso.date(), price: z.number() })),
      /** The instant from which the story offers nothing any more. */
      ends: maybe(z.number()),
    }),
  ),
  /** Of a best list, where lists stand side by side: what it is the best of, and what it recommends; the price in cents. */
  pick: maybe(
    z.object({
      label: text,
      slug: z.string(),
      product: z.string(),
      score: rating,
      price: maybe(count),
      checked: maybe(z.number()),
    }),
  ),
};

/** What editors give a story for lists that are not about it. */
export const promoFields = { promoDek: text, promoHed: text, promoImage: maybe(imageCodec) };

const storyShape = z.object(storyFields);

/** What follows from a story's fields; without a headline or any date it is no story. */
export function withStory<Wire extends z.output<typeof storyShape>>(wire: Wire, issues: IssueSink) {
  const headline = wire.headline ?? wire.title;
  if (!headline) issues.addIssue({ code: 'custom', message: 'the story has none', path: ['headline'] });
  const publishedAt = preferredDate(wire, 'created');
  if (publishedAt === undefined)
    issues.addIssue({ code: 'custom', message: 'the story has no date that can be read', path: ['datePublished'] });
  return {
    ...wire,
    kind: storyKindOf(wire.typeName),
    headline: headline ?? '',
    authors: authorsOf(wire),
    /** When readers are told it was published, and updated. */
    publishedAt: publishedAt ?? 0,
    updatedAt: wire.displayDateUpdated ?? wire.dateUpdated,
    reviewKind: reviewKindOf(wire.reviewType),
  };
}

export const storySummaryCodec = storyShape.transform((wire, issues) => withStory(wire, issues));
export type StorySummary = z.output<typeof storySummaryCodec>;
