/** What the page of a story is made from, beside the story itself. */
import type { Standing } from '../repositories/standing.ts';
import type { BodyReferences } from '../use-cases/writing/story-row.ts';
import type { WireProduct } from './product.ts';
import type { Material } from './story.ts';

export interface PageMaterial extends Material {
  body: string;
  /** By slug. */
  products: ReadonlyMap<string, WireProduct>;
  newsletters: readonly Standing<'newsletter'>[];
  /** What the shortcodes of all its texts name. */
  references: BodyReferences;
}
