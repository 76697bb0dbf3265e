/** What a page of live coverage shows. */
import type { Instant } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { Body } from '../../components/body/body-part.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { LiveChannelDetails } from '../../components/live/channel/details.ts';
import type { LiveEntry } from '../../components/live/live-entry.ts';
import type { LiveEvent } from '../../components/live/live-event.ts';
import type { PlayableVideo } from '../../components/player/playable-video.ts';

export interface LivePageData {
  now: Instant;
  story: CardStory & { subjects: Link[] };
  event: LiveEvent;
  callToAction?: string;
  video?: PlayableVideo;
  intro?: Body | undefined;
  /** All of them, newest first, also what is pinned. */
  entries: LiveEntry[];
  /** Where what comes after this page is heard of. */
  channel?: LiveChannelDetails;
  keepReading: readonly CardStory[];
  more?: { title: string; link: Link; stories: readonly CardStory[] } | undefined;
}
