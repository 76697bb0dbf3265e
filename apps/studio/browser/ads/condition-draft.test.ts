import type { Condition } from '@masthead/ads/decision';
import { describe, expect, it } from 'vitest';
import { conditionOf, draftOf, newGroup, newLeaf } from './condition-draft.ts';

const cars: Condition = { key: 'topic', isOneOf: ['auto', 'e-bikes'] };
const finance: Condition = { key: 'path', isOneOf: ['/personal-finance/*'] };

describe('a condition as it is written', () => {
  it.each<[string, Condition | null]>([
    ['every page', null],
    ['one key', cars],
    ['the opposite of a key', { not: cars }],
    ['all of several', { all: [cars, { not: finance }] }],
    ['one of several within all of them', { all: [cars, { any: [finance, { key: 'country', isOneOf: ['US'] }] }] }],
    ['the opposite of a group', { not: { any: [cars, finance] } }],
    ['a value with a comma in it', { key: 'path', isOneOf: ['/a,b/'] }],
  ])('is the same again once it was drawn: %s', (_, condition) => {
    expect(conditionOf(draftOf(condition))).toEqual(condition);
  });

  it('is said without what it does not need', () => {
    expect(conditionOf(draftOf({ not: { not: cars } }))).toEqual(cars);
    expect(conditionOf(draftOf({ all: [cars] }))).toEqual(cars);
  });

  it('names a value for each line that has something in it', () => {
    const draft = newGroup([{ ...newLeaf(), values: ' auto \n\n e-bikes\n' }]);
    expect(conditionOf(draft)).toEqual(cars);
  });

  it('is sent as it is where nothing is named yet: whoever takes it says so', () => {
    expect(conditionOf(newGroup([newLeaf()]))).toEqual({ key: 'topic', isOneOf: [] });
  });
});
