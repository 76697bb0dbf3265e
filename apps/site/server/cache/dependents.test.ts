import { describe, expect, it } from 'vitest';
import { createDependents, EVERYTHING } from './dependents.ts';

/** Whoever depends on `story:1` and `front`, once and each time, and how often each of them was told. */
function dependentsOfStory() {
  const dependents = createDependents();
  const told = { once: 0, eachTime: 0 };
  const letGo = dependents.keep(['story:1', 'front'], () => {
    told.once += 1;
  });
  dependents.watch('story:1', () => {
    told.eachTime += 1;
  });
  return { dependents, told, letGo };
}

describe('what depends on a name', () => {
  it('is dropped once, however many of its names change and how often', () => {
    const { dependents, told } = dependentsOfStory();
    dependents.heard(['story:1', 'front']);
    dependents.heard(['front']);
    expect(told.once).toBe(1);
  });

  it('is told each time where it watches', () => {
    const { dependents, told } = dependentsOfStory();
    for (const names of [['story:1'], ['front'], ['story:1', 'front']]) dependents.heard(names);
    expect(told.eachTime).toBe(2);
  });

  it('is told by everything at once, and by changes that were missed', () => {
    const { dependents, told } = dependentsOfStory();
    dependents.heard([EVERYTHING]);
    expect(told).toEqual({ once: 1, eachTime: 1 });
    dependents.missed();
    expect(told).toEqual({ once: 1, eachTime: 2 });
  });

  it('is left alone by other names, and when it was let go', () => {
    const { dependents, told, letGo } = dependentsOfStory();
    dependents.heard(['story:2']);
    letGo();
    dependents.heard(['front']);
    expect(told).toEqual({ once: 0, eachTime: 0 });
  });
});
