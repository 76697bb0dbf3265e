/** Who answers for an experiment, a feature or a script: a closed list, so that each of them has somebody to ask. */
export const OWNERS = [
  'advertising',
  'audience',
  'broadband desk',
  'cars desk',
  'computing desk',
  'deals desk',
  'energy desk',
  'money desk',
  'news desk',
  'platform',
  'reviews desk',
  'sleep desk',
  'television desk',
  'video desk',
  'VPN desk',
] as const;
export type Owner = (typeof OWNERS)[number];

export const isOwner = (name: unknown): name is Owner => OWNERS.some((owner) => owner === name);
