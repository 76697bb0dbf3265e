/** Which of a story's topics count, where they lie in the tree, and how they are shown. */
import { typeNameOf } from './content-kinds.ts';

interface Ranked {
  primary: boolean;
}

/** Only the first primary topic counts; a story without one falls back to its first topic. */
export const primaryTopic = <Topic extends Ranked>(story: { topics: readonly Topic[] }): Topic | undefined =>
  story.topics.find((topic) => topic.primary) ?? story.topics[0];

/** The first of the topics that are not primary, other than the one that stands in for a primary topic. */
export const subTopic = <Topic extends Ranked>(story: { topics: readonly Topic[] }): Topic | undefined => {
  const main = primaryTopic(story);
  return story.topics.find((topic) => !topic.primary && topic !== main);
};

/** Slugs from the root to the topic, itself last. */
export const pathSlugs = (topic: { slug: string; topicPath: readonly { slug: string }[] }): string[] => [
  ...topic.topicPath.map(({ slug }) => slug),
  topic.slug,
];

const HUB_SEPARATOR = '^';

export const hubTopicPathString = (slugs: readonly string[]): string => slugs.join(HUB_SEPARATOR);
export const hubTopicPath = (text: string): string[] => text.split(HUB_SEPARATOR).filter((slug) => slug !== '');

interface Shown {
  slug: string;
  name: string;
}

/** The former brand's prefix is no reason to change the slug of the two that are listed with their own. */
const SHOWN_AS: Readonly<Record<string, Partial<Shown>>> = {
  auto: { name: 'cars', slug: 'roadshow' },
  'cnet-home': { slug: 'cnet-home' },
  wellness: { slug: 'wellness' },
};

export const displayTopic = ({ slug, name }: Shown): Shown => ({
  slug,
  name,
  ...(Object.hasOwn(SHOWN_AS, slug) && SHOWN_AS[slug]),
});

export const isTopic = ({ typeName }: { typeName?: string | undefined }): boolean => typeName === typeNameOf('topic');
