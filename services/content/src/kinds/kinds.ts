/** The kinds of story that this service knows, joined: a kind of the model's list without its definition does not compile. */
import {
  STORY_KINDS,
  STORY_TYPE_NAMES,
  type StoryKind,
  type StoryTypeName,
  storyKindOf,
  storyKinds,
} from '@masthead/model';
import { z } from 'zod';
import type { BaseDocument } from '../documents/base.ts';
import type { DetailOf, Kept } from '../documents/shown.ts';
import { textPaths } from '../documents/texts.ts';
import { article } from './article/article.ts';
import type { KindDefinition } from './definition.ts';
import { gallery } from './gallery/gallery.ts';
import { live } from './live/live.ts';
import { podcast } from './podcast/podcast.ts';
import { review } from './review/review.ts';
import { video } from './video/video.ts';

/** The definition of a kind, whose documents have its name. */
type Definition<Kind extends StoryKind> = KindDefinition<BaseDocument> & {
  document: z.ZodObject & z.ZodType<BaseDocument & { typeName: StoryTypeName<Kind> }>;
};

export const kinds = { article, review, gallery, video, podcast, live } as const satisfies {
  readonly [Kind in StoryKind]: Definition<Kind>;
};

type Documents = { [Kind in StoryKind]: (typeof kinds)[Kind]['document'] };
/** A document as it is kept. */
export type StoryDocument<Kind extends StoryKind = StoryKind> = { [Each in Kind]: z.output<Documents[Each]> }[Kind];
/** A document as it is sent in: what is left out has its default. */
export type StoryInput<Kind extends StoryKind = StoryKind> = { [Each in Kind]: z.input<Documents[Each]> }[Kind];
export type StoryDetail<Kind extends StoryKind = StoryKind> = DetailOf<StoryDocument<Kind>>;

const [first, ...others] = STORY_KINDS;

/** Every kind of story. */
export const storyDocument = z.discriminatedUnion(
  'typeName',
  [kinds[first].document, ...others.map((kind) => kinds[kind].document)],
  { error: ({ code }) => (code === 'invalid_union' ? `takes one of ${STORY_TYPE_NAMES.join(', ')}` : undefined) },
);

/** The definition of a story's own kind. */
export const definitionOf = ({ typeName }: { typeName: StoryTypeName }): KindDefinition<StoryDocument> =>
  kinds[storyKindOf(typeName)];

const TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  STORY_KINDS.map((kind) => [storyKinds[kind].typeName, textPaths(kinds[kind].document)]),
);

/** Where documents of a kind hold texts; `*` is each of a list. */
export const textPathsOf = ({ typeName }: { typeName: StoryTypeName }): readonly string[] => TEXTS.get(typeName) ?? [];
/** Where documents of any kind do. */
export const EVERY_TEXT: readonly string[] = [...new Set([...TEXTS.values()].flat())];

/** Every product that a story is about: named, listed, offered, judged or shown. */
export function productSlugsOf(story: Kept<StoryDocument>): string[] {
  const own = definitionOf(story).products(story);
  return [...new Set([...story.products, ...own])].filter((slug) => slug !== null);
}
