/** One picture of a gallery as it is shown. */
import type { Body } from '../body/body-part.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';
import type { PlayableVideo } from '../player/playable-video.ts';
import type { Offer } from '../product/offer.ts';

export interface Shot {
  id: string;
  /** Its place in the gallery, from 1. */
  number: number;
  title: string;
  text?: Body | undefined;
  picture?: ShownPicture;
  /** Shown in the place of the picture. */
  video?: PlayableVideo;
  credit?: string;
  /** Something in the picture that can be bought. */
  product?: { name: string; offers: Offer[] };
}

/** A picture's place in the contact sheet. */
export interface Thumb {
  href: string;
  title: string;
  picture?: ShownPicture;
}

/** Where a picture stands among all of them on the first page. */
export const shotPlace = (number: number): string => `picture-${number}`;

/** Where in the gallery one is: numbers begin at 1. */
export interface Place {
  number: number;
  count: number;
  firstHref: string;
  previousHref?: string;
  nextHref?: string;
}
