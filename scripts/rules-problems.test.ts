import { experiments, features } from '@masthead/rules';
import { plainDefinition } from '@masthead/rules/testing';
import { describe, expect, it } from 'vitest';
import { rulesProblems } from './rules-problems.ts';

const without = (field: keyof typeof plainDefinition) => ({ ...plainDefinition, [field]: undefined });

describe('a build', () => {
  it('takes the tables as they are', () => {
    expect(rulesProblems(experiments, features)).toEqual([]);
  });

  it.each([
    ['owner', 'colour: A test needs an owner who is on the list of owners'],
    ['endDate', 'colour: A test needs an end date'],
    ['startDate', 'colour: A test needs a start date'],
    ['hypothesis', 'colour: A test needs a hypothesis'],
    ['criteria', 'colour: Criteria must be given'],
  ] as const)('refuses an experiment without its %s', (field, problem) => {
    expect(rulesProblems([plainDefinition, { ...without(field) }], {})).toContain(problem);
  });

  it('refuses an owner who is on no list, an id that is taken, and a feature of nobody', () => {
    expect(rulesProblems([{ ...plainDefinition, owner: 'somebody' }], {})).toHaveLength(1);
    expect(rulesProblems([plainDefinition, plainDefinition], {})).toHaveLength(1);
    const nobody = { ...features.disabled, owner: 'nobody' as 'platform' };
    expect(rulesProblems([], { nobody })).toEqual(['nobody needs an owner who is on the list of owners']);
  });
});
