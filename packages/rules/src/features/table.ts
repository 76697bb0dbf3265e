/** The closed list of everything that can be on or off, with its area, owner and stage. */
import { decideFeatures, type Feature, type PageFeatures } from './decide.ts';
import type { FeaturePage } from './feature-page.ts';
import { advertising, callouts } from './table/callouts-and-ads.ts';
import { deskFeatures } from './table/desk-features.ts';
import { pageRules } from './table/page-rules.ts';
import { thirdPartyTags } from './table/third-party-tags.ts';

const table = { ...pageRules, ...deskFeatures, ...callouts, ...advertising, ...thirdPartyTags };

export type FeatureName = keyof typeof table;

export const features: Readonly<Record<FeatureName, Feature>> = table;

export const isFeatureName = (name: string): name is FeatureName => Object.hasOwn(features, name);

/** The features of one page, decided one by one as they are asked for. */
export const featuresOf = (page: FeaturePage): PageFeatures<FeatureName> => decideFeatures(page, features);
