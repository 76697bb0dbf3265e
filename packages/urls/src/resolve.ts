/** Where a story or a topic lives: content in, address out. Pure, so that a table of cases can check it. */
import { type AddressName, addresses, pathTo } from './addresses.ts';
import { autoTopics, isVertical, type Vertical, verticals } from './sections.ts';

/** The part of a story that decides its address. */
export interface Addressable {
  slug: string;
  /** Slugs of the primary topic: its ancestors, then itself. */
  topicPath: readonly string[];
}

/** The name of a vertical's route; the news vertical's top level is the plain article. */
const topRoute = (vertical: Vertical): AddressName & ('article' | `${Vertical}-article`) =>
  vertical === 'news' ? 'article' : `${vertical}-article`;

export function storyPath(story: Addressable): string {
  const [root, ...below] = story.topicPath;
  if (root && autoTopics.has(root)) return pathTo('auto-article', { slug: story.slug });
  if (!root || !isVertical(root)) return pathTo('article', { slug: story.slug });
  // A topic two or more levels down has no route of its own: its parent, the first below the vertical, stands for it.
  const topic = below[0];
  const allowed: readonly string[] = verticals[root];
  if (!topic || !allowed.includes(topic)) return pathTo(topRoute(root), { slug: story.slug });
  return pathTo(`${root}-article-topic`, { slug: story.slug, topic });
}

export function topicPath(slug: string, pageNumber = 1): string {
  return pathTo(autoTopics.has(slug) ? 'auto-topic' : 'topic', { slug, pageNumber: String(pageNumber) });
}

export const isAddressName = (name: string): name is AddressName => Object.hasOwn(addresses, name);
