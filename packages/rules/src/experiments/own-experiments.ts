/** The experiments that we run on this product ourselves. */
import { and, noCrawler, onRoutes } from './criteria.ts';
import { defineExperiment, type Experiment } from './definition.ts';

const mostReadPlace = defineExperiment({
  id: 'topic_mostRead',
  version: '1',
  owner: 'audience',
  hypothesis:
    'Readers of a topic open a story more often when what others read most stands at the head of its page than when it stands beside the list below.',
  outcome: 'story',
  startDate: '2026-11-02T00:00:00Z',
  endDate: '2027-05-03T00:00:00Z',
  criteria: and(onRoutes('topic'), noCrawler),
  allocation: [
    { percentage: 50, bucket: 'control' },
    { percentage: 50, bucket: 'head' },
  ],
});

export const ownExperiments: readonly Experiment[] = [mostReadPlace];
