/** Everything that has an address: the kinds of story, and what stands around them. */
import { type StoryKind, type StoryTypeName, storyKindOf, storyKinds } from './story-kinds.ts';

/** What is no story but has a page. */
const AROUND_STORIES = ['collection', 'feature', 'product', 'product-series', 'topic', 'author', 'tag'] as const;
export type AroundStories = (typeof AROUND_STORIES)[number];

const TYPE_NAMES = {
  collection: 'content_collection',
  feature: 'content_feature',
  product: 'content_product',
  'product-series': 'content_product_series',
  topic: 'content_topic',
  author: 'content_author',
  tag: 'content_tag',
} as const satisfies { readonly [Kind in AroundStories]: string };

export type ContentKind = StoryKind | AroundStories;
export type ContentTypeName = StoryTypeName | (typeof TYPE_NAMES)[AroundStories];

export const isStoryKind = (kind: ContentKind): kind is StoryKind => Object.hasOwn(storyKinds, kind);

/** What the wire calls it. */
export const typeNameOf = (kind: ContentKind): ContentTypeName =>
  isStoryKind(kind) ? storyKinds[kind].typeName : TYPE_NAMES[kind];

/** Undefined for what has no address here. */
export function contentKindOf(typeName: ContentTypeName): ContentKind;
export function contentKindOf(typeName: string): ContentKind | undefined;
export function contentKindOf(typeName: string): ContentKind | undefined {
  return storyKindOf(typeName) ?? AROUND_STORIES.find((kind) => TYPE_NAMES[kind] === typeName);
}
