/** What a video page shows: the whole page, or on the share page the player, the title and the way to the whole page. */
import type { SharedVideoData, WholeVideoData } from '../../components/video/shown-video.ts';

export type VideoPageData = SharedVideoData | WholeVideoData;
