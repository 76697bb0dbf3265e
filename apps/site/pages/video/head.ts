/** The head of a video; its still may be one that is not ours. */
import type { Video } from '@masthead/model';
import { oncePer } from '../../base/once-per.ts';
import type { Head } from '../../presentation/head/head.ts';
import { storyHead } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { videoObject } from '../../presentation/structured-data/video.ts';

export const videoHead = oncePer(
  (video: Video): Head => ({
    ...(!video.image && video.poster && { picture: { src: video.poster } }),
    ...storyHead({ ...video, dek: video.description }, 'Videos'),
    type: 'video.other',
    structuredData: [videoObject(video), breadcrumbs([{ label: 'Videos', href: '/videos/' }], video.headline)],
  }),
);
