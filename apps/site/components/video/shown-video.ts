/** What is shown of a video: on its own page, and on the page that others embed. */
import type { Instant } from '@masthead/model';
import type { BrandKey } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import type { Body } from '../body/body-part.ts';
import type { StaticText } from '../body/static-text.ts';
import type { CardStory } from '../cards/card-story.ts';
import type { Chapter, PlayableVideo } from '../player/playable-video.ts';
import type { Byline } from '../story/read-story.ts';

interface ShownVideo {
  id: string;
  headline: string;
  /** Absent when it cannot be watched. */
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
  now: Instant;
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
  playlist: readonly CardStory[];
  /** Its parts, in the order in which they begin. */
  chapters: Chapter[];
  /** What is said in it: how it begins, and the rest where there is more. */
  transcript?: StaticText | undefined;
  moreTranscript?: StaticText | undefined;
  keepReading: readonly CardStory[];
  more: readonly CardStory[];
}
