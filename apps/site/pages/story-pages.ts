/** The page of each kind of story: what it is given, and its code, which is a chunk of its own. The browser has this too. */
import type { StoryKind } from '@masthead/model';
import type { ComponentType } from 'react';
import { lazily } from '../base/lazily.ts';
import type { ArticlePageData } from './article/data.ts';
import type { GalleryPageData } from './gallery/data.ts';
import type { LivePageData } from './live/data.ts';
import type { PodcastPageData } from './podcast/data.ts';
import type { ReviewPageData } from './review/data.ts';
import type { VideoPageData } from './video/data.ts';

export interface StoryPageData {
  article: ArticlePageData;
  review: ReviewPageData;
  gallery: GalleryPageData;
  video: VideoPageData;
  podcast: PodcastPageData;
  live: LivePageData;
}

type StoryPages = {
  readonly [Kind in StoryKind]: () => Promise<{ Page: ComponentType<{ data: StoryPageData[Kind] }> }>;
};

export const storyPages: StoryPages = {
  article: lazily(() => import('./article/Page.tsx')),
  review: lazily(() => import('./review/Page.tsx')),
  gallery: lazily(() => import('./gallery/Page.tsx')),
  video: lazily(() => import('./video/Page.tsx')),
  podcast: lazily(() => import('./podcast/Page.tsx')),
  live: lazily(() => import('./live/Page.tsx')),
};
