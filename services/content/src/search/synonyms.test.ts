import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { setSynonyms, synonymsIn } from './synonyms.ts';
import { emptySearch, type SearchDatabase } from './testing/open.ts';

describeEachEngine('synonyms', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await emptySearch(open);
    await database.transaction((db) => setSynonyms(db, [['gone', 'lost']]));
    await database.transaction((db) =>
      setSynonyms(db, [
        ['TVs', 'television'],
        ['electric car', 'EV'],
        ['?', 'x y z a b'],
      ]),
    );
  });

  it.each([
    ['tv', [['television']]],
    ['best televisions', [['best', 'tvs']]],
    ['ev range', [['electric', 'car', 'range']]],
    ['new electric cars', [['new', 'ev']]],
    ['gone', []],
    ['phone', []],
  ])('of %j are %j', async (query, others) => {
    expect(await synonymsIn(database.db, query.split(' '))).toEqual(others);
  });
});
