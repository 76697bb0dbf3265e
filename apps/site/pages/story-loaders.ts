/** What the server does with each kind of story: loads its page. Apart from `story-pages.ts`, which the browser has too. */
import type { StoryKind } from '@masthead/model';
import type { ArticleForm, RoutedPage } from '../base/page-name.ts';
import type { KindFeeds } from '../presentation/feeds/feed-file.ts';
import { loadArticle } from './article/load.ts';
import { loadGallery } from './gallery/load.ts';
import { loadLive } from './live/load.ts';
import type { Load } from './load.ts';
import { loadPodcast } from './podcast/load.ts';
import { podcastFeeds } from './podcast/rss.ts';
import { loadReview } from './review/load.ts';
import { loadVideo } from './video/load.ts';

/** An article's loader gives the page of its form. */
export type ShownPage<Name extends RoutedPage> = Name extends 'article' ? 'article' | ArticleForm : Name;

export const storyLoaders: { readonly [Kind in StoryKind]: Load<ShownPage<Kind>> } = {
  article: loadArticle,
  review: loadReview,
  gallery: loadGallery,
  video: loadVideo,
  podcast: loadPodcast,
  live: loadLive,
};

/** How the feeds of the kind's shows are written, and the files they lead to; null: it has none of its own. */
export const kindFeeds: { readonly [Kind in StoryKind]: KindFeeds | null } = {
  article: null,
  review: null,
  gallery: null,
  video: null,
  podcast: podcastFeeds,
  live: null,
};
