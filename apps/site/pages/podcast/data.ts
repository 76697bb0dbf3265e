/** What the page of an episode shows: the player with its parts, what is said, and what else the show has. */
import type { Instant } from '@masthead/model';
import type { BrandKey } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import type { Body } from '../../components/body/body-part.ts';
import type { StaticText } from '../../components/body/static-text.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { Chapter } from '../../components/player/playable-video.ts';
import type { Byline } from '../../components/story/read-story.ts';

export interface ShownShow {
  title: string;
  href: string;
  /** Where podcast apps subscribe. */
  feed: string;
  cover?: ShownPicture;
  /** The address of the cover for the device's own controls. */
  artwork?: string;
}

export interface ShownEpisode {
  id: string;
  headline: string;
  dek?: string;
  /** "Season 1, episode 3"; empty where it has no number. */
  place: string;
  audio: { src: string; bytes: number; duration: number };
  chapters: Chapter[];
  publishedAt: Instant;
  updatedAt?: Instant;
  authors: Byline[];
  subjects: Link[];
  /** Somebody paid for it. */
  paidFor: boolean;
}

export interface PodcastPageData {
  now: Instant;
  brand: BrandKey;
  show: ShownShow;
  episode: ShownEpisode;
  /** What was written about it. */
  about?: Body | undefined;
  transcript?: StaticText | undefined;
  episodes: readonly CardStory[];
  keepReading: readonly CardStory[];
}
