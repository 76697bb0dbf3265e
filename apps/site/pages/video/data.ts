/** What a video page shows: the whole page, or on the share page the player, the title and the way to the whole page. */
import type { Instant } from '@masthead/model';
import type { BrandKey } from '../../base/brands.ts';
import type { Body } from '../../components/body/body-part.ts';
import type { StaticText } from '../../components/body/static-text.ts';
import type { CardStory, Link } from '../../components/cards/card-story.ts';
import type { Chapter, PlayableVideo } from '../../components/player/playable-video.ts';
import type { Byline } from '../article/data.ts';

interface ShownVideo {
  id: string;
  headline: string;
  /** Absent when it can not be watched. */
  playable?: PlayableVideo;
}

export interface SharedVideoData {
  form: 'share';
  brand: BrandKey;
  video: ShownVideo;
  whole: Link;
}

export interface WholeVideoData {
  form: 'whole';
  brand: BrandKey;
  video: ShownVideo & {
    kicker?: Link;
    /** Somebody paid for it. */
    paidFor: boolean;
    description?: string;
    /** In seconds. */
    duration?: number;
    publishedAt?: Instant;
    updatedAt?: Instant;
    authors: Byline[];
    subjects: Link[];
  };
  /** What was written about it. */
  about?: Body | undefined;
  playlist: CardStory[];
  /** Its parts, in the order in which they begin. */
  chapters: Chapter[];
  /** What is said in it: how it begins, and the rest where there is more. */
  transcript?: StaticText | undefined;
  moreTranscript?: StaticText | undefined;
  keepReading: CardStory[];
  more: CardStory[];
}

export type VideoPageData = SharedVideoData | WholeVideoData;
