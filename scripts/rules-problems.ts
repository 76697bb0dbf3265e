/** Everything that would keep an experiment or a feature from being somebody's: no owner, no end, no rule of its name. */
import { experimentProblems, type Feature, featureProblems, isOwner } from '@masthead/rules';

export const rulesProblems = (
  experiments: readonly unknown[],
  features: Readonly<Record<string, Feature>>,
): string[] => [
  ...experimentProblems(experiments),
  ...featureProblems(features),
  ...Object.entries(features)
    .filter(([, { owner }]) => !isOwner(owner))
    .map(([name]) => `${name} needs an owner who is on the list of owners`),
];
