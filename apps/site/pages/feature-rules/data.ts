/** What is shown of the features of a page: which are on, and why. */
import type { Explained } from '../../server/platform/explain.ts';

export interface FeatureRulesPageData {
  /** As it was asked for; empty before anybody asked. */
  address: string;
  explained?: Explained;
}
