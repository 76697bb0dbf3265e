/** What is shown of the features of a page: which are on, and why. */
import type { FeatureArea, FeatureName, FeatureStage, Owner } from '@masthead/rules';

export interface ExplainedFeature {
  name: FeatureName;
  area: FeatureArea;
  owner: Owner;
  stage: FeatureStage;
  on: boolean;
  because: string;
}

export type Explained =
  | { found: 'page'; route: string; device: string; experiments: readonly string[]; features: ExplainedFeature[] }
  | { found: 'elsewhere'; address: string }
  | { found: 'nothing'; status: number };

export interface FeatureRulesPageData {
  /** As it was asked for; empty before anybody asked. */
  address: string;
  explained?: Explained;
}
