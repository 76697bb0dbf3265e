/** Experiments for tests. */
import { and } from '../experiments/criteria.ts';
import { defineExperiment, type Experiment, type ExperimentDefinition } from '../experiments/definition.ts';

export const plainDefinition: ExperimentDefinition = {
  id: 'colour',
  version: '1',
  owner: 'platform',
  hypothesis: 'Blue is better.',
  startDate: '2024-06-01T00:00:00Z',
  endDate: '2024-07-01T00:00:00Z',
  criteria: and(),
  allocation: [
    { percentage: 50, bucket: 'red' },
    { percentage: 50, bucket: 'blue' },
  ],
};

export const someExperiment = (changes: Partial<ExperimentDefinition> = {}): Experiment =>
  defineExperiment({ ...plainDefinition, ...changes });
