/** The front page's package: the editors' arrangement with its stories filled in. */

import type { FrontArrangement } from '../documents/arrangements.ts';
import { picturesById } from '../repositories/stories.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import { wireImage } from '../wire/picture.ts';
import type { WireSummary } from '../wire/story.ts';
import { summariesBySlug } from './summaries.ts';

export type FrontPackage = NonNullable<Awaited<ReturnType<typeof composeFrontPackage>>>;

/** Undefined when the lead story is gone: a front page without one shows its river. */
export async function composeFrontPackage(db: ContentDb, arrangement: FrontArrangement) {
  const { threads, lead, more, side, picks, shelf, sister } = arrangement;
  const [stories, topics, hero] = await Promise.all([
    summariesBySlug(db, [lead, ...more, ...side, ...picks.stories, ...shelf.stories, ...sister.stories]),
    topicsBySlug(db, [...threads.map(({ topic }) => topic), shelf.topic]),
    picturesById(db, [sister.hero]).then((pictures) => pictures.get(sister.hero)),
  ]);
  const leadStory = stories.get(lead);
  const shelfTopic = topics.get(shelf.topic);
  if (!leadStory || !shelfTopic || !hero) return undefined;
  const found = (slugs: readonly string[]): WireSummary[] => slugs.flatMap((slug) => stories.get(slug) ?? []);
  return {
    threads: threads.filter(({ topic }) => topics.has(topic)),
    lead: leadStory,
    more: found(more),
    side: found(side),
    picks: { title: picks.title, items: found(picks.stories) },
    shelf: {
      title: shelf.title,
      topic: { slug: shelfTopic.slug, name: shelfTopic.name },
      items: found(shelf.stories),
    },
    sister: { hero: { ...wireImage(hero), alt: sister.heroAlt }, items: found(sister.stories) },
  };
}

/** Ids of the stories that the river need not repeat: those at the head of the page. */
export const headStoryIds = ({ lead, side }: FrontPackage): string[] => [lead.id, ...side.map(({ id }) => id)];
