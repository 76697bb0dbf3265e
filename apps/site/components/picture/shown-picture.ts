/** A picture in its place on a page: ready addresses, and what is said about it. */
import type { SlotName } from './slots.ts';

export interface ShownPicture {
  slot: SlotName;
  /** The largest on offer, for those who choose nothing. */
  src: string;
  /** All that is on offer, where it is more than one. */
  srcset?: string;
  /** The upright cut for phones. */
  phoneSrcset?: string;
  /** The films of a moving picture, where it moves, and what is seen before them. */
  motion?: { phone: string; wider: string; poster: string };
  /** Of the largest on offer. */
  width: number;
  height: number;
  /** Its dominant colour, seen until it is there. */
  color?: string;
  alt: string;
  caption?: string;
  credit?: string;
}
