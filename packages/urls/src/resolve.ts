/** Where content of any kind lives: content in, address out. */
import {
  type AroundStories,
  type ContentTypeName,
  contentKindOf,
  STORY_KINDS,
  type StoryForm,
  typeNameOf,
} from '@masthead/model';
import type { PlacedContent } from './placed-content.ts';
import { createResolvers, type Resolve } from './resolvers.ts';
import { isAutoTopic } from './sections.ts';
import { storyPlaces } from './story-addresses.ts';
import { type Target, targetPath } from './target.ts';

/** A product that was judged is read about in its review. */
const productTarget: Resolve = (content) =>
  content.reviewType ? storyPlaces.review.target(content) : { name: 'product', params: { slug: content.slug } };

/** What is not content itself but has a page: subjects and people. */
type Around = 'topic' | 'author' | 'tag';

const AROUND_CONTENT: { readonly [Kind in Around]: Resolve } = {
  topic: ({ slug }) => topicTarget(slug),
  author: ({ slug }) => ({ name: 'profile', params: { username: slug } }),
  tag: ({ slug }) => ({ name: 'tag', params: { slug } }),
};

/** What editors make besides stories. */
const OTHER_CONTENT: { readonly [Kind in Exclude<AroundStories, Around>]: Resolve } = {
  collection: ({ slug }) => ({ name: 'collection', params: { slug } }),
  feature: ({ slug }) => ({ name: 'feature', params: { slug } }),
  product: productTarget,
  'product-series': productTarget,
};

/** The kinds of content, and who knows where they live. */
export const contentResolvers = createResolvers();
for (const kind of STORY_KINDS) contentResolvers.register(typeNameOf(kind), storyPlaces[kind].target);
for (const kind of ['collection', 'feature', 'product', 'product-series'] as const)
  contentResolvers.register(typeNameOf(kind), OTHER_CONTENT[kind]);

const isAround = (kind: PlacedContent['kind']): kind is Around => Object.hasOwn(AROUND_CONTENT, kind);

export function contentTarget(content: PlacedContent): Target {
  const { kind } = content;
  return isAround(kind) ? AROUND_CONTENT[kind](content) : contentResolvers.of(typeNameOf(kind))(content);
}

export const contentPath = (content: PlacedContent): string => targetPath(contentTarget(content));

function topicTarget(slug: string, pageNumber = 1, form?: StoryForm): Target {
  const params = { slug, form, pageNumber: String(pageNumber) };
  return { name: isAutoTopic(slug) ? 'auto-topic' : 'topic', params };
}

/** Of all its stories, or of those of one form. */
export const topicPath = (slug: string, pageNumber = 1, form?: StoryForm): string =>
  targetPath(topicTarget(slug, pageNumber, form));

/** Content as the wire names it. */
interface NamedContent extends Omit<PlacedContent, 'kind'> {
  typeName: ContentTypeName;
}

/** A link to a page by its name and params, or to content. */
export function linkTo(to: Target | NamedContent): string {
  if ('name' in to) return targetPath(to);
  return contentPath({ ...to, kind: contentKindOf(to.typeName) });
}
