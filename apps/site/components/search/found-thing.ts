/** A product, a person or a topic among the results of a search. */
import type { Instant } from '@masthead/model';
import type { ShownPicture } from '../picture/shown-picture.ts';

export interface ShownThing {
  kind: 'product' | 'author' | 'topic';
  name: string;
  href: string;
  /** What it is: a product's kind, a person's work. */
  about: string;
  score?: number;
  /** "$279": the lowest that it is sold for. */
  price?: string;
  /** When that was looked up. */
  checkedAt?: Instant;
  picture?: ShownPicture;
}
