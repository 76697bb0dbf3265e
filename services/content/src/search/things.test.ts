import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexName, removeName } from './names.ts';
import { parseQuery } from './query.ts';
import { readingsOf } from './readings.ts';
import { THINGS } from './testing/graded-corpus.ts';
import { emptySearch, type SearchDatabase } from './testing/open.ts';
import { thingsFor } from './things.ts';

describeEachEngine('things', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await emptySearch(open);
    await database.transaction(async (db) => {
      for (const thing of THINGS) await indexName(db, thing);
    });
  });

  async function found(text: string): Promise<string[]> {
    const query = parseQuery(text);
    const things = await thingsFor(database.db, await readingsOf(database.db, query), query.price);
    return things.map(({ kind, key }) => `${kind}:${key}`);
  }

  it.each([
    ['a product by its name', 'sweep s9', ['product:sweep-s9']],
    ['a product with what is asked of it', 'best Sweep S9 review 2026', ['product:sweep-s9']],
    ['a product among other words', 'does the sweep s9 climb stairs', ['product:sweep-s9']],
    ['a name and number written as one', 'halo12', ['product:halo-12', 'product:halo-12-pro']],
    ['only the longer of two names', 'halo 12 pro case', ['product:halo-12-pro']],
    ['a person by first or last name', 'ines', ['author:icafe', 'author:iokonjo']],
    ['a person by what they wrote', 'stories by Alan Wells', ['author:awells']],
    ['a topic by its name alone', 'Smart Home', ['topic:smart-home']],
    ['no topic among other words', 'smart home insurance', []],
    ['no kind of product without a price', 'robot vacuum', []],
    ['a kind of product up to a price', 'robot vacuum under 300', ['product:dusty', 'product:sweep-s1']],
    ['a kind of product from a price', 'robot vacuum over $1,000', ['product:sweep-s9']],
    ['no product that costs another price', 'sweep s9 under 300', []],
    ['nothing for nothing', '?', []],
    ['nothing for words that things do not have', 'volcano', []],
  ])('are found: %s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('are gone when they are removed, and another when they are named otherwise', async () => {
    const thing = { kind: 'product', key: 'x', label: 'Marlin Zed', priceCents: 100 } as const;
    await database.transaction((db) => indexName(db, thing));
    await database.transaction((db) => indexName(db, { ...thing, label: 'Marlin Omega' }));
    expect([await found('marlin zed'), await found('marlin omega')]).toEqual([[], ['product:x']]);
    await database.transaction((db) => removeName(db, thing));
    expect(await found('marlin omega')).toEqual([]);
  });
});
