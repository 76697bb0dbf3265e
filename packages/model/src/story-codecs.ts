/** What each kind of story is read with: its own page, and what a feed tells of it besides its text. */
import type { z } from 'zod';
import { articleCodec, articleFeedParts, articlePageCodec } from './kinds/article.ts';
import { galleryCodec, galleryFeedParts, galleryPageCodec } from './kinds/gallery.ts';
import { articleLiveCodec, livePageCodec } from './kinds/live.ts';
import { podcastCodecs } from './kinds/podcast.ts';
import { reviewCodec, reviewFeedParts, reviewPageCodec } from './kinds/review.ts';
import { videoPageCodec, videoStoryCodec } from './kinds/video.ts';
import type { StoryKind } from './story-kinds.ts';

interface StoryCodecs {
  /** The story itself, whole. */
  story: z.ZodType;
  /** The composed page that shows it. */
  page: z.ZodType;
  feedParts: z.ZodRawShape;
}

export const storyCodecs = {
  article: { story: articleCodec, page: articlePageCodec, feedParts: articleFeedParts },
  review: { story: reviewCodec, page: reviewPageCodec, feedParts: reviewFeedParts },
  gallery: { story: galleryCodec, page: galleryPageCodec, feedParts: galleryFeedParts },
  video: { story: videoStoryCodec, page: videoPageCodec, feedParts: {} },
  podcast: podcastCodecs,
  live: { story: articleLiveCodec, page: livePageCodec, feedParts: {} },
} as const satisfies { readonly [Kind in StoryKind]: StoryCodecs };

/** A whole story of a kind. */
export type StoryOf<Kind extends StoryKind> = z.output<(typeof storyCodecs)[Kind]['story']>;

type FeedPart = { [Kind in StoryKind]: keyof (typeof storyCodecs)[Kind]['feedParts'] }[StoryKind];

export const feedParts = {
  ...storyCodecs.article.feedParts,
  ...storyCodecs.review.feedParts,
  ...storyCodecs.gallery.feedParts,
  ...storyCodecs.podcast.feedParts,
} satisfies { readonly [Part in FeedPart]: z.ZodType };
