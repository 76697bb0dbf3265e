/** The two experiments that advertising looks at by name. */
import { and } from './criteria.ts';
import { defineExperiment } from './definition.ts';
import { type BucketState, bucketOf } from './state.ts';

/** No row of the table: nobody is put into it, but whoever has its cookie gets pages without the ad service. */
export const serviceOff = defineExperiment({
  id: 'serviceoff',
  version: '1',
  owner: 'advertising',
  hypothesis: 'Shows what a page costs without the ad service, for whoever measures it.',
  startDate: '2023-09-01T00:00:00Z',
  endDate: '2030-01-01T00:00:00Z',
  criteria: and(),
  allocation: [{ percentage: 0, bucket: 'testA' }],
  byCookieOnly: true,
});

export const isAdServiceOff = (states: readonly BucketState[]): boolean => bucketOf(states, serviceOff.id) === 'testA';

export const AD_LIBRARY_EXPERIMENT = 'adlib_variant';

/** Whether the bidding library is loaded from its other address. */
export const usesAdLibraryVariant = (states: readonly BucketState[]): boolean =>
  bucketOf(states, AD_LIBRARY_EXPERIMENT) === 'test';
