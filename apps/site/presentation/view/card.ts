/** A story to what a card shows: addresses resolved, nothing more than needed (it all travels to the browser). */
import {
  bindUnits,
  joinNames,
  type Money,
  primaryTopic,
  readingMinutes,
  type StorySummary,
  storyKinds,
  USD,
  voiceOf,
} from '@masthead/model';
import { contentTarget, isSponsored, type Target, targetPath, topicPath } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import type { CardStory, StoryFact } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';

/** Judging forms name themselves; reporting names its topic. */
const FORM_KICKERS: Readonly<Record<string, string>> = { Commentary: 'Opinion', Review: 'Review' };

/** Where a story lives, whatever kind it is. */
export const storyTarget = (story: StorySummary): Target =>
  contentTarget({ ...story, topicPath: primaryTopic(story)?.path ?? [] });

const storyHref = (story: StorySummary): string => targetPath(storyTarget(story));

export const topicLink = ({ slug, name }: { slug: string; name: string }): Link => ({
  label: name,
  href: topicPath(slug),
});

function kickerOf(story: StorySummary): Link | undefined {
  const topic = primaryTopic(story);
  if (!topic) return undefined;
  return { label: FORM_KICKERS[story.type] ?? topic.name, href: topicPath(topic.slug) };
}

/** A card has room for one fact, not for a masthead. */
const NAMES_ON_CARD = 3;

const bylineOf = ({ authors }: StorySummary): string =>
  joinNames(
    authors.map(({ fullName }) => fullName),
    NAMES_ON_CARD,
  );

/** What a story is known by, which its kind has given it: a score, a length, how many pictures; among deals any by its price. */
function factOf({ kind, rating, editorsChoice, duration, pictures, deal }: StorySummary): StoryFact | undefined {
  if (deal) return dealFact(deal);
  if (rating !== undefined) return { kind: 'score', score: rating, editorsChoice: editorsChoice ?? false };
  if (duration) return { kind: 'duration', seconds: duration, of: storyKinds[kind].name?.toLowerCase() ?? '' };
  if (pictures) return { kind: 'pictures', count: pictures };
  return undefined;
}

const dollars = (cents: number): Money => ({ cents, currency: USD });

const dealFact = ({ product, price, listPrice, checked }: NonNullable<StorySummary['deal']>): StoryFact => ({
  kind: 'deal',
  product,
  price: dollars(price),
  ...(listPrice !== undefined && { listPrice: dollars(listPrice) }),
  ...(checked !== undefined && { checkedAt: checked }),
});

export function cardOf(story: StorySummary, picture: ShownPicture | undefined): CardStory {
  const kicker = kickerOf(story);
  const fact = factOf(story);
  return {
    id: story.id,
    headline: bindUnits(story.headline),
    href: storyHref(story),
    voice: voiceOf(story.type),
    byline: bylineOf(story),
    publishedAt: story.publishedAt,
    readingMinutes: readingMinutes(story.wordCount),
    ...(isSponsored(story) && { paidFor: true }),
    ...(kicker && { kicker }),
    ...(story.dek && { dek: bindUnits(story.dek) }),
    ...(fact && { fact }),
    ...(picture && { picture }),
  };
}
