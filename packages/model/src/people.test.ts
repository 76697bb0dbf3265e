import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authorsOf,
  fullNameOf,
  isMedicalReviewer,
  isValidAuthor,
  isVoicesContributor,
  joinNames,
  twitterHandle,
} from './people.ts';

it.each([
  [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
  [{ firstName: 'Ann', lastName: '' }, 'Ann'],
  [{ firstName: '', lastName: 'Lee' }, 'Lee'],
  [{ firstName: ' Ann ' }, 'Ann'],
  [{}, ''],
])('%j is called "%s"', (names, fullName) => {
  expect(fullNameOf(names)).toBe(fullName);
});

it('an author is valid only with a username', () => {
  expect([isValidAuthor({ username: 'ines' }), isValidAuthor({ username: '' })]).toEqual([true, false]);
});

it('a medical reviewer is one by the name of any role', () => {
  expect(isMedicalReviewer({ roles: [{ name: 'Editor' }, { name: 'Medical Reviewer' }] })).toBe(true);
  expect(isMedicalReviewer({ roles: [{ name: 'Editor', role: 'Medical Reviewer' }] })).toBe(false);
});

it('a voices contributor is one by the code of any role', () => {
  expect(isVoicesContributor({ roles: [{ role: 'X' }, { role: 'CONTRIBUTOR_VOICES' }] })).toBe(true);
  expect(isVoicesContributor({ roles: [{ name: 'CONTRIBUTOR_VOICES' }] })).toBe(false);
});

it('a Twitter handle begins with one @', () => {
  expect([twitterHandle('cnet'), twitterHandle('@cnet')]).toEqual(['@cnet', '@cnet']);
});

describe('the authors of a story', () => {
  const person = (username: string, fullName = username) => ({ username, fullName });

  it('are the main one and those of the others who are valid', () => {
    const [a, b] = [person('a'), person('b')];
    expect(authorsOf({ author: a, moreAuthors: [b, person('', 'C')] })).toEqual([a, b]);
  });

  it('have the main one even without a username, as long as there is a name', () => {
    expect(authorsOf({ author: person('', 'Ann'), moreAuthors: [] })).toHaveLength(1);
    expect(authorsOf({ author: person('', ''), moreAuthors: [] })).toEqual([]);
  });

  it('may be nobody, and beyond the first nobody without a username', () => {
    const anybody = fc.record({ username: fc.constantFrom('', 'x', 'y'), fullName: fc.constantFrom('', 'N') });
    fc.assert(
      fc.property(fc.option(anybody, { nil: undefined }), fc.array(anybody), (author, moreAuthors) => {
        const [first, ...rest] = authorsOf({ author, moreAuthors });
        expect(rest.every(isValidAuthor)).toBe(true);
        expect(first === undefined || first.username !== '' || first.fullName !== '').toBe(true);
      }),
    );
  });
});

it.each([
  [[], ''],
  [['Ines Okafor'], 'Ines Okafor'],
  [['Ines Okafor', 'Yuki Arai'], 'Ines Okafor and Yuki Arai'],
  [['Ines Okafor', 'Yuki Arai', 'Tom Vesterholm'], 'Ines Okafor, Yuki Arai and Tom Vesterholm'],
])('the names %j read "%s"', (names, sentence) => {
  expect(joinNames(names)).toBe(sentence);
});

it.each([
  [3, ['A', 'B', 'C'], 'A, B and C'],
  [3, ['A', 'B', 'C', 'D'], 'A, B and 2 others'],
  [3, Array.from('ABCDEFGHIJKL'), 'A, B and 10 others'],
  [2, ['A', 'B', 'C'], 'A and 2 others'],
  [1, ['A', 'B'], 'A and B'],
])('where there is room for %i, %j read "%s"', (most, names, sentence) => {
  expect(joinNames(names, most)).toBe(sentence);
});

it('a name that runs from right to left is kept to itself, so that the others stay in their order', () => {
  expect(joinNames(['ליאת', 'Ann', 'ليلى'])).toBe('\u2068ליאת\u2069, Ann and \u2068ليلى\u2069');
});
