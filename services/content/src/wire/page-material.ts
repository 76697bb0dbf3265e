/** What was fetched together for a story's own page, and the parts that several kinds make of it alike. */
import { toContentDate } from '@masthead/model';
import type { BaseDocument } from '../documents/base.ts';
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

export const wireCorrection = ({ correction, correctedAt }: Pick<BaseDocument, 'correction' | 'correctedAt'>) => ({
  correction,
  dateCorrected: correctedAt === null ? null : toContentDate(correctedAt),
});
