/**
 * The head of live coverage. It wants the entries as they came, shortcodes and all: the product that is judged is in
 * one of them.
 */
import type { ArticleLive } from '@masthead/model';
import type { Head } from '../../presentation/head/head.ts';
import { storyHead, topicTrail } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { liveBlog } from '../../presentation/structured-data/live-blog.ts';
import { reviewCard } from '../../presentation/structured-data/review-card.ts';
import { videoObject } from '../../presentation/structured-data/video.ts';

export const liveHead = (live: ArticleLive): Head => ({
  ...storyHead(live, 'Live'),
  structuredData: [
    liveBlog(live),
    breadcrumbs(topicTrail(live), live.headline),
    reviewCard(live),
    ...(live.video ? [videoObject(live.video)] : []),
  ],
});
