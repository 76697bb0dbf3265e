/** What was fetched together for a story's own page, and the parts that several kinds make of it alike. */
import { toContentDate } from '@masthead/model';
import type { BodyReferences } from '../documents/shown.ts';
import type { Standing } from '../repositories/standing.ts';
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

/** Stories that were published before corrections had a time have none. */
export const wireCorrection = ({ correction, correctedAt }: { correction: string; correctedAt?: number | null }) => ({
  correction,
  dateCorrected: correctedAt ? toContentDate(correctedAt) : null,
});
