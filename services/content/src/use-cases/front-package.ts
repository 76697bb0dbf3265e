/** The front page's package: the editors' arrangement with its stories filled in. */
import type { FrontArrangement } from '../documents/arrangements.ts';
import { picturesById, storyIdsBySlug } from '../repositories/stories.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb, PictureRow, TopicRow } from '../schema.ts';
import { wireImage } from '../wire/picture.ts';
import type { WireSummary } from '../wire/story.ts';
import { type Products, withPick } from './deals.ts';
import type { ListedStories } from './summaries.ts';

/** An arrangement whose parts are there, before its stories are fetched. */
export interface FoundPackage {
  arrangement: FrontArrangement;
  /** Of stories, by the slugs that editors arranged them by. */
  ids: ReadonlyMap<string, string>;
  topics: ReadonlyMap<string, TopicRow>;
  shelfTopic: TopicRow;
  hero: PictureRow;
}

/** Undefined when the lead story is gone: a front page without one shows its river. */
export async function findPackage(db: ContentDb, arrangement: FrontArrangement): Promise<FoundPackage | undefined> {
  const { threads, shelf, sister } = arrangement;
  const [ids, topics, pictures] = await Promise.all([
    storyIdsBySlug(db, [...new Set(storiesIn(arrangement))]),
    topicsBySlug(db, [...threads.map(({ topic }) => topic), shelf.topic]),
    picturesById(db, [sister.hero]),
  ]);
  const shelfTopic = topics.get(shelf.topic);
  const hero = pictures.get(sister.hero);
  if (!ids.has(arrangement.lead) || !shelfTopic || !hero) return undefined;
  return { arrangement, ids, topics, shelfTopic, hero };
}

const storiesIn = ({ lead, more, side, picks, shelf, sister }: FrontArrangement): string[] => [
  lead,
  ...more,
  ...side,
  ...picks.stories,
  ...bestIn(shelf),
  ...sister.stories,
];

const bestIn = ({ stories, index }: FrontArrangement['shelf']): string[] =>
  [...stories, ...index].map(({ story }) => story);

const idsOf = ({ ids }: FoundPackage, slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => ids.get(slug) ?? []);

export const packageIds = (found: FoundPackage): string[] => idsOf(found, storiesIn(found.arrangement));
/** The best lists, of which the page shows what they recommend. */
export const bestIds = (found: FoundPackage): string[] => idsOf(found, bestIn(found.arrangement.shelf));
/** What each place shows, by its name: the river need not repeat it. */
export const placedIds = (found: FoundPackage, places: readonly string[]): string[] => {
  const { lead, more, side, picks, shelf, sister } = found.arrangement;
  const shown: Readonly<Record<string, readonly string[]>> = {
    package: [lead, ...more, ...side],
    picks: picks.stories,
    // Those of the index stand there by name only.
    best: shelf.stories.map(({ story }) => story),
    sister: sister.stories,
  };
  return idsOf(
    found,
    places.flatMap((place) => shown[place] ?? []),
  );
};

/** Undefined when its lead went since it was found. */
export function wirePackage(found: FoundPackage, stories: ListedStories, products: Products) {
  const { arrangement, ids, topics, shelfTopic, hero } = found;
  const { threads, lead, more, side, picks, shelf, sister } = arrangement;
  const listed = (slug: string) => stories.get(ids.get(slug) ?? '');
  const summaries = (slugs: readonly string[]): WireSummary[] => slugs.flatMap((slug) => listed(slug)?.summary ?? []);
  const best = (entries: typeof shelf.stories) =>
    entries.flatMap(({ story, label }) => {
      const one = listed(story);
      return one ? [withPick(one, label, products)] : [];
    });
  const [leadStory] = summaries([lead]);
  if (!leadStory) return undefined;
  return {
    threads: threads.filter(({ topic }) => topics.has(topic)),
    lead: leadStory,
    more: summaries(more),
    side: summaries(side),
    picks: { title: picks.title, items: summaries(picks.stories) },
    shelf: {
      title: shelf.title,
      topic: { slug: shelfTopic.slug, name: shelfTopic.name },
      items: best(shelf.stories),
      index: best(shelf.index),
    },
    sister: { hero: { ...wireImage(hero), alt: sister.heroAlt }, items: summaries(sister.stories) },
  };
}
