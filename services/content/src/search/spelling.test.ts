import { describeEachEngine } from '@masthead/storage/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexStory, unindexStory } from './index-story.ts';
import { corrected, spellingsOf, typingErrors, variantsOf } from './spelling.ts';
import { emptySearch, type SearchDatabase, storyOf } from './testing/open.ts';

describe('typing errors', () => {
  it.each([
    ['apple', 'apple', 0],
    ['aple', 'apple', 1],
    ['appple', 'apple', 1],
    ['apqle', 'apple', 1],
    ['appel', 'apple', 1],
    ['paple', 'apple', 1],
    ['glaaxey', 'galaxy', 2],
    ['elecrtik', 'electric', 2],
    ['orange', 'apple', 5],
  ])('from %s to %s are %i', (typed, meant, errors) => {
    expect(typingErrors(typed, meant)).toBe(errors);
  });
});

describe('spellings', () => {
  it('are the long words of texts, without numbers', () => {
    expect(spellingsOf(['The Halo S25 and 2026’s café', 'halo tv'])).toEqual(['halo', 'cafe']);
  });

  it('are kept under few variants, however long they are', () => {
    expect(variantsOf('halo')).toEqual(['halo', 'alo', 'hlo', 'hao', 'hal']);
    expect(variantsOf('internationalisation').length).toBeLessThanOrEqual(29);
  });
});

describeEachEngine('a mistyped word', ({ open }) => {
  let database: SearchDatabase;
  beforeEach(async () => {
    database = await emptySearch(open);
  });

  const index = (id: string, headline: string): Promise<boolean> =>
    database.transaction((db) => indexStory(db, storyOf(id, { headline })));
  const meant = (word: string): Promise<string | undefined> => corrected(database.db, word);

  it('is corrected by one letter from four letters on, by two from six', async () => {
    await index('1', 'Halo galaxy mattresses');
    expect(await meant('helo')).toBe('halo');
    expect(await meant('hlao')).toBe('halo');
    expect(await meant('hexo')).toBeUndefined();
    expect(await meant('hal')).toBeUndefined();
    expect(await meant('galxay')).toBe('galaxy');
    expect(await meant('gelexy')).toBe('galaxy');
    expect(await meant('gelexi')).toBeUndefined();
    expect(await meant('matreses')).toBe('mattresses');
    expect(await meant('mattressws')).toBe('mattresses');
    expect(await meant('mattresesw')).toBe('mattresses');
  });

  it('is never a number or a model', async () => {
    await index('1', 'Model abcd1234 and 12345678');
    expect(await meant('abcd1235')).toBeUndefined();
    expect(await meant('12345679')).toBeUndefined();
  });

  it('is corrected to the nearest word, and of two to the one in more stories', async () => {
    await index('1', 'Planets and planes');
    await index('2', 'Planes');
    await index('3', 'Planer');
    expect(await meant('planess')).toBe('planes');
    expect(await meant('planeq')).toBe('planes');
    await index('4', 'Planer');
    await index('5', 'Planer');
    expect(await meant('planeq')).toBe('planer');
    expect(await meant('planees')).toBe('planes');
  });

  it('is not corrected to a word that no story has any more', async () => {
    await index('1', 'Planes');
    await index('2', 'Planes');
    await index('1', 'Trains');
    expect(await meant('planex')).toBe('planes');
    await database.transaction((db) => unindexStory(db, '2'));
    expect(await meant('planex')).toBeUndefined();
    expect(await meant('trainx')).toBe('trains');
  });
});
