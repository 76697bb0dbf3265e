/** One entry of live coverage as it is shown. */
import type { Instant } from '@masthead/model';
import type { Body } from '../body/body-part.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';

export interface LiveEntry {
  id: string;
  /** Its place: the highest stands first. */
  sequence: number;
  /** The number of its last change. */
  event: number;
  /** Its own address: the page's, and the place on it. */
  href: string;
  /** The name of the place. */
  anchor: string;
  headline?: string;
  text?: Body | undefined;
  at: Instant;
  /** The time as a clock at the place of the event shows it. */
  clock: string;
  updatedClock?: string;
  author?: { name: string; portrait?: ShownPicture };
  important: boolean;
  pinned: boolean;
}
