/** What a page of a gallery shows: on page 1 every picture and what they are about, on each further page the one it is for. */
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
  /** In their order; none when the gallery has lost its pictures. */
  shots: Shot[];
  sheet: Thumb[];
  /** Links of the gallery earn money. */
  disclosure: boolean;
  keepReading: readonly CardStory[];
  galleries: readonly CardStory[];
}
