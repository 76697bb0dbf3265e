/** The facts of a product within a text. */
import type { Spec } from '../../product/offer.ts';

export interface BodySpecsData {
  specs: Spec[];
}
