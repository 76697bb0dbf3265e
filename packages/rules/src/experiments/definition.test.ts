import { describe, expect, it } from 'vitest';
import { plainDefinition, someExperiment } from '../testing/experiments.ts';
import { and, butNot, inBrowser, noCrawler } from './criteria.ts';
import { controlOf, ExperimentError, isRunning, sharesInside, versionLabel } from './definition.ts';
import { definitionProblems, experimentProblems, PROBLEMS } from './problems.ts';

const problems = (changes: Record<string, unknown>): string[] => definitionProblems({ ...plainDefinition, ...changes });
const withBucket = (bucket: unknown): string[] => problems({ allocation: [{ percentage: 10, bucket }] });
const withPercentages = (...percentages: unknown[]): string[] =>
  problems({ allocation: percentages.map((percentage, index) => ({ percentage, bucket: `b${index}` })) });

describe('an experiment’s definition', () => {
  it('has an id, a version, dates, criteria and an allocation', () => {
    expect(problems({})).toEqual([]);
    const { start, end, slots } = someExperiment();
    expect([start, end]).toEqual([Date.parse('2024-06-01T00:00:00Z'), Date.parse('2024-07-01T00:00:00Z')]);
    expect(slots).toHaveLength(101);
  });

  it.each([null, undefined, 'colour', [], 5])('is an object, not %j', (definition) => {
    expect(definitionProblems(definition)).toEqual([PROBLEMS.shape]);
  });

  it.each(['a', 'a_1', 'Z9', 'bb_phone'])('may have the id %s', (id) => {
    expect(problems({ id })).toEqual([]);
  });

  it.each(['1a', '_a', 'a-b', 'a b', '', 'é', 'a:b', 5, undefined])('may not have the id %j', (id) => {
    expect(problems({ id })).toContain(PROBLEMS.id);
  });

  it.each(['2', 'v2', '1_0', 'V'])('may have the version %s', (version) => {
    expect(problems({ version })).toEqual([]);
  });

  it.each(['_2', 'v.2', '', 2, 'v 2'])('may not have the version %j', (version) => {
    expect(problems({ version })).toContain(PROBLEMS.version);
  });

  it.each(['test1', 'a', 'A_b'])('may have the bucket %s', (bucket) => {
    expect(withBucket(bucket)).toEqual([]);
  });

  it.each(['1test', '_a', 'a-b', 'a b', 7])('may not have the bucket %j', (bucket) => {
    expect(withBucket(bucket)).toContain(PROBLEMS.bucket);
  });

  it('may not call a bucket by the word for being outside', () => {
    expect(withBucket('exclude')).toEqual([PROBLEMS.reserved]);
  });

  it('may not allocate one bucket twice', () => {
    const twice = [10, 20].map((percentage) => ({ percentage, bucket: 'a' }));
    expect(problems({ allocation: twice })).toEqual([PROBLEMS.twice]);
  });

  it.each([{}, undefined, 'red', null])('has its allocations in an array, not %j', (allocation) => {
    expect(problems({ allocation })).toEqual([PROBLEMS.allocations]);
  });

  it.each([[{ percentage: 10 }], [{ bucket: 'a' }], [null], [5], [{}], [{ percentage: 10, bucket: '' }]])(
    'has a percentage and a bucket in each allocation, not %j',
    (entry) => {
      expect(problems({ allocation: [entry] })).toEqual([PROBLEMS.allocation]);
    },
  );

  it('may allocate 100 percent and not more, and says so in these words', () => {
    expect(withPercentages(50, 50)).toEqual([]);
    expect(withPercentages(50, 51)).toEqual(['Total of all allocations for test cannot exceed 100']);
  });

  it.each([-1, 1.5, '10', Number.NaN])('may not allocate %j percent, which fills no slots', (percentage) => {
    expect(withPercentages(percentage)).toEqual([PROBLEMS.percentage]);
  });

  it.each([true, false, [], [{ kind: 'no-crawler' }]])('may not have %j for criteria', (criteria) => {
    expect(problems({ criteria })).toEqual(['Criteria cannot be a boolean or an array']);
  });

  it.each([{ kind: 'no-crawler' }, () => true])('may have an object or a function for criteria', (criteria) => {
    expect(problems({ criteria })).toEqual([]);
  });

  it.each([{}, { kind: 'weather' }, { kind: 'and' }, { kind: 'and', of: [{}] }, { kind: 'not', of: [] }, 'route'])(
    'may not have criteria that are of no kind: %j',
    (criteria) => {
      expect(problems({ criteria })).toEqual([PROBLEMS.kind]);
    },
  );

  it('may not leave its criteria out', () => {
    expect(problems({ criteria: undefined })).toEqual([PROBLEMS.noCriteria]);
  });

  it('may combine to 25 characters and not to 26, outside included', () => {
    const allocation = [{ percentage: 10, bucket: 'abcdefghij' }];
    expect(problems({ id: 'a'.repeat(12), version: '1', allocation })).toEqual([]);
    expect(problems({ id: 'a'.repeat(13), version: '1', allocation })).toEqual([PROBLEMS.length]);
    const short = [{ percentage: 10, bucket: 'a' }];
    expect(problems({ id: 'a'.repeat(16), version: '1', allocation: short })).toEqual([PROBLEMS.length]);
  });

  it('that is wrong is refused, with everything that is wrong about it', () => {
    expect(() => someExperiment({ id: '1', endDate: 'soon' })).toThrow(
      new ExperimentError([PROBLEMS.id, PROBLEMS.end]),
    );
  });

  it('is shown with the version as people say it', () => {
    expect([versionLabel({ version: '2' }), versionLabel({ version: 'v3' })]).toEqual(['v2', 'v3']);
  });
});

it('an experiment runs from its start up to, not including, its end', () => {
  const experiment = someExperiment();
  const at = (date: string): boolean => isRunning(experiment, Date.parse(date));
  expect([at('2024-05-31T23:59:59.999Z'), at('2024-06-01T00:00:00Z')]).toEqual([false, true]);
  expect([at('2024-06-30T23:59:59.999Z'), at('2024-07-01T00:00:00Z')]).toEqual([true, false]);
});

describe('a build refuses an experiment', () => {
  it.each([
    [{ owner: undefined }, PROBLEMS.owner],
    [{ owner: 'somebody' }, PROBLEMS.owner],
    [{ endDate: undefined }, PROBLEMS.end],
    [{ endDate: 'soon' }, PROBLEMS.end],
    [{ startDate: undefined }, PROBLEMS.start],
    [{ endDate: '2024-06-01T00:00:00Z' }, PROBLEMS.order],
    [{ hypothesis: ' ' }, PROBLEMS.hypothesis],
    [{ criteria: () => true }, PROBLEMS.browser],
    [{ criteria: and(noCrawler, butNot(inBrowser(() => true))) }, PROBLEMS.browser],
  ])('with %j, naming it', (changes, problem) => {
    expect(experimentProblems([plainDefinition, { ...plainDefinition, id: 'other', ...changes }])).toEqual([
      `other: ${problem}`,
    ]);
  });

  it('whose id is taken, and what is none at all', () => {
    expect(experimentProblems([plainDefinition, plainDefinition, null])).toEqual([
      'colour: Test id is taken by another test',
      `Experiment 3: ${PROBLEMS.shape}`,
    ]);
  });
});

describe('the buckets of an experiment', () => {
  const experiment = someExperiment({
    allocation: [
      { bucket: 'test', percentage: 20 },
      { bucket: 'control', percentage: 60 },
    ],
  });

  it('are compared with the control, wherever it stands, and else with the first', () => {
    expect(controlOf(experiment)).toBe('control');
    expect(controlOf({ allocation: [{ bucket: 'one', percentage: 50 }] })).toBe('one');
    expect(controlOf({ allocation: [] })).toBeUndefined();
  });

  it('share those who are in it, and nobody who is outside', () => {
    const [test = 0, control = 0] = sharesInside(experiment);
    expect(test + control).toBeCloseTo(1, 10);
    expect(control / test).toBeCloseTo(3, 0);
  });
});
