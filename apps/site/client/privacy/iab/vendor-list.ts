/**
 * The vendors that a publication may have, in the form of the IAB's list. These are examples of nobody: whoever takes
 * part in the framework puts the vendors that they work with here, and the number that they are registered under.
 */
import type { VendorList } from '@iabtcf/core';
import type { ConsentCategory } from '@masthead/rules';

export const CMP = { id: 4000, version: 1 } as const;

/** Which purposes of the framework a category of ours allows; the first goes with any of them. */
export const PURPOSES: Readonly<Partial<Record<ConsentCategory, readonly number[]>>> = {
  C0002: [1, 7, 8, 9, 10],
  C0003: [1, 11],
  C0004: [1, 2, 3, 4],
  C0005: [1, 5, 6],
};

const PURPOSE_NAMES = [
  'Store and/or access information on a device',
  'Use limited data to select advertising',
  'Create profiles for personalised advertising',
  'Use profiles to select personalised advertising',
  'Create profiles to personalise content',
  'Use profiles to select personalised content',
  'Measure advertising performance',
  'Measure content performance',
  'Understand audiences through statistics or combinations of data from different sources',
  'Develop and improve services',
  'Use limited data to select content',
];

const purposes = Object.fromEntries(
  PURPOSE_NAMES.map((name, index) => [
    index + 1,
    { id: index + 1, name, description: name, descriptionLegal: '', illustrations: [] },
  ]),
);

const vendor = (id: number, name: string, uses: number[]) => ({
  id,
  name,
  purposes: uses,
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [],
  features: [],
  specialFeatures: [],
  policyUrl: '/do-not-sell-or-share-my-personal-information/',
  cookieMaxAgeSeconds: 31_536_000,
  usesCookies: true,
  cookieRefresh: false,
  usesNonCookieAccess: false,
});

const vendors = [
  vendor(1, 'Harbor Advertising', [1, 2, 3, 4, 7]),
  vendor(2, 'Circuit Bidding', [1, 2, 3, 4, 7]),
  vendor(3, 'Lantern Measurement', [1, 7, 8, 9]),
];

export const vendorList: VendorList = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 1,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-01T00:00:00Z',
  purposes,
  specialPurposes: {},
  features: {},
  specialFeatures: {},
  stacks: {},
  vendors: Object.fromEntries(vendors.map((each) => [each.id, each])),
};
