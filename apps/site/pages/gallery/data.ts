/** What a page of a gallery shows: one picture, its place among the others, and on page 1 what the gallery is about. */
import type { Instant } from '@masthead/model';
import type { BrandKey } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import type { Body } from '../../components/body/body-part.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { Place, Shot, Thumb } from '../../components/gallery/shot.ts';

export interface GalleryPageData {
  brand: BrandKey;
  story: CardStory & { updatedAt?: Instant; subjects: Link[] };
  /** On page 1 only. */
  intro?: Body | undefined;
  place: Place;
  /** Absent when the gallery has lost its pictures. */
  shot?: Shot | undefined;
  sheet: Thumb[];
  /** Links of the gallery earn money. */
  disclosure: boolean;
  keepReading: readonly CardStory[];
  galleries: readonly CardStory[];
}
